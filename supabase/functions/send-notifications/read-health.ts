import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '../_shared/database.types.ts';
import { dataOf } from '../_shared/server/data-of.ts';

export type Health = Awaited<ReturnType<typeof readHealth>>;

/** Reads the state of sending from the database. Moments are ISO 8601. */
export async function readHealth(supabase: SupabaseClient<Database>) {
  const data = await dataOf(supabase.rpc('sending_health').single());
  const moment = (stored: string | null) => stored && new Date(stored).toISOString();
  return {
    /** How many were given up, wait after a failed attempt, or have an unknown result. */
    failing: data.failing,
    /** How many texts of the last week have an unknown result. */
    unknown: data.unknown,
    tickedAt: moment(data.ticked_at),
    lastReportAt: { mail: moment(data.last_mail_report_at), text: moment(data.last_text_report_at) },
    /** How many texts of the last day carriers have filtered out. */
    filtered: data.filtered,
    /** Whether a channel sends nothing. */
    isStuck: data.is_stuck,
    operatorMailBounced: data.operator_mail_bounced,
  };
}
