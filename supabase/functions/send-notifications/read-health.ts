import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '../_shared/database.types.ts';
import type { Health } from './handler.ts';

/** Reads the state of sending from the database. */
export async function readHealth(supabase: SupabaseClient<Database>): Promise<Health> {
  const { data } = await supabase.rpc('sending_health').single().throwOnError();
  const moment = (stored: string | null) => stored && new Date(stored).toISOString();
  return {
    inTrouble: data.in_trouble,
    unknown: data.unknown,
    tickedAt: moment(data.ticked_at),
    lastReportAt: { mail: moment(data.last_mail_report_at), text: moment(data.last_text_report_at) },
    filtered: data.filtered,
    operatorMailCameBack: data.operator_mail_came_back,
  };
}
