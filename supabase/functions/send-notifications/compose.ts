import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '../_shared/database.types.ts';
import type { Composer, Context } from './audiences.ts';
import type { Notification } from './channel.ts';
import { customerMails } from './mails/customer.ts';
import type { Letter } from './mails/deliver.ts';
import { haulerMails } from './mails/hauler.ts';
import { operatorMails } from './mails/operator.ts';
import { createReader } from './read-rows.ts';
import type { TextComposer } from './texts/audiences.ts';
import { customerTexts } from './texts/customer.ts';
import { haulerTexts } from './texts/hauler.ts';
import { operatorTexts } from './texts/operator.ts';
import type { Text } from './texts/types.ts';

/**
 * What composes the mails, by audience and kind of notification: the list of both, which the database repeats. A newer
 * database may know more kinds than this version does.
 */
export const composers: Record<string, Record<string, Composer>> = {
  operator: operatorMails,
  customer: customerMails,
  hauler: haulerMails,
};

/** What composes the texts, in the same way. Not every kind goes by text. */
export const textComposers: Record<string, Record<string, TextComposer>> = {
  operator: operatorTexts,
  customer: customerTexts,
  hauler: haulerTexts,
};

type Options = Omit<Context, 'read'>;

/**
 * Makes the mails of notifications from what the database holds at that moment.
 *
 * @returns what makes one: a letter, or null if what it is about has been deleted. It throws if there is no mail of that
 *   kind for that audience.
 */
export function createComposer(supabase: SupabaseClient<Database>, options: Options) {
  const context = { ...options, read: createReader(supabase) };
  return async (notification: Notification): Promise<Letter | null> =>
    composerOf(composers, notification, 'mail')(notification, context);
}

/** Makes the texts of notifications in the same way. */
export function createTextComposer(supabase: SupabaseClient<Database>, options: Options) {
  const context = { ...options, read: createReader(supabase) };
  return async (notification: Notification): Promise<Text | null> =>
    composerOf(textComposers, notification, 'text')(notification, context);
}

function composerOf<Each>(
  table: Record<string, Record<string, Each>>,
  { kind, audience }: Notification,
  what: string,
): Each {
  const composer = table[audience]?.[kind];
  if (!composer) throw new Error(`There is no ${what} of the kind ${kind} for the ${audience}`);
  return composer;
}
