import { randomUUID } from 'node:crypto';
import type { TablesInsert } from '@functions/database.types.ts';
import { visitor } from './clients.ts';

/** A good message. Each one is from an address of its own. */
export function messageRow() {
  const id: string = randomUUID();
  return { id, name: 'Rosa', email: `rosa.${id}@example.com`, subject: 'general', message: 'Hello' };
}

/** Sends a message as the contact page does, but for what is changed. */
export async function sendMessage(change: Partial<TablesInsert<'contact_messages'>> = {}) {
  const row = { ...messageRow(), ...change };
  await visitor.from('contact_messages').insert(row).throwOnError();
  return row;
}
