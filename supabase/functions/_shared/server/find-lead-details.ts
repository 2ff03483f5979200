import type { SupabaseClient } from '@supabase/supabase-js';
import { pickupPartsSchema } from '../contracts/pickup.ts';
import { haulerCardSchema, type LeadDetails, photosSchema, updatesSchema } from '../contracts/tracking.ts';
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
  const [
    offer,
    { data: promisedBy },
    { data: isStillLooking },
    { data: pickupParts },
    { data: updates },
    { data: storedPhotos },
  ] = await Promise.all([
    findOffer(supabase, lead.id),
    supabase.rpc('promised_by', { created_at: lead.created_at }).throwOnError(),
    supabase.rpc('is_still_looking', { lead_id: lead.id }).throwOnError(),
    supabase.rpc('pickup_of', { lead_id: lead.id }).throwOnError(),
    supabase.rpc('reach_of', { lead_id: lead.id }).throwOnError(),
    supabase.rpc('photos_of', { lead_id: lead.id }).throwOnError(),
  ]);
  const photos = photosSchema.parse(storedPhotos);
  return toLeadDetails(lead, offer, promisedBy, isStillLooking, {
    ...pickupPartsSchema.parse(toCamelCase(pickupParts)),
    updates: updatesSchema.parse(toCamelCase(updates)),
    ...(photos.length > 0 ? { photos } : {}),
  });
}

/** The offer of the hauler who has the job, with what a customer can know about them, or null. */
async function findOffer(supabase: SupabaseClient<Database>, leadId: string) {
  const { data: offer } = await supabase
    .from('job_offers')
    .select('contacted_at, hauler_id, haulers(name, phone, languages)')
    .eq('lead_id', leadId)
    .eq('state', 'accepted')
    .maybeSingle()
    .throwOnError();
  if (offer === null) return null;
  const { data: card } = await supabase.rpc('hauler_card', { hauler_id: offer.hauler_id }).throwOnError();
  return {
    contacted_at: offer.contacted_at,
    hauler: { ...offer.haulers, ...haulerCardSchema.parse(toCamelCase(card)) },
  };
}
