import { randomUUID } from 'node:crypto';
import type { TablesInsert } from '@functions/database.types.ts';
import { visitor } from './clients.ts';

/** A valid message with its own address. */
export function messageRow() {
  const id: string = randomUUID();
  return { id, name: 'Rosa', email: `rosa.${id}@example.com`, subject: 'general', message: 'Hello' };
}

/** Sends a message like the contact page, with these changes. */
export async function sendMessage(change: Partial<TablesInsert<'contact_messages'>> = {}) {
  const row = { ...messageRow(), ...change };
  await visitor.from('contact_messages').insert(row).throwOnError();
  return row;
}
