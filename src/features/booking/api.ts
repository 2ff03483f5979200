import { toRefusal } from '@/lib/forms/refused-error';
import { supabase } from '@/lib/supabase';
import type { LeadRow } from './schema';

const BUCKET = 'lead-images';
const INSERT_TIMEOUT_MS = 20_000;

/**
 * Inserts a lead and reads it back. Sent twice, it is the same lead: a duplicate of our own id means that an earlier
 * try arrived and only its answer was lost.
 *
 * @throws RefusedError if trying again would not help; otherwise the client's error.
 */
export async function insertLead(row: LeadRow): Promise<void> {
  const { error, status } = await supabase
    .from('leads')
    .insert(row)
    .select('id, tracking_id')
    .abortSignal(AbortSignal.timeout(INSERT_TIMEOUT_MS))
    .single();
  if (!error) return;
  if (error.code === '23505' && error.message.includes('leads_pkey')) return;
  throw toRefusal(error, status);
}

/**
 * Uploads one photo. A path that is taken means that an earlier try arrived.
 *
 * @param path `{leadId}/{timestamp}-{index}.{extension}`
 * @returns its public URL.
 * @throws StorageError
 */
export async function uploadPhoto(path: string, blob: Blob): Promise<string> {
  const bucket = supabase.storage.from(BUCKET);
  // The bytes and not the blob: the embedded backend does not read supabase-js's multipart form.
  const { error } = await bucket.upload(path, await blob.arrayBuffer(), { contentType: blob.type });
  if (error && error.statusCode !== '409') throw error;
  return bucket.getPublicUrl(path).data.publicUrl;
}

/**
 * Tells the lead which photos are its own.
 *
 * @throws PostgrestError
 */
export async function attachLeadImages(leadId: string, imageUrls: string[]): Promise<void> {
  await supabase.rpc('attach_lead_images', { lead_id: leadId, image_urls: imageUrls }).throwOnError();
}
