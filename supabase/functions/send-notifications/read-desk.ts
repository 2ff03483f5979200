import type { SupabaseClient } from '@supabase/supabase-js';
import * as z from 'zod/mini';
import type { Database, Enums } from '../_shared/database.types.ts';
import { toCamelCase } from '../_shared/server/camel-case.ts';
import { dataOf } from '../_shared/server/data-of.ts';
import { type Digest, digestSchema } from './digest.ts';
import type { HaulerActionOfMail } from './mails/types.ts';

const columns = z.record(z.string(), z.unknown());

/** Reads the data of operator emails about the desk. Deleted rows are read as null. */
export function createDeskReader(supabase: SupabaseClient<Database>) {
  return {
    /**
     * Creates the desk link in the email of a notification: to its request, its message, or the list. Each attempt
     * creates a new one.
     *
     * @returns its 16 characters; null if the desk is off.
     */
    async deskToken(notificationId: string): Promise<string | null> {
      return dataOf(supabase.rpc('make_desk_link', { notification_id: notificationId }));
    },

    /** When the newest link of this kind of email ends. */
    async deskLinkEnds(mailKind: Enums<'notification_kind'>): Promise<Date | null> {
      const query = supabase.from('desk_links').select('expires_at').eq('mail_kind', mailKind);
      const row = await dataOf(query.order('created_at', { ascending: false }).limit(1).maybeSingle());
      return row && new Date(row.expires_at);
    },

    /** The data of the daily digest. */
    async digest(): Promise<Digest> {
      const data = await dataOf(supabase.rpc('read_digest'));
      return digestSchema.parse(toCamelCase(data));
    },

    /** A desk action on a hauler. */
    async haulerAction(id: string | null): Promise<HaulerActionOfMail | null> {
      if (id === null) return null;
      const query = supabase.from('desk_actions').select('at, mail_kind, by_name, before, after, hauler:haulers(name)');
      const row = await dataOf(query.eq('id', id).maybeSingle());
      if (!row?.hauler) return null;
      return {
        ...toCamelCase(row),
        name: row.hauler.name,
        at: new Date(row.at),
        before: columns.parse(row.before),
        after: columns.parse(row.after),
      };
    },
  };
}
