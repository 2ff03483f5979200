import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Database, TablesInsert } from '../../supabase/functions/_shared/database.types.ts';
import { formatTrackingId } from '../../supabase/functions/_shared/rules/tracking-id.ts';
import { embeddedKeys } from './keys.ts';
import { firstCall, offerRow, type SampleOffer, sampleHaulers } from './sample-haulers.ts';

type SampleLead = TablesInsert<'leads'> & {
  status: string;
  minutesAgo: number;
  reports?: number;
  offers?: SampleOffer[];
};

/** Fictional people; telephone numbers of 555-01xx belong to nobody. */
const samples: readonly SampleLead[] = [
  {
    tracking_id: 'SAMP000000000001',
    status: 'Submitted',
    minutesAgo: 12,
    offers: [
      { token: 'SAMPJ0B000000001', hauler: 'downtown', state: 'open' },
      { token: 'SAMPJ0B000000002', hauler: 'heavy', state: 'open' },
    ],
    services: ['Furniture Removal', 'Mattress Disposal'],
    street_address: '1250 Sample Street',
    unit_number: '4B',
    city: 'Pasadena',
    zip_code: '91101',
    job_description: 'A sofa, two armchairs and a queen-size mattress.\nSecond floor, there is an elevator.',
    full_name: 'Rosa Alvarez',
    phone: '2135550101',
    email: 'rosa.alvarez@example.com',
    agreed_to_messages: true,
    agreed_to_terms: true,
    source_page: 'http://localhost:5173/locations/california/pasadena',
  },
  {
    tracking_id: 'SAMP000000000002',
    status: 'Submitted',
    // Late at every hour of the day: what comes in the evening is promised by 10 AM.
    minutesAgo: 15 * 60,
    reports: 1,
    offers: [
      { token: 'SAMPJ0B000000003', hauler: 'valley', state: 'declined', reason: 'Booked up this week' },
      { token: 'SAMPJ0B000000004', hauler: 'heavy', state: 'open' },
    ],
    services: ['Hot Tub Removal'],
    street_address: '77 Example Avenue',
    city: 'Burbank',
    zip_code: '91502',
    full_name: 'Tom Becker',
    phone: '8185550102',
    agreed_to_terms: true,
    source_page: 'http://localhost:5173/services/hot-tub-removal',
  },
  {
    tracking_id: 'SAMP000000000003',
    status: 'Sent Proposal',
    minutesAgo: 26 * 60,
    offers: [{ token: 'SAMPJ0B000000005', hauler: 'harbor', state: 'accepted', acceptedAfter: 9, calledAfter: 25 }],
    services: ['Garage Cleanouts'],
    street_address: '8 Fictional Lane',
    city: 'Long Beach',
    zip_code: '90802',
    job_description: 'A two-car garage, about half full.',
    full_name: 'Mei Tanaka',
    phone: '5625550103',
    email: 'mei.tanaka@example.com',
    agreed_to_terms: true,
    source_page: 'http://localhost:5173/book',
  },
  {
    tracking_id: 'SAMP000000000004',
    status: 'In Progress',
    minutesAgo: 2 * 24 * 60,
    timeframe: 'Tomorrow between 9 and 11 AM',
    offers: [{ token: 'SAMPJ0B000000006', hauler: 'harbor', state: 'accepted', acceptedAfter: 4, calledAfter: 40 }],
    services: ['Home Cleaning - Deep Cleaning', 'Home Cleaning - Window Cleaning'],
    street_address: '301 Invented Road',
    city: 'Anaheim',
    zip_code: '92805',
    full_name: 'Samuel Okoro',
    phone: '7145550104',
    email: 'samuel.okoro@example.com',
    agreed_to_messages: true,
    agreed_to_terms: true,
    source_page: 'http://localhost:5173/services/home-cleaning',
  },
  {
    tracking_id: 'SAMP000000000005',
    status: 'Canceled',
    minutesAgo: 5 * 24 * 60,
    cancel_reasons: ['The customer found another date', 'Paint and solvents need a hazardous waste center'],
    services: ['Construction Debris'],
    street_address: '19 Pretend Court',
    city: 'Riverside',
    zip_code: '92501',
    full_name: 'Dana Whitfield',
    phone: '9515550105',
    agreed_to_terms: true,
    source_page: 'http://localhost:5173/services/construction-debris',
  },
  {
    tracking_id: 'SAMP000000000006',
    status: 'Completed',
    minutesAgo: 9 * 24 * 60,
    timeframe: 'Done last week',
    offers: [
      { token: 'SAMPJ0B000000007', hauler: 'downtown', state: 'accepted', acceptedAfter: 14, calledAfter: 75 },
      { token: 'SAMPJ0B000000008', hauler: 'heavy', state: 'taken' },
    ],
    services: ['Old Appliances', 'Electronics Disposal'],
    street_address: '640 Placeholder Boulevard',
    city: 'Los Angeles',
    zip_code: '90012',
    full_name: 'Priya Raman',
    phone: '3235550106',
    email: 'priya.raman@example.com',
    agreed_to_messages: true,
    agreed_to_terms: true,
    source_page: 'http://localhost:5173/',
  },
];

/** What `addSampleLeads` has put there, with tracking IDs and tokens as people read them. */
type Samples = {
  leads: { trackingId: string; status: string }[];
  /** The offers that a hauler can still do something with. */
  jobs: { token: string; state: string; hauler: string }[];
};

/**
 * Puts a few requests into an embedded database that has none, one in each status and one that is late, with haulers to
 * whom they were offered, so that tracking and the pages of jobs can be tried at once.
 *
 * @returns those of them that are there, whenever they were put there.
 */
export async function addSampleLeads(backendUrl: string): Promise<Samples> {
  const operator = createClient<Database>(backendUrl, embeddedKeys.secret, { auth: { persistSession: false } });
  const { count } = await operator.from('leads').select('*', { count: 'exact', head: true }).throwOnError();
  if (count === 0) await addSamples(operator);
  return await findSamples(operator);
}

/** The haulers start when all is there: the samples are offered to whom they say, and to nobody else. */
async function addSamples(operator: SupabaseClient<Database>): Promise<void> {
  const haulers = Object.values(sampleHaulers);
  const ids = haulers.map(({ id }) => id);
  await operator.from('haulers').delete().in('id', ids).throwOnError();
  for (const hauler of haulers) {
    await operator
      .from('haulers')
      .insert({ ...hauler, active: false })
      .throwOnError();
  }
  for (const sample of samples) await addSample(operator, sample);
  await operator.from('haulers').update({ active: true }).in('id', ids).throwOnError();
}

async function addSample(operator: SupabaseClient<Database>, sample: SampleLead): Promise<void> {
  const { status, minutesAgo, reports = 0, offers = [], ...lead } = sample;
  const createdAt = new Date(Date.now() - minutesAgo * 60_000);
  const { data } = await operator
    .from('leads')
    .insert({ ...lead, created_at: createdAt.toISOString() })
    .select('id')
    .single()
    .throwOnError();
  if (status !== 'Submitted') {
    const contacted_at = firstCall(offers, createdAt);
    await operator.from('leads').update({ status, contacted_at }).eq('id', data.id).throwOnError();
  }
  // Last, so that its mails say how far the job has come, and nothing is told of one that is done.
  for (const offer of offers) {
    await operator
      .from('job_offers')
      .insert(offerRow(offer, data.id, createdAt))
      .throwOnError();
  }
  for (let report = 0; report < reports; report++) {
    const reported_at = new Date().toISOString();
    await operator.from('contact_reports').insert({ lead_id: data.id, reported_at }).throwOnError();
  }
}

async function findSamples(operator: SupabaseClient<Database>): Promise<Samples> {
  const { data: leads } = await operator
    .from('leads')
    .select('tracking_id, status')
    .like('tracking_id', 'SAMP00000000%')
    .order('tracking_id')
    .throwOnError();
  const { data: offers } = await operator
    .from('job_offers')
    .select('token, state, hauler:haulers!inner(name)')
    .like('token', 'SAMPJ0B0%')
    .in('state', ['open', 'accepted'])
    .order('token')
    .throwOnError();
  return {
    leads: leads.map((lead) => ({ trackingId: formatTrackingId(lead.tracking_id), status: lead.status })),
    jobs: offers.map(({ token, state, hauler }) => ({ token: formatTrackingId(token), state, hauler: hauler.name })),
  };
}
