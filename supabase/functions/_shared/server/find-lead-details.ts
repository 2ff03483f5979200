import type { SupabaseClient } from '@supabase/supabase-js';
import { type LeadDetails, leadDetailsSchema } from '../contracts/tracking.ts';
import type { Database } from '../database.types.ts';
import { isClosed } from '../domain/statuses.ts';
import { windowText } from '../words/en/pickups.ts';
import { unsetTimeframe } from '../words/en/wanted.ts';
import { toCamelCase } from './camel-case.ts';
import { dataOf } from './data-of.ts';

/** The details of the lead with this tracking ID, or null if there is none. @throws if the database fails. */
export async function findLeadDetails(
  supabase: SupabaseClient<Database>,
  trackingId: string,
): Promise<LeadDetails | null> {
  const found = await dataOf(supabase.rpc('find_request', { tracking_id: trackingId }));
  if (found === null) return null;
  const details = leadDetailsSchema.parse(toCamelCase(found));
  const { pickup, timeframe, wanted, status } = details;
  if (pickup) return { ...details, date: windowText(pickup) };
  return timeframe ? details : { ...details, date: unsetTimeframe(wanted, isClosed(status)) };
}
