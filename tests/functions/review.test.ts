import { reviewView } from '@functions/contracts/review.ts';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { maximalLeadRow } from '../fixtures/leads.ts';
import { operator, visitor } from '../support/clients.ts';
import { requestLink } from '../support/desk.ts';
import { call } from '../support/functions.ts';
import { submitLead } from '../support/leads.ts';
import { changeLead, findJob, forgetMatch, matchedLead } from '../support/match.ts';
import { notificationsOf } from '../support/notifications.ts';
import { answeredLead, askedLead, moderate, reviewOf } from '../support/reviews.ts';
import { arrivalMailOf } from '../support/stop-links.ts';

beforeEach(forgetMatch);
afterAll(forgetMatch);

const UNKNOWN = { status: 200, answer: { message: 'We don’t recognize this link.' } };

const ask = (token: string, action: string, more: object = {}) => call('review', { token, action, ...more });
const look = (token: string) => ask(token, 'view');
const say = (token: string, input: object) => ask(token, 'answer', input);

/** An answer with permission to publish. */
const praise = { gone: 'yes', price: 'as-agreed', stars: 5, words: 'On time, and all is gone.', mayPublish: true };

/** What the link shows with these fields. */
const showing = (state: string, review: object) => ({ status: 200, answer: { state, review } });

/** All that is stored of an answer, and the messages about it. */
async function stored(lead: { id: string }) {
  const problems = (await notificationsOf(lead)).filter(({ kind }) => kind === 'review-problem');
  return { review: await reviewOf(lead), problems: problems.length };
}

test("the link of the question shows a visitor's page only what it is about, in any spelling, and changes nothing", async () => {
  const { lead, token } = await askedLead();
  const before = await stored(lead);
  const written = token.toLowerCase().match(/.{4}/g)?.join('-') ?? '';

  const { data, error } = await visitor.functions.invoke('review', { body: { token: written, action: 'view' } });

  expect(error).toBeNull();
  expect(reviewView.parse(data)).toEqual(data);
  const review = { firstName: 'Rosa', services: lead.services, hauler: 'Bay Haul', gone: null, buildsItself: true };
  expect(data).toMatchObject({ state: 'open', review });
  expect(await stored(lead)).toEqual(before);
});

test('a review is published under the first name until its permission is withdrawn', async () => {
  const { lead, offer, token } = await askedLead();
  const isSeenByHauler = async () => (await findJob(offer))?.lead['review'] !== undefined;

  const waiting = await say(token, praise);

  expect(waiting).toMatchObject(showing('answered', { shownName: 'Rosa', publication: 'waiting' }));
  await moderate(lead);
  expect(await look(token)).toMatchObject(showing('answered', { publication: 'published' }));
  expect(await isSeenByHauler()).toBe(true);
  const taken = await ask(token, 'unpublish');
  expect(taken).toMatchObject(showing('answered', { publication: 'no', mayPublish: false, stars: 5 }));
  expect(await isSeenByHauler()).toBe(false);
});

test('other links, a guess, one before its question and one of a deleted request are unknown, and open nothing', async () => {
  const [{ lead, offer, token }, { lead: early }, gone] = [
    await askedLead(),
    await matchedLead(),
    await answeredLead(),
  ];
  await changeLead(early, { status: 'Completed' });
  await operator.from('leads').delete().eq('id', gone.lead.id).throwOnError();
  const before = [await stored(lead), await stored(early)];
  const others = [lead.tracking_id, offer.token, await requestLink(lead)];
  const stopLink = await arrivalMailOf(await submitLead(maximalLeadRow()));

  for (const other of ['0000000000000000', ...others, stopLink, (await reviewOf(early)).token, gone.token]) {
    for (const action of [look(other), say(other, praise), ask(other, 'unpublish')]) {
      expect(await action).toEqual(UNKNOWN);
    }
  }
  expect([await stored(lead), await stored(early)]).toEqual(before);
  for (const name of ['job', 'desk', 'agreement'] as const) {
    expect((await call(name, { token, action: 'view' })).answer).not.toHaveProperty('lead');
  }
});
