import { reviewView } from '@functions/contracts/review.ts';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { badLanguages } from '../fixtures/languages.ts';
import { maximalLeadRow } from '../fixtures/leads.ts';
import { allowedOrigin } from '../support/allowed-origin.ts';
import { backendUrl } from '../support/backend.ts';
import { operator, visitor } from '../support/clients.ts';
import { requestLink } from '../support/desk.ts';
import { call, request } from '../support/functions.ts';
import { submitLead } from '../support/leads.ts';
import { withLimits } from '../support/limits.ts';
import { changeLead, forgetMatch, matchedLead } from '../support/match.ts';
import { notificationsOf } from '../support/notifications.ts';
import { answeredLead, askedLead, moderate, reviewOf, whenItIsClosed } from '../support/reviews.ts';
import { arrivalMailOf } from '../support/stop-links.ts';

beforeEach(forgetMatch);
afterAll(forgetMatch);

const GUESS = '0000000000000000';
const UNKNOWN = { status: 200, answer: { message: 'We don’t recognize this link.' } };
const TOO_LATE = {
  status: 409,
  answer: { statusCode: 409, code: 'closed', message: 'It’s too late to answer.' },
};

const ask = (token: string, action: string, more: object = {}) => call('review', { token, action, ...more });
const look = (token: string) => ask(token, 'look');
const say = (token: string, input: object) => ask(token, 'answer', input);

/** An answer with permission to publish. */
const praise = { gone: 'yes', price: 'as-agreed', stars: 5, words: 'On time, and all is gone.', mayPublish: true };

/** An answer with everything the page can send. */
const largest = {
  gone: 'partly',
  leftBehind: 'A sofa\nand “two” chairs',
  price: 'higher',
  amountPaid: 20_000,
  stars: 1,
  words: 'señora García paid more',
  mayPublish: true,
  shownName: 'Ana María',
};

/** What the link shows with these fields. */
const showing = (state: string, review: object) => ({
  status: 200,
  answer: expect.objectContaining({ state, review: expect.objectContaining(review) }),
});

/** All stored data of an answer. */
async function stored(lead: { id: string }) {
  const problems = (await notificationsOf(lead)).filter(({ kind }) => kind === 'review-problem');
  return { review: await reviewOf(lead), problems: problems.map(({ id }) => id) };
}

describe('the link of the question', () => {
  test('shows the question and only what it is about', async () => {
    const { lead, token } = await askedLead();

    const { status, answer } = await look(token);

    expect(status).toBe(200);
    expect(reviewView.parse(answer)).toEqual(answer);
    expect(answer).toEqual({
      state: 'open',
      review: {
        firstName: 'Rosa',
        city: null,
        services: lead.services,
        hauler: 'Bay Haul',
        until: expect.stringMatching(/Z$/),
        publication: 'no',
        withheldBecause: null,
        buildsItself: true,
        gone: null,
        leftBehind: null,
        price: null,
        amountPaid: null,
        stars: null,
        words: null,
        mayPublish: false,
        shownName: null,
      },
    });
  });

  test('is accepted with hyphens and in lower case', async () => {
    const { token } = await askedLead();
    const written = token.toLowerCase().match(/.{4}/g)?.join('-') ?? '';

    expect(await look(written)).toEqual(showing('open', { firstName: 'Rosa' }));
  });

  test('changes nothing when opened, however often', async () => {
    const { lead, token } = await askedLead();
    const before = await stored(lead);

    const first = await look(token);

    expect(await look(token)).toEqual(first);
    expect(await stored(lead)).toEqual(before);
  });

  test("can be opened by a visitor's page", async () => {
    const { token } = await askedLead();

    const { data, error } = await visitor.functions.invoke('review', { body: { token, action: 'look' } });

    expect({ data, error }).toEqual({ data: expect.objectContaining({ state: 'open' }), error: null });
  });
});

describe('an answer', () => {
  test('with everything is stored, and the link shows it', async () => {
    const { lead, token } = await askedLead();

    const shown = await say(token, largest);

    expect(shown).toEqual(showing('answered', { ...largest, publication: 'waiting' }));
    expect(await look(token)).toEqual(shown);
    expect(await reviewOf(lead)).toMatchObject({ version: 1, amount_paid: 20_000, shown_name: 'Ana María' });
  });

  test('needs only whether it is gone', async () => {
    const { token } = await askedLead();

    expect(await say(token, { gone: 'yes' })).toEqual(
      showing('answered', { gone: 'yes', stars: null, publication: 'no', mayPublish: false }),
    );
  });

  test('of the maximum length is accepted', async () => {
    const { token } = await askedLead();
    const longest = { leftBehind: '木'.repeat(500), words: '木'.repeat(500), shownName: 'ñ'.repeat(30) };

    expect(await say(token, { ...largest, ...longest })).toEqual(showing('answered', longest));
  });

  test.each(['en', 'es'])('keeps the language of its page: %s', async (language) => {
    const { lead, token } = await askedLead();

    const shown = await say(token, { ...praise, language });

    expect(shown).toEqual(showing('answered', { words: praise.words }));
    expect(await reviewOf(lead)).toMatchObject({ version: 1, language });
    expect(await say(token, { ...praise, language })).toEqual(shown);
    expect(await reviewOf(lead)).toMatchObject({ version: 1 });
  });

  test('without a language gets that of the request', async () => {
    const { lead, token } = await askedLead();
    await changeLead(lead, { language: 'es' });

    await say(token, praise);

    expect(await reviewOf(lead)).toMatchObject({ language: 'es' });
  });

  test('with only spaces counts as empty', async () => {
    const { token } = await askedLead();

    const shown = await say(token, { gone: 'no', leftBehind: ' \n ', words: '', shownName: '  ' });

    expect(shown).toEqual(showing('answered', { gone: 'no', leftBehind: null, words: null, shownName: null }));
  });

  test('replaces the earlier one entirely', async () => {
    const { lead, token } = await askedLead();
    await say(token, largest);

    const shown = await say(token, { gone: 'yes' });

    expect(shown).toEqual(showing('answered', { gone: 'yes', leftBehind: null, stars: null, mayPublish: false }));
    expect(await reviewOf(lead)).toMatchObject({ version: 2, words: null });
  });

  test('without a published name uses the first name', async () => {
    const { token } = await askedLead();

    expect(await say(token, praise)).toEqual(showing('answered', { shownName: 'Rosa', publication: 'waiting' }));
  });

  test('drops what belongs to another answer', async () => {
    const { token } = await askedLead();

    const shown = await say(token, { gone: 'yes', leftBehind: 'A sofa', price: 'as-agreed', amountPaid: 5 });

    expect(shown).toEqual(showing('answered', { leftBehind: null, amountPaid: null }));
  });

  test('sent twice counts once and keeps the decision', async () => {
    const { lead, token } = await askedLead();
    await say(token, praise);
    await moderate(lead);
    const before = await stored(lead);

    expect(await say(token, praise)).toEqual(showing('answered', { publication: 'published' }));
    expect(await stored(lead)).toEqual(before);
  });

  test('in two simultaneous tabs counts once and is reported once', async () => {
    const { lead, token } = await askedLead();

    const answers = await Promise.all([say(token, largest), say(token, largest), say(token, largest)]);

    expect(answers).toEqual(Array(3).fill(showing('answered', largest)));
    const { review, problems } = await stored(lead);
    expect(review.version).toBe(1);
    expect(problems).toHaveLength(2);
  });

  test('in one tab and withdrawn permission in another leave a consistent state', async () => {
    const { lead, token } = await answeredLead();

    const answers = await Promise.all([say(token, largest), ask(token, 'unpublish')]);

    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const { stars, words, may_publish, moderation } = await reviewOf(lead);
    expect({ stars, words, moderation }).toEqual({ stars: 1, words: largest.words, moderation: 'waiting' });
    expect(await look(token)).toEqual(showing('answered', { publication: may_publish ? 'waiting' : 'no' }));
  });

  test('that is late changes nothing, and repeating it is no error', async () => {
    const { lead, token } = await askedLead();
    await say(token, praise);

    await whenItIsClosed(lead, async () => {
      const before = await stored(lead);

      expect(await say(token, largest)).toEqual(TOO_LATE);
      expect(await say(token, praise)).toEqual(showing('closed', { gone: 'yes' }));
      expect(await stored(lead)).toEqual(before);
    });
  });

  test('that is late is not stored as the first', async () => {
    const { lead, token } = await askedLead();

    await whenItIsClosed(lead, async () => {
      expect(await say(token, { gone: 'no' })).toEqual(TOO_LATE);
      expect(await look(token)).toEqual(showing('closed', { gone: null }));
    });
    expect(await reviewOf(lead)).toMatchObject({ answered_at: null, version: 0 });
  });
});

describe('permission to publish', () => {
  test('can be withdrawn at any time', async () => {
    const { lead, token } = await answeredLead();
    await moderate(lead);

    await whenItIsClosed(lead, async () => {
      expect(await look(token)).toEqual(showing('closed', { publication: 'published' }));
      const taken = await ask(token, 'unpublish');

      expect(taken).toEqual(showing('closed', { publication: 'no', mayPublish: false, stars: 5 }));
      expect(await ask(token, 'unpublish')).toEqual(taken);
    });
    expect(await reviewOf(lead)).toMatchObject({ version: 2, may_publish: false });
  });

  test("that was not given can't be withdrawn", async () => {
    const { lead, token } = await askedLead();

    expect(await ask(token, 'unpublish')).toEqual(showing('open', { gone: null }));
    expect(await reviewOf(lead)).toMatchObject({ version: 0 });
  });

  test('shows why a review was withheld', async () => {
    const { lead, token } = await answeredLead();
    await moderate(lead, 'personal-data');

    expect(await look(token)).toEqual(
      showing('answered', { publication: 'withheld', withheldBecause: 'personal-data' }),
    );
  });
});

describe('the link is unknown to someone', () => {
  const acts: [string, object][] = [
    ['look', {}],
    ['answer', largest],
    ['answer', praise],
    ['unpublish', {}],
  ];

  test.each(acts)('guessing a token: %s %j', async (action, more) => {
    expect(await ask(GUESS, action, more)).toEqual(UNKNOWN);
  });

  test.each(acts)('with a tracking ID or the link of a job, the desk or a stop page: %s %j', async (action, more) => {
    const { lead, offer } = await askedLead();
    const before = await stored(lead);
    const stopToken = await arrivalMailOf(await submitLead(maximalLeadRow()));
    const tokens = [lead.tracking_id, offer.token, await requestLink(lead), stopToken];

    for (const token of tokens) expect(await ask(token, action, more)).toEqual(UNKNOWN);
    expect(await stored(lead)).toEqual(before);
  });

  test('with a token before the question was sent', async () => {
    const { lead } = await matchedLead();
    await changeLead(lead, { status: 'Completed' });
    const { token } = await reviewOf(lead);

    expect(await look(token)).toEqual(UNKNOWN);
    expect(await say(token, praise)).toEqual(UNKNOWN);
    expect(await reviewOf(lead)).toMatchObject({ version: 0 });
  });

  test('with the link of a deleted request', async () => {
    const { lead, token } = await answeredLead();
    await operator.from('leads').delete().eq('id', lead.id).throwOnError();

    expect(await look(token)).toEqual(UNKNOWN);
    expect(await ask(token, 'unpublish')).toEqual(UNKNOWN);
  });

  test('using a review token elsewhere', async () => {
    const { token } = await answeredLead();

    expect((await call('get-lead-details', { trackingId: token })).answer).not.toHaveProperty('services');
    expect((await call('job', { token, action: 'look' })).answer).not.toHaveProperty('lead');
    expect((await call('desk', { token, action: 'look' })).answer).not.toHaveProperty('kind');
  });
});

describe('a stranger', () => {
  test.each<[string, object, string]>([
    ['half a token', { token: GUESS.slice(8) }, 'link-invalid'],
    ['no token', { token: undefined }, 'malformed'],
    ['an unknown action', { action: 'publish' }, 'malformed'],
    ['a desk action', { action: 'publish-review', reviewVersion: 1 }, 'malformed'],
    ['an empty answer', { gone: undefined }, 'malformed'],
    ['a fourth answer', { gone: 'maybe' }, 'malformed'],
    ['a fifth price', { price: 'free' }, 'malformed'],
    ['half a dollar', { amountPaid: 0.5 }, 'price-invalid'],
    ['too many dollars', { amountPaid: 20_001 }, 'price-invalid'],
    ['no star', { stars: 0 }, 'malformed'],
    ['six stars', { stars: 6 }, 'malformed'],
    ['half a star', { stars: 4.5 }, 'malformed'],
    ['too long a list of what is left', { leftBehind: 'x'.repeat(501) }, 'too-long:500'],
    ['too long a comment', { words: 'x'.repeat(501) }, 'too-long:500'],
    ['hidden characters', { words: 'a\u0007b' }, 'not-text'],
    ['a name that is too long', { shownName: 'x'.repeat(31) }, 'too-long:30'],
    ['a name of two lines', { shownName: 'Ana\nMaría' }, 'not-text'],
    ['a number for a name', { shownName: '213 555 0142' }, 'shown-name-invalid'],
    ['a number in another script for a name', { shownName: '\uFF12\u{1D7CF}\u2462' }, 'shown-name-invalid'],
    ['an address for a name', { shownName: 'ana@evil.example' }, 'shown-name-invalid'],
    ['an address with another sign for a name', { shownName: 'ana\uFF20evil.example' }, 'shown-name-invalid'],
    ['permission without stars', { mayPublish: true, shownName: 'Ana' }, 'stars-required'],
    ['permission with a name of blanks', { mayPublish: true, stars: 5, shownName: ' ' }, 'shown-name-required'],
  ])('sending %s gets an error, and nothing is stored', async (_, change, code) => {
    const { lead, token } = await askedLead();

    const { status, answer } = await say(token, { gone: 'yes', ...change });

    expect(status).toBe(400);
    expect(answer).toMatchObject({ statusCode: 400, code });
    expect(await reviewOf(lead)).toMatchObject({ version: 0 });
  });

  test.each(badLanguages)('sending the language %j gets an error, and nothing is stored', async (language) => {
    const { lead, token } = await askedLead();

    const { status, answer } = await say(token, { gone: 'yes', language });

    expect(status).toBe(400);
    expect(answer).toMatchObject({ statusCode: 400, code: 'bad-language' });
    expect(await reviewOf(lead)).toMatchObject({ version: 0, language: null });
  });

  test("with a name that can't be shown is asked for another", async () => {
    const { lead, token } = await askedLead();
    for (const full_name of ['<Rosa> Alvarez', 'R'.repeat(31)]) {
      await changeLead(lead, { full_name });

      expect(await say(token, praise)).toMatchObject({ status: 400, answer: { code: 'shown-name-required' } });
    }
    expect(await reviewOf(lead)).toMatchObject({ version: 0 });
  });

  test('sending too much, invalid JSON, no key or another method is refused, and GET does nothing', async () => {
    const { lead, token } = await answeredLead();
    const before = await stored(lead);
    const body = JSON.stringify({ token, action: 'unpublish' });
    const large = JSON.stringify({ token, action: 'unpublish', padding: 'x'.repeat(5_000) });

    const answers = [
      await request('review', { body: large }),
      await request('review', { body: 'look' }),
      await request('review', { headers: { apikey: 'guess' }, body }),
      await request('review', { method: 'GET' }),
      await fetch(`${backendUrl}/functions/v1/review?token=${token}&action=unpublish`),
    ];

    expect(answers.map(({ status }) => status)).toEqual([413, 400, 401, 405, 405]);
    expect(await stored(lead)).toEqual(before);
  });

  test('guessing endlessly is rate-limited, unlike someone with a link', async () => {
    const { token } = await askedLead();
    const headers = { 'cf-connecting-ip': '192.0.2.91' };
    const body = (guess: string) => JSON.stringify({ token: guess, action: 'look' });
    await withLimits({ function_requests_per_network_per_minute: 2 }, async () => {
      const statuses = [];
      for (let count = 0; count < 3; count++) {
        statuses.push((await request('review', { headers, body: body(GUESS) })).status);
      }

      expect(statuses).toEqual([200, 200, 429]);
      expect((await request('review', { body: body(token) })).status).toBe(200);
    });
  });

  test("finds no answer in a cache, and other sites can't call", async () => {
    const { token } = await askedLead();
    const preflight = async (origin: string) =>
      (await request('review', { method: 'OPTIONS', headers: { origin } })).headers.get('access-control-allow-origin');

    for (const input of [{ token, action: 'look' }, { token: GUESS, action: 'look' }, { token }]) {
      const answer = await request('review', { body: JSON.stringify(input) });
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
    expect(await preflight(allowedOrigin)).toBe(allowedOrigin);
    expect(await preflight('https://evil.example')).toBeNull();
  });

  test("can't reach the answer or its functions with the publishable key", async () => {
    const { lead, token } = await askedLead();
    const before = await stored(lead);

    const denied = [
      await visitor.rpc('view_review', { token }),
      await visitor.rpc('answer_review', { token, gone: 'yes' }),
      await visitor.rpc('unpublish_review', { token }),
    ];

    expect(denied.map(({ error }) => error?.code)).toEqual(['42501', '42501', '42501']);
    expect(await stored(lead)).toEqual(before);
  });
});
