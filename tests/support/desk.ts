import { randomUUID } from 'node:crypto';
import { deskView, type ListView, type RequestView } from '@functions/contracts/desk.ts';
import type { Enums, Json } from '@functions/database.types.ts';
import { toCamelCase } from '@functions/server/camel-case.ts';
import { operator } from './clients.ts';

/** The token of a link to a request, as in the operator's email of this kind. */
export function requestLink({ id }: { id: string }, kind: Enums<'notification_kind'> = 'new-request'): Promise<string> {
  return linkOf('lead_id', id, kind);
}

export function messageLink({ id }: { id: string }): Promise<string> {
  return linkOf('message_id', id, 'contact-message');
}

/** The token of a requested link to the list. */
export async function listLink(): Promise<string> {
  await operator.from('notifications').delete().eq('kind', 'desk-link').throwOnError();
  await operator.rpc('request_desk_link').throwOnError();
  const { data } = await operator.from('notifications').select('id').eq('kind', 'desk-link').single().throwOnError();
  return makeLink(data.id);
}

async function linkOf(column: 'lead_id' | 'message_id', id: string, kind: Enums<'notification_kind'>): Promise<string> {
  const { data } = await operator
    .from('notifications')
    .select('id')
    .eq(column, id)
    .eq('kind', kind)
    .eq('audience', 'operator')
    .limit(1)
    .single()
    .throwOnError();
  return makeLink(data.id);
}

/** Makes the link of an operator's email, like the sender that claimed it. */
async function makeLink(notification_id: string): Promise<string> {
  const claimed = { state: 'waiting', claimed_at: new Date().toISOString() } as const;
  await operator.from('notifications').update(claimed).eq('id', notification_id).throwOnError();
  const { data } = await operator.rpc('make_desk_link', { notification_id }).throwOnError();
  await operator
    .from('notifications')
    .update({ state: 'sent', claimed_at: null })
    .eq('id', notification_id)
    .throwOnError();
  return data ?? '';
}

/** What a link shows; null if it doesn't work. */
export async function viewDesk(token: string): Promise<unknown> {
  const { data } = await operator.rpc('view_desk', { token }).throwOnError();
  return data === null ? null : deskView.parse(toCamelCase(data));
}

export async function viewList(token: string): Promise<ListView> {
  return (await viewDesk(token)) as ListView;
}

/** The page of a request, with its own link or that of the list. Null if the link doesn't work for it. */
export async function viewRequest(token: string, { id }: { id: string }): Promise<RequestView | null> {
  const { data } = await operator.rpc('view_request', { token, lead_id: id }).throwOnError();
  return toCamelCase(data) as RequestView | null;
}

type Press = { press?: string; version?: string; by?: string };
type PressOnHauler = Press & { message?: { id: string } };

/** Actions on a request with its current version, unless changed. @returns the outcome. */
export async function actAtDesk(
  token: string,
  lead: { id: string },
  action: string,
  detail: { [column: string]: Json } = {},
  { press = randomUUID(), version, by }: Press = {},
): Promise<string> {
  const seen = version ?? (await viewRequest(token, lead))?.request.version;
  const { data } = await operator
    .rpc('act_on_request', {
      token,
      action_id: press,
      lead_id: lead.id,
      action,
      detail,
      ...(seen === undefined ? {} : { version: seen }),
      ...(by === undefined ? {} : { by_name: by }),
    })
    .throwOnError();
  return data;
}

/** Adds or changes a hauler like the list, by column names. */
export async function saveHaulerAtDesk(
  token: string,
  hauler_id: string,
  fields: { [column: string]: Json },
  { press = randomUUID(), version, message }: PressOnHauler = {},
): Promise<string> {
  const seen = version ?? (await viewList(token))?.haulers?.find(({ id }) => id === hauler_id)?.version;
  const { data } = await operator
    .rpc('save_hauler', {
      token,
      action_id: press,
      hauler_id,
      fields,
      ...(seen === undefined ? {} : { version: seen }),
      ...(message && { message_id: message.id }),
    })
    .throwOnError();
  return data;
}

export async function actOnMessage(
  token: string,
  action: string,
  detail: { [column: string]: Json },
  { press = randomUUID(), message }: { press?: string; message?: { id: string } } = {},
): Promise<string> {
  const { data } = await operator
    .rpc('act_on_message', { token, action_id: press, action, detail, ...(message && { message_id: message.id }) })
    .throwOnError();
  return data;
}

export async function actOnList(
  token: string,
  action: string,
  detail: { [column: string]: Json } = {},
  press: string = randomUUID(),
): Promise<string> {
  return (await operator.rpc('act_on_list', { token, action_id: press, action, detail }).throwOnError()).data;
}

/** The desk actions on a request, earliest first. */
export async function deskActionsOf({ id }: { id: string }) {
  return (await operator.from('desk_actions').select().eq('lead_id', id).order('at').throwOnError()).data;
}
