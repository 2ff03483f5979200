import type { HeldLead, Job } from '@functions/contracts/job.ts';
import type { ReviewView } from '@functions/contracts/review.ts';
import type { LeadDetails } from '@functions/contracts/tracking.ts';
import { vi } from 'vitest';

/** One request that the page made. */
export type Call = { method: string; path: string; query: URLSearchParams; headers: Headers; body: unknown };

/** What a request for a pickup that was sent is known by; its other columns beside. */
type SentLead = { id: string; tracking_id: string };

/**
 * What the backend does with a request: answers well or with a status, drops the connection, or does not answer at all.
 */
export type Answer = 'ok' | 'connection lost' | 'no answer' | { status: number; body?: unknown };

/** The parts of the backend that the site talks to. A path that starts with one of them belongs to it. */
const endpoints = {
  leads: '/rest/v1/leads',
  attachImages: '/rest/v1/rpc/attach_lead_images',
  contactMessages: '/rest/v1/contact_messages',
  photos: '/storage/v1/object/lead-images/',
  leadDetails: '/functions/v1/get-lead-details',
  leadContacted: '/functions/v1/update-lead-contacted',
  updateLead: '/functions/v1/update-lead',
  stopMail: '/functions/v1/stop-mail',
  job: '/functions/v1/job',
  desk: '/functions/v1/desk',
  review: '/functions/v1/review',
} as const;

type Endpoint = keyof typeof endpoints;

export const leadDetails: LeadDetails = {
  fullName: 'Ana Diaz',
  phone: '2135550142',
  email: 'ana@example.com',
  service: 'Furniture Removal, Old Appliances',
  services: ['Furniture Removal', 'Old Appliances'],
  language: 'en',
  location: 'Beverly Hills, 90210',
  date: 'November 21, 2026',
  status: 'Submitted',
  cancelReasons: [],
  agreedToMessages: false,
  history: [],
  updates: { by: 'mail', cameBack: [] },
};

/** What the customer of a job typed. */
export const typed = { description: 'An old orange sofa\nand a fridge.', callTime: 'after 5 PM' };

/** A job that may be accepted. */
export const openJob: Job = {
  state: 'open',
  lead: {
    hasJob: false,
    services: ['Furniture Removal', 'Old Appliances'],
    city: 'Beverly Hills',
    zipCode: '90210',
    description: typed.description,
    photos: ['https://photos.example/1.jpg', 'https://photos.example/2.jpg'],
    promisedBy: '2026-11-23T00:30:00.000Z',
    expiresAt: '2026-11-22T23:00:00.000Z',
    timeframe: null,
    agreedToMessages: false,
    language: 'en',
  },
  hauler: { name: 'Bay Haul', languages: ['en'], textsOn: false },
};

/** The same job for who has it. */
export function heldJob(lead: Partial<HeldLead> = {}, state: Job['state'] = 'accepted'): Job {
  const details = {
    hasJob: true as const,
    status: 'Submitted',
    fullName: 'Ana Diaz',
    phone: '2135550142',
    email: 'ana@example.com',
    streetAddress: '742 Evergreen Terrace',
    unitNumber: '4B',
    callTime: typed.callTime,
    contactedAt: null,
    reportedAt: null,
    reportedAgain: false,
    cancelReasons: [],
    canceledByCustomer: false,
    proposalBounds: { earliest: '2026-11-23T00:00:00.000Z', lastDay: '2027-01-21' },
    isTold: lead.email !== null,
  };
  return { ...openJob, state, lead: { ...openJob.lead, ...details, ...lead } };
}

/** A question that nobody has answered; its review, and how it stands, as given. */
export function askedReview(
  review: Partial<ReviewView['review']> = {},
  state: ReviewView['state'] = 'open',
): ReviewView {
  return {
    state,
    review: {
      firstName: 'Ana',
      city: 'Torrance',
      services: ['Furniture Removal', 'Old Appliances'],
      hauler: 'Bay Haul',
      until: '2026-12-13T18:00:00.000Z',
      publication: 'no',
      withheldBecause: null,
      gone: null,
      leftBehind: null,
      price: null,
      amountPaid: null,
      stars: null,
      words: null,
      mayPublish: false,
      shownName: null,
      ...review,
    },
  };
}

/** What the database says to a lead that it has already. */
export const duplicateLead: Answer = {
  status: 409,
  body: { code: '23505', message: 'duplicate key value violates unique constraint "leads_pkey"' },
};

/** Takes the place of the network. All that the page asks for is answered well until `answer` says otherwise. */
export function fakeBackend() {
  const calls: (Call & { endpoint: Endpoint })[] = [];
  const planned: Partial<Record<Endpoint, (Answer | Promise<Answer>)[]>> = {};

  async function respond(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
    const { origin, pathname, searchParams } = new URL(String(input));
    const endpoint = (Object.keys(endpoints) as Endpoint[]).find((name) => pathname.startsWith(endpoints[name]));
    if (origin !== 'http://backend.test' || !endpoint) throw new Error(`Nothing answers at ${String(input)}`);
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : init.body;
    const call = { method: init.method ?? 'GET', path: pathname, query: searchParams, body };
    calls.push({ endpoint, headers: new Headers(init.headers), ...call });
    const answers = planned[endpoint] ?? [];
    const answer = (await (answers.length > 1 ? answers.shift() : answers[0])) ?? 'ok';
    if (answer === 'connection lost') throw new TypeError('Failed to fetch');
    if (answer === 'no answer') return untilAborted(init.signal);
    const { status, body: content } = answer === 'ok' ? goodAnswer(endpoint, body) : answer;
    return content === undefined ? new Response(null, { status }) : Response.json(content, { status });
  }

  vi.stubGlobal('fetch', respond);

  return {
    /**
     * What happens to the next requests to an endpoint, one after
     * the other. The last answer stays; a promise holds it back.
     */
    answer(endpoint: Endpoint, ...answers: (Answer | Promise<Answer>)[]) {
      planned[endpoint] = answers;
    },
    /** The requests that an endpoint has had, in their order. */
    callsTo(endpoint: Endpoint): Call[] {
      return calls.filter((call) => call.endpoint === endpoint);
    },
    /** What an endpoint was sent, in the order of the requests. */
    bodiesTo(endpoint: Endpoint): unknown[] {
      return this.callsTo(endpoint).map((call) => call.body);
    },
    /** The requests for a pickup that were sent, each try of them. */
    sentLeads(): SentLead[] {
      return this.bodiesTo('leads') as SentLead[];
    },
  };
}

/** An answer that is held back until `release`. */
export function heldAnswer() {
  let release: (answer: Answer) => void = () => {};
  const answer = new Promise<Answer>((resolve) => {
    release = resolve;
  });
  return { answer, release: (value: Answer = 'ok') => release(value) };
}

function goodAnswer(endpoint: Endpoint, sent: unknown): { status: number; body?: unknown } {
  switch (endpoint) {
    case 'leads': {
      const { id, tracking_id } = sent as SentLead;
      return { status: 201, body: { id, tracking_id } };
    }
    case 'attachImages':
      return { status: 204 };
    case 'contactMessages':
      return { status: 201 };
    case 'photos':
      return { status: 200, body: { Id: 'object', Key: 'lead-images/photo.jpg' } };
    case 'leadDetails':
    case 'updateLead':
      return { status: 200, body: leadDetails };
    case 'job':
      return { status: 200, body: openJob };
    case 'desk':
      return { status: 200, body: { state: 'asked' } };
    case 'review':
      return { status: 200, body: askedReview() };
    case 'leadContacted':
    case 'stopMail':
      return { status: 200, body: { success: true } };
  }
}

function untilAborted(signal: AbortSignal | null | undefined): Promise<Response> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason));
  });
}
