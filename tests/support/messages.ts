import { randomUUID } from 'node:crypto';
import type { TablesInsert } from '@functions/database.types.ts';
import { visitor } from './clients.ts';

/** Sends a message as the contact page does, each from an address of its own, but for what is changed. */
export async function sendMessage(change: Partial<TablesInsert<'contact_messages'>> = {}) {
  const id = randomUUID();
  const row = { id, name: 'Rosa', email: `rosa.${id}@example.com`, subject: 'general', message: 'Hello', ...change };
  await visitor.from('contact_messages').insert(row).throwOnError();
  return row;
}
