import { randomUUID } from 'node:crypto';
import { jobSchema } from '@functions/contracts/job.ts';
import { leadDetailsSchema } from '@functions/contracts/tracking.ts';
import { windowText } from '@functions/words/en/pickups.ts';
import { afterEach, expect, test } from 'vitest';
import { maximalLeadRow } from '../fixtures/leads.ts';
import { call } from '../support/functions.ts';
import { addLead, offer, removeHaulers, setLead } from '../support/haulers.ts';
import { storedLead } from '../support/leads.ts';
import { booking, inDays, momentsOf } from '../support/proposals.ts';

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

const look = async (job: Held) => jobSchema.parse((await ask(job, 'view')).answer);

const track = async ({ lead }: Held) =>
  leadDetailsSchema.parse((await call('get-lead-details', { trackingId: lead.tracking_id })).answer);

const isOpen = (window: typeof tuesday) => ({ ...momentsOf(window), isOpen: true });

test('propose, ask, accept, set out and complete: hauler and customer see each step', async () => {
  const job = await held();
  const [note, line] = [
    `<img src=x onerror=alert(1)>\n'); drop table proposals; --`,
    '=HYPERLINK("https://evil.example")',
  ];

  const id = randomUUID();
  const windows = [wednesday, tuesday];
  const made = await ask(job, 'propose', { id, windows, priceFrom: 120, priceTo: 180, note });
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
  expect((await track(job)).pickup).toEqual({ ...pickup, noShowFrom: expect.any(String) });

  const completed = await ask(job, 'complete', { pricePaid: 165, loadSize: 'half' });
  expect(completed).toMatchObject({
    ...{ status: 200, answer: { state: 'closed', lead: { pricePaid: 165, loadSizeHauled: 'half' } } },
  });
  expect(await track(job)).toMatchObject({ status: 'Completed', pricePaid: 165, loadSizeHauled: 'half' });
  expect(await ask(job, 'complete', { pricePaid: 165, loadSize: 'half' })).toEqual(completed);
  for (const other of [{ pricePaid: 165 }, { pricePaid: 165, loadSize: 'full' }, { loadSize: 'half' }, {}]) {
    expect(await ask(job, 'complete', other)).toMatchObject({ status: 409, answer: { code: 'closed' } });
  }
  const columns = { price_paid: 165, load_size_hauled: 'half', load_size: 'quarter' };
  expect(await storedLead(job.lead.id)).toMatchObject(columns);
});

test('the price at the door is declined, another one accepted, and the job completed', async () => {
  const job = await held();
  const [first, second] = [randomUUID(), randomUUID()];
  const price = (id: string, more: object) => ask(job, 'door-price', { id, ...more });

  const named = { id: first, state: 'open', price: 240, reason: 'A piano more', madeAt: expect.any(String) };
  const made = await price(first, { price: 240, reason: 'A piano more', minutesAgo: 0 });
  expect(made).toMatchObject({ status: 200, answer: { lead: { door: named } } });
  expect((await track(job)).door).toEqual(named);
  const no = { doorPrice: first, accepted: false };
  expect(await answer(job, 'answer-door', no)).toMatchObject({ status: 200, answer: { door: { state: 'declined' } } });
  expect(await ask(job, 'complete')).toMatchObject({ status: 409, answer: { code: 'changed', status: 'Submitted' } });
  await price(second, { price: 180 });
  expect(await answer(job, 'answer-door', { ...no, accepted: true })).toMatchObject({
    status: 409,
    answer: { code: 'changed', message: 'The price or your answer just changed. Check it before you answer.' },
  });
  await answer(job, 'answer-door', { doorPrice: second, accepted: true });
  expect(await ask(job, 'complete', { pricePaid: 180 })).toMatchObject({
    status: 200,
    answer: { state: 'closed', lead: { door: { price: 180, acceptedBy: 'customer', answeredAt: expect.any(String) } } },
  });
});

test('no one came to a pickup: the customer reports it and asks for another hauler', async () => {
  const job = await held();
  await setLead(job.lead, booking(inDays(0, '20:00', '20:30')));
  expect(await answer(job, 'other-hauler')).toMatchObject({ status: 409, answer: { code: 'changed' } });
  await setLead(job.lead, booking(inDays(-1)));

  expect(await answer(job, 'no-show')).toMatchObject({
    status: 200,
    answer: { pickup: { noShowAt: expect.any(String) } },
  });
  expect((await look(job)).lead).toMatchObject({ pickup: { noShowAt: expect.any(String) } });
  const asked = await answer(job, 'other-hauler');
  expect(asked).toMatchObject({ status: 200, answer: { status: 'Submitted' } });
  expect(asked.answer).not.toHaveProperty('hauler');
  expect(await look(job)).toMatchObject({ state: 'returned', lead: { hasJob: false } });
});

test('a day out of bounds is 400 with the error of its field', async () => {
  const job = await held();

  for (const { day } of [inDays(-1), inDays(61)]) {
    const refused = await answer(job, 'correct', { wanted: day });
    expect(refused).toMatchObject({ status: 400, answer: { code: 'wanted-day-invalid' } });
  }
  expect(await answer(job, 'correct', { wanted: 'soon' })).toMatchObject({ status: 200, answer: { wanted: 'soon' } });
});
