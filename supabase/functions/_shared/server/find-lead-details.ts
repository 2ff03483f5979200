import type { SupabaseClient } from '@supabase/supabase-js';
import { pickupPartsSchema } from '../contracts/pickup.ts';
import { haulerCardSchema, type LeadDetails, photosSchema, updatesSchema } from '../contracts/tracking.ts';
import type { Database } from '../database.types.ts';
import { toCamelCase } from './camel-case.ts';
import { dataOf } from './data-of.ts';
import { toLeadDetails, withoutContact } from './lead-details.ts';

/** The details of the lead with this tracking ID, or null if there is none. @throws if the database fails. */
export async function findLeadDetails(
  supabase: SupabaseClient<Database>,
  trackingId: string,
): Promise<LeadDetails | null> {
  const lead = await dataOf(
    supabase
      .from('leads')
      .select('*, lead_status_changes(id, new_status, changed_at)')
      .eq('tracking_id', trackingId)
      .maybeSingle(),
  );
  if (lead === null) return null;
  const [offer, promisedBy, isStillLooking, pickupParts, updates, storedPhotos, linksWork] = await Promise.all([
    findOffer(supabase, lead.id),
    dataOf(supabase.rpc('promised_by', { created_at: lead.created_at })),
    dataOf(supabase.rpc('is_still_looking', { lead_id: lead.id })),
    dataOf(supabase.rpc('pickup_of', { lead_id: lead.id })),
    dataOf(supabase.rpc('reach_of', { lead_id: lead.id })),
    dataOf(supabase.rpc('photos_of', { lead_id: lead.id })),
    dataOf(supabase.rpc('links_work', { lead_id: lead.id })),
  ]);
  const photos = photosSchema.parse(storedPhotos);
  const details = toLeadDetails(lead, offer, promisedBy, isStillLooking, {
    ...pickupPartsSchema.parse(toCamelCase(pickupParts)),
    updates: updatesSchema.parse(toCamelCase(updates)),
    ...(photos.length > 0 ? { photos } : {}),
  });
  return linksWork ? details : withoutContact(details);
}

/** The offer of the hauler who has the job, with what a customer can know about them, or null. */
async function findOffer(supabase: SupabaseClient<Database>, leadId: string) {
  const offer = await dataOf(
    supabase
      .from('job_offers')
      .select('contacted_at, hauler_id, haulers(name, phone, languages)')
      .eq('lead_id', leadId)
      .eq('state', 'accepted')
      .maybeSingle(),
  );
  if (offer === null) return null;
  const card = await dataOf(supabase.rpc('hauler_card', { hauler_id: offer.hauler_id }));
  return {
    contacted_at: offer.contacted_at,
    hauler: { ...offer.haulers, ...haulerCardSchema.parse(toCamelCase(card)) },
  };
}
