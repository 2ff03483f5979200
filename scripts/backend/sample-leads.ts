import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Database, TablesInsert } from '../../supabase/functions/_shared/database.types.ts';
import type { Language } from '../../supabase/functions/_shared/domain/languages.ts';
import { formatTrackingId } from '../../supabase/functions/_shared/domain/tracking-id.ts';
import { windowText } from '../../supabase/functions/_shared/words/en/pickups.ts';
import { embeddedKeys } from './keys.ts';
import { dayInLosAngeles } from './los-angeles.ts';
import { agreement, firstCall, offerRow, type SampleOffer, sampleHaulers } from './sample-haulers.ts';
import { addSampleMessages } from './sample-messages.ts';
import { markAsSent, markMailAsDead } from './sample-notifications.ts';
import { addProposal, inDays, type SampleProposal, today } from './sample-proposals.ts';
import { addReview, type FoundReview, findReviews, type SampleReview } from './sample-reviews.ts';

type SampleLead = TablesInsert<'leads'> & {
  tracking_id: string;
  status: string;
  minutesAgo: number;
  reports?: number;
  offers?: SampleOffer[];
  /** From the hauler of the first offer. */
  proposal?: SampleProposal;
  /** Its notifications so far count as sent: no one gets an email or text about them now. */
  isTold?: true;
  /** An email of this kind to the customer could not be delivered. */
  deadMail?: 'matched';
  /** For a completed request, whose hauler is the one of the first offer. */
  review?: SampleReview;
};

/** The columns of a request sent from a Spanish page. */
const inSpanish = { language: 'es', consent_version: 'es-2026-11-25' } as const;

/** Fictional people; 555-01xx numbers are fictional too. */
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
    load_size: 'quarter',
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
    // Overdue at any hour of the day: a request from the evening is promised a call by 10 AM.
    minutesAgo: 15 * 60,
    // Neither an email address nor consent to texts: no one can notify them.
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
    deadMail: 'matched',
    services: ['Garage Cleanouts'],
    load_size: 'half',
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
    load_size: 'three-quarters',
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
    load_size: 'quarter',
    price_paid: 140,
    load_size_hauled: 'quarter',
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
  {
    tracking_id: 'SAMP000000000007',
    status: 'Sent Proposal',
    minutesAgo: 5 * 60,
    offers: [{ token: 'SAMPJ0B000000009', hauler: 'downtown', state: 'accepted', acceptedAfter: 6, calledAfter: 31 }],
    proposal: {
      windows: (now) => [
        inDays(1, '09:00', '11:00')(now),
        inDays(1, '14:00', '16:30')(now),
        inDays(2, '08:00', '10:00')(now),
      ],
      priceFrom: 180,
      priceTo: 260,
      note: 'Two of us come with a 16-foot truck.\nIt is $180 if the wardrobe is taken apart already.',
    },
    services: ['Furniture Removal', 'Old Appliances'],
    load_size: 'half',
    street_address: '415 Imaginary Drive',
    unit_number: '2',
    city: 'Los Angeles',
    zip_code: '90042',
    job_description: 'A wardrobe, a dresser and a refrigerator that no longer cools.',
    full_name: 'Elena Petrova',
    phone: '3235550107',
    email: 'elena.petrova@example.com',
    agreed_to_messages: true,
    agreed_to_terms: true,
    source_page: 'http://localhost:5173/services/furniture-removal',
  },
  {
    tracking_id: 'SAMP000000000008',
    status: 'In Progress',
    minutesAgo: 27 * 60,
    offers: [{ token: 'SAMPJ0B000000010', hauler: 'valley', state: 'accepted', acceptedAfter: 3, calledAfter: 18 }],
    proposal: {
      windows: (now) => [inDays(1, '10:00', '12:00')(now), inDays(3, '08:00', '10:00')(now)],
      priceFrom: 240,
      priceTo: 240,
      answer: 'accepted',
    },
    services: ['Yard Waste Cleanup'],
    load_size: 'few-items',
    street_address: '9 Makebelieve Place',
    city: 'Van Nuys',
    zip_code: '91401',
    job_description: 'Ramas de dos limoneros, ya cortadas. Caben en la entrada de carros.',
    full_name: 'Jorge Salinas',
    phone: '8185550108',
    email: 'jorge.salinas@example.com',
    agreed_to_terms: true,
    ...inSpanish,
    source_page: 'http://localhost:5173/es/services/yard-waste-cleanup',
  },
  {
    tracking_id: 'SAMP000000000009',
    status: 'In Progress',
    minutesAgo: 3 * 24 * 60,
    offers: [{ token: 'SAMPJ0B000000011', hauler: 'harbor', state: 'accepted', acceptedAfter: 11, calledAfter: 47 }],
    proposal: { windows: (now) => [today(now)], priceFrom: 120, priceTo: 180, answer: 'agreed' },
    services: ['Garage Cleanouts'],
    load_size: 'half',
    street_address: '2200 Storybook Way',
    city: 'Huntington Beach',
    zip_code: '92648',
    full_name: 'Aisha Rahman',
    phone: '7145550109',
    email: 'aisha.rahman@example.com',
    agreed_to_messages: true,
    agreed_to_terms: true,
    source_page: 'http://localhost:5173/book',
  },
  {
    tracking_id: 'SAMP000000000010',
    status: 'Submitted',
    minutesAgo: 20,
    offers: [{ token: 'SAMPJ0B000000012', hauler: 'downtown', state: 'open' }],
    // No email address: gets only texts.
    services: ['Furniture Removal'],
    street_address: '52 Daydream Terrace',
    city: 'Los Angeles',
    zip_code: '90026',
    job_description: 'A sofa bed, on the ground floor.',
    full_name: 'Marcus Bell',
    phone: '2135550110',
    agreed_to_messages: true,
    agreed_to_terms: true,
    source_page: 'http://localhost:5173/book',
  },
  {
    tracking_id: 'SAMP000000000011',
    status: 'Submitted',
    minutesAgo: 35,
    // No one is notified about it or offered it until the flag is cleared.
    flagged_because: 'More than 3 requests with this phone number within an hour',
    services: ['Storage Unit Cleanout'],
    street_address: '1800 Daydream Terrace',
    unit_number: 'Unit 114',
    city: 'Los Angeles',
    zip_code: '90015',
    job_description: 'The last of four units that we clear. The manager lets you in.',
    full_name: 'Grace Whitmore',
    phone: '2135550114',
    email: 'grace.whitmore@example.com',
    agreed_to_messages: true,
    agreed_to_terms: true,
    source_page: 'http://localhost:5173/services/storage-unit-cleanout',
  },
  {
    tracking_id: 'SAMP000000000012',
    status: 'Submitted',
    // Within the promised time, so not overdue yet.
    minutesAgo: 80,
    isTold: true,
    offers: [{ token: 'SAMPJ0B000000013', hauler: 'valley', state: 'declined', reason: 'Too large for our truck' }],
    services: ['Estate Cleanouts'],
    load_size: 'full',
    street_address: '5 Neverland Court',
    city: 'Calabasas',
    zip_code: '91302',
    job_description: 'A house of four bedrooms, all furniture. A piano in the living room.',
    full_name: 'Walter Nguyen',
    phone: '8185550115',
    email: 'walter.nguyen@example.com',
    agreed_to_messages: true,
    agreed_to_terms: true,
    source_page: 'http://localhost:5173/services/estate-cleanouts',
    call_time: 'After 4 PM',
  },
  {
    tracking_id: 'SAMP000000000013',
    status: 'Submitted',
    minutesAgo: 95,
    isTold: true,
    reports: 1,
    offers: [{ token: 'SAMPJ0B000000014', hauler: 'valley', state: 'accepted', acceptedAfter: 7 }],
    services: ['Curbside Pickups', 'Furniture Removal'],
    street_address: '260 Fairytale Avenue',
    city: 'Sherman Oaks',
    zip_code: '91403',
    job_description: 'Dos libreros y una mesa rota. Ya están afuera, junto a la cochera.',
    full_name: 'Nadia Castillo',
    phone: '8185550116',
    email: 'nadia.castillo@example.com',
    agreed_to_terms: true,
    ...inSpanish,
    source_page: 'http://localhost:5173/es/book',
  },
  {
    tracking_id: 'SAMP000000000014',
    status: 'Completed',
    minutesAgo: 3 * 24 * 60,
    offers: [{ token: 'SAMPJ0B000000015', hauler: 'downtown', state: 'accepted', acceptedAfter: 5, calledAfter: 20 }],
    review: { token: 'SAMPREV1EW000001' },
    services: ['Furniture Removal', 'Mattress Disposal'],
    load_size: 'quarter',
    price_paid: 165,
    load_size_hauled: 'half',
    street_address: '31 Daydream Terrace',
    city: 'Los Angeles',
    zip_code: '90026',
    job_description: 'A bed frame, a mattress and a chest of drawers.',
    full_name: 'Lucia Romero',
    phone: '2135550117',
    email: 'lucia.romero@example.com',
    agreed_to_messages: true,
    agreed_to_terms: true,
    source_page: 'http://localhost:5173/book',
  },
  {
    tracking_id: 'SAMP000000000015',
    status: 'Completed',
    minutesAgo: 4 * 24 * 60,
    offers: [{ token: 'SAMPJ0B000000016', hauler: 'harbor', state: 'accepted', acceptedAfter: 16, calledAfter: 52 }],
    review: { token: 'SAMPREV1EW000002' },
    services: ['Garage Cleanouts'],
    price_paid: 320,
    load_size_hauled: 'three-quarters',
    street_address: '118 Storybook Way',
    city: 'Long Beach',
    zip_code: '90803',
    full_name: 'Peter Lindqvist',
    phone: '5625550118',
    email: 'peter.lindqvist@example.com',
    agreed_to_terms: true,
    source_page: 'http://localhost:5173/services/garage-cleanouts',
  },
  {
    tracking_id: 'SAMP000000000016',
    status: 'Completed',
    minutesAgo: 5 * 24 * 60,
    offers: [{ token: 'SAMPJ0B000000017', hauler: 'valley', state: 'accepted', acceptedAfter: 8, calledAfter: 33 }],
    review: {
      token: 'SAMPREV1EW000003',
      answer: {
        gone: 'partly',
        left_behind: 'Two bags of branches beside the garage, and the old gate.',
        price: 'higher',
        amount_paid: 210,
        stars: 3,
      },
    },
    services: ['Yard Waste Cleanup'],
    street_address: '47 Fairytale Avenue',
    city: 'Sherman Oaks',
    zip_code: '91423',
    job_description: 'What is left of two trees, and an iron gate.',
    full_name: 'Hannah Brooks',
    phone: '8185550119',
    email: 'hannah.brooks@example.com',
    agreed_to_terms: true,
    source_page: 'http://localhost:5173/services/yard-waste-cleanup',
  },
  {
    tracking_id: 'SAMP000000000017',
    status: 'Completed',
    minutesAgo: 6 * 24 * 60,
    offers: [{ token: 'SAMPJ0B000000018', hauler: 'downtown', state: 'accepted', acceptedAfter: 12, calledAfter: 26 }],
    review: {
      token: 'SAMPREV1EW000004',
      answer: {
        gone: 'yes',
        price: 'as-agreed',
        stars: 4,
        words:
          'They carried a refrigerator down three floors.\nAn hour later than they had said, but they called before.',
        may_publish: true,
        shown_name: 'Omar',
      },
    },
    services: ['Old Appliances'],
    street_address: '905 Sample Street',
    unit_number: '3C',
    city: 'Pasadena',
    zip_code: '91101',
    full_name: 'Omar Haddad',
    phone: '2135550120',
    email: 'omar.haddad@example.com',
    agreed_to_messages: true,
    agreed_to_terms: true,
    source_page: 'http://localhost:5173/services/old-appliances',
  },
];

/** Samples whose customers were asked whether everything is gone, and have not answered. */
const toAnswer = samples.filter(({ review }) => review !== undefined && review.answer === undefined);

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
  /** That a proposal awaits an answer, or when the pickup is. Null for neither. */
  pickup: string | null;
  told: string | null;
  /** The language that their customer or hauler reads. */
  language: Language;
};

/**
 * Fills an embedded database that has no requests with samples for tracking and the job pages: one request in each
 * status, a late one, some with proposals and some without an email address, and the haulers they were offered to. For
 * the desk: a flagged request, one that no one has, one whose hauler has not called, a message and an undeliverable
 * email. Of the completed ones, two customers have been asked whether everything is gone, one said something is left,
 * and one said what can be published. Samples from an earlier day are recreated if they have proposals or reviews, or
 * if a team would have handled them by then: a pickup today must be today.
 *
 * @returns the samples in the database, whenever they were added.
 */
export async function addSampleLeads(backendUrl: string): Promise<Samples> {
  const operator = operatorOf(backendUrl);
  if (await isEmpty(operator)) await addSamples(operator);
  else await renewOldOnes(operator, samples);
  return await findSamples(backendUrl);
}

/**
 * Adds only the samples that await a review to an embedded database without requests. Their haulers are inactive, so
 * they are offered nothing else.
 *
 * @returns those in the database, whenever they were added.
 */
export async function addSampleReviews(backendUrl: string): Promise<FoundReview[]> {
  const operator = operatorOf(backendUrl);
  if (await isEmpty(operator)) {
    const keys = new Set(toAnswer.flatMap(({ offers = [] }) => offers.map(({ hauler }) => hauler)));
    await addHaulers(
      operator,
      [...keys].map((key) => ({ ...sampleHaulers[key], ...agreement, active: false })),
    );
    await withoutDispatch(operator, async () => {
      for (const sample of toAnswer) await addSample(operator, sample);
    });
  } else {
    await renewOldOnes(operator, toAnswer);
  }
  return await findReviews(operator, tokensToAnswer());
}

function operatorOf(backendUrl: string): SupabaseClient<Database> {
  return createClient<Database>(backendUrl, embeddedKeys.secret, { auth: { persistSession: false } });
}

async function isEmpty(operator: SupabaseClient<Database>): Promise<boolean> {
  const { count } = await operator.from('leads').select('*', { count: 'exact', head: true }).throwOnError();
  return count === 0;
}

async function addSamples(operator: SupabaseClient<Database>): Promise<void> {
  await addHaulers(operator, Object.values(sampleHaulers));
  await withoutDispatch(operator, async () => {
    for (const sample of samples) await addSample(operator, sample);
  });
  await addSampleMessages(operator);
}

async function addHaulers(
  operator: SupabaseClient<Database>,
  haulers: (TablesInsert<'haulers'> & { id: string })[],
): Promise<void> {
  const ids = haulers.map(({ id }) => id);
  await operator.from('haulers').delete().in('id', ids).throwOnError();
  for (const hauler of haulers) await operator.from('haulers').insert(hauler).throwOnError();
}

async function renewOldOnes(operator: SupabaseClient<Database>, those: readonly SampleLead[]): Promise<void> {
  await withoutDispatch(operator, async () => {
    for (const sample of those) {
      const isOfItsDay = sample.proposal || sample.isTold || sample.review;
      const leadId = isOfItsDay && (await findOfAnotherDay(operator, sample));
      if (!leadId) continue;
      await operator.from('leads').delete().eq('id', leadId).throwOnError();
      await addSample(operator, sample);
    }
  });
}

/** The ID of a sample request from an earlier day that still has an offer. */
async function findOfAnotherDay(
  operator: SupabaseClient<Database>,
  { tracking_id, minutesAgo }: SampleLead,
): Promise<string | null> {
  const { data: lead } = await operator
    .from('leads')
    .select('id, created_at, job_offers!inner()')
    .eq('tracking_id', tracking_id)
    .maybeSingle()
    .throwOnError();
  if (lead === null) return null;
  const putThereAt = new Date(Date.parse(lead.created_at) + minutesAgo * 60_000);
  return dayInLosAngeles(0, putThereAt) === dayInLosAngeles() ? null : lead.id;
}

/** Runs `task` with dispatch off, so that requests are offered only to the haulers named in the samples. */
async function withoutDispatch(operator: SupabaseClient<Database>, task: () => Promise<void>): Promise<void> {
  const { data: before } = await operator.from('dispatch_settings').select('dispatch_on').single().throwOnError();
  await operator.from('dispatch_settings').update({ dispatch_on: false }).eq('only_row', true).throwOnError();
  try {
    await task();
  } finally {
    await operator.from('dispatch_settings').update(before).eq('only_row', true).throwOnError();
  }
}

async function addSample(operator: SupabaseClient<Database>, sample: SampleLead): Promise<void> {
  const { status, minutesAgo, reports = 0, offers = [], proposal, isTold, deadMail, review, ...lead } = sample;
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
  // Last, so that emails show the job's final state, and finished jobs trigger none.
  for (const offer of offers) {
    await operator
      .from('job_offers')
      .insert(offerRow(offer, data.id, createdAt))
      .throwOnError();
  }
  const [offer] = offers;
  if (offer && proposal) await addProposal(operator, { token: offer.token, trackingId: lead.tracking_id }, proposal);
  for (let report = 0; report < reports; report++) {
    const reported_at = new Date().toISOString();
    await operator.from('contact_reports').insert({ lead_id: data.id, reported_at }).throwOnError();
  }
  if (review)
    await addReview(operator, { id: data.id, haulerId: offer ? sampleHaulers[offer.hauler].id : null }, review);
  if (isTold) await markAsSent(operator, { lead_id: data.id });
  if (deadMail) await markMailAsDead(operator, { lead_id: data.id, kind: deadMail });
}

function tokensToAnswer(): string[] {
  return toAnswer.flatMap(({ review }) => review?.token ?? []);
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
    .select('token, state, lead_id, hauler:haulers!inner(name, texts_on, languages)')
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
    reviews: await findReviews(operator, tokensToAnswer()),
  };
}

function jobInWords({ services, city }: { services: readonly string[]; city: string | null }): string {
  return [services.join(', '), city].filter(Boolean).join(' in ');
}

type Pickup = { pickup_from: string | null; pickup_until: string | null };

function windowInWords({ pickup_from: from, pickup_until: until }: Pickup): string | null {
  return from && until ? `pickup on ${windowText({ from, until })}` : null;
}
