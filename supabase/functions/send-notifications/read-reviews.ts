import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '../_shared/database.types.ts';
import { toCamelCase } from '../_shared/server/camel-case.ts';
import { dataOf } from '../_shared/server/data-of.ts';
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
      const row = await dataOf(query.maybeSingle());
      return row && toCamelCase(row);
    },

    /**
     * When a closed request was closed. As in the database, one that was inserted as closed was closed at its creation.
     */
    async closedAt({ id, createdAt }: LeadOfMail): Promise<Date> {
      const query = supabase.from('lead_status_changes').select('changed_at').eq('lead_id', id);
      const row = await dataOf(query.order('changed_at', { ascending: false }).limit(1).maybeSingle());
      return row ? new Date(row.changed_at) : createdAt;
    },
  };
}
