import { randomUUID } from 'node:crypto';
import type { TablesInsert } from '@functions/database.types.ts';
import { freshPhone } from '../fixtures/phones.ts';
import { operator, visitor } from './clients.ts';

/** A valid message with its own address. */
export function messageRow() {
  const id: string = randomUUID();
  return { id, name: 'Rosa', email: `rosa.${id}@example.com`, subject: 'general', message: 'Hello' };
}

/** The stored message, or null. */
export async function storedMessage({ id }: { id: string }) {
  return (await operator.from('contact_messages').select().eq('id', id).maybeSingle().throwOnError()).data;
}

/** What a hauler who applies sends with their message. */
export function applicationOf(change: Record<string, unknown> = {}) {
  return {
    subject: 'merchant-inquiry',
    application: {
      ...{ business: 'Vega Hauling', areas: '90012, Burbank', phone: freshPhone(), services: ['Hot Tub Removal'] },
      ...change,
    },
  };
}

/** Sends a message like the contact page, with these changes. */
export async function sendMessage(change: Partial<TablesInsert<'contact_messages'>> = {}) {
  const row = { ...messageRow(), ...change };
  await visitor.from('contact_messages').insert(row).throwOnError();
  return row;
}
