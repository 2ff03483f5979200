import { reviewView } from '@functions/contracts/review.ts';
import { afterAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { badLanguages } from '../fixtures/languages.ts';
import { maximalLeadRow } from '../fixtures/leads.ts';
import { operator, visitor } from '../support/clients.ts';
import { requestLink } from '../support/desk.ts';
import { call, request } from '../support/functions.ts';
import { submitLead } from '../support/leads.ts';
import { withLimits } from '../support/limits.ts';
import { changeLead, forgetMatch, matchedLead } from '../support/match.ts';
import { notificationsOf } from '../support/notifications.ts';
import { answeredLead, askedLead, moderate, reviewOf, whenItIsClosed } from '../support/reviews.ts';
import { allowedOrigin } from '../support/start-backend.ts';
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
const say = (token: string, said: object) => ask(token, 'answer', said);

/** What a customer says who lets it be published. */
const praise = { gone: 'yes', price: 'as-agreed', stars: 5, words: 'On time, and all is gone.', mayPublish: true };

/** An answer with all that the page can send. */
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

/** What the link shows, with these fields. */
const showing = (state: string, review: object) => ({
  status: 200,
  answer: expect.objectContaining({ state, review: expect.objectContaining(review) }),
});

/** All that is stored of an answer. */
async function stored(lead: { id: string }) {
  const problems = (await notificationsOf(lead)).filter(({ kind }) => kind === 'review-problem');
  return { review: await reviewOf(lead), problems: problems.map(({ id }) => id) };
}

describe('the link of the question', () => {
  test('shows the question, and nothing of the request but what it is about', async () => {
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

  test('is read with hyphens and in lower case, as people copy it', async () => {
    const { token } = await askedLead();
    const written = token.toLowerCase().match(/.{4}/g)?.join('-') ?? '';

    expect(await look(written)).toEqual(showing('open', { firstName: 'Rosa' }));
  });

  test('changes nothing by being looked at, however often', async () => {
    const { lead, token } = await askedLead();
    const before = await stored(lead);

    const first = await look(token);

    expect(await look(token)).toEqual(first);
    expect(await stored(lead)).toEqual(before);
  });

  test('is opened by the page of a visitor', async () => {
    const { token } = await askedLead();

    const { data, error } = await visitor.functions.invoke('review', { body: { token, action: 'look' } });

    expect({ data, error }).toEqual({ data: expect.objectContaining({ state: 'open' }), error: null });
  });
});

describe('an answer', () => {
  test('with all that can be said is kept whole, and the link shows it', async () => {
    const { lead, token } = await askedLead();

    const said = await say(token, largest);

    expect(said).toEqual(showing('answered', { ...largest, publication: 'waiting' }));
    expect(await look(token)).toEqual(said);
    expect(await reviewOf(lead)).toMatchObject({ version: 1, amount_paid: 20_000, shown_name: 'Ana María' });
  });

  test('needs no more than whether it is gone', async () => {
    const { token } = await askedLead();

    expect(await say(token, { gone: 'yes' })).toEqual(
      showing('answered', { gone: 'yes', stars: null, publication: 'no', mayPublish: false }),
    );
  });

  test('as long as it may be is taken', async () => {
    const { token } = await askedLead();
    const longest = { leftBehind: '木'.repeat(500), words: '木'.repeat(500), shownName: 'ñ'.repeat(30) };

    expect(await say(token, { ...largest, ...longest })).toEqual(showing('answered', longest));
  });

  test.each(['en', 'es'])('keeps the language of its page: %s', async (language) => {
    const { lead, token } = await askedLead();

    const said = await say(token, { ...praise, language });

    expect(said).toEqual(showing('answered', { words: praise.words }));
    expect(await reviewOf(lead)).toMatchObject({ version: 1, language });
    expect(await say(token, { ...praise, language })).toEqual(said);
    expect(await reviewOf(lead)).toMatchObject({ version: 1 });
  });

  test('of a page that does not say its language is in that of the request', async () => {
    const { lead, token } = await askedLead();
    await changeLead(lead, { language: 'es' });

    await say(token, praise);

    expect(await reviewOf(lead)).toMatchObject({ language: 'es' });
  });

  test('of blanks is none', async () => {
    const { token } = await askedLead();

    const said = await say(token, { gone: 'no', leftBehind: ' \n ', words: '', shownName: '  ' });

    expect(said).toEqual(showing('answered', { gone: 'no', leftBehind: null, words: null, shownName: null }));
  });

  test('replaces the whole of the one before', async () => {
    const { lead, token } = await askedLead();
    await say(token, largest);

    const said = await say(token, { gone: 'yes' });

    expect(said).toEqual(showing('answered', { gone: 'yes', leftBehind: null, stars: null, mayPublish: false }));
    expect(await reviewOf(lead)).toMatchObject({ version: 2, words: null });
  });

  test('that may be published and names nobody goes by the first name', async () => {
    const { token } = await askedLead();

    expect(await say(token, praise)).toEqual(showing('answered', { shownName: 'Rosa', publication: 'waiting' }));
  });

  test('leaves what belongs to another answer out', async () => {
    const { token } = await askedLead();

    const said = await say(token, { gone: 'yes', leftBehind: 'A sofa', price: 'as-agreed', amountPaid: 5 });

    expect(said).toEqual(showing('answered', { leftBehind: null, amountPaid: null }));
  });

  test('that is sent twice counts once, and undoes no look', async () => {
    const { lead, token } = await askedLead();
    await say(token, praise);
    await moderate(lead);
    const before = await stored(lead);

    expect(await say(token, praise)).toEqual(showing('answered', { publication: 'published' }));
    expect(await stored(lead)).toEqual(before);
  });

  test('from two tabs at once counts once, and the operator and the hauler hear of it once', async () => {
    const { lead, token } = await askedLead();

    const answers = await Promise.all([say(token, largest), say(token, largest), say(token, largest)]);

    expect(answers).toEqual(Array(3).fill(showing('answered', largest)));
    const { review, problems } = await stored(lead);
    expect(review.version).toBe(1);
    expect(problems).toHaveLength(2);
  });

  test('from one tab and permission taken back in another leave nothing half', async () => {
    const { lead, token } = await answeredLead();

    const answers = await Promise.all([say(token, largest), ask(token, 'unpublish')]);

    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const { stars, words, may_publish, moderation } = await reviewOf(lead);
    expect({ stars, words, moderation }).toEqual({ stars: 1, words: largest.words, moderation: 'waiting' });
    expect(await look(token)).toEqual(showing('answered', { publication: may_publish ? 'waiting' : 'no' }));
  });

  test('that comes too late changes nothing, and who only repeats theirs is not told so', async () => {
    const { lead, token } = await askedLead();
    await say(token, praise);

    await whenItIsClosed(lead, async () => {
      const before = await stored(lead);

      expect(await say(token, largest)).toEqual(TOO_LATE);
      expect(await say(token, praise)).toEqual(showing('closed', { gone: 'yes' }));
      expect(await stored(lead)).toEqual(before);
    });
  });

  test('that comes too late is not kept as the first one', async () => {
    const { lead, token } = await askedLead();

    await whenItIsClosed(lead, async () => {
      expect(await say(token, { gone: 'no' })).toEqual(TOO_LATE);
      expect(await look(token)).toEqual(showing('closed', { gone: null }));
    });
    expect(await reviewOf(lead)).toMatchObject({ answered_at: null, version: 0 });
  });
});

describe('permission', () => {
  test('is taken back at any time, and once is enough', async () => {
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

  test('that was not given cannot be taken back, and nothing changes', async () => {
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

describe('is not known', () => {
  const acts: [string, object][] = [
    ['look', {}],
    ['answer', largest],
    ['answer', praise],
    ['unpublish', {}],
  ];

  test.each(acts)('who guesses a token: %s %j', async (action, more) => {
    expect(await ask(GUESS, action, more)).toEqual(UNKNOWN);
  });

  test.each(acts)('who has the tracking ID, the job, the desk or a mail’s stop link: %s %j', async (action, more) => {
    const { lead, offer } = await askedLead();
    const before = await stored(lead);
    const stopToken = await arrivalMailOf(await submitLead(maximalLeadRow()));
    const tokens = [lead.tracking_id, offer.token, await requestLink(lead), stopToken];

    for (const token of tokens) expect(await ask(token, action, more)).toEqual(UNKNOWN);
    expect(await stored(lead)).toEqual(before);
  });

  test('who has the token before the question was sent', async () => {
    const { lead } = await matchedLead();
    await changeLead(lead, { status: 'Completed' });
    const { token } = await reviewOf(lead);

    expect(await look(token)).toEqual(UNKNOWN);
    expect(await say(token, praise)).toEqual(UNKNOWN);
    expect(await reviewOf(lead)).toMatchObject({ version: 0 });
  });

  test('who has the link of a request that was deleted', async () => {
    const { lead, token } = await answeredLead();
    await operator.from('leads').delete().eq('id', lead.id).throwOnError();

    expect(await look(token)).toEqual(UNKNOWN);
    expect(await ask(token, 'unpublish')).toEqual(UNKNOWN);
  });

  test('who asks the token of a review of anything else', async () => {
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
    ['an act that there is not', { action: 'publish' }, 'malformed'],
    ['an act of the desk', { action: 'publish-review', reviewVersion: 1 }, 'malformed'],
    ['an answer without one', { gone: undefined }, 'malformed'],
    ['a fourth answer', { gone: 'maybe' }, 'malformed'],
    ['a fifth price', { price: 'free' }, 'malformed'],
    ['half a dollar', { amountPaid: 0.5 }, 'price-invalid'],
    ['too many dollars', { amountPaid: 20_001 }, 'price-invalid'],
    ['no star', { stars: 0 }, 'malformed'],
    ['six stars', { stars: 6 }, 'malformed'],
    ['half a star', { stars: 4.5 }, 'malformed'],
    ['too much of what is left', { leftBehind: 'x'.repeat(501) }, 'too-long:500'],
    ['too many words', { words: 'x'.repeat(501) }, 'too-long:500'],
    ['words that are no text', { words: 'a\u0007b' }, 'not-text'],
    ['a name that is too long', { shownName: 'x'.repeat(31) }, 'too-long:30'],
    ['a name of two lines', { shownName: 'Ana\nMaría' }, 'not-text'],
    ['a number for a name', { shownName: '213 555 0142' }, 'shown-name-invalid'],
    ['a number in other digits for a name', { shownName: '\uFF12\u{1D7CF}\u2462' }, 'shown-name-invalid'],
    ['an address for a name', { shownName: 'ana@evil.example' }, 'shown-name-invalid'],
    ['an address with another sign for a name', { shownName: 'ana\uFF20evil.example' }, 'shown-name-invalid'],
    ['permission without stars', { mayPublish: true, shownName: 'Ana' }, 'stars-required'],
    ['permission with a name of blanks', { mayPublish: true, stars: 5, shownName: ' ' }, 'shown-name-required'],
  ])('who sends %s is told what is wrong with it, and nothing is kept', async (_, change, code) => {
    const { lead, token } = await askedLead();

    const { status, answer } = await say(token, { gone: 'yes', ...change });

    expect(status).toBe(400);
    expect(answer).toMatchObject({ statusCode: 400, code });
    expect(await reviewOf(lead)).toMatchObject({ version: 0 });
  });

  test.each(badLanguages)(
    'who sends the language %j is told that it is none, and nothing is kept',
    async (language) => {
      const { lead, token } = await askedLead();

      const { status, answer } = await say(token, { gone: 'yes', language });

      expect(status).toBe(400);
      expect(answer).toMatchObject({ statusCode: 400, code: 'bad-language' });
      expect(await reviewOf(lead)).toMatchObject({ version: 0, language: null });
    },
  );

  test('whose own name cannot be shown is asked for another', async () => {
    const { lead, token } = await askedLead();
    for (const full_name of ['<Rosa> Alvarez', 'R'.repeat(31)]) {
      await changeLead(lead, { full_name });

      expect(await say(token, praise)).toMatchObject({ status: 400, answer: { code: 'shown-name-required' } });
    }
    expect(await reviewOf(lead)).toMatchObject({ version: 0 });
  });

  test('who sends too much, no JSON, no key or no POST is refused, and opening a link does nothing', async () => {
    const { lead, token } = await answeredLead();
    const before = await stored(lead);
    const body = JSON.stringify({ token, action: 'unpublish' });
    const large = JSON.stringify({ token, action: 'unpublish', padding: 'x'.repeat(5_000) });

    const answers = [
      await request('review', { body: large }),
      await request('review', { body: 'look' }),
      await request('review', { headers: { apikey: 'guess' }, body }),
      await request('review', { method: 'GET' }),
      await fetch(`${inject('backendUrl')}/functions/v1/review?token=${token}&action=unpublish`),
    ];

    expect(answers.map(({ status }) => status)).toEqual([413, 400, 401, 405, 405]);
    expect(await stored(lead)).toEqual(before);
  });

  test('who guesses without end is told to wait, and who has a link is not', async () => {
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

  test('finds no answer in a cache, and no page of another site may ask', async () => {
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

  test('reaches neither the answer nor the acts behind it with the publishable key', async () => {
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
