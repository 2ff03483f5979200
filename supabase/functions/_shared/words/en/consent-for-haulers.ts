/**
 * How a hauler can reach a customer, for the job page and emails to haulers.
 *
 * @param agreedToMessages whether the customer checked the box that allows texts.
 */
export function consentForHaulers(agreedToMessages: boolean): string {
  return agreedToMessages ? 'Calls and texts are fine.' : 'Calls only. Please don’t text.';
}
