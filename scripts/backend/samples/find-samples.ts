import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '../../../supabase/functions/_shared/database.types.ts';
import type { Language } from '../../../supabase/functions/_shared/domain/languages.ts';
import { formatTrackingId } from '../../../supabase/functions/_shared/domain/tracking-id.ts';
import { windowText } from '../../../supabase/functions/_shared/words/en/pickups.ts';
import { embeddedKeys } from '../keys.ts';
import { leadsToReview } from './data.ts';

/** The samples in the database, with tracking IDs and tokens in display format. */
export type Samples = {
  leads: (InWords & { trackingId: string; status: string })[];
  /** The offers that their hauler can still act on. */
  jobs: (InWords & { token: string; state: string; hauler: string })[];
  /** The unanswered reviews, with their tokens as stored. */
  reviews: FoundReview[];
};

/** How people are notified, if not by email. */
const channelsInWords: Record<string, string> = { text: 'gets texts, no emails', none: 'gets no emails and no texts' };

type InWords = {
  /** Such as "Hot Tub Removal in Burbank". Null for a job whose request is not a sample. */
  job: string | null;
  /** That a proposal or price awaits an answer, that no one came, or when the pickup is. Null for neither. */
  pickup: string | null;
  told: string | null;
  /** The language that their customer or hauler reads. */
  language: Language;
};

/** A sample review whose link is listed. */
type FoundReview = { token: string; state: 'to answer' | 'answered' };

/** A client of an embedded backend that bypasses RLS. */
export function operatorOf(backendUrl: string): SupabaseClient<Database> {
  return createClient<Database>(backendUrl, embeddedKeys.secret, { auth: { persistSession: false } });
}

/** The samples in an embedded database, in their current state. */
export async function findSamples(backendUrl: string): Promise<Samples> {
  const operator = operatorOf(backendUrl);
  const { data: leads } = await operator
    .from('leads')
    .select('id, tracking_id, status, services, city, pickup_from, pickup_until, language')
    .like('tracking_id', 'SAMP00000000%')
    .order('tracking_id')
    .throwOnError();
  const { data: offers } = await operator
    .from('job_offers')
    .select('token, state, lead_id, no_show_at, hauler:haulers!inner(name, texts_on, languages), door_prices(state)')
    .like('token', 'SAMPJ0B0%')
    .in('state', ['open', 'accepted'])
    .order('token')
    .throwOnError();
  const { data: ways } = await operator.from('open_leads').select('id, told_by').throwOnError();
  const channels = new Map(ways.map(({ id, told_by }) => [id, channelsInWords[told_by ?? ''] ?? null]));
  const { data: proposals } = await operator.from('proposals').select('lead_id').eq('state', 'open').throwOnError();
  const jobs = new Map(leads.map((lead) => [lead.id, jobInWords(lead)]));
  const pickups = new Map(leads.map((lead) => [lead.id, windowInWords(lead)]));
  for (const { lead_id } of proposals) pickups.set(lead_id, 'a proposal to answer');
  for (const { lead_id, no_show_at, door_prices: prices } of offers) {
    if (prices.some(({ state }) => state === 'declined')) pickups.set(lead_id, 'a final price that was declined');
    if (prices.some(({ state }) => state === 'open')) pickups.set(lead_id, 'a final price to answer');
    if (no_show_at) pickups.set(lead_id, 'a pickup that no one came to');
  }
  return {
    leads: leads.map((lead) => ({
      trackingId: formatTrackingId(lead.tracking_id),
      status: lead.status,
      job: jobInWords(lead),
      pickup: pickups.get(lead.id) ?? null,
      told: channels.get(lead.id) ?? null,
      language: lead.language,
    })),
    jobs: offers.map(({ token, state, lead_id, hauler }) => ({
      token: formatTrackingId(token),
      state,
      hauler: hauler.name,
      job: jobs.get(lead_id) ?? null,
      pickup: pickups.get(lead_id) ?? null,
      told: hauler.texts_on ? 'gets texts' : null,
      language: hauler.languages[0] ?? 'en',
    })),
    reviews: await findReviews(operator),
  };
}

/** The reviews in the database that customers can answer, or have answered. */
export async function findReviews(operator: SupabaseClient<Database>): Promise<FoundReview[]> {
  const tokens = leadsToReview.flatMap(({ review }) => review?.token ?? []);
  const { data } = await operator
    .from('reviews')
    .select('token, answered_at')
    .in('token', tokens)
    .order('token')
    .throwOnError();
  return data.map(({ token, answered_at }) => ({ token, state: answered_at === null ? 'to answer' : 'answered' }));
}

function jobInWords({ services, city }: { services: readonly string[]; city: string | null }): string {
  return [services.join(', '), city].filter(Boolean).join(' in ');
}

type Pickup = { pickup_from: string | null; pickup_until: string | null };

function windowInWords({ pickup_from: from, pickup_until: until }: Pickup): string | null {
  return from && until ? `pickup on ${windowText({ from, until })}` : null;
}
