import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '../_shared/database.types.ts';
import type { Composer, Context } from './audiences.ts';
import { customerMails } from './mails/customer.ts';
import type { Letter } from './mails/deliver.ts';
import { haulerMails } from './mails/hauler.ts';
import { operatorMails } from './mails/operator.ts';
import { createReader } from './read-rows.ts';
import type { Notification } from './send-due.ts';

/**
 * What composes the mails, by audience and kind of notification: the list of both, which the database repeats as
 * checks. A newer database may know more kinds than this version does.
 */
export const composers: Record<string, Record<string, Composer>> = {
  operator: operatorMails,
  customer: customerMails,
  hauler: haulerMails,
};

/**
 * Makes the mails of notifications from what the database holds at that moment.
 *
 * @returns what makes one: a letter, or null if what it is about has been deleted. It throws if there is no mail of
 * that
 *   kind for that audience.
 */
export function createComposer(supabase: SupabaseClient<Database>, options: Omit<Context, 'read'>) {
  const context = { ...options, read: createReader(supabase) };

  return async function compose(notification: Notification): Promise<Letter | null> {
    const { kind, audience } = notification;
    const composer = composers[audience]?.[kind];
    if (!composer) throw new Error(`There is no mail of the kind ${kind} for the ${audience}`);
    return composer(notification, context);
  };
}
