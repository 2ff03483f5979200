import { operator } from './clients.ts';
import { claim, makeDue, notificationOf } from './notifications.ts';

/** Takes the mail that a request has arrived, as the sender does. @returns the token of the link in it. */
export async function arrivalMailOf(lead: { id: string; email: string }): Promise<string> {
  await makeDue();
  await claim();
  const { id } = await notificationOf(lead, 'request-arrived');
  const { data } = await operator.rpc('make_stop_link', { notification_id: id, email: lead.email }).throwOnError();
  if (data === null) throw new Error(`No mail is being sent to ${lead.email}`);
  return data;
}
