import type { AgreementToAccept } from '@functions/contracts/agreement.ts';
import type { HeldLead, Job } from '@functions/contracts/job.ts';
import type { ReviewView } from '@functions/contracts/review.ts';
import type { LeadDetails } from '@functions/contracts/tracking.ts';
import { AGREEMENT_VERSION } from '@functions/domain/agreement.ts';
import { beforeEach, vi } from 'vitest';

/** A request that the page made. */
export type Call = { method: string; path: string; query: URLSearchParams; headers: Headers; body: unknown };

/** The ids of a sent lead, and its other columns. */
type SentLead = { id: string; tracking_id: string };

/**
 * How the backend handles a request: with success, a status, a dropped connection, or no answer.
 */
export type Answer = 'ok' | 'connection lost' | 'no answer' | { status: number; body?: unknown };

/** An answer that may come later, or depend on what is sent. */
type Planned = Answer | Promise<Answer> | ((sent: unknown) => Answer);

/** The endpoints of the backend, by the beginning of their paths. */
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
  agreement: '/functions/v1/agreement',
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
  date: 'Not set yet',
  status: 'Submitted',
  cancelReasons: [],
  agreedToMessages: false,
  history: [{ status: 'Submitted', at: '2026-11-21T20:10:00.000Z' }],
  updates: { by: 'mail', bounced: [] },
};

/** What the customer of a job typed. */
export const typed = { description: 'An old orange sofa\nand a fridge.', callTime: 'after 5 PM' };

/** An open job offer. */
export const openJob: Job = {
  state: 'open',
  lead: {
    hasJob: false,
    services: ['Furniture Removal', 'Old Appliances'],
    city: 'Beverly Hills',
    zipCode: '90210',
    loadSize: null,
    wanted: null,
    description: typed.description,
    photos: ['https://photos.example/1.jpg', 'https://photos.example/2.jpg'],
    promisedBy: '2026-11-23T00:30:00.000Z',
    expiresAt: '2026-11-22T23:00:00.000Z',
    timeframe: null,
    agreedToMessages: false,
    language: 'en',
  },
  hauler: { name: 'Bay Haul', languages: ['en'], textsOn: false, truckCubicYards: null },
};

/** What the hauler who has that job knows about it. */
export function heldLead(lead: Partial<HeldLead> = {}): HeldLead {
  return {
    ...openJob.lead,
    hasJob: true,
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
    bookedElsewhere: [],
    ...lead,
  };
}

/** The same job for the hauler who has it. */
export function heldJob(lead: Partial<HeldLead> = {}, state: Job['state'] = 'accepted'): Job {
  return { ...openJob, state, lead: heldLead(lead) };
}

/** An unanswered question, with the given review and state. */
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
      hadWindow: false,
      hauler: 'Bay Haul',
      until: '2026-12-13T18:00:00.000Z',
      publication: 'no',
      withheldBecause: null,
      gone: null,
      leftBehind: null,
      price: null,
      amountPaid: null,
      cameInWindow: null,
      stars: null,
      words: null,
      mayPublish: false,
      shownName: null,
      ...review,
    },
  };
}

/** An agreement that the hauler has not accepted. */
export const openAgreement: AgreementToAccept = {
  state: 'open',
  version: AGREEMENT_VERSION,
  business: 'Bay Haul',
  dueAt: null,
  accepted: null,
};

/** The database's answer to a lead it already has. */
export const duplicateLead: Answer = {
  status: 409,
  body: { code: '23505', message: 'duplicate key value violates unique constraint "leads_pkey"' },
};

/** The answer to one request too many. */
export const tooMany: Answer = {
  status: 429,
  body: { statusCode: 429, code: 'too-many-requests', message: 'Too many.' },
};

/** Replaces the network in each test of a file. Every request succeeds until `answer` changes that. */
export function backendOfTests() {
  const backend = fakeBackend();
  beforeEach(backend.restart);
  return backend;
}

/** The same for one test. */
export function fakeBackend() {
  let calls: (Call & { endpoint: Endpoint })[];
  let planned: Partial<Record<Endpoint, Planned[]>>;

  async function respond(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
    const { origin, pathname, searchParams } = new URL(String(input));
    const endpoint = (Object.keys(endpoints) as Endpoint[]).find((name) => pathname.startsWith(endpoints[name]));
    if (origin !== 'http://backend.test' || !endpoint) throw new Error(`Nothing answers at ${String(input)}`);
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : init.body;
    const call = { method: init.method ?? 'GET', path: pathname, query: searchParams, body };
    calls.push({ endpoint, headers: new Headers(init.headers), ...call });
    const answers = planned[endpoint] ?? [];
    const next = answers.length > 1 ? answers.shift() : answers[0];
    const answer = (await (typeof next === 'function' ? next(body) : next)) ?? 'ok';
    if (answer === 'connection lost') throw new TypeError('Failed to fetch');
    if (answer === 'no answer') return untilAborted(init.signal);
    const { status, body: content } = answer === 'ok' ? goodAnswer(endpoint, body) : answer;
    return content === undefined ? new Response(null, { status }) : Response.json(content, { status });
  }

  function restart() {
    calls = [];
    planned = {};
    vi.stubGlobal('fetch', respond);
  }

  restart();
  return {
    /** Forgets all requests and answers. */
    restart,
    /**
     * Sets the answers to the next requests to an endpoint, one after the other.
     * The last answer stays; a promise delays it, and a function chooses it by what is sent.
     */
    answer(endpoint: Endpoint, ...answers: Planned[]) {
      planned[endpoint] = answers;
    },
    /** The requests to an endpoint, in order. */
    callsTo(endpoint: Endpoint): Call[] {
      return calls.filter((call) => call.endpoint === endpoint);
    },
    /** The bodies sent to an endpoint, in order. */
    bodiesTo(endpoint: Endpoint): unknown[] {
      return this.callsTo(endpoint).map((call) => call.body);
    },
    /** The leads that were sent, including retries. */
    sentLeads(): SentLead[] {
      return this.bodiesTo('leads') as SentLead[];
    },
  };
}

/** An answer delayed until `release` is called. */
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
    case 'agreement':
      return { status: 200, body: openAgreement };
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
