import { operator } from './clients.ts';
import { claim, makeDue, notificationOf } from './notifications.ts';

/** Claims the confirmation like the sender. @returns the token of its stop link. */
export function arrivalMailOf(lead: { id: string; email: string }): Promise<string> {
  return stopLinkOf(lead, 'request-arrived', lead.email);
}

/** Stops emails with the link in the confirmation. */
export async function stopMailTo({ id, email }: { id: string; email?: string | null }): Promise<void> {
  const token = await arrivalMailOf({ id, email: email ?? '' });
  await operator.rpc('stop_mail', { token }).throwOnError();
}

/** Claims the email that offers a request to its only hauler. @returns the token of its stop link. */
export function offerMailOf(lead: { id: string }, hauler: { email: string }): Promise<string> {
  return stopLinkOf(lead, 'job-offered', hauler.email);
}

/** Claims an email of this kind like the sender. @returns the token of its stop link. */
export async function stopLinkOf(lead: { id: string }, kind: string, email: string): Promise<string> {
  await makeDue();
  await claim();
  const { id } = await notificationOf(lead, kind);
  const { data } = await operator.rpc('make_stop_link', { notification_id: id, email }).throwOnError();
  if (data === null) throw new Error(`No mail is being sent to ${email}`);
  return data;
}
