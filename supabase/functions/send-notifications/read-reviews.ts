import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '../_shared/database.types.ts';
import type { LeadOfMail, ReviewOfMail } from './mails/types.ts';

/** What mails need of a review: its stars, and what may be published, are in none. */
const REVIEW_COLUMNS = 'token, gone, left_behind, price, amount_paid, hauler:haulers(id, name, phone, email)' as const;

/** Reads what mails are made of that ask whether all is gone, and tell that it is not. */
export function createReviewReader(supabase: SupabaseClient<Database>) {
  return {
    /** A review, also one that nobody has answered; null if it has been deleted, or its ID is null. */
    async review(id: string | null): Promise<ReviewOfMail | null> {
      if (id === null) return null;
      const query = supabase.from('reviews').select(REVIEW_COLUMNS).eq('id', id);
      const { data: row } = await query.maybeSingle().throwOnError();
      if (row === null) return null;
      return {
        token: row.token,
        gone: row.gone,
        leftBehind: row.left_behind,
        price: row.price,
        amountPaid: row.amount_paid,
        hauler: row.hauler,
      };
    },

    /** When a closed request was closed, as the database counts it: one that was stored as closed, when it came. */
    async closedAt({ id, createdAt }: LeadOfMail): Promise<Date> {
      const query = supabase.from('lead_status_changes').select('changed_at').eq('lead_id', id);
      const { data: row } = await query.order('changed_at', { ascending: false }).limit(1).maybeSingle().throwOnError();
      return row ? new Date(row.changed_at) : createdAt;
    },
  };
}
