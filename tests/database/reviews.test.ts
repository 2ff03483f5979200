import type { Enums, TablesUpdate } from '@functions/database.types.ts';
import { type reviewHints, withheldReasons } from '@functions/domain/review.ts';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { maximalLeadRow } from '../fixtures/leads.ts';
import { ago, DAY_MS, HOUR_MS } from '../support/ago.ts';
import { operator, visitor } from '../support/clients.ts';
import { actAtDesk, listLink, requestLink, viewList, viewRequest } from '../support/desk.ts';
import { addLead } from '../support/haulers.ts';
import { submitLead } from '../support/leads.ts';
import {
  addHauler,
  changeHauler,
  changeLead,
  changeOffer,
  deleteHauler,
  findJob,
  matchedLead,
  offerByHand,
} from '../support/match.ts';
import {
  claim,
  claimAll,
  notificationOf,
  notificationsOfKind,
  sendDue,
  toldOf,
  withSettings,
} from '../support/notifications.ts';
import { clockOf, inDays } from '../support/proposals.ts';
import {
  answer,
  answeredLead,
  askedLead,
  forgetReviews,
  moderate,
  praise,
  reviewOf,
  unpublish,
  viewReview,
  whenItIsClosed,
} from '../support/reviews.ts';
import { tick } from '../support/tick.ts';

beforeEach(forgetReviews);
afterAll(forgetReviews);

const atTenTomorrow = `${inDays(1).day} 10:00`;

/** Moves the completion of a request back. */
async function wasCompleted(lead: { id: string }, days: number) {
  const completed = { lead_id: lead.id, old_status: 'In Progress', new_status: 'Completed' } as const;
  await operator.from('lead_status_changes').delete().eq('lead_id', lead.id).throwOnError();
  const row = { ...completed, changed_at: ago(days * DAY_MS) };
  await operator.from('lead_status_changes').insert(row).throwOnError();
}

/** The recipients of a problem report. */
async function problemsOf(lead: { id: string }) {
  return (await toldOf(lead, 'review-problem'))
    .map(({ audience, state }) => ({ audience, state }))
    .sort((one, other) => one.audience.localeCompare(other.audience));
}

/** The build requests after a tick. */
async function siteBuilds() {
  await tick();
  return notificationsOfKind('site-build');
}

describe('the question after completion', () => {
  test('is asked at 10 AM the next day, whoever completes the request', async () => {
    const { lead } = await matchedLead();
    await changeLead(lead, { status: 'Completed' });

    const { due_at, review_id } = await notificationOf(lead, 'review-asked');
    expect(clockOf(due_at)).toBe(atTenTomorrow);
    expect(await reviewOf(lead)).toMatchObject({ id: review_id, asked_at: null, version: 0, may_publish: false });
  });

  test('is asked for a request stored as completed, if its customer has a channel', async () => {
    const lead = await addLead({ status: 'Completed' });
    const other = await addLead({ status: 'Completed', email: null, agreed_to_messages: false });
    await claimAll();

    expect(await notificationOf(lead, 'review-asked')).toMatchObject({ state: 'waiting', channel: 'mail' });
    expect(await notificationOf(other, 'review-asked')).toMatchObject({ state: 'skipped' });
    expect((await reviewOf(other)).asked_at).toBeNull();
  });

  test('waits while the request is reopened or flagged, and is never asked earlier', async () => {
    const { lead } = await matchedLead();
    const dueAt = async () => (await notificationOf(lead, 'review-asked')).due_at;
    await changeLead(lead, { status: 'Completed' });
    for (const [hold, release] of [
      [{ status: 'In Progress' }, { status: 'Completed' }],
      [{ flagged_because: 'Too many from one number' }, { flagged_because: null }],
    ] as const) {
      await changeLead(lead, hold);
      expect(await dueAt()).toBe('infinity');
      await changeLead(lead, release);
      expect(clockOf(await dueAt())).toBe(atTenTomorrow);
    }
  });

  test('is sent once, however often the request is completed', async () => {
    const { lead } = await askedLead();
    await changeLead(lead, { status: 'In Progress' });
    await changeLead(lead, { status: 'Completed' });
    await changeLead(lead, { status: 'Submitted' });
    await changeLead(lead, { status: 'Completed' });

    expect(await notificationOf(lead, 'review-asked')).toMatchObject({ state: 'sent' });
  });

  test('without a known outcome and skipped later is asked after all', async () => {
    const { lead } = await matchedLead();
    await changeLead(lead, { status: 'Completed' });
    await claimAll();
    await changeLead(lead, { status: 'In Progress' });
    await claimAll();
    expect(await notificationOf(lead, 'review-asked')).toMatchObject({ state: 'skipped', attempts: 1 });

    await changeLead(lead, { status: 'Completed' });
    const { due_at, ...question } = await notificationOf(lead, 'review-asked');
    expect(question).toMatchObject({ state: 'waiting', attempts: 0, claimed_at: null });
    expect(clockOf(due_at)).toBe(atTenTomorrow);
  });

  test('is not asked for a flagged request, while questions are off, or once they are', async () => {
    const { lead: flagged } = await matchedLead();
    await changeLead(flagged, { flagged_because: 'Too many from one number' });
    const { lead: asked } = await matchedLead();
    const { lead: late } = await matchedLead();
    for (const lead of [flagged, asked]) await changeLead(lead, { status: 'Completed' });

    await withSettings({ review_asks_on: false }, async () => {
      await changeLead(late, { status: 'Completed' });
      await claimAll();
    });

    for (const lead of [flagged, late]) expect(await toldOf(lead, 'review-asked')).toEqual([]);
    expect(await notificationOf(asked, 'review-asked')).toMatchObject({ state: 'skipped' });
  });

  test('is not asked more than 7 days late', async () => {
    const { lead } = await matchedLead();
    await changeLead(lead, { status: 'Completed' });
    await wasCompleted(lead, 10);
    await changeLead(lead, { created_at: ago(30 * DAY_MS) });
    await claimAll();

    expect(await notificationOf(lead, 'review-asked')).toMatchObject({ state: 'skipped' });
  });
});

describe('the link to a review', () => {
  test('opens nothing before the question was sent, or with another token', async () => {
    const { lead: early } = await matchedLead();
    await changeLead(early, { status: 'Completed' });
    const { lead, offer } = await askedLead();
    for (const token of [(await reviewOf(early)).token, lead.tracking_id, offer.token, '0000000000000000', '']) {
      expect(await viewReview(token)).toBeNull();
      expect(await answer(token)).toBe('unknown');
      expect(await unpublish(token)).toBe('unknown');
    }
  });

  test('matches the contract at each stage', async () => {
    const { lead, token, offer } = await askedLead();
    const { data: hauler } = await operator.from('haulers').select('name').eq('id', offer.hauler_id).single();
    expect(await viewReview(token)).toMatchObject({
      state: 'open',
      review: {
        ...{ firstName: lead.full_name.split(' ')[0], city: null, services: lead.services, hauler: hauler?.name },
        ...{ publication: 'no', gone: null, shownName: null },
      },
    });

    await answer(token);
    expect(await viewReview(token)).toMatchObject({
      state: 'answered',
      review: { publication: 'waiting', gone: 'yes', stars: 5, mayPublish: true, shownName: 'Ana' },
    });

    await moderate(lead, 'abuse');
    expect((await viewReview(token))?.review).toMatchObject({ publication: 'withheld', withheldBecause: 'abuse' });
  });

  test('is about the hauler who was told what is left, not a later one, until it is answered again', async () => {
    const { lead, offer, token } = await answeredLead({ gone: 'partly', left_behind: 'A sofa' });
    const told = (await viewReview(token))?.review.hauler;
    await changeLead(lead, { status: 'In Progress' });
    await changeOffer(offer, { state: 'returned' });
    const next = await addHauler({ name: 'Next Haul' });
    const theirs = await offerByHand(lead, next, { state: 'accepted' });
    await changeLead(lead, { status: 'Completed' });
    const seen = async () => [
      (await viewReview(token))?.review.hauler,
      (await reviewOf(lead)).hauler_id,
      (await findJob(theirs))?.lead['left_behind'],
    ];
    expect(await seen()).toEqual([told, offer.hauler_id, undefined]);

    await answer(token, { gone: 'no', left_behind: 'A chair' });
    expect(await seen()).toEqual(['Next Haul', next.id, 'A chair']);
  });

  test('can be answered for 21 days, and the answer changed for 14, however old the pickup', async () => {
    const { lead, token } = await askedLead();
    const daysLeft = async () => (Date.parse((await viewReview(token))?.review.until ?? '') - Date.now()) / DAY_MS;
    expect(await daysLeft()).toBeCloseTo(21, 1);

    await wasCompleted(lead, 18);
    await answer(token);
    expect(await daysLeft()).toBeCloseTo(14, 1);
  });

  test('is closed if no one answered in time', async () => {
    const { lead, token } = await askedLead();
    await whenItIsClosed(lead, async () => {
      expect(await viewReview(token)).toMatchObject({ state: 'closed', review: { gone: null } });
      expect(await answer(token)).toBe('refused');
    });
    expect(await reviewOf(lead)).toMatchObject({ answered_at: null, version: 0 });
  });

  test('is closed after the time for changes, except for the same answer, even if the request is canceled', async () => {
    const { lead, token } = await answeredLead();
    await whenItIsClosed(lead, async () => {
      expect(await viewReview(token)).toMatchObject({ state: 'closed', review: { gone: 'yes' } });
      expect(await answer(token, { gone: 'no' })).toBe('refused');
      expect(await answer(token)).toBe('done');
      await changeLead(lead, { status: 'Canceled', cancel_reasons: ['Price'] });
      expect(await viewReview(token)).toMatchObject({ state: 'closed' });
    });
    expect(await reviewOf(lead)).toMatchObject({ gone: 'yes', version: 1 });
  });

  test('is open while the request is reopened', async () => {
    const { lead, token } = await answeredLead({ gone: 'partly' });
    await whenItIsClosed(lead, async () => {
      await changeLead(lead, { status: 'In Progress' });
      expect(await viewReview(token)).toMatchObject({ state: 'answered' });
      expect(await answer(token, { gone: 'yes' })).toBe('done');
      await changeLead(lead, { status: 'Completed' });
      expect(await viewReview(token)).toMatchObject({ state: 'closed' });
    });
  });

  test('is open for another 14 days after another completion', async () => {
    const { lead, token } = await answeredLead({ gone: 'partly' });
    await operator
      .from('reviews')
      .update({ asked_at: ago(60 * DAY_MS), answered_at: ago(50 * DAY_MS) })
      .eq('lead_id', lead.id)
      .throwOnError();

    expect(await viewReview(token)).toMatchObject({ state: 'answered' });
  });
});

describe('an answer', () => {
  test("is stored without fields that don't belong to it", async () => {
    const { lead, token } = await askedLead();
    await answer(token, { gone: 'yes', left_behind: 'A sofa', price: 'as-agreed', amount_paid: 100, words: ' ' });

    const stored = { gone: 'yes', left_behind: null, price: 'as-agreed', amount_paid: null, words: null, version: 1 };
    expect(await reviewOf(lead)).toMatchObject(stored);
    await answer(token, { gone: 'no' });
    expect(await reviewOf(lead)).toMatchObject({ gone: 'no', price: null, version: 2 });
  });

  test('given again, also from the page in the other language, changes nothing; changed, it waits again', async () => {
    const { lead, token } = await askedLead();
    const said = { ...praise, words: 'Se llevaron todo.' };
    await answer(token, { ...said, language: 'es' });
    await moderate(lead);
    const published = { language: 'es', version: 1, moderation: 'published' };
    for (const language of ['es', 'en'] as const) {
      expect(await answer(token, { ...said, language })).toBe('done');
      expect(await reviewOf(lead)).toMatchObject(published);
    }
    await tick();
    const { data } = await visitor.from('published_reviews').select('words, language').throwOnError();
    expect(data).toEqual([{ words: 'Se llevaron todo.', language: 'es' }]);

    await answer(token, { ...praise, words: 'Another word' });
    expect(await reviewOf(lead)).toMatchObject({ version: 2, moderation: 'waiting', moderated_at: null });
  });

  test('takes city and language from the request', async () => {
    const { lead, token } = await askedLead();
    await changeLead(lead, { city: 'Torrance', language: 'es' });
    expect(await reviewOf(lead)).toMatchObject({ language: null });
    await answer(token);
    await changeLead(lead, { city: 'Elsewhere' });

    expect(await reviewOf(lead)).toMatchObject({ language: 'es' });
    expect((await viewReview(token))?.review.city).toBe('Torrance');
  });

  test('is stored only with stars, and with a name and words that can be published', async () => {
    const { lead, token } = await askedLead();
    for (const change of [
      ...[{ stars: undefined }, { stars: 6 }, { words: 'a'.repeat(501) }, { words: 'Good\u202Ejob' }],
      ...[{ shown_name: ' ' }, { shown_name: 'Call 213 555' }, { shown_name: 'Call \uFF12\u{1D7CF}\u2462' }],
      ...[{ shown_name: 'ana@example' }, { shown_name: 'a'.repeat(31) }],
    ]) {
      const { error } = await operator.rpc('answer_review', { token, ...praise, ...change });
      expect(error, JSON.stringify(change)).not.toBeNull();
    }

    expect(await reviewOf(lead)).toMatchObject({ answered_at: null });
  });
});

describe('a reported problem', () => {
  test.each<[string, Parameters<typeof answeredLead>[0], Enums<'audience'>[]]>([
    ['operator and hauler if something is left', { gone: 'partly', left_behind: 'A sofa' }, ['hauler', 'operator']],
    ['the operator about a higher price', { gone: 'yes', price: 'higher', amount_paid: 400 }, ['operator']],
    ['no one about a lower price', { gone: 'yes', price: 'lower', amount_paid: 10 }, []],
  ])('goes to %s', async (_, said, audiences) => {
    const { lead } = await answeredLead(said);
    expect(await problemsOf(lead)).toEqual(audiences.map((audience) => ({ audience, state: 'waiting' })));
  });

  test('is sent again only if it changes', async () => {
    const { lead, token } = await answeredLead({ gone: 'partly' });
    await answer(token, { gone: 'partly', words: 'More words' });
    expect(await problemsOf(lead)).toHaveLength(2);

    await answer(token, { gone: 'partly', price: 'higher' });
    expect((await problemsOf(lead)).map(({ audience }) => audience)).toEqual(['hauler', 'operator', 'operator']);
    await answer(token, { gone: 'no', price: 'higher' });
    expect(await problemsOf(lead)).toHaveLength(5);
  });

  test('is sent at most six times a day, however often the answer changes', async () => {
    const { lead, token } = await answeredLead({ gone: 'partly' });
    for (let turn = 0; turn < 10; turn++) await answer(token, { gone: turn % 2 === 0 ? 'no' : 'partly' });

    const told = await toldOf(lead, 'review-problem');
    for (const audience of ['operator', 'hauler']) {
      const dues = told.filter((each) => each.audience === audience).map(({ due_at }) => Date.parse(due_at));
      expect(dues).toHaveLength(6);
      expect(dues.filter((due) => due > Date.now() + 23 * HOUR_MS)).toHaveLength(1);
    }
  });

  test('corrected before sending is not sent', async () => {
    const { lead, token } = await answeredLead({ gone: 'no' });
    await answer(token, { gone: 'yes' });
    await claimAll();
    expect((await problemsOf(lead)).map(({ state }) => state)).toEqual(['skipped', 'skipped']);
  });

  test('on a closed request is sent, and to the operator even if it is flagged', async () => {
    const { lead } = await askedLead();
    const { token } = await reviewOf(lead);
    await changeLead(lead, { flagged_because: 'Too many from one number' });
    await answer(token, { gone: 'no' });

    const claimed = (await claim()).filter(({ kind }) => kind === 'review-problem');
    expect(claimed.map(({ audience }) => audience)).toEqual(['operator']);
    await changeLead(lead, { flagged_because: null });
    expect((await claim()).map(({ kind, audience }) => `${kind} ${audience}`)).toContain('review-problem hauler');
  });
});

describe('moderating a review', () => {
  test('withholds for one of the reasons, and can be reversed', async () => {
    const { lead } = await answeredLead();
    for (const because of withheldReasons) {
      expect(await moderate(lead, because)).toBe('done');
      expect(await reviewOf(lead)).toMatchObject({ moderation: 'withheld', withheld_because: because });
    }

    expect(await moderate(lead)).toBe('done');
    expect(await reviewOf(lead)).toMatchObject({ moderation: 'published', withheld_because: null });
  });

  test("can't publish without permission, an answer or a review", async () => {
    const { lead } = await answeredLead({ gone: 'yes', stars: 5 });
    expect(await moderate(lead)).toBe('refused');
    expect(await moderate((await askedLead()).lead)).toBe('unknown');
    expect(await moderate({ id: crypto.randomUUID() }, undefined, 1)).toBe('unknown');
  });

  test('permission can be withdrawn at any time', async () => {
    const { lead, token } = await answeredLead();
    await moderate(lead);
    await whenItIsClosed(lead, async () => {
      expect(await viewReview(token)).toMatchObject({ state: 'closed' });
      expect(await unpublish(token)).toBe('done');
      expect(await unpublish(token)).toBe('done');
    });
    expect(await reviewOf(lead)).toMatchObject({ may_publish: false, moderation: 'waiting', version: 2 });
    await tick();
    expect((await visitor.from('published_reviews').select()).data).toEqual([]);
  });
});

describe('at the desk', () => {
  const hintsOf = async (lead: { id: string }) =>
    (await viewRequest(await requestLink(lead), lead))?.request.review?.hints;

  test('the stars are hidden until the decision', async () => {
    const { lead } = await answeredLead({ ...praise, stars: 1 });
    const token = await requestLink(lead);
    const seen = async () => (await viewRequest(token, lead))?.request.review;
    expect(await seen()).toMatchObject({ stars: null, words: praise.words, shownName: 'Ana', version: 1 });
    expect(JSON.stringify(await viewRequest(token, lead))).not.toContain('"stars": 1');
    expect((await viewList(await listLink())).reviews).toMatchObject([{ leadId: lead.id, stars: null }]);

    expect(await actAtDesk(token, lead, 'withhold-review', { review_version: 1, reason: 'abuse' })).toBe('done');
    expect(await seen()).toMatchObject({ stars: 1, moderation: 'withheld', withheldBecause: 'abuse' });
    expect((await viewList(await listLink())).reviews).toEqual([]);
  });

  test('a review is published and withheld, and a changed one must be read first', async () => {
    const { lead, token } = await answeredLead();
    const link = await requestLink(lead);
    await answer(token, { ...praise, words: 'Another word' });
    expect(await actAtDesk(link, lead, 'publish-review', { review_version: 1 })).toBe('changed');
    expect(await actAtDesk(link, lead, 'publish-review', { review_version: 2 })).toBe('done');
    expect(await actAtDesk(link, lead, 'withhold-review', { review_version: 2 })).toBe('malformed');

    await unpublish(token);
    expect(await actAtDesk(link, lead, 'publish-review', { review_version: 2 })).toBe('changed');
  });

  test('a completed request can be reopened for the same hauler or for all', async () => {
    const { lead } = await askedLead();
    const link = await requestLink(lead);
    expect(await actAtDesk(link, lead, 'reopen')).toBe('done');
    expect((await viewRequest(link, lead))?.request.status).toBe('In Progress');
    expect(await actAtDesk(link, lead, 'reopen')).toBe('not-completed');

    const row = { ...maximalLeadRow(), zip_code: '93979' };
    await submitLead(row);
    const other = await requestLink(row);
    await changeLead(row, { status: 'Completed' });
    expect(await actAtDesk(other, row, 'reopen')).toBe('done');
    expect((await viewRequest(other, row))?.request.status).toBe('Submitted');
  });

  test('the history shows answer and decisions', async () => {
    const { lead } = await answeredLead({ ...praise, gone: 'partly' });
    const link = await requestLink(lead);
    await actAtDesk(link, lead, 'publish-review', { review_version: 1 });
    const history = (await viewRequest(link, lead))?.request.history ?? [];

    expect(history).toContainEqual(expect.objectContaining({ what: 'review', gone: 'partly' }));
    expect(history).toContainEqual(
      expect.objectContaining({
        action: 'publish-review',
        before: { review: 'waiting' },
        after: { review: 'published' },
      }),
    );
  });

  test('hints point out what to check without the stars', async () => {
    const { lead, offer, token } = await answeredLead({
      ...praise,
      words: 'Call 213 555 0100, or see www.example.com',
    });
    await changeHauler({ id: offer.hauler_id }, { phone: lead.phone, email: lead.email ?? '' });

    const all: (typeof reviewHints)[number][] = [
      ...(['phone-of-a-hauler', 'email-of-a-hauler', 'completed-within-an-hour'] as const),
      ...(['link-or-address-in-words', 'number-in-words'] as const),
    ];
    expect(await hintsOf(lead)).toEqual(all);
    await answer(token, { ...praise, words: 'All good' });
    expect(await hintsOf(lead)).not.toContain('number-in-words');
    for (const words of [
      '\u0662\u0661\u0663\u0665\u0665\u0665\u0660\u0661',
      '\uFF12\uFF11\uFF13 \uFF15\uFF15\uFF15 \uFF10',
    ]) {
      await answer(token, { ...praise, words });
      expect(await hintsOf(lead)).toContain('number-in-words');
    }
  });

  test('hints also check the city and other kinds of dots', async () => {
    const { lead, token } = await askedLead();
    await changeLead(lead, { city: 'Call 213 555 0142 at evil\u3002com' });
    await answer(token, praise);

    const inWords = ['link-or-address-in-words', 'number-in-words'];
    expect(await hintsOf(lead)).toEqual(expect.arrayContaining(inWords));
  });

  test('a hint mentions another review from the same address about the same hauler', async () => {
    const { lead, offer } = await answeredLead();
    const other = await answeredLead();
    const sameAddress = { street_address: '5 Elm Street', zip_code: '90210' };
    const changeReview = (change: TablesUpdate<'reviews'>) =>
      operator.from('reviews').update(change).eq('lead_id', other.lead.id).throwOnError();
    await changeLead(lead, sameAddress);
    await changeLead(other.lead, { street_address: '5 ELM STREET', zip_code: '90210-1234' });
    await changeReview({ hauler_id: offer.hauler_id });
    expect(await hintsOf(lead)).toContain('same-address-same-hauler');

    await changeReview({ hauler_id: other.offer.hauler_id });
    expect(await hintsOf(lead)).not.toContain('same-address-same-hauler');
    await changeReview({ hauler_id: offer.hauler_id });
    await changeLead(other.lead, { zip_code: '90211' });
    expect(await hintsOf(lead)).not.toContain('same-address-same-hauler');
    await changeLead(other.lead, sameAddress);
    await unpublish(other.token);
    expect(await hintsOf(lead)).not.toContain('same-address-same-hauler');
  });

  test("stars that won't be published are shown and need no decision", async () => {
    const { lead } = await answeredLead({ gone: 'yes', stars: 2 });
    expect((await viewRequest(await requestLink(lead), lead))?.request.review).toMatchObject({ stars: 2 });
    expect((await viewList(await listLink())).reviews).toEqual([]);
  });
});

describe('the public', () => {
  test('can read published reviews without names, places or haulers of requests', async () => {
    const { lead } = await answeredLead();
    const { lead: waiting } = await answeredLead();
    await moderate(lead);
    await tick();
    const { data } = await visitor.from('published_reviews').select().throwOnError();

    expect(data).toEqual([
      {
        rank: 1,
        first_name: 'Ana',
        city: null,
        services: lead.services,
        stars: 5,
        words: praise.words,
        month: new Date().toLocaleDateString('en-CA', { timeZone: 'America/Los_Angeles' }).slice(0, 7),
        language: 'en',
      },
    ]);
    expect(waiting.id).not.toBe(lead.id);
  });

  test('can read figures for all customers asked and the reasons for withholding', async () => {
    await askedLead();
    await answeredLead({ gone: 'no', stars: 1 });
    await moderate((await answeredLead()).lead);
    await moderate((await answeredLead({ ...praise, stars: 2 })).lead, 'not-a-customer');
    const { lead } = await matchedLead();
    await changeLead(lead, { status: 'Completed' });
    await tick();

    const { data } = await visitor.from('review_figures').select().single().throwOnError();
    expect(data).toEqual({
      completed: 5,
      asked: 4,
      answered: 3,
      all_gone: 2,
      starred: 2,
      average_stars: 3,
      may_publish: 2,
      published: 1,
      waiting: 0,
      withheld: { 'not-a-customer': 1 },
    });
  });

  test("can't read or write the reviews table", async () => {
    const { lead, token } = await answeredLead();
    const refused = [
      await visitor.from('reviews').select(),
      await visitor.from('reviews').insert({ lead_id: lead.id }),
      await visitor.rpc('answer_review', { token, gone: 'yes' }),
      await visitor.rpc('view_review', { token }),
      await visitor.rpc('unpublish_review', { token }),
      await visitor.rpc('moderate_review', { lead_id: lead.id, version: 1 }),
    ];

    expect(refused.map(({ data }) => data ?? [])).toEqual(refused.map(() => []));
    const errors = refused.slice(1).map(({ error }) => error?.code);
    expect(errors).toEqual(errors.map(() => '42501'));
    // The embedded backend grants this to everyone but returns no row.
    expect((await visitor.from('hauler_report').select()).data ?? []).toEqual([]);
    expect((await visitor.from('published_reviews').select('rank, token' as 'rank')).error?.code).toBe('42703');
    expect((await visitor.from('published_reviews').select('rank, leads(*)' as 'rank')).error?.code).toBe('PGRST200');
    expect((await visitor.from('published_reviews').delete().eq('rank', 1)).error?.code).toBe('55000');
  });

  test('can see the review of a hauler who left, but not of a flagged request', async () => {
    const { lead, offer } = await answeredLead();
    await moderate(lead);
    await deleteHauler({ id: offer.hauler_id });
    await tick();
    expect((await visitor.from('published_reviews').select()).data).toHaveLength(1);

    await changeLead(lead, { flagged_because: 'Too many from one number' });
    await tick();
    expect((await visitor.from('published_reviews').select()).data).toEqual([]);
    const { data } = await visitor.from('review_figures').select('may_publish, published').single().throwOnError();
    expect(data).toEqual({ may_publish: 1, published: 0 });
  });
});

describe('the build of the site', () => {
  test('is requested once a period when a review is added or removed, not for what was never published', async () => {
    // Long enough that none ends during the test.
    await withSettings({ site_build_every: '10000 days' }, async () => {
      const { lead: never } = await answeredLead();
      await changeLead(never, { flagged_because: 'Too many from one number' });
      await operator.from('leads').delete().eq('id', never.id).throwOnError();
      const { lead, token } = await answeredLead();
      expect(await siteBuilds()).toEqual([]);
      await moderate(lead);
      expect(await siteBuilds()).toHaveLength(1);
      await unpublish(token);
      const builds = await siteBuilds();
      expect(builds).toHaveLength(1);
      expect(builds[0]).toMatchObject({ audience: 'host', lead_id: null, review_id: null });
      expect(Date.parse(builds[0]?.due_at ?? '')).toBeGreaterThan(Date.now());
      expect(await claimAll()).toContainEqual(expect.objectContaining({ kind: 'site-build', channel: 'hook' }));
    });
  });

  test('is missing if the last one was skipped or given up on', async () => {
    const add = async (state: Enums<'notification_state'>, at: string) => {
      const build = { kind: 'site-build', audience: 'host', once_key: `site-build:${at}` } as const;
      const row = { ...build, state, due_at: at, created_at: at, finished_at: at };
      await operator.from('notifications').insert(row).throwOnError();
    };
    const missingSince = async () => {
      const { data } = await operator.rpc('read_digest').throwOnError();
      const since = (data as { unbuilt_since: string | null }).unbuilt_since;
      return since && new Date(since).toISOString();
    };

    const [first, second, third, fourth] = [ago(4 * HOUR_MS), ago(3 * HOUR_MS), ago(2 * HOUR_MS), ago(HOUR_MS)];
    await add('skipped', first);
    expect(await missingSince()).toBe(first);
    await add('sent', second);
    expect(await missingSince()).toBeNull();
    await add('dead', third);
    expect(await missingSince()).toBe(third);
    await add('sent', fourth);
    expect(await missingSince()).toBeNull();
  });
});

test('the operator can read what customers say about each hauler', async () => {
  const { offer } = await answeredLead({ gone: 'partly', price: 'higher', stars: 2 });
  const others = [await answeredLead({ gone: 'no', stars: 5 }), await answeredLead({ gone: 'yes', price: 'lower' })];
  others.push(await askedLead());
  for (const { lead } of others) {
    await operator.from('reviews').update({ hauler_id: offer.hauler_id }).eq('lead_id', lead.id).throwOnError();
  }

  const { data } = await operator.from('hauler_report').select().throwOnError();
  expect(data).toEqual([
    { name: expect.any(String), completed: 4, answered: 3, not_all_gone: 2, price_higher: 1, average_stars: 3.5 },
  ]);
});

test('a hauler can read only what is left and what is published about a closed job', async () => {
  const { lead, offer } = await answeredLead({ ...praise, gone: 'partly', left_behind: 'A sofa', price: 'higher' });
  const seen = async () => (await findJob(offer))?.lead;
  expect(await seen()).toMatchObject({ is_all_gone: false, left_behind: 'A sofa' });
  expect(await seen()).not.toHaveProperty('review');

  await moderate(lead);
  expect(await seen()).toMatchObject({ review: { stars: 5, words: praise.words } });
  await changeLead(lead, { status: 'In Progress' });
  expect(await seen()).not.toHaveProperty('left_behind');
});

test('deleting a person deletes their review', async () => {
  const { lead } = await answeredLead();
  await moderate(lead);
  await sendDue();
  const { data } = await operator.rpc('delete_person', { phone: lead.phone }).single().throwOnError();

  expect(data).toMatchObject({ leads: 1, reviews: 1 });
  const { lead: other } = await answeredLead();
  const notOnSite = await operator.rpc('delete_person', { phone: other.phone }).single().throwOnError();
  expect(notOnSite.data).toMatchObject({ leads: 1, reviews: 0 });
  expect((await operator.from('reviews').select()).data).toEqual([]);
});
