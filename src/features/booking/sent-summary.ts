import type { LeadRow } from './schema';

/** What the confirmation repeats of a request. Neither the name, nor the phone, nor the street. */
export type SentSummary = Pick<LeadRow, 'services' | 'city' | 'zip_code'>;

/** The requests sent since the page was loaded, by lead. */
const summaries = new Map<string, SentSummary>();

export function keepSummary(leadId: string, { services, city, zip_code }: LeadRow): void {
  summaries.set(leadId, { services, city, zip_code });
}

/** What was sent; undefined if it was sent before the page was loaded. */
export function findSummary(leadId: string): SentSummary | undefined {
  return summaries.get(leadId);
}
