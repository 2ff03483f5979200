import { createClient } from '@supabase/supabase-js';
import type { Database, TablesInsert } from '../../supabase/functions/_shared/database.types.ts';
import { embeddedKeys } from './keys.ts';

type SampleLead = TablesInsert<'leads'> & { status: string; minutesAgo: number; reports?: number };

/** Fictional people; telephone numbers of 555-01xx belong to nobody. */
const samples: readonly SampleLead[] = [
  {
    tracking_id: 'SAMP000000000001',
    status: 'Submitted',
    minutesAgo: 12,
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
    minutesAgo: 205,
    reports: 1,
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

/**
 * Puts a few requests into an embedded database that has none, one in each status and one that is late, so that tracking
 * can be tried at once.
 *
 * @returns those of them that are there, whenever they were put there.
 */
export async function addSampleLeads(backendUrl: string): Promise<{ trackingId: string; status: string }[]> {
  const operator = createClient<Database>(backendUrl, embeddedKeys.secret, { auth: { persistSession: false } });
  const { count } = await operator.from('leads').select('*', { count: 'exact', head: true }).throwOnError();
  for (const sample of count === 0 ? samples : []) {
    const { status, minutesAgo, reports = 0, ...lead } = sample;
    const created_at = new Date(Date.now() - minutesAgo * 60_000).toISOString();
    const { data } = await operator
      .from('leads')
      .insert({ ...lead, created_at })
      .select('id')
      .single()
      .throwOnError();
    if (status !== 'Submitted') await operator.from('leads').update({ status }).eq('id', data.id).throwOnError();
    for (let report = 0; report < reports; report++) {
      const reported_at = new Date().toISOString();
      await operator.from('contact_reports').insert({ lead_id: data.id, reported_at }).throwOnError();
    }
  }
  const { data } = await operator
    .from('leads')
    .select('tracking_id, status')
    .like('tracking_id', 'SAMP00000000%')
    .order('tracking_id')
    .throwOnError();
  return data.map((lead) => ({ trackingId: lead.tracking_id.replace(/.{4}(?=.)/g, '$&-'), status: lead.status }));
}
