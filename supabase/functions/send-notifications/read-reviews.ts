import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '../_shared/database.types.ts';
import type { LeadOfMail, ReviewOfMail } from './mails/types.ts';

/** The columns of a review that emails need: never its stars and what can be published. */
const REVIEW_COLUMNS = 'token, gone, left_behind, price, amount_paid, hauler:haulers(id, name, phone, email)' as const;

/** Reads the data of emails that ask whether everything is gone, or report that it is not. */
export function createReviewReader(supabase: SupabaseClient<Database>) {
  return {
    /** A review, answered or not; null if it was deleted, or its ID is null. */
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

    /**
     * When a closed request was closed. As in the database, one that was inserted as closed was closed at its creation.
     */
    async closedAt({ id, createdAt }: LeadOfMail): Promise<Date> {
      const query = supabase.from('lead_status_changes').select('changed_at').eq('lead_id', id);
      const { data: row } = await query.order('changed_at', { ascending: false }).limit(1).maybeSingle().throwOnError();
      return row ? new Date(row.changed_at) : createdAt;
    },
  };
}
