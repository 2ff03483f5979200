import { reviewView } from '@functions/contracts/review.ts';
import type { Enums, TablesUpdate } from '@functions/database.types.ts';
import { reviewHints, withheldReasons } from '@functions/domain/review.ts';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { maximalLeadRow } from '../fixtures/leads.ts';
import { ago, DAY_MS, HOUR_MS } from '../support/ago.ts';
import { operator, visitor } from '../support/clients.ts';
import { actAtDesk, listLink, lookAtList, lookAtRequest, requestLink } from '../support/desk.ts';
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
} from '../support/match.ts';
import { claim, makeDue, notificationOf, notificationsOf, sendDue, withSettings } from '../support/notifications.ts';
import {
  answer,
  answeredLead,
  askedLead,
  forgetReviews,
  lookAtReview,
  moderate,
  praise,
  reviewOf,
  unpublish,
  whenItIsClosed,
} from '../support/reviews.ts';
import { tick } from '../support/tick.ts';

beforeEach(forgetReviews);
afterAll(forgetReviews);

/** The hour in Los Angeles, and the number of days from today. */
function clockOf(moment: string) {
  const time = new Date(moment).toLocaleTimeString('en-GB', { timeZone: 'America/Los_Angeles' });
  const day = (date: Date) => Date.parse(date.toLocaleDateString('en-CA', { timeZone: 'America/Los_Angeles' }));
  return { time, days: Math.round((day(new Date(moment)) - day(new Date())) / DAY_MS) };
}
const atTenTomorrow = { time: '10:00:00', days: 1 };

/** Moves the completion of a request back. */
async function wasCompleted(lead: { id: string }, days: number) {
  const completed = { lead_id: lead.id, old_status: 'In Progress', new_status: 'Completed' } as const;
  await operator.from('lead_status_changes').delete().eq('lead_id', lead.id).throwOnError();
  const row = { ...completed, changed_at: ago(days * DAY_MS) };
  await operator.from('lead_status_changes').insert(row).throwOnError();
}

/** The recipients of a problem report. */
async function problemsOf(lead: { id: string }) {
  return (await notificationsOf(lead))
    .filter(({ kind }) => kind === 'review-problem')
    .map(({ audience, state }) => ({ audience, state }))
    .sort((one, other) => one.audience.localeCompare(other.audience));
}

/** The build requests after a tick. */
async function siteBuilds() {
  await tick();
  const { data } = await operator.from('notifications').select().eq('kind', 'site-build').throwOnError();
  return data;
}

describe('the question after completion', () => {
  test('is asked at 10 AM the next day, whoever completes the request', async () => {
    const { lead } = await matchedLead();
    await changeLead(lead, { status: 'Completed' });

    const { due_at, review_id } = await notificationOf(lead, 'review-asked');
    expect(clockOf(due_at)).toEqual(atTenTomorrow);
    expect(await reviewOf(lead)).toMatchObject({ id: review_id, asked_at: null, version: 0, may_publish: false });
  });

  test('is asked for a request stored as completed, if its customer has a channel', async () => {
    const lead = await addLead({ status: 'Completed' });
    const other = await addLead({ status: 'Completed', email: null, agreed_to_messages: false });
    await makeDue();
    await claim();

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
      expect(clockOf(await dueAt())).toEqual(atTenTomorrow);
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

  test('skipped while the request was open is asked later', async () => {
    const { lead } = await matchedLead();
    await changeLead(lead, { status: 'Completed' });
    await changeLead(lead, { status: 'In Progress' });
    // Releases what was held, as clearing a flag does.
    await changeLead(lead, { flagged_because: 'Too many from one number' });
    await changeLead(lead, { flagged_because: null });
    await makeDue();
    await claim();
    expect(await notificationOf(lead, 'review-asked')).toMatchObject({ state: 'skipped' });

    await changeLead(lead, { status: 'Completed' });
    expect(await notificationOf(lead, 'review-asked')).toMatchObject({ state: 'waiting', attempts: 0 });
  });

  test('without a known outcome and skipped later is asked after all', async () => {
    const { lead } = await matchedLead();
    await changeLead(lead, { status: 'Completed' });
    await makeDue();
    await claim();
    await changeLead(lead, { status: 'In Progress' });
    await makeDue();
    await claim();
    expect(await notificationOf(lead, 'review-asked')).toMatchObject({ state: 'skipped', attempts: 1 });

    await changeLead(lead, { status: 'Completed' });
    const { due_at, ...question } = await notificationOf(lead, 'review-asked');
    expect(question).toMatchObject({ state: 'waiting', attempts: 0, claimed_at: null });
    expect(clockOf(due_at)).toEqual(atTenTomorrow);
  });

  test('is not asked for a flagged request, while questions are off, or once they are', async () => {
    const { lead: flagged } = await matchedLead();
    await changeLead(flagged, { flagged_because: 'Too many from one number' });
    const { lead: asked } = await matchedLead();
    const { lead: late } = await matchedLead();
    for (const lead of [flagged, asked]) await changeLead(lead, { status: 'Completed' });

    await withSettings({ review_asks_on: false }, async () => {
      await changeLead(late, { status: 'Completed' });
      await makeDue();
      await claim();
    });

    for (const lead of [flagged, late]) {
      expect((await notificationsOf(lead)).map(({ kind }) => kind)).not.toContain('review-asked');
    }
    expect(await notificationOf(asked, 'review-asked')).toMatchObject({ state: 'skipped' });
  });

  test('is not asked more than 7 days late', async () => {
    const { lead } = await matchedLead();
    await changeLead(lead, { status: 'Completed' });
    await wasCompleted(lead, 10);
    await changeLead(lead, { created_at: ago(30 * DAY_MS) });
    await makeDue();
    await claim();

    expect(await notificationOf(lead, 'review-asked')).toMatchObject({ state: 'skipped' });
  });
});

describe('the link to a review', () => {
  test('shows nothing before the question was sent', async () => {
    const { lead } = await matchedLead();
    await changeLead(lead, { status: 'Completed' });
    const { token } = await reviewOf(lead);

    expect(await lookAtReview(token)).toBeNull();
    expect(await answer(token)).toBe('unknown');
    expect(await unpublish(token)).toBe('unknown');
  });

  test('matches the contract at each stage', async () => {
    const { lead, token, offer } = await askedLead();
    const hauler = (await operator.from('haulers').select('name').eq('id', offer.hauler_id).single()).data?.name;
    const look = reviewView.parse(await lookAtReview(token));
    expect(look.state).toBe('open');
    expect(look.review).toMatchObject({
      firstName: lead.full_name.split(' ')[0],
      city: null,
      services: lead.services,
      hauler,
      publication: 'no',
      gone: null,
      shownName: null,
    });

    await answer(token);
    expect(reviewView.parse(await lookAtReview(token))).toMatchObject({
      state: 'answered',
      review: { publication: 'waiting', gone: 'yes', stars: 5, mayPublish: true, shownName: 'Ana' },
    });

    await moderate(lead, 'abuse');
    expect(reviewView.parse(await lookAtReview(token)).review).toMatchObject({
      publication: 'withheld',
      withheldBecause: 'abuse',
    });
  });

  test('names the hauler who was told what is left, not the current one', async () => {
    const { lead, offer, token } = await answeredLead({ gone: 'no' });
    const told = (await lookAtReview(token))?.review.hauler;
    await changeLead(lead, { status: 'In Progress' });
    await changeOffer(offer, { state: 'returned' });
    const next = await addHauler({ name: 'Next Haul' });
    const taken = { lead_id: lead.id, hauler_id: next.id, state: 'accepted' } as const;
    await operator.from('job_offers').insert(taken).throwOnError();
    expect((await lookAtReview(token))?.review.hauler).toBe(told);

    await answer(token, { gone: 'partly' });
    expect((await lookAtReview(token))?.review.hauler).toBe('Next Haul');
  });

  test('can be answered for 21 days, and the answer changed for 14, however old the pickup', async () => {
    const { lead, token } = await askedLead();
    const daysLeft = async () => (Date.parse((await lookAtReview(token))?.review.until ?? '') - Date.now()) / DAY_MS;
    expect(await daysLeft()).toBeCloseTo(21, 1);

    await wasCompleted(lead, 18);
    await answer(token);
    expect(await daysLeft()).toBeCloseTo(14, 1);
  });

  test('is closed if no one answered in time', async () => {
    const { lead, token } = await askedLead();
    await whenItIsClosed(lead, async () => {
      expect(await lookAtReview(token)).toMatchObject({ state: 'closed', review: { gone: null } });
      expect(await answer(token)).toBe('refused');
    });
    expect(await reviewOf(lead)).toMatchObject({ answered_at: null, version: 0 });
  });

  test('is closed after the time for changes, except for the same answer, even if the request is canceled', async () => {
    const { lead, token } = await answeredLead();
    await whenItIsClosed(lead, async () => {
      expect(await lookAtReview(token)).toMatchObject({ state: 'closed', review: { gone: 'yes' } });
      expect(await answer(token, { gone: 'no' })).toBe('refused');
      expect(await answer(token)).toBe('done');
      await changeLead(lead, { status: 'Canceled', cancel_reasons: ['Price'] });
      expect(await lookAtReview(token)).toMatchObject({ state: 'closed' });
    });
    expect(await reviewOf(lead)).toMatchObject({ gone: 'yes', version: 1 });
  });

  test('shows the city at the time of the answer', async () => {
    const { lead, token } = await askedLead();
    await changeLead(lead, { city: 'Torrance' });
    await answer(token);
    await changeLead(lead, { city: 'Elsewhere' });

    expect((await lookAtReview(token))?.review.city).toBe('Torrance');
  });

  test('is open while the request is reopened', async () => {
    const { lead, token } = await answeredLead({ gone: 'partly' });
    await whenItIsClosed(lead, async () => {
      await changeLead(lead, { status: 'In Progress' });
      expect(await lookAtReview(token)).toMatchObject({ state: 'answered' });
      expect(await answer(token, { gone: 'yes' })).toBe('done');
      await changeLead(lead, { status: 'Completed' });
      expect(await lookAtReview(token)).toMatchObject({ state: 'closed' });
    });
  });

  test('is open for another 14 days after another completion', async () => {
    const { lead, token } = await answeredLead({ gone: 'partly' });
    await operator
      .from('reviews')
      .update({ asked_at: ago(60 * DAY_MS), answered_at: ago(50 * DAY_MS) })
      .eq('lead_id', lead.id)
      .throwOnError();

    expect(await lookAtReview(token)).toMatchObject({ state: 'answered' });
  });

  test('opens nothing with a token of another kind or an unknown one', async () => {
    const { lead, offer } = await askedLead();
    for (const token of [lead.tracking_id, offer.token, '0000000000000000', '']) {
      expect(await lookAtReview(token)).toBeNull();
      expect(await answer(token)).toBe('unknown');
      expect(await unpublish(token)).toBe('unknown');
    }
  });
});

describe('an answer', () => {
  test("is stored without fields that don't belong to it", async () => {
    const { lead, token } = await askedLead();
    await answer(token, { gone: 'yes', left_behind: 'A sofa', price: 'as-agreed', amount_paid: 100, words: ' ' });

    expect(await reviewOf(lead)).toMatchObject({
      gone: 'yes',
      left_behind: null,
      price: 'as-agreed',
      amount_paid: null,
      words: null,
      version: 1,
    });
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

  test('without a language gets that of the request', async () => {
    const { lead, token } = await askedLead();
    await changeLead(lead, { language: 'es' });
    expect(await reviewOf(lead)).toMatchObject({ language: null });

    await answer(token);

    expect(await reviewOf(lead)).toMatchObject({ language: 'es' });
  });

  test('is stored only with stars, and with a name and words that can be published', async () => {
    const { lead, token } = await askedLead();
    const wrong = [
      ...[{ stars: undefined }, { stars: 6 }, { words: 'a'.repeat(501) }, { words: 'Good\u202Ejob' }],
      ...[' ', 'Call 213 555', 'Call \uFF12\u{1D7CF}\u2462', 'ana@example', 'a'.repeat(31)].map((name) => ({
        shown_name: name,
      })),
    ];

    const stored = [];
    for (const change of wrong) {
      const { error } = await operator.rpc('answer_review', { token, ...praise, ...change });
      if (error === null) stored.push(change);
    }

    expect(stored).toEqual([]);
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

    const told = (await notificationsOf(lead)).filter(({ kind }) => kind === 'review-problem');
    for (const audience of ['operator', 'hauler']) {
      const dues = told.filter((each) => each.audience === audience).map(({ due_at }) => Date.parse(due_at));
      expect(dues).toHaveLength(6);
      expect(dues.filter((due) => due > Date.now() + 23 * HOUR_MS)).toHaveLength(1);
    }
  });

  test('corrected before sending is not sent', async () => {
    const { lead, token } = await answeredLead({ gone: 'no' });
    await answer(token, { gone: 'yes' });
    await makeDue();
    await claim();

    expect(await problemsOf(lead)).toEqual([
      { audience: 'hauler', state: 'skipped' },
      { audience: 'operator', state: 'skipped' },
    ]);
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
  test('publishes only the version that was read', async () => {
    const { lead, token } = await answeredLead();
    await answer(token, { ...praise, words: 'Call me' });

    expect(await moderate(lead, undefined, 1)).toBe('changed');
    expect(await reviewOf(lead)).toMatchObject({ moderation: 'waiting' });
    expect(await moderate(lead, undefined, 2)).toBe('done');
    expect(await reviewOf(lead)).toMatchObject({ moderation: 'published', withheld_because: null });
  });

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
      expect(await lookAtReview(token)).toMatchObject({ state: 'closed' });
      expect(await unpublish(token)).toBe('done');
      expect(await unpublish(token)).toBe('done');
    });
    expect(await reviewOf(lead)).toMatchObject({ may_publish: false, moderation: 'waiting', version: 2 });
    await tick();
    expect((await visitor.from('published_reviews').select()).data).toEqual([]);
  });
});

describe('at the desk', () => {
  test('the stars are hidden until the decision', async () => {
    const { lead } = await answeredLead({ ...praise, stars: 1 });
    const token = await requestLink(lead);
    const seen = async () => (await lookAtRequest(token, lead))?.request.review;
    expect(await seen()).toMatchObject({ stars: null, words: praise.words, shownName: 'Ana', version: 1 });
    expect(JSON.stringify(await lookAtRequest(token, lead))).not.toContain('"stars": 1');
    expect((await lookAtList(await listLink())).reviews).toMatchObject([{ leadId: lead.id, stars: null }]);

    expect(await actAtDesk(token, lead, 'withhold-review', { review_version: 1, reason: 'abuse' })).toBe('done');
    expect(await seen()).toMatchObject({ stars: 1, moderation: 'withheld', withheldBecause: 'abuse' });
    expect((await lookAtList(await listLink())).reviews).toEqual([]);
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
    expect((await lookAtRequest(link, lead))?.request.status).toBe('In Progress');
    expect(await actAtDesk(link, lead, 'reopen')).toBe('not-completed');

    const row = { ...maximalLeadRow(), zip_code: '93979' };
    await submitLead(row);
    const other = await requestLink(row);
    await changeLead(row, { status: 'Completed' });
    expect(await actAtDesk(other, row, 'reopen')).toBe('done');
    expect((await lookAtRequest(other, row))?.request.status).toBe('Submitted');
  });

  test('the history shows answer and decisions', async () => {
    const { lead } = await answeredLead({ ...praise, gone: 'partly' });
    const link = await requestLink(lead);
    await actAtDesk(link, lead, 'publish-review', { review_version: 1 });
    const history = (await lookAtRequest(link, lead))?.request.history ?? [];

    expect(history).toContainEqual(expect.objectContaining({ what: 'review', gone: 'partly' }));
    expect(history).toContainEqual(
      expect.objectContaining({ act: 'publish-review', before: { review: 'waiting' }, after: { review: 'published' } }),
    );
  });

  test('hints point out what to check without the stars', async () => {
    const { lead, offer, token } = await answeredLead({
      ...praise,
      words: 'Call 213 555 0100, or see www.example.com',
    });
    await changeHauler({ id: offer.hauler_id }, { phone: lead.phone, email: lead.email ?? '' });
    const hints = async () => (await lookAtRequest(await requestLink(lead), lead))?.request.review?.hints;

    expect(await hints()).toEqual([
      'phone-of-a-hauler',
      'email-of-a-hauler',
      'completed-within-an-hour',
      'link-or-address-in-words',
      'number-in-words',
    ]);
    expect((await hints())?.every((hint) => reviewHints.some((known) => known === hint))).toBe(true);
    await answer(token, { ...praise, words: 'All good' });
    expect(await hints()).not.toContain('number-in-words');
    for (const words of [
      '\u0662\u0661\u0663\u0665\u0665\u0665\u0660\u0661',
      '\uFF12\uFF11\uFF13 \uFF15\uFF15\uFF15 \uFF10',
    ]) {
      await answer(token, { ...praise, words });
      expect(await hints()).toContain('number-in-words');
    }
  });

  test('hints also check the city and other kinds of dots', async () => {
    const { lead, token } = await askedLead();
    await changeLead(lead, { city: 'Call 213 555 0142 at evil\u3002com' });
    await answer(token, praise);

    expect((await lookAtRequest(await requestLink(lead), lead))?.request.review?.hints).toEqual(
      expect.arrayContaining(['link-or-address-in-words', 'number-in-words']),
    );
  });

  test('a hint mentions another review from the same address about the same hauler', async () => {
    const { lead, offer } = await answeredLead();
    const other = await answeredLead();
    const hints = async () => (await lookAtRequest(await requestLink(lead), lead))?.request.review?.hints;
    const sameAddress = { street_address: '5 Elm Street', zip_code: '90210' };
    const changeReview = (change: TablesUpdate<'reviews'>) =>
      operator.from('reviews').update(change).eq('lead_id', other.lead.id).throwOnError();
    await changeLead(lead, sameAddress);
    await changeLead(other.lead, { street_address: '5 ELM STREET', zip_code: '90210-1234' });
    await changeReview({ hauler_id: offer.hauler_id });
    expect(await hints()).toContain('same-address-same-hauler');

    await changeReview({ hauler_id: other.offer.hauler_id });
    expect(await hints()).not.toContain('same-address-same-hauler');
    await changeReview({ hauler_id: offer.hauler_id });
    await changeLead(other.lead, { zip_code: '90211' });
    expect(await hints()).not.toContain('same-address-same-hauler');
    await changeLead(other.lead, sameAddress);
    await unpublish(other.token);
    expect(await hints()).not.toContain('same-address-same-hauler');
  });

  test("stars that won't be published are shown and need no decision", async () => {
    const { lead } = await answeredLead({ gone: 'yes', stars: 2 });

    expect((await lookAtRequest(await requestLink(lead), lead))?.request.review).toMatchObject({ stars: 2 });
    expect((await lookAtList(await listLink())).reviews).toEqual([]);
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

  test("can't see the review of a flagged request", async () => {
    const { lead } = await answeredLead();
    await moderate(lead);
    await changeLead(lead, { flagged_because: 'Too many from one number' });
    await tick();

    expect((await visitor.from('published_reviews').select()).data).toEqual([]);
    const { data } = await visitor.from('review_figures').select('may_publish, published').single().throwOnError();
    expect(data).toEqual({ may_publish: 1, published: 0 });
  });

  test('can see the review of a hauler who left', async () => {
    const { lead, offer } = await answeredLead();
    await moderate(lead);
    await deleteHauler({ id: offer.hauler_id });
    await tick();

    expect((await visitor.from('published_reviews').select()).data).toHaveLength(1);
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
      await makeDue();
      expect(await claim()).toContainEqual(expect.objectContaining({ kind: 'site-build', channel: 'hook' }));
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

test("a later hauler can't read an earlier hauler's review until the customer answers again", async () => {
  const { lead, offer, token } = await answeredLead({ gone: 'partly', left_behind: 'A sofa' });
  const next = await addHauler({ active: false });
  await changeLead(lead, { status: 'In Progress' });
  await operator.from('job_offers').delete().eq('lead_id', lead.id).throwOnError();
  const { data } = await operator
    .from('job_offers')
    .insert({ lead_id: lead.id, hauler_id: next.id, state: 'accepted', accepted_at: ago(0) })
    .select()
    .single()
    .throwOnError();
  await changeLead(lead, { status: 'Completed' });

  const seenByNext = async () => (await findJob(data))?.lead;

  expect(await reviewOf(lead)).toMatchObject({ hauler_id: offer.hauler_id });
  expect(await seenByNext()).not.toHaveProperty('left_behind');

  await answer(token, { gone: 'no', left_behind: 'A chair' });
  expect(await reviewOf(lead)).toMatchObject({ hauler_id: next.id });
  expect(await seenByNext()).toMatchObject({ left_behind: 'A chair' });
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
