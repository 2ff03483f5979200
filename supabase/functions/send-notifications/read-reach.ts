import type { SupabaseClient } from '@supabase/supabase-js';
import * as z from 'zod/mini';
import { type Updates, updatesSchema } from '../_shared/contracts/tracking.ts';
import type { Database } from '../_shared/database.types.ts';
import { nationalDigits } from '../_shared/domain/same-number.ts';
import { toCamelCase } from '../_shared/server/camel-case.ts';
import type { LeadOfMail, OwnersOfNumber, ReplyOfMail, UnreachableHauler, UnreachedOfMail } from './mails/types.ts';

const NEWEST = 5;

/** The answer of `reach_for_team` about a customer. */
const reachForTeam = z.extend(updatesSchema, { wantsNoMail: z.boolean(), complained: z.boolean() });

/**
 * Reads the data of emails about people we can't reach, and replies to texts. A deleted row or a null ID is read as
 * null.
 *
 * @param lead reads a request.
 */
export function createReachReader(
  supabase: SupabaseClient<Database>,
  lead: (id: string) => Promise<LeadOfMail | null>,
) {
  async function reach(id: string): Promise<z.infer<typeof reachForTeam>> {
    const { data } = await supabase.rpc('reach_for_team', { lead_id: id }).throwOnError();
    return (
      reachForTeam.safeParse(toCamelCase(data)).data ?? {
        by: 'none',
        cameBack: [],
        wantsNoMail: false,
        complained: false,
      }
    );
  }

  return {
    /** The channels that reach a customer. */
    async toldBy({ id }: LeadOfMail): Promise<Updates['by']> {
      return (await reach(id)).by;
    },

    /** Why we can't reach the customer of a request. */
    async unreached({ id, phone }: LeadOfMail): Promise<UnreachedOfMail> {
      const [{ cameBack, wantsNoMail, complained }, { data: wish }, { data: failed }] = await Promise.all([
        reach(id),
        supabase
          .from('text_replies')
          .select('wish')
          .in('phone', writtenWays(phone))
          .in('wish', ['stop', 'start'])
          .order('created_at', { ascending: false })
          .limit(1)
          .maybeSingle()
          .throwOnError(),
        supabase
          .from('notifications')
          .select('delivery_error')
          .eq('lead_id', id)
          .eq('audience', 'customer')
          .in('delivery', ['undelivered', 'complained'])
          .order('delivery_at', { ascending: false })
          .limit(1)
          .maybeSingle()
          .throwOnError(),
      ]);
      return {
        cameBack,
        saidStop: wish?.wish === 'stop',
        wantsNoMail,
        complained,
        error: failed?.delivery_error ?? null,
      };
    },

    /** A hauler we can't reach; null if they can be reached again. */
    async unreachableHauler(id: string | null): Promise<UnreachableHauler | null> {
      if (id === null) return null;
      const query = supabase.from('haulers').select('id, name, phone, email, email_failed_at, texts_on').eq('id', id);
      const { data: row } = await query.not('unreachable_since', 'is', null).maybeSingle().throwOnError();
      if (row === null) return null;
      const { email_failed_at, texts_on: textsOn, ...hauler } = row;
      return { ...hauler, mailCameBack: email_failed_at !== null, textsOn };
    },

    async reply(id: string | null): Promise<ReplyOfMail | null> {
      if (id === null) return null;
      const query = supabase.from('text_replies').select('phone, body, created_at').eq('id', id);
      const { data: row } = await query.maybeSingle().throwOnError();
      return row && { phone: row.phone, body: row.body ?? '', createdAt: new Date(row.created_at) };
    },

    /** The possible owners of a number: the newest requests, and haulers. */
    async ownersOf(phone: string): Promise<OwnersOfNumber> {
      const [{ data: leads }, { data: haulers }] = await Promise.all([
        supabase
          .from('leads')
          .select('id')
          .in('phone', writtenWays(phone))
          .order('created_at', { ascending: false })
          .limit(NEWEST)
          .throwOnError(),
        supabase
          .from('haulers')
          .select('id, name, phone, email')
          .in('phone', writtenWays(phone))
          .order('name')
          .limit(NEWEST)
          .throwOnError(),
      ]);
      const found = await Promise.all(leads.map(({ id }) => lead(id)));
      return { leads: found.filter((each) => each !== null), haulers };
    },
  };
}

/** The forms in which a number can be stored: with and without its country code. */
function writtenWays(phone: string): string[] {
  const national = nationalDigits(phone);
  return national.length === 10 ? [national, `1${national}`] : [phone];
}
