import { randomUUID } from 'node:crypto';
import { jobSchema } from '@functions/contracts/job.ts';
import { leadDetailsSchema } from '@functions/contracts/tracking.ts';
import { windowText } from '@functions/words/en/pickups.ts';
import { afterEach, expect, test } from 'vitest';
import { maximalLeadRow } from '../fixtures/leads.ts';
import { call } from '../support/functions.ts';
import { addLead, offer, removeHaulers, setLead } from '../support/haulers.ts';
import { storedLead } from '../support/leads.ts';
import { booking, inDays, momentsOf, proposalsOf } from '../support/proposals.ts';

afterEach(removeHaulers);

const [tuesday, wednesday] = [inDays(2), inDays(3, '13:00', '15:30')];

/** A job with a hauler. */
async function held() {
  const lead = await addLead({ ...maximalLeadRow(), load_size: 'quarter' });
  const { token } = await offer(lead);
  await call('job', { token, action: 'accept' });
  return { lead, token };
}

type Held = Awaited<ReturnType<typeof held>>;

const ask = ({ token }: Held, action: string, more: object = {}) => call('job', { token, action, ...more });

const answer = ({ lead }: Held, action: string, more: object = {}) =>
  call('update-lead', { trackingId: lead.tracking_id, action, ...more });

const look = async (job: Held) => jobSchema.parse((await ask(job, 'look')).answer);

const track = async ({ lead }: Held) =>
  leadDetailsSchema.parse((await call('get-lead-details', { trackingId: lead.tracking_id })).answer);

/** Proposes two times for 120 to 180 dollars. */
async function propose(job: Held, more: object = {}) {
  const id = randomUUID();
  const made = await ask(job, 'propose', { id, windows: [wednesday, tuesday], priceFrom: 120, priceTo: 180, ...more });
  return { id, made, basedOn: { id, state: 'open' } };
}

const isOpen = (window: typeof tuesday) => ({ ...momentsOf(window), isOpen: true });

test('propose, ask, accept, set out and complete: hauler and customer see each step', async () => {
  const job = await held();
  const [note, line] = [
    `<img src=x onerror=alert(1)>\n'); drop table proposals; --`,
    '=HYPERLINK("https://evil.example")',
  ];

  const { id, made } = await propose(job, { note });
  const offered = {
    ...{ id, priceFrom: 120, priceTo: 180, note, madeAt: expect.any(String) },
    windows: [isOpen(tuesday), isOpen(wednesday)],
  };
  expect(made).toMatchObject({ status: 200, answer: { lead: { status: 'Sent Proposal', proposal: offered } } });
  expect(await look(job)).toEqual(made.answer);
  expect(await track(job)).toMatchObject({ status: 'Sent Proposal', proposal: offered });

  const asked = await answer(job, 'ask-again', { proposal: id, askedFor: 'other', line });
  const question = { for: 'other', line, at: expect.any(String) };
  expect(asked).toMatchObject({ status: 200, answer: { proposal: { ...offered, asked: question } } });
  expect((await look(job)).lead).toMatchObject({ proposal: { asked: question } });

  const accepted = await answer(job, 'accept-proposal', { proposal: id, choice: 2 });
  expect(accepted).toMatchObject({
    status: 200,
    answer: {
      ...{ status: 'In Progress', date: windowText(momentsOf(wednesday)), pickup: momentsOf(wednesday) },
      agreed: { ...offered, chosen: 2, acceptedBy: 'customer' },
    },
  });
  expect(await track(job)).toEqual(accepted.answer);
  expect(accepted.answer).not.toHaveProperty('proposal');
  expect((await look(job)).lead).toMatchObject({
    ...{ pickup: momentsOf(wednesday), agreed: { chosen: 2 }, timeframe: null },
  });

  await setLead(job.lead, booking(inDays(0)));
  const pickup = { ...momentsOf(inDays(0)), onMyWayAt: expect.any(String), arrivesAt: expect.any(String) };
  expect(await ask(job, 'on-my-way', { minutes: 45 })).toMatchObject({ status: 200, answer: { lead: { pickup } } });
  expect((await track(job)).pickup).toEqual(pickup);

  const completed = await ask(job, 'complete', { pricePaid: 165 });
  expect(completed).toMatchObject({ status: 200, answer: { state: 'closed', lead: { pricePaid: 165 } } });
  expect(await track(job)).toMatchObject({ status: 'Completed', pricePaid: 165 });
});

test('a proposal is agreed by phone for one amount, withdrawn, or declined, which takes the job from its hauler', async () => {
  const [agreed, withdrawn, declined] = [await held(), await held(), await held()];

  await ask(agreed, 'propose', { id: randomUUID(), windows: [tuesday], priceFrom: 150, agreed: true });
  expect(await track(agreed)).toMatchObject({
    ...{ status: 'In Progress', pickup: momentsOf(tuesday) },
    agreed: { priceFrom: 150, priceTo: 150, acceptedBy: 'hauler', chosen: 1 },
  });
  await ask(withdrawn, 'withdraw', { proposal: (await propose(withdrawn)).id });
  expect(await track(withdrawn)).not.toHaveProperty('proposal');
  await answer(declined, 'decline-proposal', { proposal: (await propose(declined)).id, declinedFor: 'price' });
  expect(await look(declined)).toMatchObject({ state: 'returned', lead: { hasJob: false } });
});

test('what has changed since hauler or customer saw it is refused and changes nothing', async () => {
  const job = await held();
  const { id, basedOn } = await propose(job);
  const changed = { status: 409, answer: { statusCode: 409, code: 'changed' } };

  expect(await ask(job, 'propose', { id: randomUUID(), windows: [tuesday] })).toMatchObject(changed);
  await answer(job, 'accept-proposal', { proposal: id, choice: 1 });
  const before = await proposalsOf(job.lead);
  expect(await ask(job, 'propose', { id: randomUUID(), windows: [tuesday], basedOn })).toMatchObject(changed);
  expect(await ask(job, 'withdraw', { proposal: id })).toMatchObject(changed);
  expect(await answer(job, 'accept-proposal', { proposal: id, choice: 2 })).toMatchObject(changed);
  expect(await proposalsOf(job.lead)).toEqual(before);
});

const results = [{ pricePaid: 165, loadSize: 'half' }, { pricePaid: 0 }, { loadSize: 'full' }, {}] as const;

test.each(results)('a job is completed with %o; the same again is done, and others are closed', async (result) => {
  const job = await held();
  const { pricePaid = null, loadSize = null } = { pricePaid: undefined, loadSize: undefined, ...result };

  const completed = await ask(job, 'complete', result);

  expect(completed).toMatchObject({ status: 200, answer: { state: 'closed', lead: { status: 'Completed' } } });
  const { lead } = await look(job);
  expect(lead.hasJob && [lead.pricePaid ?? null, lead.loadSizeHauled ?? null]).toEqual([pricePaid, loadSize]);
  const columns = { price_paid: pricePaid, load_size_hauled: loadSize, load_size: 'quarter' };
  expect(await storedLead(job.lead.id)).toMatchObject(columns);
  expect(await ask(job, 'complete', result)).toEqual(completed);
  for (const other of results.filter((each) => each !== result)) {
    expect(await ask(job, 'complete', other)).toMatchObject({ status: 409, answer: { code: 'closed' } });
  }
  expect(await storedLead(job.lead.id)).toMatchObject(columns);
});
