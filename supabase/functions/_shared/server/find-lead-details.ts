import type { SupabaseClient } from '@supabase/supabase-js';
import { pickupPartsSchema } from '../contracts/pickup.ts';
import { type LeadDetails, updatesSchema } from '../contracts/tracking.ts';
import type { Database } from '../database.types.ts';
import { toCamelCase } from './camel-case.ts';
import { toLeadDetails } from './lead-details.ts';

/** The details of the lead with this tracking ID, or null if there is none. @throws if the database fails. */
export async function findLeadDetails(
  supabase: SupabaseClient<Database>,
  trackingId: string,
): Promise<LeadDetails | null> {
  const { data: lead } = await supabase
    .from('leads')
    .select(
      `id, full_name, phone, email, agreed_to_messages, unit_number, services, load_size, language, city, zip_code,
      timeframe, call_time, contacted_at, came_back_at, created_at, status, cancel_reasons, flagged_because,
      lead_status_changes(id, new_status, changed_at)`,
    )
    .eq('tracking_id', trackingId)
    .maybeSingle()
    .throwOnError();
  if (lead === null) return null;
  const [{ data: offer }, { data: promisedBy }, { data: isStillLooking }, { data: pickupParts }, { data: updates }] =
    await Promise.all([
      supabase
        .from('job_offers')
        .select('contacted_at, haulers(name, phone, languages)')
        .eq('lead_id', lead.id)
        .eq('state', 'accepted')
        .maybeSingle()
        .throwOnError(),
      supabase.rpc('promised_by', { created_at: lead.created_at }).throwOnError(),
      supabase.rpc('is_still_looking', { lead_id: lead.id }).throwOnError(),
      supabase.rpc('pickup_of', { lead_id: lead.id }).throwOnError(),
      supabase.rpc('reach_of', { lead_id: lead.id }).throwOnError(),
    ]);
  return toLeadDetails(lead, offer, promisedBy, isStillLooking, {
    ...pickupPartsSchema.parse(toCamelCase(pickupParts)),
    updates: updatesSchema.parse(toCamelCase(updates)),
  });
}
