import { afterEach, describe, expect, test } from 'vitest';
import { maximalLeadRow } from '../fixtures/leads.ts';
import { freshPhone } from '../fixtures/phones.ts';
import { ago } from '../support/ago.ts';
import { allowedOrigin } from '../support/allowed-origin.ts';
import { operator } from '../support/clients.ts';
import { call, request } from '../support/functions.ts';
import { addHauler, addLead, offer, removeHaulers, setLead, setOffer, storedOffer } from '../support/haulers.ts';
import { storedLead } from '../support/leads.ts';
import { withSettings } from '../support/notifications.ts';
import {
  answer as answerQuestion,
  ask as askCustomer,
  moderate,
  praise,
  reviewOf,
  unpublish,
} from '../support/reviews.ts';

afterEach(removeHaulers);

const UNKNOWN = { status: 200, answer: { message: 'There’s no job at this link.' } };
const REASONS = ['The customer found another date'];
const DAY_MS = 86_400_000;

const ask = (token: string, action: string, more: object = {}) => call('job', { token, action, ...more });
const look = (token: string) => ask(token, 'look');

/** A lead offered to a hauler. */
async function offered() {
  const lead = await addLead({ image_urls: ['https://photos.example/1.jpg'], load_size: 'half' });
  const { token } = await offer(lead);
  return { lead, token };
}

/** A lead with a hauler. */
async function accepted() {
  const job = await offered();
  await ask(job.token, 'accept');
  return job;
}

/** All stored data of a job except its update time. */
async function stored({ lead, token }: { lead: { id: string }; token: string }) {
  return { offer: await storedOffer(token), lead: { ...(await storedLead(lead.id)), updated_at: null } };
}

/** The code of each refusal, by its words, and the status that the hauler who has the job gets with it. */
const refusals: Record<string, { code: string; status?: string }> = {
  'Please accept this job first.': { code: 'job-not-accepted' },
  'You have this job. If you can’t do it, give it back.': { code: 'job-is-yours', status: 'Submitted' },
  'You can’t go back a step. This job is already In Progress.': { code: 'job-moves-forwards', status: 'In Progress' },
  'Another hauler has taken this job.': { code: 'job-taken' },
  'You have declined this job.': { code: 'job-declined' },
  'You no longer have this job.': { code: 'job-returned' },
  'This offer has expired.': { code: 'offer-expired' },
  'This job is closed.': { code: 'job-closed' },
  'This job is completed.': { code: 'job-closed', status: 'Completed' },
  'This job is canceled.': { code: 'job-closed', status: 'Canceled' },
};

/** A refusal: HTTP 409 with a code, the words for the hauler and, if they have the job, its status. */
const refusal = (message: string) => ({ status: 409, answer: { statusCode: 409, ...refusals[message], message } });

/** Fields that change over time by themselves. */
const jobIn = (state: string, lead: object = {}) => ({
  status: 200,
  answer: expect.objectContaining({ state, lead: expect.objectContaining(lead) }),
});

test('before acceptance a job shows what to haul without identity or exact place', async () => {
  const { lead, token } = await offered();
  const { expires_at } = await storedOffer(token);
  const { created_at } = (await storedLead(lead.id)) ?? {};
  const { data: promisedBy } = await operator.rpc('promised_by', { created_at: created_at ?? '' }).throwOnError();

  const { status, answer } = await look(token);

  expect(status).toBe(200);
  expect(answer).toEqual({
    state: 'open',
    lead: {
      hasJob: false,
      services: lead.services,
      city: 'Los Angeles',
      zipCode: '90028-1234',
      loadSize: 'half',
      description: lead.job_description,
      photos: ['https://photos.example/1.jpg'],
      promisedBy: new Date(promisedBy).toISOString(),
      expiresAt: new Date(expires_at).toISOString(),
      timeframe: null,
      agreedToMessages: true,
      language: 'en',
    },
    hauler: { name: 'Bay Haul', languages: ['en'], textsOn: false, truckCubicYards: null },
  });
});

test("a customer who didn't agree to texts gets only calls, before and after acceptance", async () => {
  const lead = await addLead({ agreed_to_messages: false });
  const { token } = await offer(lead);

  expect(await look(token)).toEqual(jobIn('open', { agreedToMessages: false }));
  expect(await ask(token, 'accept')).toEqual(jobIn('accepted', { agreedToMessages: false }));
});

test('looking changes nothing, however often', async () => {
  const job = await offered();
  const before = await stored(job);

  const first = await look(job.token);
  const second = await look(job.token);

  expect(second).toEqual(first);
  expect(await stored(job)).toEqual(before);
});

test('a hauler who accepts sees whom to call and where to go', async () => {
  const { lead, token } = await offered();
  await setLead(lead, { call_time: 'after 5 PM' });

  const { status, answer } = await ask(token, 'accept');

  expect(status).toBe(200);
  expect(answer).toMatchObject({
    state: 'accepted',
    lead: {
      fullName: lead.full_name,
      phone: lead.phone,
      email: lead.email,
      streetAddress: lead.street_address,
      unitNumber: '4B',
      callTime: 'after 5 PM',
      contactedAt: null,
      reportedAt: null,
      cancelReasons: [],
      canceledByCustomer: false,
    },
  });
});

test('a link is accepted in readable form', async () => {
  const { token } = await offered();

  expect(await look(token.toLowerCase().replace(/.{4}(?=.)/g, '$&-'))).toEqual(await look(token));
});

test('of two simultaneous haulers one gets the job, and the other learns only that', async () => {
  const lead = await addLead();
  const tokens = [(await offer(lead)).token, (await offer(lead, { name: 'Valley Haul' })).token];

  const answers = await Promise.all(tokens.map((token) => ask(token, 'accept')));

  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const lost = answers.findIndex(({ status }) => status === 409);
  expect(answers[lost]).toEqual(refusal('Another hauler has taken this job.'));
  const seen = JSON.stringify(await look(tokens[lost] ?? ''));
  expect(JSON.parse(seen)).toMatchObject({ answer: { state: 'taken' } });
  const secrets = [lead.full_name, lead.phone, lead.email, lead.street_address, lead.job_description];
  for (const secret of secrets) expect(seen).not.toContain(JSON.stringify(secret).slice(1, -1));
});

const acts: Record<string, [action: string, more: object]> = {
  accepting: ['accept', {}],
  declining: ['decline', { reason: 'Too far away' }],
  'giving back': ['give-back', { reason: 'The truck broke down' }],
  'saying that one has called': ['called', {}],
  'sending a proposal': ['update', { status: 'Sent Proposal' }],
  starting: ['update', { status: 'In Progress', timeframe: 'Tuesday 9–11 AM' }],
  'changing the timeframe': ['update', { timeframe: 'Wednesday' }],
  completing: ['update', { status: 'Completed' }],
  canceling: ['update', { status: 'Canceled', cancelReasons: REASONS }],
};

test.each(Object.entries(acts))(
  '%s three times gets the same answer and is done once',
  async (name, [action, more]) => {
    const job = name === 'accepting' || name === 'declining' ? await offered() : await accepted();
    const first = await ask(job.token, action, more);
    const afterFirst = await stored(job);

    const others = [await ask(job.token, action, more), await ask(job.token, action, more)];

    expect(first.status).toBe(200);
    expect(others).toEqual([first, first]);
    expect(await stored(job)).toEqual(afterFirst);
  },
);

test('a reason for declining, or its absence, is stored', async () => {
  const withReason = await offered();
  const without = await offered();

  const answer = await ask(withReason.token, 'decline', { reason: '  Too far away ' });
  await ask(without.token, 'decline');

  expect(answer).toEqual(jobIn('declined', { description: null, photos: [] }));
  expect(await storedOffer(withReason.token)).toMatchObject({ state: 'declined', decline_reason: 'Too far away' });
  expect(await storedOffer(without.token)).toMatchObject({ state: 'declined', decline_reason: null });
});

test('a job given back is offered again, and its former hauler no longer sees the customer', async () => {
  const job = await accepted();
  await ask(job.token, 'update', { status: 'In Progress', timeframe: 'Tuesday' });

  const { answer } = await ask(job.token, 'give-back');

  expect(answer).toMatchObject({ state: 'returned', lead: { timeframe: null, photos: [] } });
  expect(answer).not.toHaveProperty('lead.fullName');
  expect(answer).not.toHaveProperty('lead.status');
  expect(await storedOffer(job.token)).toMatchObject({ state: 'returned', decline_reason: null });
});

test('a job goes from called to completed step by step and shows each step', async () => {
  const { lead, token } = await accepted();
  const aMomentAgo = Date.now() - 1000;

  const called = await ask(token, 'called');
  const proposal = await ask(token, 'update', { status: 'Sent Proposal' });
  const started = await ask(token, 'update', { status: 'In Progress', timeframe: 'Tuesday 9–11 AM' });
  const moved = await ask(token, 'update', { timeframe: 'Wednesday' });
  const cleared = await ask(token, 'update', { timeframe: '' });
  const completed = await ask(token, 'update', { status: 'Completed' });

  expect(called).toEqual(jobIn('accepted', { status: 'Submitted', contactedAt: expect.any(String) }));
  expect(Date.parse((await storedOffer(token)).contacted_at ?? '')).toBeGreaterThan(aMomentAgo);
  expect(proposal).toEqual(jobIn('accepted', { status: 'Sent Proposal' }));
  expect(started).toEqual(jobIn('accepted', { status: 'In Progress', timeframe: 'Tuesday 9–11 AM' }));
  expect(moved).toEqual(jobIn('accepted', { status: 'In Progress', timeframe: 'Wednesday' }));
  expect(cleared).toEqual(jobIn('accepted', { timeframe: null }));
  expect(completed).toEqual(jobIn('closed', { status: 'Completed', fullName: lead.full_name }));
  expect(await storedLead(lead.id)).toMatchObject({ status: 'Completed', timeframe: null });
});

test('steps can be skipped', async () => {
  const { token } = await accepted();

  expect(await ask(token, 'update', { status: 'Completed' })).toEqual(jobIn('closed', { status: 'Completed' }));
});

test('a hauler can cancel with reasons, which are stored', async () => {
  const { lead, token } = await accepted();

  const answer = await ask(token, 'update', { status: 'Canceled', cancelReasons: ['Too large', 'No lift'] });

  expect(answer).toEqual(jobIn('closed', { cancelReasons: ['Too large', 'No lift'], canceledByCustomer: false }));
  expect(await storedLead(lead.id)).toMatchObject({ status: 'Canceled', cancel_reasons: ['Too large', 'No lift'] });
});

test('a call answers the customer\'s "I was not contacted"', async () => {
  const { lead, token } = await accepted();
  await ask(token, 'called');
  const report = { trackingId: lead.tracking_id, wasNotContacted: true, timestamp: new Date().toISOString() };
  await call('update-lead-contacted', report);
  expect(await look(token)).toEqual(jobIn('accepted', { reportedAt: expect.any(String) }));

  const answer = await ask(token, 'called');

  expect(answer).toEqual(jobIn('accepted', { reportedAt: null }));
});

test("a second complaint after a call is shown and not removed by the hauler's answers", async () => {
  const { lead, token } = await accepted();
  const complain = () =>
    call('update-lead-contacted', {
      trackingId: lead.tracking_id,
      wasNotContacted: true,
      timestamp: new Date().toISOString(),
    });
  await complain();
  expect(await look(token)).toEqual(jobIn('accepted', { reportedAgain: false }));
  await ask(token, 'called');
  const created_at = new Date(Date.now() - 3_601_000).toISOString();
  await operator.from('contact_reports').update({ created_at }).eq('lead_id', lead.id).throwOnError();

  await complain();
  const answer = await ask(token, 'called');

  expect(answer).toEqual(jobIn('accepted', { reportedAgain: true, contactedAt: expect.any(String) }));
});

test("a hauler with three customers to call can't accept a fourth job until one is called", async () => {
  const { id } = await addHauler();
  const tokens: string[] = [];
  for (let count = 0; count < 4; count++) {
    const row = { lead_id: (await addLead()).id, hauler_id: id };
    const { data } = await operator.from('job_offers').insert(row).select('token').single().throwOnError();
    tokens.push(data.token);
  }
  const [first = '', second = '', third = '', fourth = ''] = tokens;
  for (const token of [first, second, third]) expect(await ask(token, 'accept')).toEqual(jobIn('accepted'));

  const refused = await ask(fourth, 'accept');

  expect(refused).toEqual({
    status: 409,
    answer: {
      statusCode: 409,
      code: 'call-first',
      message: expect.stringMatching(/^You have jobs where you haven’t called/),
    },
  });
  expect(await look(fourth)).toEqual(jobIn('open'));
  await ask(second, 'called');
  expect(await ask(fourth, 'accept')).toEqual(jobIn('accepted'));
});

test('an offer that has not begun is shown and can be accepted only once it has', async () => {
  const job = await offered();
  await setOffer(job.token, { offered_at: new Date(Date.now() + 600_000).toISOString() });
  const before = await stored(job);

  const early = await ask(job.token, 'accept');

  expect(early).toEqual({
    status: 409,
    answer: { statusCode: 409, code: 'not-yet', message: expect.stringMatching(/^Haulers who speak the customer’s/) },
  });
  expect(await look(job.token)).toEqual(jobIn('open'));
  expect(await stored(job)).toEqual(before);
  await setOffer(job.token, { offered_at: ago(1_000) });
  expect(await ask(job.token, 'accept')).toEqual(jobIn('accepted', { fullName: job.lead.full_name }));
});

test('an offer that has not begun can be declined', async () => {
  const { token } = await offered();
  await setOffer(token, { offered_at: new Date(Date.now() + 600_000).toISOString() });

  expect(await ask(token, 'decline')).toEqual(jobIn('declined'));
});

test('a hauler who lost an offer never learns the status of the job', async () => {
  const { lead, token } = await offered();
  const winner = (await offer(lead)).token;
  await ask(winner, 'accept');

  for (const status of ['Sent Proposal', 'In Progress', 'Completed']) {
    await ask(winner, 'update', { status });

    const answers = [await look(token), await ask(token, 'accept')];

    expect(answers.map((each) => each.status)).toEqual([200, 409]);
    expect(answers[0]?.answer).not.toHaveProperty('lead.status');
    expect(answers[1]?.answer).not.toHaveProperty('status');
    expect(JSON.stringify(answers)).not.toMatch(new RegExp(status, 'i'));
  }
});

/** How to bring a job into each state, and the refusal of each action that is impossible there. */
const states: Record<
  string,
  { arrange(): Promise<{ lead: { id: string }; token: string }>; impossibleActs: Record<string, string> }
> = {
  open: {
    arrange: offered,
    impossibleActs: Object.fromEntries(
      ['giving back', 'saying that one has called', 'sending a proposal', 'changing the timeframe', 'canceling'].map(
        (act) => [act, 'Please accept this job first.'],
      ),
    ),
  },
  accepted: {
    arrange: accepted,
    impossibleActs: { declining: 'You have this job. If you can’t do it, give it back.' },
  },
  'in progress': {
    async arrange() {
      const job = await accepted();
      await ask(job.token, 'update', { status: 'In Progress' });
      return job;
    },
    impossibleActs: { 'sending a proposal': 'You can’t go back a step. This job is already In Progress.' },
  },
  taken: {
    async arrange() {
      const job = await offered();
      await ask((await offer(job.lead)).token, 'accept');
      return job;
    },
    impossibleActs: always('Another hauler has taken this job.'),
  },
  declined: {
    async arrange() {
      const job = await offered();
      await ask(job.token, 'decline');
      return job;
    },
    impossibleActs: always('You have declined this job.', 'declining'),
  },
  'past its time': {
    async arrange() {
      const job = await offered();
      await setOffer(job.token, { expires_at: new Date(Date.now() - 1000).toISOString() });
      return job;
    },
    impossibleActs: always('This offer has expired.'),
  },
  'withdrawn because the hauler is paused': {
    async arrange() {
      const job = await offered();
      await operator.from('haulers').update({ active: false }).neq('name', '').throwOnError();
      return job;
    },
    impossibleActs: always('This offer has expired.'),
  },
  'given back': {
    async arrange() {
      const job = await accepted();
      await ask(job.token, 'give-back');
      return job;
    },
    impossibleActs: always('You no longer have this job.', 'giving back'),
  },
  completed: {
    async arrange() {
      const job = await accepted();
      await ask(job.token, 'update', { status: 'Completed' });
      return job;
    },
    impossibleActs: always('This job is completed.', 'completing', 'saying that one has called'),
  },
  'canceled by the customer': {
    async arrange() {
      const job = await accepted();
      await setLead(job.lead, { status: 'Canceled', cancel_reasons: REASONS, canceled_by_customer: true });
      return job;
    },
    impossibleActs: always('This job is canceled.'),
  },
  'canceled before anybody accepted it': {
    async arrange() {
      const job = await offered();
      await setLead(job.lead, { status: 'Canceled' });
      return job;
    },
    impossibleActs: always('This job is closed.'),
  },
};

/** Refuses every action with this message, except those already done. */
function always(message: string, ...done: string[]): Record<string, string> {
  return Object.fromEntries(
    Object.keys(acts)
      .filter((act) => !done.includes(act))
      .map((act) => [act, message]),
  );
}

const impossible = Object.entries(states).flatMap(([state, { arrange, impossibleActs }]) =>
  Object.entries(impossibleActs).map(([act, message]) => ({ state, arrange, act, message })),
);

test.each(impossible)(
  '$act on a job that is $state gets 409 and changes nothing',
  async ({ arrange, act, message }) => {
    const job = await arrange();
    const before = await stored(job);
    const [action, more] = acts[act] ?? [''];

    const answer = await ask(job.token, action, more);

    expect(answer).toEqual(refusal(message));
    expect(await stored(job)).toEqual(before);
  },
);

test.each(Object.entries(states))('a job that is %s gives the languages of both', async (_, { arrange }) => {
  const { lead, token } = await arrange();
  await setLead(lead, { language: 'es' });
  const { hauler_id } = await storedOffer(token);
  await operator
    .from('haulers')
    .update({ languages: ['es', 'en'] })
    .eq('id', hauler_id)
    .throwOnError();

  expect((await look(token)).answer).toMatchObject({
    lead: { language: 'es' },
    hauler: { languages: ['es', 'en'] },
  });
});

test('an offer made while another hauler has the job gets 409', async () => {
  const { lead, token } = await offered();
  await ask((await offer(lead)).token, 'accept');
  await setOffer(token, { state: 'open' });

  expect(await ask(token, 'accept')).toEqual(refusal('Another hauler has taken this job.'));
});

test('a paused hauler keeps their job', async () => {
  const { token } = await accepted();
  await operator.from('haulers').update({ active: false }).neq('name', '').throwOnError();

  expect(await ask(token, 'called')).toEqual(jobIn('accepted'));
});

test('the hauler with the job gets nothing that only the team knows', async () => {
  const { lead, token } = await accepted();
  const note = 'Pays late, says a neighbor';
  await operator.from('leads').update({ desk_note: note }).eq('id', lead.id).throwOnError();

  const seen = JSON.stringify(await look(token));

  expect(seen).toContain(lead.full_name);
  for (const hidden of [lead.id, lead.tracking_id, note, 'deskNote', 'consentVersion'])
    expect(seen).not.toContain(hidden);
});

test('a hauler sees a closed job for 30 days and then no more than anyone', async () => {
  const { lead, token } = await accepted();
  await ask(token, 'update', { status: 'Canceled', cancelReasons: REASONS });
  const closeBefore = (days: number) =>
    operator
      .from('lead_status_changes')
      .update({ changed_at: new Date(Date.now() - days * DAY_MS).toISOString() })
      .eq('lead_id', lead.id)
      .throwOnError();

  await closeBefore(29.9);
  expect((await look(token)).answer).toMatchObject({ state: 'closed', lead: { fullName: lead.full_name } });
  await closeBefore(30.1);
  const { answer } = await look(token);

  expect(answer).toMatchObject({ state: 'closed', lead: { description: null, photos: [] } });
  const theirs = ['status', 'fullName', 'phone', 'email', 'streetAddress', 'cancelReasons', 'canceledByCustomer'];
  for (const field of theirs) expect(answer).not.toHaveProperty(`lead.${field}`);
});

describe("the customer's answer about a completed job", () => {
  const fields = ['isAllGone', 'leftBehind', 'review'];

  /** A job whose customer says something is left and allows publishing. */
  async function reviewed() {
    const lead = await addLead();
    const other = await offer(lead);
    const { token } = await offer(lead);
    await ask(token, 'accept');
    await setLead(lead, { status: 'Completed' });
    await askCustomer(lead);
    const said = { ...praise, gone: 'partly', left_behind: 'A sofa', price: 'higher', amount_paid: 300 } as const;
    await answerQuestion((await reviewOf(lead)).token, said);
    return { lead, token, other: other.token };
  }

  test('is shown to its hauler, with stars once published', async () => {
    const { lead, token } = await reviewed();

    const before = await look(token);
    await moderate(lead);
    const after = await look(token);

    expect(before).toEqual(jobIn('closed', { fullName: lead.full_name, isAllGone: false, leftBehind: 'A sofa' }));
    expect(before.answer).not.toHaveProperty('lead.review');
    expect(after).toEqual(jobIn('closed', { review: { stars: 5, words: praise.words } }));
    expect(JSON.stringify(after.answer)).not.toMatch(/300|higher|"Ana"/);
  });

  test('is no longer shown when withdrawn', async () => {
    const { lead, token } = await reviewed();
    await moderate(lead);
    await unpublish((await reviewOf(lead)).token);

    const { answer } = await look(token);

    expect(answer).toMatchObject({ lead: { isAllGone: false, leftBehind: 'A sofa' } });
    expect(answer).not.toHaveProperty('lead.review');
  });

  test('is shown to no one else, and not after 30 days', async () => {
    const { lead, token, other } = await reviewed();
    await moderate(lead);
    const theirs = await look(other);
    await operator
      .from('lead_status_changes')
      .update({ changed_at: ago(30.1 * DAY_MS) })
      .eq('lead_id', lead.id)
      .throwOnError();

    const late = await look(token);

    for (const { answer } of [theirs, late]) {
      expect(answer).toMatchObject({ state: 'closed', lead: { hasJob: false } });
      for (const field of fields) expect(answer).not.toHaveProperty(`lead.${field}`);
    }
  });

  test('is empty before it is given', async () => {
    const { lead, token } = await accepted();
    await setLead(lead, { status: 'Completed' });
    await askCustomer(lead);

    const { answer } = await look(token);

    expect(answer).toMatchObject({ state: 'closed', lead: { hasJob: true } });
    for (const field of fields) expect(answer).not.toHaveProperty(`lead.${field}`);
  });
});

test.each(['look', ...Object.keys(acts)])('%s with an unknown link gets a message', async (name) => {
  const [action, more] = acts[name] ?? [name];

  expect(await ask('0000000000000000', action, more)).toEqual(UNKNOWN);
});

test('a link ends with its hauler and with its lead', async () => {
  const first = await accepted();
  const second = await accepted();

  await operator
    .from('haulers')
    .delete()
    .eq('id', (await storedOffer(first.token)).hauler_id)
    .throwOnError();
  await operator.from('leads').delete().eq('id', second.lead.id).throwOnError();

  expect(await look(first.token)).toEqual(UNKNOWN);
  expect(await ask(second.token, 'called')).toEqual(UNKNOWN);
});

test("a tracking ID opens no job, and a job's link no request", async () => {
  const { lead, token } = await accepted();

  expect(await look(lead.tracking_id)).toEqual(UNKNOWN);
  expect((await call('get-lead-details', { trackingId: token })).answer).toHaveProperty('message');
});

const badInput: Record<string, object> = {
  'no token': { token: undefined, action: 'look' },
  'half a token': { token: '7K3M-9Q2X', action: 'accept' },
  'a pattern': { token: '7K3M9Q2X4TBVR8N%', action: 'accept' },
  'no action': {},
  'an unknown action': { action: 'delete' },
  'an update of nothing': { action: 'update' },
  'reasons alone': { action: 'update', cancelReasons: REASONS },
  'a status that only the operator sets': { action: 'update', status: 'Submitted' },
  'an unknown status': { action: 'update', status: 'Lost' },
  'canceling without a reason': { action: 'update', status: 'Canceled' },
  'canceling with no reasons': { action: 'update', status: 'Canceled', cancelReasons: [] },
  'canceling with an empty reason': { action: 'update', status: 'Canceled', cancelReasons: [' '] },
  'canceling with six reasons': { action: 'update', status: 'Canceled', cancelReasons: [...'abcdef'] },
  'an endless reason': { action: 'update', status: 'Canceled', cancelReasons: ['x'.repeat(201)] },
  'an endless timeframe': { action: 'update', timeframe: 'x'.repeat(101) },
  'a timeframe on two lines': { action: 'update', timeframe: 'Tuesday\nWednesday' },
  'a timeframe that reads backwards': { action: 'update', timeframe: '\u202Eyadseut' },
  'an empty reason to give back': { action: 'give-back', reason: '' },
  'a reason that is not seen': { action: 'decline', reason: '\u200B' },
  'texts neither on nor off': { action: 'texts' },
  'texts that are perhaps on': { action: 'texts', on: 'true' },
};

test.each(Object.entries(badInput))('%s gets 400 and changes nothing', async (_, input) => {
  const job = await accepted();
  const before = await stored(job);

  const { status, answer } = await call('job', { token: job.token, ...input });

  expect(status).toBe(400);
  expect(answer).toEqual({ statusCode: 400, code: expect.any(String), message: expect.any(String) });
  expect(await stored(job)).toEqual(before);
});

test('hostile text is stored and returned unchanged', async () => {
  const { lead, token } = await accepted();
  const words = `<img src=x onerror=alert(1)> '); drop table leads; --`;

  const answer = await ask(token, 'update', { status: 'Canceled', cancelReasons: [words] });

  expect(answer).toEqual(jobIn('closed', { cancelReasons: [words] }));
  expect((await storedLead(lead.id))?.cancel_reasons).toEqual([words]);
});

test('the longest reasons in the widest characters fit', async () => {
  const { token } = await accepted();
  const cancelReasons = Array.from({ length: 5 }, () => '🛻'.repeat(100));

  expect(await ask(token, 'update', { status: 'Canceled', cancelReasons })).toEqual(jobIn('closed', { cancelReasons }));
});

test('the function takes the publishable key by POST, only from pages of the site', async () => {
  const { token } = await offered();
  const body = JSON.stringify({ token, action: 'accept' });

  const opened = await request('job', { method: 'GET' });
  const withoutKey = await request('job', { headers: { apikey: 'guess' }, body });
  const byQuery = await request(`job?token=${token}&action=accept` as 'job', { headers: { apikey: '' } });
  const ofOthers = await request('job', { method: 'OPTIONS', headers: { origin: 'https://evil.example' } });
  const ofSite = await request('job', { method: 'OPTIONS', headers: { origin: allowedOrigin } });

  expect([opened.status, withoutKey.status, byQuery.status]).toEqual([405, 401, 401]);
  expect(ofOthers.headers.get('access-control-allow-origin')).toBeNull();
  expect(ofSite.headers.get('access-control-allow-origin')).toBe(allowedOrigin);
  expect((await storedOffer(token)).state).toBe('open');
});

test('a minimal lead shows what it has', async () => {
  const { unit_number, city, job_description, email, ...lead } = maximalLeadRow();
  await operator.from('leads').insert(lead).throwOnError();
  const { token } = await offer(lead);

  const { answer } = await ask(token, 'accept');

  const nothing = { city: null, description: null, email: null, unitNumber: null, callTime: null };
  expect(answer).toMatchObject({ state: 'accepted', lead: nothing });
});

test('a local hauler is offered a job automatically and accepts it', async () => {
  await addHauler({ zip_prefixes: ['900'], services: ['Home Cleaning'] });
  const lead = await addLead();
  const { data } = await operator.from('job_offers').select('token').eq('lead_id', lead.id).single().throwOnError();

  expect(await ask(data.token, 'accept')).toEqual(jobIn('accepted', { fullName: lead.full_name }));
});

describe('the texts switch', () => {
  /** The hauler of a job, with a number that can be texted. */
  async function haulerOf(token: string) {
    const { hauler_id } = await storedOffer(token);
    const columns = { phone: `213${freshPhone().slice(3)}` };
    const { data } = await operator
      .from('haulers')
      .update(columns)
      .eq('id', hauler_id)
      .select()
      .single()
      .throwOnError();
    return data;
  }

  async function areOn({ id }: { id: string }): Promise<boolean> {
    const { data } = await operator.from('haulers').select('texts_on').eq('id', id).single().throwOnError();
    return data.texts_on;
  }

  test('can be turned on and off with an offer, repeatedly', async () => {
    await withSettings({ texts_on: true }, async () => {
      const job = await offered();
      const hauler = await haulerOf(job.token);
      const before = await stored(job);
      const answer = (textsOn: boolean) => ({
        status: 200,
        answer: expect.objectContaining({
          hauler: { name: 'Bay Haul', languages: ['en'], textsOn, textsTo: hauler.phone, truckCubicYards: null },
        }),
      });
      expect(await look(job.token)).toEqual(answer(false));

      for (const on of [true, true, false, false, true]) {
        expect(await ask(job.token, 'texts', { on })).toEqual(answer(on));
        expect(await areOn(hauler)).toBe(on);
      }

      expect(await stored(job)).toEqual(before);
    });
  });

  test('belongs to one hauler', async () => {
    await withSettings({ texts_on: true }, async () => {
      const job = await offered();
      const other = await offer(job.lead);

      await ask(job.token, 'texts', { on: true });

      expect(await areOn({ id: other.hauler_id })).toBe(false);
      expect((await look(other.token)).answer).toMatchObject({ hauler: { textsOn: false } });
    });
  });

  test.each([
    ['in a project without texts', false, {}],
    ['for a number that can’t be texted', true, { phone: '8885550142' }],
  ])('%s has no number', async (_, texts_on, columns) => {
    await withSettings({ texts_on }, async () => {
      const job = await offered();
      const { id } = await haulerOf(job.token);
      await operator.from('haulers').update(columns).eq('id', id).throwOnError();

      const { answer } = await look(job.token);

      expect(answer).toMatchObject({ hauler: { textsOn: false } });
      expect(answer).not.toHaveProperty('hauler.textsTo');
    });
  });

  const closed = ['completed', 'canceled by the customer', 'canceled before anybody accepted it'];

  test.each(Object.entries(states).filter(([state]) => !closed.includes(state)))(
    'can be turned on with the link of a job that is %s',
    async (_, { arrange }) => {
      const { token } = await arrange();
      const hauler = await haulerOf(token);

      expect((await ask(token, 'texts', { on: true })).status).toBe(200);
      expect(await areOn(hauler)).toBe(true);
    },
  );

  test.each(closed)('is refused with the link of a job that is %s: 409', async (state) => {
    const { arrange, impossibleActs } = states[state] ?? { arrange: offered, impossibleActs: {} };
    const { token } = await arrange();
    const hauler = await haulerOf(token);

    const answer = await ask(token, 'texts', { on: true });

    expect(answer).toEqual(refusal(impossibleActs['accepting'] ?? ''));
    expect(await areOn(hauler)).toBe(false);
  });

  test('with an unknown link gets a message', async () => {
    expect(await ask('0000000000000000', 'texts', { on: true })).toEqual(UNKNOWN);
  });
});

describe("the hauler's truck", () => {
  async function truckOf(token: string): Promise<number | null> {
    const { hauler_id } = await storedOffer(token);
    const { data } = await operator
      .from('haulers')
      .select('truck_cubic_yards')
      .eq('id', hauler_id)
      .single()
      .throwOnError();
    return data.truck_cubic_yards;
  }

  const truck = (token: string, cubicYards: unknown) => ask(token, 'truck', { cubicYards });

  test.each([
    ['open', offered],
    ['accepted', accepted],
  ])('is noted and taken away with the link of a job that is %s, repeatedly', async (_, arrange) => {
    const job = await arrange();
    const before = await stored(job);

    for (const cubicYards of [15, 15, 60, 1, null, null]) {
      expect(await truck(job.token, cubicYards)).toMatchObject({
        status: 200,
        answer: { hauler: { truckCubicYards: cubicYards } },
      });
      expect(await truckOf(job.token)).toBe(cubicYards);
    }

    expect(await stored(job)).toEqual(before);
  });

  test.each([0, 61, 12.5, '15', -1, true, undefined])('of %s cubic yards is refused: 400', async (cubicYards) => {
    const { token } = await offered();
    await truck(token, 14);

    expect(await truck(token, cubicYards)).toEqual({
      status: 400,
      answer: {
        statusCode: 400,
        code: 'truck-invalid',
        message: 'Enter whole cubic yards, from 1 to 60, or leave it blank',
      },
    });
    expect(await truckOf(token)).toBe(14);
  });

  const possible = ['open', 'accepted'];

  test.each(Object.entries(states))('with the link of a job that is %s: 409, unless open or theirs', async (_, row) => {
    const { token } = await row.arrange();
    const before = await truckOf(token);
    const { answer } = await look(token);
    const isPossible = possible.includes((answer as { state: string }).state);

    const { status, answer: after } = await truck(token, 14);

    expect([status, await truckOf(token)]).toEqual(isPossible ? [200, 14] : [409, before]);
    if (!isPossible) expect(after).toMatchObject({ code: 'closed', message: 'This job is closed.' });
  });

  test('belongs to one hauler, and an unknown link changes none', async () => {
    const job = await offered();
    const other = await offer(job.lead);

    await truck(job.token, 14);

    expect(await truck('0'.repeat(16), 20)).toEqual(UNKNOWN);
    expect(await truckOf(other.token)).toBeNull();
    expect((await look(other.token)).answer).toMatchObject({ hauler: { truckCubicYards: null } });
  });
});
