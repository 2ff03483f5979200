import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { embeddedKeys } from '../../scripts/backend/keys.ts';
import { readReviews, reviewSource, storedReviews, storeReviews } from '../../scripts/build/reviews.ts';
import { figuresOf, priceRow, publishedRows, readOf } from '../fixtures/reviews.ts';

const HOUR_MS = 3_600_000;

let directory: string;

beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'reviews-'));
  for (const name of ['REVIEWS_FROM', 'VITE_SUPABASE_URL', 'VITE_SUPABASE_PUBLISHABLE_KEY'])
    vi.stubEnv(name, undefined);
});

afterEach(async () => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  await rm(directory, { recursive: true });
});

describe('the source of reviews', () => {
  test('is the Supabase project of the site', () => {
    vi.stubEnv('VITE_SUPABASE_URL', 'https://abcd.supabase.co/');
    vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_x');

    expect(reviewSource(directory)).toEqual({ url: 'https://abcd.supabase.co', key: 'sb_publishable_x' });
  });

  test('is another address if REVIEWS_FROM gives one', () => {
    vi.stubEnv('VITE_SUPABASE_URL', 'https://abcd.supabase.co');
    vi.stubEnv('REVIEWS_FROM', 'http://localhost:4173');

    expect(reviewSource(directory)).toEqual({ url: 'http://localhost:4173', key: embeddedKeys.publishable });
  });

  test('can be set in the .env file', async () => {
    await writeFile(path.join(directory, '.env'), 'REVIEWS_FROM=off\n');

    expect(reviewSource(directory)).toBe('off');
  });

  test('is off if REVIEWS_FROM is off, even with a project', () => {
    vi.stubEnv('VITE_SUPABASE_URL', 'https://abcd.supabase.co');
    vi.stubEnv('REVIEWS_FROM', 'off');

    expect(reviewSource(directory)).toBe('off');
  });

  test.each([undefined, '', ' '])('is the samples without a project and with REVIEWS_FROM=%j', (setting) => {
    vi.stubEnv('REVIEWS_FROM', setting);

    expect(reviewSource(directory)).toBe('samples');
  });

  test.each(['Off', 'no', 'localhost:4173', 'ftp://x'])('cannot be %j', (setting) => {
    vi.stubEnv('REVIEWS_FROM', setting);

    expect(() => reviewSource(directory)).toThrow(`REVIEWS_FROM is ${setting}: it must be an address`);
  });

  test("rejects an invalid project address, naming the project's variable", () => {
    vi.stubEnv('VITE_SUPABASE_URL', 'abcd.supabase.co');

    expect(() => reviewSource(directory)).toThrow('VITE_SUPABASE_URL is abcd.supabase.co: it must be an address');
  });
});

const project = { url: 'https://abcd.supabase.co', key: 'sb_publishable_x' };

/** Makes `fetch` return `answer`, and counts the requests for each view. */
function stubProject(answer: (view: string, query: URLSearchParams, asked: number) => Response | Promise<Response>) {
  const asked: Record<string, number> = {};
  vi.stubGlobal(
    'fetch',
    (address: string, { headers, signal }: { headers: Record<string, string>; signal?: AbortSignal }) => {
      const { origin, pathname, searchParams } = new URL(address);
      const view = pathname.replace('/rest/v1/', '');
      expect(origin).toBe(project.url);
      expect(headers['apikey']).toBe(project.key);
      expect(signal).toBeInstanceOf(AbortSignal);
      asked[view] = (asked[view] ?? 0) + 1;
      return Promise.resolve(answer(view, searchParams, asked[view]));
    },
  );
  return asked;
}

/** The views of a project with this many reviews, which returns at most 1,000 rows per request. */
function viewsOf(amount: number) {
  return (view: string, query: URLSearchParams): Response => {
    if (view === 'review_figures') return Response.json([figuresOf(amount)]);
    if (['promise_figures', 'pickup_figures', 'price_figures'].includes(view)) return Response.json([]);
    if (view === 'hauler_figures') return Response.json([{ family_owned: 0 }]);
    const after = Number(/^gt\.(\d+)$/.exec(query.get('rank') ?? '')?.[1]);
    expect(query.get('order')).toBe('rank');
    return Response.json(
      publishedRows(amount)
        .filter(({ rank }) => rank > after)
        .slice(0, Math.min(1000, Number(query.get('limit')))),
    );
  };
}

test('all reviews are read once, in pages of 500', async () => {
  const asked = stubProject(viewsOf(1210));

  const { reviews, promise, pickups, haulers } = await readReviews(project, 0);

  expect(reviews.map(({ rank }) => rank)).toEqual(Array.from({ length: 1210 }, (_, index) => index + 1));
  expect(promise).toBeNull();
  expect(pickups).toBeNull();
  expect(haulers).toEqual({ family_owned: 0 });
  expect(asked['published_reviews']).toBe(4);
});

test('all reviews are read from a project that returns fewer rows per page', async () => {
  const views = viewsOf(250);
  stubProject(async (view, query) => {
    const answer: unknown[] = await views(view, query).json();
    return Response.json(answer.slice(0, 100));
  });

  expect((await readReviews(project, 0)).reviews).toHaveLength(250);
});

test('reading is tried a fourth time after three failures', async () => {
  const asked = stubProject((view, query, times) =>
    times < 4 ? new Response('down', { status: 503 }) : viewsOf(0)(view, query),
  );

  expect((await readReviews(project, 0)).reviews).toEqual([]);
  expect(asked).toEqual({
    published_reviews: 4,
    review_figures: 4,
    promise_figures: 4,
    pickup_figures: 4,
    hauler_figures: 4,
    price_figures: 4,
  });
});

test('reading stops if a project repeats the same page', async () => {
  const asked = stubProject(() => Response.json(publishedRows(5)));

  await expect(readReviews(project, 0)).rejects.toThrow(
    `${project.url} does not return reviews in order, so nothing is built.`,
  );
  expect(asked).toEqual({ published_reviews: 2 });
});

test.each<[string, () => Response | Promise<Response>]>([
  ['HTTP 503 {"message": "no such view"}', () => new Response('{"message":\n "no such view"}', { status: 503 })],
  ['the response is not as expected', () => Response.json([{ rank: 1, stars: 6 }])],
  ['the response is not as expected', () => Response.json({ message: 'no list' })],
  [
    'getaddrinfo ENOTFOUND',
    () => Promise.reject(new TypeError('fetch failed', { cause: new Error('getaddrinfo ENOTFOUND') })),
  ],
  ['no response within 10 seconds', () => Promise.reject(new DOMException('', 'TimeoutError'))],
])('reading fails after four tries (%s) with one line that says what to do', async (reason, answer) => {
  const asked = stubProject(answer);

  await expect(readReviews(project, 0)).rejects.toThrow(
    `Reviews cannot be read from ${project.url} (${reason}), so nothing is built. REVIEWS_FROM=off builds pages without reviews.`,
  );
  expect(asked).toEqual({ published_reviews: 4 });
});

test('each retry waits twice as long as the last', async () => {
  const began = performance.now();
  stubProject(() => new Response('down', { status: 503 }));

  await expect(readReviews(project, 30)).rejects.toThrow();

  // 30, 60 and 120 ms, minus the timers' tolerance.
  expect(performance.now() - began).toBeGreaterThan(200);
});

test.each([
  ['review_figures', 'review figures'],
  ['hauler_figures', 'figures about haulers'],
])('a project whose %s is empty is an error', async (empty, named) => {
  const views = viewsOf(0);
  stubProject((view, query) => (view === empty ? Response.json([]) : views(view, query)));

  await expect(readReviews(project, 0)).rejects.toThrow(`${project.url} has no ${named}`);
});

describe('what people paid', () => {
  /** A project without reviews that answers this about prices. */
  function stubPrices(answer: () => Response) {
    return stubProject((view, query) => (view === 'price_figures' ? answer() : viewsOf(0)(view, query)));
  }

  test('is read once, all of it', async () => {
    const rows = [
      priceRow(),
      priceRow({ load_size: 'half' }),
      priceRow({ service: 'Old Appliances', load_size: 'full', lower: 85, median: 85, upper: 85 }),
    ];
    const asked = stubPrices(() => Response.json(rows));

    expect((await readReviews(project, 0)).prices).toEqual(rows);
    expect(asked['price_figures']).toBe(1);
  });

  test.each([
    ['no view', () => Response.json({ code: 'PGRST205' }, { status: 404 }), 'HTTP 404'],
    ['no list', () => Response.json({}), 'the response is not as expected'],
    ...Object.entries({
      'an unknown load': { ...priceRow(), load_size: 'two-trucks' },
      'too few pickups': priceRow({ pickups: 19 }),
      'a price that is not in whole 5 dollars': priceRow({ lower: 141 }),
      'a price below zero': priceRow({ lower: -5 }),
      'no date': priceRow({ as_of: 'yesterday' }),
      'a missing column': { ...priceRow(), upper: undefined },
    }).map(([name, row]) => [name, () => Response.json([row]), 'the response is not as expected'] as const),
  ] as const)('stops the build if there is %s', async (_, answer, reason) => {
    const asked = stubPrices(answer);

    await expect(readReviews(project, 0)).rejects.toThrow(`Reviews cannot be read from ${project.url} (${reason}`);
    expect(asked['price_figures']).toBe(4);
  });
});

describe('the stored reviews', () => {
  const file = () => path.join(directory, 'kept', 'reviews.json');
  const read = readOf(publishedRows(5), { as_of: '2026-11-22T18:00:00Z', requests: 212, in_time: 200 });

  test('are available to the following builds', async () => {
    await storeReviews(project.url, read, file());

    expect(await storedReviews(project.url, file())).toEqual(read);
  });

  test('are refused after an hour', async () => {
    await storeReviews(project.url, read, file(), new Date(Date.now() - HOUR_MS - 1000));

    await expect(storedReviews(project.url, file())).rejects.toThrow('The reviews were read more than an hour ago');
  });

  test('are refused for another project', async () => {
    await storeReviews('https://other.supabase.co', read, file());

    await expect(storedReviews(project.url, file())).rejects.toThrow(`No reviews have been read from ${project.url}`);
  });

  test.each([undefined, '{}', '{"url":'])('are refused if the file has %j', async (text) => {
    const broken = path.join(directory, 'reviews.json');
    if (text !== undefined) await writeFile(broken, text);

    await expect(storedReviews(project.url, broken)).rejects.toThrow(`No reviews have been read from ${project.url}`);
  });
});
