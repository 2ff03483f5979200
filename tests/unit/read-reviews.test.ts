import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { embeddedKeys } from '../../scripts/backend/keys.ts';
import { readReviews, reviewSource, storedReviews, storeReviews } from '../../scripts/build/reviews.ts';
import { figuresOf, priceRow, publishedRows, readOf } from '../fixtures/reviews.ts';

const { pause } = vi.hoisted(() => ({ pause: vi.fn(async (_milliseconds: number) => {}) }));
vi.mock('node:timers/promises', () => ({ setTimeout: pause }));

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

const supabase = { VITE_SUPABASE_URL: 'https://abcd.supabase.co/', VITE_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x' };

test.each([
  ['the project of the site', supabase, { url: 'https://abcd.supabase.co', key: 'sb_publishable_x' }],
  [
    'another address if one is given',
    { VITE_SUPABASE_URL: 'https://abcd.supabase.co', REVIEWS_FROM: 'http://localhost:4173' },
    { url: 'http://localhost:4173', key: embeddedKeys.publishable },
  ],
  ['off if that is set, even with a project', { ...supabase, REVIEWS_FROM: 'off' }, 'off'],
  ['samples without a project', {}, 'samples'],
  ['samples without a project and with an empty setting', { REVIEWS_FROM: ' ' }, 'samples'],
])('reviews come from %s', (_, variables, source) => {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);

  expect(reviewSource(directory)).toEqual(source);
});

test('the source of reviews can be set in the .env file', async () => {
  await writeFile(path.join(directory, '.env'), 'REVIEWS_FROM=off\n');

  expect(reviewSource(directory)).toBe('off');
});

test.each([
  ...['Off', 'no', 'localhost:4173', 'ftp://x'].map((value) => ['REVIEWS_FROM', value] as const),
  ['VITE_SUPABASE_URL', 'abcd.supabase.co'] as const,
])('%s cannot be %s', (name, value) => {
  vi.stubEnv(name, value);

  expect(() => reviewSource(directory)).toThrow(`${name} is ${value}: it must be an address`);
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
    if (['promise_figures', 'pickup_figures', 'price_figures', 'word_figures'].includes(view)) return Response.json([]);
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
])(
  'reading fails after four tries (%s), each after a longer pause, with one line that says what to do',
  async (reason, answer) => {
    const asked = stubProject(answer);

    await expect(readReviews(project, 30)).rejects.toThrow(
      `Reviews cannot be read from ${project.url} (${reason}), so nothing is built. REVIEWS_FROM=off builds pages without reviews.`,
    );
    expect(asked).toEqual({ published_reviews: 4 });
    expect(pause.mock.calls.slice(-3)).toEqual([[30], [60], [120]]);
  },
);

test.each([
  ['review_figures', () => Response.json([])],
  ['hauler_figures', () => Response.json([])],
  ['price_figures', () => Response.json({ code: 'PGRST205' }, { status: 404 })],
  ['word_figures', () => Response.json({ code: 'PGRST205' }, { status: 404 })],
])('reading fails at once if the database lacks the view %s, and says what to do', async (lacking, answer) => {
  const views = viewsOf(0);
  const asked = stubProject((view, query) => (view === lacking ? answer() : views(view, query)));

  await expect(readReviews(project, 0)).rejects.toThrow(
    `${project.url} has nothing in the view ${lacking}, so nothing is built. Deploy the database first: npx supabase db push`,
  );
  expect(asked[lacking]).toBe(1);
});

/** A project without reviews that answers this about prices. */
function stubPrices(answer: () => Response) {
  return stubProject((view, query) => (view === 'price_figures' ? answer() : viewsOf(0)(view, query)));
}

test('what people paid is read once, all of it', async () => {
  const rows = [
    priceRow(),
    priceRow({ service: 'Old Appliances', load_size: 'full', lower: 85, median: 85, upper: 85 }),
  ];
  const asked = stubPrices(() => Response.json(rows));

  expect((await readReviews(project, 0)).prices).toEqual(rows);
  expect(asked['price_figures']).toBe(1);
});

test.each<[string, () => Response, string]>([
  ...Object.entries({
    'an unknown load': [{ ...priceRow(), load_size: 'two-trucks' }],
    'too few pickups': [priceRow({ pickups: 19 })],
    'a price that is not in whole 5 dollars': [priceRow({ lower: 141 })],
    'no date': [priceRow({ as_of: 'yesterday' })],
  }).map(([name, rows]): [string, () => Response, string] => [
    name,
    () => Response.json(rows),
    'the response is not as expected',
  ]),
])('a build stops if what people paid has %s', async (_, answer, reason) => {
  stubPrices(answer);

  await expect(readReviews(project, 0)).rejects.toThrow(`Reviews cannot be read from ${project.url} (${reason}`);
});

test('stored reviews are available to the following builds, for an hour and for the same project', async () => {
  const file = path.join(directory, 'kept', 'reviews.json');
  const read = readOf(publishedRows(5), { as_of: '2026-11-22T18:00:00Z', requests: 212, in_time: 200 });

  await storeReviews(project.url, read, file);
  expect(await storedReviews(project.url, file)).toEqual(read);

  await storeReviews(project.url, read, file, new Date(Date.now() - HOUR_MS - 1000));
  await expect(storedReviews(project.url, file)).rejects.toThrow('The reviews were read more than an hour ago');

  await storeReviews('https://other.supabase.co', read, file);
  await expect(storedReviews(project.url, file)).rejects.toThrow(`No reviews have been read from ${project.url}`);
});

test.each([undefined, '{}', '{"url":'])('stored reviews are refused if the file has %j', async (text) => {
  const broken = path.join(directory, 'reviews.json');
  if (text !== undefined) await writeFile(broken, text);

  await expect(storedReviews(project.url, broken)).rejects.toThrow(`No reviews have been read from ${project.url}`);
});
