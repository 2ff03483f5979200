import { operator } from './clients.ts';
import { claim, makeDue, notificationOf } from './notifications.ts';

/** Claims the confirmation like the sender. @returns the token of its stop link. */
export async function arrivalMailOf(lead: { id: string; email: string }): Promise<string> {
  await makeDue();
  await claim();
  const { id } = await notificationOf(lead, 'request-arrived');
  const { data } = await operator.rpc('make_stop_link', { notification_id: id, email: lead.email }).throwOnError();
  if (data === null) throw new Error(`No mail is being sent to ${lead.email}`);
  return data;
}
