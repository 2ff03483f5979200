import type { ActOutcome, PickupOutcome } from '@functions/contracts/outcomes.ts';
import type { LeadDetails } from '@functions/contracts/tracking.ts';
import { proposalRefusalsForCustomers, proposalRefusalsForHaulers } from '@functions/words/en/proposal-refusals.ts';
import { expect, test, vi } from 'vitest';
import { createHandler as createJob, type FoundJob } from '../../supabase/functions/job/handler.ts';
import { createHandler as createUpdateLead } from '../../supabase/functions/update-lead/handler.ts';
import { createHandler as createReport } from '../../supabase/functions/update-lead-contacted/handler.ts';
import { proposalConflicts } from '../fixtures/conflicts.ts';
import { foundJob } from '../fixtures/jobs.ts';

const SECRET = '7K3M9Q2X4TBVR8ND';
const TIMESTAMP = '2026-11-21T08:00:00.123Z';
const CALL_FIRST =
  'You have jobs where you haven’t called the customer yet. Call them first and press “I called” on their pages, then accept more.';

const options = {
  publishableKeys: ['key'],
  allowedOrigins: ['https://site.example'],
  mayAnswer: async () => true,
};

const details: LeadDetails = {
  fullName: 'Ana Diaz',
  phone: '2135550142',
  service: 'Furniture Removal',
  services: ['Furniture Removal'],
  language: 'en',
  location: '90028',
  date: 'November 21, 2026',
  status: 'Submitted',
  cancelReasons: [],
  agreedToMessages: false,
  history: [],
  updates: { by: 'none', cameBack: [] },
};

/** The function's response to an input. */
async function answerOf(handle: (request: Request) => Promise<Response>, input: object) {
  const body = JSON.stringify(input);
  const response = await handle(
    new Request('https://functions.example/', { method: 'POST', headers: { apikey: 'key' }, body }),
  );
  return { status: response.status, answer: await response.json() };
}

/** A row of `find_job` for the hauler who has the job. */
const held = {
  ...foundJob,
  state: 'accepted',
  lead: {
    ...foundJob.lead,
    has_job: true,
    status: 'In Progress',
    cancel_reasons: [],
    canceled_by_customer: false,
    full_name: 'Ana Diaz',
    phone: '2135550142',
    email: null,
    street_address: '742 Evergreen Terrace',
    unit_number: null,
    call_time: null,
    contacted_at: TIMESTAMP,
    reported_at: null,
    reported_again: true,
  },
};

/** The `job` function, with all actions ending in this outcome. */
function job(row: FoundJob, outcome: ActOutcome, propose: () => Promise<PickupOutcome> = async () => 'done') {
  const ofPickups = ['propose', 'withdraw', 'on-my-way', 'complete', 'truck'];
  return createJob({
    ...options,
    findJob: async () => row,
    act: async ({ action }) => (ofPickups.includes(action) ? propose() : outcome),
  });
}

test('a hauler with customers to call is told so, without the status', async () => {
  expect(await answerOf(job(foundJob, 'call-first'), { token: SECRET, action: 'accept' })).toEqual({
    status: 409,
    answer: { statusCode: 409, code: 'call-first', message: CALL_FIRST },
  });
});

test.each(['open', 'taken', 'declined', 'expired', 'returned', 'closed'])(
  'a hauler without the job (%s) gets no status, whether they look or are refused',
  async (state) => {
    const row = { ...foundJob, state, lead: { ...foundJob.lead, status: 'Completed' } };

    const seen = await answerOf(job(row, 'done'), { token: SECRET, action: 'look' });
    const refused = await answerOf(job(row, 'refused'), { token: SECRET, action: 'called' });

    expect(seen.answer).toMatchObject({ state });
    expect(refused).toMatchObject({ status: 409 });
    expect(seen.answer.lead).not.toHaveProperty('status');
    expect(refused.answer).not.toHaveProperty('status');
    expect(JSON.stringify([seen, refused])).not.toMatch(/completed/i);
  },
);

test.each(['open', 'accepted', 'taken', 'declined', 'expired', 'returned'])(
  'turning texts on with the link of a job that is %s returns its current state',
  async (state) => {
    const hauler = { ...foundJob.hauler, texts_on: true, texts_to: '2135550142' };
    const row = { ...foundJob, state, hauler };

    expect(await answerOf(job(row, 'done'), { token: SECRET, action: 'texts', on: true })).toMatchObject({
      status: 200,
      answer: { state, hauler: { name: 'Bay Haul', textsOn: true, textsTo: '2135550142' } },
    });
  },
);

test("texts can't be turned on or off with the link of a closed job", async () => {
  const closed = job({ ...foundJob, state: 'closed' }, 'refused');

  expect(await answerOf(closed, { token: SECRET, action: 'texts', on: true })).toEqual({
    status: 409,
    answer: { statusCode: 409, code: 'job-closed', message: 'This job is closed.' },
  });
});

test('a project without texts names no number for them', async () => {
  const { answer } = await answerOf(job(foundJob, 'done'), { token: SECRET, action: 'look' });

  expect(answer.hauler).toEqual({ name: 'Bay Haul', languages: ['en'], textsOn: false, truckCubicYards: null });
});

test('the hauler of a job gets its status and the repeated complaint', async () => {
  const seen = await answerOf(job(held, 'done'), { token: SECRET, action: 'look' });
  const refused = await answerOf(job(held, 'refused'), { token: SECRET, action: 'update', status: 'Sent Proposal' });

  expect(seen.answer).toMatchObject({ lead: { status: 'In Progress', reportedAgain: true } });
  expect(refused.answer).toMatchObject({ code: 'job-moves-forwards', status: 'In Progress' });
});

test('too many corrections are refused with advice', async () => {
  const handle = createUpdateLead({
    ...options,
    act: async () => 'too-many',
    findLead: async () => details,
  });

  expect(await answerOf(handle, { trackingId: SECRET, action: 'correct', phone: '2135550199' })).toEqual({
    status: 409,
    answer: {
      statusCode: 409,
      code: 'too-many',
      status: 'Submitted',
      message: 'These details have been changed too often. Please try again tomorrow, or write to us.',
    },
  });
});

const PROPOSAL = '0c1f29a4-3a5e-4f0e-8a44-5b0a4c2f7d11';
const windows = [{ day: '2026-11-24', from: '09:00', until: '11:00' }];
const proposal = { token: SECRET, action: 'propose', id: PROPOSAL, windows };

test.each(proposalConflicts)('a proposal refused with %s has a message for the hauler', async (code) => {
  expect(
    await answerOf(
      job(held, 'done', async () => code),
      proposal,
    ),
  ).toEqual({
    status: 409,
    answer: { statusCode: 409, code, status: 'In Progress', message: proposalRefusalsForHaulers[code] },
  });
});

test.each(['closed', 'changed', 'too-many', 'window-passed'] as const)(
  'an answer to a proposal refused with %s has a message for the customer',
  async (code) => {
    const refuse = async () => code;
    const handle = createUpdateLead({
      ...options,
      act: refuse,
      findLead: async () => details,
    });

    for (const act of [
      { action: 'accept-proposal', choice: 1 },
      { action: 'ask-again', askedFor: 'other-time' },
      { action: 'decline-proposal', declinedFor: 'price' },
    ]) {
      expect(await answerOf(handle, { trackingId: SECRET, proposal: PROPOSAL, ...act })).toEqual({
        status: 409,
        answer: { statusCode: 409, code, status: 'Submitted', message: proposalRefusalsForCustomers[code] },
      });
    }
  },
);

test('a deadlock is retried up to three times', async () => {
  const deadlock = Object.assign(new Error('deadlock detected'), { code: '40P01' });
  vi.spyOn(console, 'error').mockReturnValue();
  const once = vi.fn(async (): Promise<PickupOutcome> => 'done').mockRejectedValueOnce(deadlock);
  const always = vi.fn(async () => Promise.reject<PickupOutcome>(deadlock));
  const otherFault = vi.fn(async () => Promise.reject<PickupOutcome>(new Error('The database is away')));

  expect(await answerOf(job(held, 'done', once), proposal)).toMatchObject({ status: 200 });
  expect(await answerOf(job(held, 'done', always), proposal)).toMatchObject({ status: 500 });
  expect(await answerOf(job(held, 'done', otherFault), proposal)).toMatchObject({ status: 500 });
  expect([once, always, otherFault].map(({ mock }) => mock.calls.length)).toEqual([2, 3, 1]);
});

test.each([
  ['no time', { windows: [] }],
  ['four times', { windows: [...windows, ...windows, ...windows, ...windows] }],
  ['an invalid day', { windows: [{ ...windows[0], day: '2027-02-30' }] }],
  ['a time off the quarter hour', { windows: [{ ...windows[0], from: '09:10' }] }],
  ['two agreed times', { windows: [...windows, { ...windows[0], day: '2026-11-25' }], agreed: true }],
  ['an invalid ID', { id: '1' }],
  ['half a dollar', { priceFrom: 99.5 }],
  ['a negative price', { priceFrom: -1 }],
  ['too high a price', { priceFrom: 20_001 }],
  ['only an upper amount', { priceTo: 100 }],
  ['the higher amount first', { priceFrom: 200, priceTo: 100 }],
  ['a note that is too long', { note: 'x'.repeat(501) }],
])('a proposal of %s is malformed', async (_, change) => {
  expect(await answerOf(job(held, 'done'), { ...proposal, ...change })).toMatchObject({ status: 400 });
});

const report = { trackingId: SECRET, wasNotContacted: true, timestamp: TIMESTAMP };

function reporter(outcome: ActOutcome, lead: LeadDetails | null = details) {
  const reportNotContacted = vi.fn(async () => outcome);
  return { reportNotContacted, handle: createReport({ ...options, reportNotContacted, findLead: async () => lead }) };
}

test("a report reaches the database once, with the visitor's time", async () => {
  const { handle, reportNotContacted } = reporter('done');

  expect(await answerOf(handle, report)).toEqual({ status: 200, answer: { success: true } });
  expect(reportNotContacted).toHaveBeenCalledExactlyOnceWith(SECRET, TIMESTAMP);
});

test('a report about a closed request is refused with its status', async () => {
  const { handle } = reporter('refused', { ...details, status: 'Canceled' });

  expect(await answerOf(handle, report)).toMatchObject({
    status: 409,
    answer: { statusCode: 409, code: 'request-closed', status: 'Canceled' },
  });
});

test.each<[string, ActOutcome, LeadDetails | null]>([
  ['nobody', 'unknown', details],
  ['a request deleted in the meantime', 'refused', null],
])('a report about %s gets a message', async (_, outcome, lead) => {
  expect(await answerOf(reporter(outcome, lead).handle, report)).toEqual({
    status: 200,
    answer: { message: 'The tracking ID provided was not found in our system.' },
  });
});
