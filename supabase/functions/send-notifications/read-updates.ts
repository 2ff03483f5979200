import type { SupabaseClient } from '@supabase/supabase-js';
import * as z from 'zod/mini';
import { type Updates, updatesSchema } from '../_shared/contracts/tracking.ts';
import type { Database } from '../_shared/database.types.ts';
import { writtenWays } from '../_shared/domain/phone.ts';
import { toCamelCase } from '../_shared/server/camel-case.ts';
import { dataOf } from '../_shared/server/data-of.ts';
import type { LeadOfMail, OwnersOfNumber, ReplyOfMail, UnreachableHauler, UnreachedOfMail } from './mails/types.ts';

const NEWEST = 5;

/** The answer of `updates_for_team` about a customer. */
const updatesForTeam = z.catch(z.extend(updatesSchema, { wantsNoMail: z.boolean(), complained: z.boolean() }), {
  by: 'none',
  bounced: [],
  wantsNoMail: false,
  complained: false,
});

/**
 * Reads the data of emails about people we can't reach, and replies to texts. A deleted row or a null ID is read as
 * null.
 *
 * @param lead reads a request.
 */
export function createUpdatesReader(
  supabase: SupabaseClient<Database>,
  lead: (id: string) => Promise<LeadOfMail | null>,
) {
  async function reach(id: string) {
    const data = await dataOf(supabase.rpc('updates_for_team', { lead_id: id }));
    return updatesForTeam.parse(toCamelCase(data));
  }

  return {
    /** The channels that reach a customer. */
    async toldBy({ id }: LeadOfMail): Promise<Updates['by']> {
      return (await reach(id)).by;
    },

    /** Why we can't reach the customer of a request. */
    async unreached({ id, phone }: LeadOfMail): Promise<UnreachedOfMail> {
      const [{ by: _, ...reached }, wish, failed] = await Promise.all([
        reach(id),
        dataOf(
          supabase
            .from('text_replies')
            .select('wish')
            .in('phone', writtenWays(phone))
            .in('wish', ['stop', 'start'])
            .order('created_at', { ascending: false })
            .limit(1)
            .maybeSingle(),
        ),
        dataOf(
          supabase
            .from('notifications')
            .select('delivery_error')
            .eq('lead_id', id)
            .eq('audience', 'customer')
            .in('delivery', ['undelivered', 'complained'])
            .order('delivery_at', { ascending: false })
            .limit(1)
            .maybeSingle(),
        ),
      ]);
      return { ...reached, saidStop: wish?.wish === 'stop', error: failed?.delivery_error ?? null };
    },

    /** A hauler we can't reach; null if they can be reached again. */
    async unreachableHauler(id: string | null): Promise<UnreachableHauler | null> {
      if (id === null) return null;
      const query = supabase.from('haulers').select('id, name, phone, email, email_failed_at, texts_on').eq('id', id);
      const row = await dataOf(query.not('unreachable_since', 'is', null).maybeSingle());
      if (row === null) return null;
      const { email_failed_at, texts_on: textsOn, ...hauler } = row;
      return { ...hauler, mailBounced: email_failed_at !== null, textsOn };
    },

    async reply(id: string | null): Promise<ReplyOfMail | null> {
      if (id === null) return null;
      const query = supabase.from('text_replies').select('phone, body, created_at').eq('id', id);
      const row = await dataOf(query.maybeSingle());
      return row && { phone: row.phone, body: row.body ?? '', createdAt: new Date(row.created_at) };
    },

    /** The possible owners of a number: the newest requests, and haulers. */
    async ownersOf(phone: string): Promise<OwnersOfNumber> {
      const [leads, haulers] = await Promise.all([
        dataOf(
          supabase
            .from('leads')
            .select('id')
            .in('phone', writtenWays(phone))
            .order('created_at', { ascending: false })
            .limit(NEWEST),
        ),
        dataOf(
          supabase
            .from('haulers')
            .select('id, name, phone, email')
            .in('phone', writtenWays(phone))
            .order('name')
            .limit(NEWEST),
        ),
      ]);
      const found = await Promise.all(leads.map(({ id }) => lead(id)));
      return { leads: found.filter((each) => each !== null), haulers };
    },
  };
}
