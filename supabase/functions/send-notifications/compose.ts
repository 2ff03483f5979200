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
 * What composes the mails, by audience and kind of notification: the list of both, which the database repeats. A newer
 * database may know more kinds than this version does.
 */
export const composers = tableOf(({ mail }) => mail);

/** What composes the texts, in the same way. Not every kind goes by text. */
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
