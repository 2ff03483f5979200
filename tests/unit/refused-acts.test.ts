import type { LeadDetails } from '@functions/rules/contract.ts';
import type { Outcome } from '@functions/rules/outcomes.ts';
import { expect, test, vi } from 'vitest';
import { createHandler as createJob, type FoundJob } from '../../supabase/functions/job/handler.ts';
import { createHandler as createUpdateLead } from '../../supabase/functions/update-lead/handler.ts';
import { createHandler as createReport } from '../../supabase/functions/update-lead-contacted/handler.ts';

const SECRET = '7K3M9Q2X4TBVR8ND';
const TIMESTAMP = '2026-11-21T08:00:00.123Z';
const CALL_FIRST =
  'You have jobs whose customers you have not called yet. Call them first and say so on their pages, then accept more.';

const options = {
  publishableKeys: ['key'],
  allowedOrigins: ['https://site.example'],
  mayAnswer: async () => true,
};

const details: LeadDetails = {
  fullName: 'Ana Diaz',
  phone: '2135550142',
  service: 'Furniture Removal',
  location: '90028',
  date: 'November 21, 2026',
  status: 'Submitted',
  cancelReasons: [],
};

/** What a function answers to an input. */
async function answerOf(handle: (request: Request) => Promise<Response>, input: object) {
  const body = JSON.stringify(input);
  const response = await handle(
    new Request('https://functions.example/', { method: 'POST', headers: { apikey: 'key' }, body }),
  );
  return { status: response.status, answer: await response.json() };
}

/** A row of `find_job` for who does not have the job. */
const offer = {
  state: 'open',
  hauler_name: 'Bay Haul',
  has_job: false,
  services: ['Furniture Removal'],
  city: null,
  zip_code: '90028',
  description: null,
  photos: [],
  promised_by: TIMESTAMP,
  expires_at: TIMESTAMP,
  status: null,
  timeframe: null,
};

/** The same for who has it. */
const held = {
  ...offer,
  state: 'accepted',
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
};

/** The function `job`, of whose job every act ends so. */
function job(row: FoundJob, outcome: Outcome) {
  const act = async () => outcome;
  return createJob({
    ...options,
    findJob: async () => row,
    acceptJob: act,
    declineJob: act,
    reportCall: act,
    updateJob: act,
    giveBackJob: act,
  });
}

test('a hauler who has customers to call is told so, and nothing of the status', async () => {
  expect(await answerOf(job(offer, 'call-first'), { token: SECRET, action: 'accept' })).toEqual({
    status: 409,
    answer: { statusCode: 409, code: 'call-first', message: CALL_FIRST },
  });
});

test.each(['open', 'taken', 'declined', 'expired', 'returned', 'closed'])(
  'who does not have a job that is %s gets no status, looking or refused',
  async (state) => {
    const row = { ...offer, state, status: 'Completed' };

    const seen = await answerOf(job(row, 'done'), { token: SECRET, action: 'look' });
    const refused = await answerOf(job(row, 'refused'), { token: SECRET, action: 'called' });

    expect(seen.answer).toMatchObject({ state });
    expect(refused).toMatchObject({ status: 409 });
    expect(seen.answer.lead).not.toHaveProperty('status');
    expect(refused.answer).not.toHaveProperty('status');
    expect(JSON.stringify([seen, refused])).not.toMatch(/completed/i);
  },
);

test('who has the job gets its status and that the customer complains again', async () => {
  const seen = await answerOf(job(held, 'done'), { token: SECRET, action: 'look' });
  const refused = await answerOf(job(held, 'refused'), { token: SECRET, action: 'update', status: 'Sent Proposal' });

  expect(seen.answer).toMatchObject({ lead: { status: 'In Progress', reportedAgain: true } });
  expect(refused.answer).toMatchObject({ code: 'job-moves-forwards', status: 'In Progress' });
});

test('details that have been corrected too often are refused, with what to do', async () => {
  const handle = createUpdateLead({
    ...options,
    cancelLead: async () => 'done',
    correctLead: async () => 'too-many',
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

const report = { trackingId: SECRET, wasNotContacted: true, timestamp: TIMESTAMP };

function reporter(outcome: Outcome, lead: LeadDetails | null = details) {
  const reportNotContacted = vi.fn(async () => outcome);
  return { reportNotContacted, handle: createReport({ ...options, reportNotContacted, findLead: async () => lead }) };
}

test('a report goes to the database once, with the clock of the visitor', async () => {
  const { handle, reportNotContacted } = reporter('done');

  expect(await answerOf(handle, report)).toEqual({ status: 200, answer: { success: true } });
  expect(reportNotContacted).toHaveBeenCalledExactlyOnceWith(SECRET, TIMESTAMP);
});

test('a report about a closed request is refused, with its status', async () => {
  const { handle } = reporter('refused', { ...details, status: 'Canceled' });

  expect(await answerOf(handle, report)).toMatchObject({
    status: 409,
    answer: { statusCode: 409, code: 'request-closed', status: 'Canceled' },
  });
});

test.each<[string, Outcome, LeadDetails | null]>([
  ['nobody', 'unknown', details],
  ['a request that is deleted meanwhile', 'refused', null],
])('a report about %s is answered with a message', async (_, outcome, lead) => {
  expect(await answerOf(reporter(outcome, lead).handle, report)).toEqual({
    status: 200,
    answer: { message: 'The tracking ID provided was not found in our system.' },
  });
});
