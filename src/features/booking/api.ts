import { toRefusal } from '@/lib/forms/refused-error';
import { supabase } from '@/lib/supabase';
import type { LeadRow } from './schema';

const BUCKET = 'lead-images';

/**
 * Inserts a lead and reads it back. Idempotent: a conflict on our own id means that an earlier try was stored and only
 * its response was lost.
 *
 * @throws RefusedError if retrying would not help; otherwise the client's error.
 */
export async function insertLead(row: LeadRow): Promise<void> {
  const { error, status } = await supabase.from('leads').insert(row).select('id, tracking_id').single();
  if (!error) return;
  if (error.code === '23505' && error.message.includes('leads_pkey')) return;
  throw toRefusal(error, status);
}

/**
 * Uploads one photo. If the path already exists, an earlier try was stored.
 *
 * @param path `{leadId}/{timestamp}-{index}.{extension}`
 * @returns its public URL.
 * @throws StorageError
 */
export async function uploadPhoto(path: string, blob: Blob): Promise<string> {
  const bucket = supabase.storage.from(BUCKET);
  // The bytes instead of the blob, because the embedded backend does not support supabase-js's multipart form.
  const { error } = await bucket.upload(path, await blob.arrayBuffer(), { contentType: blob.type });
  if (error && error.statusCode !== '409') throw error;
  return photoUrl(path);
}

/** The public URL of a photo. */
export function photoUrl(path: string): string {
  return supabase.storage.from(BUCKET).getPublicUrl(path).data.publicUrl;
}

/**
 * Saves the URLs of a lead's photos.
 *
 * @throws PostgrestError
 */
export async function attachLeadImages(leadId: string, imageUrls: string[]): Promise<void> {
  await supabase.rpc('attach_lead_images', { lead_id: leadId, image_urls: imageUrls }).throwOnError();
}
