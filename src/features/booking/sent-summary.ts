import type { Photo } from './photos/photos';
import type { LeadRow } from './schema';

/** What the confirmation repeats of a request. Neither the name nor the street. */
export type SentSummary = Pick<LeadRow, 'services' | 'city' | 'zip_code' | 'phone' | 'wanted'>;

// In memory only: the device stores neither the phone number nor uploaded photos.

/** The requests sent since the page was loaded, by lead. */
const summaries = new Map<string, SentSummary>();

/** The photos sent since the page was loaded, by lead. */
const sentPhotos = new Map<string, readonly Photo[]>();

const NO_PHOTOS: readonly Photo[] = [];

export function keepSummary(
  leadId: string,
  { services, city, zip_code, phone, wanted }: LeadRow,
  photos: readonly Photo[],
): void {
  summaries.set(leadId, { services, city, zip_code, phone, wanted });
  sentPhotos.set(leadId, photos);
}

/** What was sent; undefined if it was sent before the page was loaded. */
export function findSummary(leadId: string): SentSummary | undefined {
  return summaries.get(leadId);
}

export function addSentPhotos(leadId: string, added: readonly Photo[]): void {
  sentPhotos.set(leadId, [...findSentPhotos(leadId), ...added]);
}

export function findSentPhotos(leadId: string): readonly Photo[] {
  return sentPhotos.get(leadId) ?? NO_PHOTOS;
}
