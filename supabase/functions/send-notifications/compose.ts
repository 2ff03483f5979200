import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '../_shared/database.types.ts';
import type { Context } from './audiences.ts';
import type { Notification } from './channel.ts';
import * as kinds from './kinds/index.ts';
import type { Kind } from './kinds/kind.ts';
import type { Letter } from './mails/deliver.ts';
import { createReader } from './read-rows.ts';
import type { Text } from './texts/types.ts';

/**
 * The composers of emails, by audience and kind of notification. The database has the same list; a newer one may have
 * kinds that this version does not know.
 */
export const composers = tableOf(({ mail }) => mail);

/** The same for texts. Not every kind is texted. */
export const textComposers = tableOf(({ text }) => text);

function tableOf<Each>(composerOf: (kind: Kind) => Each | undefined): Record<string, Record<string, Each>> {
  const table: Record<string, Record<string, Each>> = {};
  for (const kind of Object.values<Kind>(kinds)) {
    const composer = composerOf(kind);
    if (!composer) continue;
    const ofAudience = table[kind.audience] ?? {};
    ofAudience[kind.kind] = composer;
    table[kind.audience] = ofAudience;
  }
  return table;
}

type Options = Omit<Context, 'read'>;

/**
 * Creates a composer of emails, which reads the current data.
 *
 * @returns a function that returns null if what a notification is about has been deleted, and throws if there is no
 * email of that kind for that audience.
 */
export function createComposer(supabase: SupabaseClient<Database>, options: Options) {
  const context = { ...options, read: createReader(supabase) };
  return async (notification: Notification): Promise<Letter | null> =>
    composerOf(composers, notification, 'mail')(notification, context);
}

/** The same for texts. */
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
