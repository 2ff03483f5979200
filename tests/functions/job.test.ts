import { jobSchema } from '@functions/contracts/job.ts';
import { afterEach, expect, test } from 'vitest';
import { freshPhone } from '../fixtures/phones.ts';
import { ago, DAY_MS } from '../support/ago.ts';
import { operator } from '../support/clients.ts';
import { call } from '../support/functions.ts';
import { addLead, offer, removeHaulers, setLead, setOffer, storedOffer } from '../support/haulers.ts';
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

const ask = (token: string, action: string, more: object = {}) => call('job', { token, action, ...more });

/** What the page gets, which is all that its contract names. */
async function look(token: string) {
  const { status, answer } = await ask(token, 'look');
  expect(status).toBe(200);
  expect(jobSchema.parse(answer)).toEqual(answer);
  return jobSchema.parse(answer);
}

/** A request offered to a hauler. */
async function offered(columns: Parameters<typeof addLead>[0] = {}) {
  const lead = await addLead({ image_urls: ['https://photos.example/1.jpg'], load_size: 'half', ...columns });
  const { token, hauler_id } = await offer(lead);
  return { lead, token, hauler_id };
}

/** A request with a hauler. */
async function accepted(columns: Parameters<typeof addLead>[0] = {}) {
  const job = await offered(columns);
  await ask(job.token, 'accept');
  return job;
}

type Offered = Awaited<ReturnType<typeof offered>>;

/** All that is stored of a job but its update time. */
async function stored({ lead, token }: Offered) {
  return { offer: await storedOffer(token), lead: { ...(await storedLead(lead.id)), updated_at: null } };
}

/** The answer to an action. */
const jobIn = (state: string, lead: object = {}) => ({ status: 200, answer: { state, lead } });

test('an offer shows in any spelling of its link what to haul, without identity or exact place, and nothing changes', async () => {
  const job = await offered();
  const before = await stored(job);
  const { data: promisedBy } = await operator
    .rpc('promised_by', { created_at: before.lead.created_at ?? '' })
    .throwOnError();

  expect(await look(job.token.toLowerCase().replace(/.{4}(?=.)/g, '$&-'))).toEqual({
    state: 'open',
    lead: {
      ...{ hasJob: false, services: job.lead.services, city: 'Los Angeles', zipCode: '90028-1234', loadSize: 'half' },
      ...{ description: job.lead.job_description, photos: ['https://photos.example/1.jpg'], timeframe: null },
      ...{ agreedToMessages: true, language: 'en', promisedBy: new Date(promisedBy).toISOString() },
      expiresAt: new Date(before.offer.expires_at).toISOString(),
    },
    hauler: { name: 'Bay Haul', languages: ['en'], textsOn: false, truckCubicYards: null },
  });
  expect(await stored(job)).toEqual(before);
});

test('a hauler accepts, calls and goes step by step, while the one who was slower learns nothing of it', async () => {
  const { lead, token } = await offered();
  const { token: slower } = await offer(lead, { name: 'Valley Haul' });
  await setLead(lead, { call_time: 'after 5 PM', desk_note: 'Pays late', language: 'es', agreed_to_messages: false });
  const complain = () =>
    call('update-lead-contacted', {
      trackingId: lead.tracking_id,
      wasNotContacted: true,
      timestamp: '2026-11-21T08:00:00Z',
    });

  expect(await ask(token, 'accept')).toMatchObject(
    jobIn('accepted', {
      ...{ fullName: lead.full_name, phone: lead.phone, email: lead.email, streetAddress: lead.street_address },
      ...{ unitNumber: '4B', callTime: 'after 5 PM', contactedAt: null, reportedAt: null, cancelReasons: [] },
      ...{ language: 'es', agreedToMessages: false },
    }),
  );
  await complain();
  expect((await look(token)).lead).toMatchObject({ reportedAt: expect.any(String), reportedAgain: false });
  const steps: [action: string, input: object, lead: object][] = [
    ['called', {}, { status: 'Submitted', contactedAt: expect.any(String), reportedAt: null }],
    ['update', { status: 'Sent Proposal' }, { status: 'Sent Proposal' }],
    ['update', { status: 'In Progress', timeframe: 'Tuesday 9–11 AM' }, { timeframe: 'Tuesday 9–11 AM' }],
    ['update', { timeframe: '' }, { status: 'In Progress', timeframe: null }],
  ];
  for (const [action, input, expected] of steps) {
    expect([input, await ask(token, action, input)]).toMatchObject([input, jobIn('accepted', expected)]);
  }
  // A second complaint stays, whatever the hauler says.
  await operator
    .from('contact_reports')
    .update({ created_at: ago(3_601_000) })
    .eq('lead_id', lead.id)
    .throwOnError();
  await complain();
  expect(await ask(token, 'called')).toMatchObject(jobIn('accepted', { reportedAgain: true }));
  expect(await ask(token, 'update', { status: 'Sent Proposal' })).toMatchObject({
    status: 409,
    answer: { code: 'job-moves-forwards', status: 'In Progress' },
  });
  const seen = JSON.stringify(await look(token));
  for (const hidden of [lead.id, lead.tracking_id, 'Pays late']) expect(seen).not.toContain(hidden);

  const lost = [await look(slower), await ask(slower, 'accept')];
  expect(lost).toMatchObject([{ state: 'taken' }, { status: 409, answer: { code: 'job-taken' } }]);
  const secrets = [lead.full_name, lead.phone, lead.email, lead.street_address, 'sofa', 'In Progress'];
  for (const secret of secrets) expect(JSON.stringify(lost)).not.toContain(secret);

  expect(await ask(token, 'update', { status: 'Completed' })).toMatchObject(jobIn('closed', { status: 'Completed' }));
  expect(await ask(slower, 'accept')).toMatchObject({ status: 409, answer: { code: 'job-closed' } });
});

test('an offer is declined, a job given back or canceled, each with the reasons as typed', async () => {
  const minimal = { city: null, job_description: null, email: null, unit_number: null };
  const [declined, returned, canceled] = [await offered(), await accepted(), await accepted(minimal)];
  expect((await look(canceled.token)).lead).toMatchObject({ city: null, description: null, email: null });
  const words = `<img src=x onerror=alert(1)> '); drop table leads; --`;

  expect(await ask(declined.token, 'decline', { reason: '  Too far away ' })).toMatchObject(
    jobIn('declined', { description: null, photos: [] }),
  );
  expect(await storedOffer(declined.token)).toMatchObject({ decline_reason: 'Too far away' });
  expect(await ask(returned.token, 'give-back', { reason: words })).toMatchObject(
    jobIn('returned', { hasJob: false, photos: [] }),
  );
  expect(await storedOffer(returned.token)).toMatchObject({ decline_reason: words });
  expect(await ask(canceled.token, 'update', { status: 'Canceled', cancelReasons: [words, 'No lift'] })).toMatchObject(
    jobIn('closed', { cancelReasons: [words, 'No lift'], canceledByCustomer: false }),
  );
  expect(await storedLead(canceled.lead.id)).toMatchObject({ cancel_reasons: [words, 'No lift'] });
});

test('texts are turned on and off with an offer, for that hauler only', () =>
  withSettings({ texts_on: true }, async () => {
    const { lead, token, hauler_id } = await offered();
    const other = await offer(lead);
    const phone = `213${freshPhone().slice(3)}`;
    await operator.from('haulers').update({ phone }).eq('id', hauler_id).throwOnError();

    for (const on of [true, true, false]) {
      expect(await ask(token, 'texts', { on })).toMatchObject({ answer: { hauler: { textsOn: on, textsTo: phone } } });
      expect((await look(other.token)).hauler.textsOn).toBe(false);
    }
  }));

/** How a job comes into each state, and whether its link can note the hauler's truck there. */
const states: [state: string, arrange: () => Promise<Offered>, canNote: boolean][] = [
  ['open', offered, true],
  ['accepted', accepted, true],
  ...(['taken', 'declined', 'expired', 'returned'] as const).map((state): [string, () => Promise<Offered>, boolean] => [
    state,
    async () => {
      const job = await offered();
      await setOffer(job.token, { state });
      return job;
    },
    false,
  ]),
  [
    'closed',
    async () => {
      const job = await accepted();
      await setLead(job.lead, { status: 'Completed' });
      return job;
    },
    false,
  ],
];

test.each(states)("the hauler's truck with the link of a job that is %s", async (_, arrange, canNote) => {
  const { token } = await arrange();
  const before = await look(token);

  for (const cubicYards of [15, 15, 60, null]) {
    expect(await ask(token, 'truck', { cubicYards })).toMatchObject(
      canNote
        ? { status: 200, answer: { ...before, hauler: { truckCubicYards: cubicYards } } }
        : { status: 409, answer: { code: 'closed' } },
    );
  }
  expect(await look(token)).toEqual(before);
});

test("the customer's answer is shown to the hauler once it is given, and for 30 days", async () => {
  const { lead, token } = await accepted();
  const { token: other } = await offer(lead);
  await setLead(lead, { status: 'Completed' });
  await askCustomer(lead);
  const fields = ['isAllGone', 'leftBehind', 'review'];
  const shown = async (link: string) => {
    const { lead: seen } = await look(link);
    return Object.fromEntries(Object.entries(seen).filter(([name]) => fields.includes(name)));
  };
  expect(await shown(token)).toEqual({});
  const said = { ...praise, gone: 'partly', left_behind: 'A sofa', price: 'higher', amount_paid: 300 } as const;
  await answerQuestion((await reviewOf(lead)).token, said);

  expect(await shown(token)).toEqual({ isAllGone: false, leftBehind: 'A sofa' });
  await moderate(lead);
  expect(await shown(token)).toEqual({
    ...{ isAllGone: false, leftBehind: 'A sofa' },
    review: { stars: 5, words: praise.words },
  });
  expect(await shown(other)).toEqual({});
  await unpublish((await reviewOf(lead)).token);
  expect(await shown(token)).toEqual({ isAllGone: false, leftBehind: 'A sofa' });

  const closedAt = (days: number) => ({ changed_at: ago(days * DAY_MS) });
  await operator.from('lead_status_changes').update(closedAt(29.9)).eq('lead_id', lead.id).throwOnError();
  expect((await look(token)).lead).toMatchObject({ hasJob: true, fullName: lead.full_name });
  await operator.from('lead_status_changes').update(closedAt(30.1)).eq('lead_id', lead.id).throwOnError();
  expect((await look(token)).lead).toMatchObject({ hasJob: false, description: null, photos: [] });
  expect(await shown(token)).toEqual({});
});

test('a guess, a tracking ID and the link of a deleted request or hauler open nothing, and a job no request', async () => {
  const [job, ended, gone] = [await accepted(), await accepted(), await accepted()];
  await operator.from('leads').delete().eq('id', ended.lead.id).throwOnError();
  await operator.from('haulers').delete().eq('id', gone.hauler_id).throwOnError();
  const acts: [action: string, input?: object][] = [
    ...[['look'], ['accept'], ['decline'], ['called'], ['give-back']].map(([action = '']): [string] => [action]),
    ['update', { status: 'Canceled', cancelReasons: ['No lift'] }],
    ['texts', { on: true }],
    ['truck', { cubicYards: 15 }],
  ];

  for (const token of ['0000000000000000', job.lead.tracking_id, ended.token, gone.token]) {
    for (const [action, input] of acts) expect([action, await ask(token, action, input)]).toEqual([action, UNKNOWN]);
  }
  expect((await call('get-lead-details', { trackingId: job.token })).answer).toEqual({ message: expect.any(String) });
});
