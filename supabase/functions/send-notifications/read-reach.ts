import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '../_shared/database.types.ts';
import { type Updates, updatesSchema } from '../_shared/rules/contract.ts';
import { nationalDigits } from '../_shared/rules/same-number.ts';
import type { LeadOfMail, OwnersOfNumber, ReplyOfMail, UnreachableHauler, UnreachedOfMail } from './mails/types.ts';

const NEWEST = 5;

/**
 * Reads what mails are made of that tell whom nothing reaches, and what people answer to texts. What has been deleted,
 * or whose ID is null, is read as null.
 *
 * @param lead reads a request.
 */
export function createReachReader(
  supabase: SupabaseClient<Database>,
  lead: (id: string) => Promise<LeadOfMail | null>,
) {
  return {
    /** By which ways a customer is told. */
    async toldBy({ id }: LeadOfMail): Promise<Updates['by']> {
      const { data } = await supabase.rpc('reach_of', { lead_id: id }).throwOnError();
      return updatesSchema.safeParse(data).data?.by ?? 'none';
    },

    /** Why nothing reaches the customer of a request. */
    async unreached({ id, phone }: LeadOfMail): Promise<UnreachedOfMail> {
      const [{ data: failed }, { data: wish }, { data: cameBack }] = await Promise.all([
        supabase.from('leads').select('email_failed_at, text_failed_at').eq('id', id).maybeSingle().throwOnError(),
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
          .select('delivery, delivery_error')
          .eq('lead_id', id)
          .eq('audience', 'customer')
          .in('delivery', ['undelivered', 'complained'])
          .order('delivery_at', { ascending: false })
          .limit(NEWEST)
          .throwOnError(),
      ]);
      return {
        cameBack: [
          ...(failed?.email_failed_at ? (['mail'] as const) : []),
          ...(failed?.text_failed_at ? (['text'] as const) : []),
        ],
        saidStop: wish?.wish === 'stop',
        complained: cameBack.some(({ delivery }) => delivery === 'complained'),
        error: cameBack[0]?.delivery_error ?? null,
      };
    },

    /** A hauler whom nothing reaches. One who can be reached again is read as null. */
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

    /** Whose number it is: the newest requests, and haulers. */
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

/** A number as rows may hold it: with and without the code of its country. */
function writtenWays(phone: string): string[] {
  const national = nationalDigits(phone);
  return national.length === 10 ? [national, `1${national}`] : [phone];
}
