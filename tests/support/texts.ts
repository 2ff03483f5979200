import type { Enums, TablesInsert, TablesUpdate } from '@functions/database.types.ts';
import { maximalLeadRow } from '../fixtures/leads.ts';
import { hourIn } from './ago.ts';
import { operator } from './clients.ts';
import { submitLead } from './leads.ts';
import { beginWithSettings, claimAll, type Notification, withSettings } from './notifications.ts';

const atAllHours = { texts_on: true, texts_from: '00:00', texts_until: '24:00' };

/** Runs `task` in a project that sends texts at all hours. */
export function withTexts(task: () => Promise<void>, settings: TablesUpdate<'dispatch_settings'> = {}): Promise<void> {
  return withSettings({ ...atAllHours, ...settings }, task);
}

/** Begins each test of this file or block in such a project. */
export function beginWithTexts(): void {
  beginWithSettings(atAllHours);
}

/**
 * Hours for texts in Los Angeles that begin 3 to 13 hours from now: late enough to wait for, and soon enough that the
 * texts are still news. They avoid the hour that clock changes skip.
 */
export function hoursOtherThanNow() {
  const hour = hourIn(new Date());
  if (hour < 8) return { texts_from: '12:00', texts_until: '13:00' };
  return hour < 16 ? { texts_from: '20:00', texts_until: '21:00' } : { texts_from: '04:00', texts_until: '05:00' };
}

/** A request with email and consent to texts, with these changes. */
export function submitReachable(change: Partial<TablesInsert<'leads'>> = {}) {
  return submitLead({ ...maximalLeadRow(), ...change });
}

/** A request that can only be reached by text. */
export function submitWithoutEmail(change: Partial<TablesInsert<'leads'>> = {}) {
  return submitReachable({ email: null, ...change });
}

/** A request that can only be reached by email. */
export function submitWithoutTexts(change: Partial<TablesInsert<'leads'>> = {}) {
  return submitReachable({ agreed_to_messages: false, ...change });
}

/** What a sender claims of this kind once everything waiting is due. */
export async function claimOf(kind: string): Promise<Notification[]> {
  return (await claimAll()).filter((notification) => notification.kind === kind);
}

/** The last step before handing over a text. False if another sender has it. */
export async function begin({ id, attempts }: Notification): Promise<boolean> {
  return (await operator.rpc('begin_text', { id, attempt: attempts }).throwOnError()).data;
}

export async function finishText(
  { id, attempts }: Notification,
  outcome: Enums<'text_outcome'>,
  { error, isAddress, attempt = attempts }: { error?: string; isAddress?: boolean; attempt?: number } = {},
): Promise<void> {
  await operator
    .rpc('finish_text', {
      id,
      outcome,
      attempt,
      ...(error === undefined ? {} : { error }),
      ...(isAddress === undefined ? {} : { is_address: isAddress }),
    })
    .throwOnError();
}

/** Sends a claimed text. */
export async function sendText(text: Notification): Promise<void> {
  await begin(text);
  await finishText(text, 'sent');
}

/** A provider's report on an email or a text. */
export async function reported(
  { id }: { id: string },
  channel: 'mail' | 'text',
  event: Enums<'delivery_event'>,
  { error, isAddress, email }: { error?: string; isAddress?: boolean; email?: string | null } = {},
): Promise<string> {
  const { data } = await operator
    .rpc('record_delivery', {
      id,
      channel,
      event,
      ...(error === undefined ? {} : { error }),
      ...(isAddress === undefined ? {} : { is_address: isAddress }),
      ...(email && { email }),
    })
    .throwOnError();
  return data;
}

let replies = 0;

/** A reply to a text, with a keyword (`wish`) or free text. */
export async function replied(phone: string, wish: 'stop' | 'start' | 'help' | null, body = 'Hello'): Promise<void> {
  const message_sid = `SM${Date.now()}${replies++}`;
  await operator.rpc('record_reply', { message_sid, phone, body, ...(wish === null ? {} : { wish }) }).throwOnError();
}

/** The replies of a number, earliest first. */
export async function repliesOf(phone: string) {
  return (await operator.from('text_replies').select().eq('phone', phone).order('created_at').throwOnError()).data;
}
