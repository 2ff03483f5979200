/**
 * How a hauler may reach a customer: what the job's page and the mails to haulers say.
 *
 * @param agreedToMessages whether the customer ticked the box of the form that allows texts.
 */
export function consentForHaulers(agreedToMessages: boolean): string {
  return agreedToMessages ? 'Calls and texts are fine.' : 'Calls only. Please do not text.';
}
