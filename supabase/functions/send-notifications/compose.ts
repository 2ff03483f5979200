import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '../_shared/database.types.ts';
import type { Context } from './audiences.ts';
import type { Notification } from './channel.ts';
import { kinds } from './kinds/index.ts';
import type { Kind, Kinds } from './kinds/kind.ts';
import { createReader } from './read-rows.ts';

type Options = Pick<Context, 'site' | 'operatorEmail' | 'functionsUrl'> & { now(): Date };

/**
 * Creates the composers of emails and texts, which read the current data.
 *
 * @returns functions that return null if what a notification is about has been deleted, and throw if there is no email
 * or text of that kind for that audience.
 */
export function createComposers(supabase: SupabaseClient<Database>, { now, ...options }: Options) {
  const read = createReader(supabase);
  const contextOf = (notification: Notification) => ({ ...options, notification, read, now: now() });
  return {
    mail: async (notification: Notification) => composerOf(notification, 'mail')(contextOf(notification)),
    text: async (notification: Notification) => composerOf(notification, 'text')(contextOf(notification)),
  };
}

function composerOf<Part extends 'mail' | 'text'>(
  { kind, audience }: Notification,
  part: Part,
): NonNullable<Kind[Part]> {
  const known: Kinds = kinds;
  const composer = known[audience]?.[kind]?.[part];
  if (!composer) throw new Error(`There is no ${part} of the kind ${kind} for the ${audience}`);
  return composer;
}
