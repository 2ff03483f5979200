import type { Enums, Tables, TablesUpdate } from '@functions/database.types.ts';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { operator } from './clients.ts';

export type Notification = Tables<'notifications'>;

/** The notifications about a request, oldest first. */
export async function notificationsOf({ id }: { id: string }): Promise<Notification[]> {
  const { data } = await operator
    .from('notifications')
    .select()
    .or(`lead_id.eq.${id},message_id.eq.${id}`)
    .order('created_at')
    .order('kind')
    .throwOnError();
  return data;
}

/** All notifications of this kind. */
export async function notificationsOfKind(kind: Enums<'notification_kind'>): Promise<Notification[]> {
  return (await operator.from('notifications').select().eq('kind', kind).throwOnError()).data;
}

export async function toldOf(lead: { id: string }, kind: string): Promise<Notification[]> {
  return (await notificationsOf(lead)).filter((each) => each.kind === kind);
}

/** The only notification of this kind about a request or message. */
export async function notificationOf(about: { id: string }, kind: string): Promise<Notification> {
  const found = (await notificationsOf(about)).filter((notification) => notification.kind === kind);
  if (found[0] === undefined || found.length > 1) throw new Error(`There are ${found.length} of ${kind}`);
  return found[0];
}

/** The current state of a notification. */
export async function storedNotification({ id }: { id: string }): Promise<Notification> {
  return (await operator.from('notifications').select().eq('id', id).single().throwOnError()).data;
}

/** Finishes all notifications left by other tests. */
export async function forgetNotifications(): Promise<void> {
  await operator.from('leads').update({ status: 'Completed' }).eq('status', 'Submitted').throwOnError();
  await operator.from('notifications').delete().neq('once_key', '').throwOnError();
  for (const blocks of ['mail_blocks', 'text_blocks'] as const) {
    await operator.from(blocks).delete().gt('created_at', '2000-01-01').throwOnError();
  }
}

/** The kinds that a sender can claim now. */
export async function claim(batch = 1000): Promise<Notification[]> {
  return (await operator.rpc('claim_notifications', { batch }).throwOnError()).data;
}

/** Makes everything waiting due. */
export async function makeDue(): Promise<void> {
  await operator
    .from('notifications')
    .update({ due_at: new Date(Date.now() - 1000).toISOString() })
    .eq('state', 'waiting')
    .lt('due_at', '3000-01-01')
    .throwOnError();
}

/** What a sender can claim once everything waiting is due, or only what is about this request. */
export async function claimAll(lead?: { id: string }): Promise<Notification[]> {
  await makeDue();
  const claimed = await claim();
  return lead ? claimed.filter(({ lead_id }) => lead_id === lead.id) : claimed;
}

/** Changes the stored notifications that have these values. */
export async function changeNotifications(match: Partial<Notification>, change: TablesUpdate<'notifications'>) {
  await operator.from('notifications').update(change).match(match).throwOnError();
}

/** Sends everything due. @returns what was sent. */
export async function sendDue(): Promise<Notification[]> {
  const sent = await claim();
  for (const { id } of sent) await finish(id, 'sent');
  return sent;
}

/** Milliseconds from the event until its notification is due. */
export function msUntilDue({ created_at, due_at }: Notification): number {
  return Date.parse(due_at) - Date.parse(created_at);
}

export async function finish(id: string, outcome: Enums<'mail_outcome'>, error?: string): Promise<void> {
  await operator.rpc('finish_notification', { id, outcome, ...(error === undefined ? {} : { error }) }).throwOnError();
}

export async function changeSettings(settings: TablesUpdate<'dispatch_settings'>): Promise<void> {
  await operator.from('dispatch_settings').update(settings).eq('only_row', true).throwOnError();
}

async function storedSettings(): Promise<Tables<'dispatch_settings'>> {
  return (await operator.from('dispatch_settings').select().single().throwOnError()).data;
}

/** Runs `task` with other dispatch settings, then restores them. */
export async function withSettings(settings: TablesUpdate<'dispatch_settings'>, task: () => Promise<void>) {
  const before = await storedSettings();
  await changeSettings(settings);
  try {
    await task();
  } finally {
    await changeSettings(before);
  }
}

/** Begins each test of this file or block with the usual dispatch settings, but for these, and restores them at the end. */
export function beginWithSettings(settings: TablesUpdate<'dispatch_settings'> = {}): void {
  let before: Tables<'dispatch_settings'>;
  beforeAll(async () => {
    before = await storedSettings();
  });
  beforeEach(() => changeSettings({ ...before, ...settings }));
  afterAll(() => changeSettings(before));
}
