import { execFile } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { words as builtPrices } from '@/content/en/built-prices';
import { words as builtWords, samples } from '@/content/en/built-reviews';
import { figuresOf, priceRow, publishedRows } from '../fixtures/reviews.ts';

mkdirSync('test-results', { recursive: true });
const directory = path.resolve(mkdtempSync('test-results/real-build-'));

/** Markup and characters that must be escaped. */
const hostile = '</script><script>alert("1")</script> `1` \u2028 and they took the couch';

const countedAt = new Date().toISOString();

/** Stands in for the project's API. */
const project = createServer(({ url = '' }, response) => {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  const rows = publishedRows(7, (rank) => ({
    city: rank % 2 ? 'los angeles, CA' : null,
    ...(rank === 1 ? { words: hostile, stars: 1, language: 'es' } : {}),
  }));
  const views: Record<string, unknown> = {
    published_reviews: searchParams.get('rank') === 'gt.0' ? rows : [],
    review_figures: [figuresOf(rows.length)],
    promise_figures: [{ as_of: '2026-11-22T18:00:00Z', requests: 212, in_time: 201 }],
    pickup_figures: [],
    hauler_figures: [{ family_owned: 0 }],
    price_figures: [
      priceRow({ as_of: countedAt }),
      priceRow({ as_of: countedAt, load_size: 'half', lower: 215, upper: 290 }),
      priceRow({ as_of: countedAt, service: 'Old Appliances', lower: 95, upper: 120 }),
    ],
    word_figures: [{ what: 'gone', kept: 91, counted: 102, as_of: countedAt }],
  };
  response.setHeader('Content-Type', 'application/json');
  response.end(JSON.stringify(views[path.basename(pathname)]));
});

/** Runs a Node program for a hosted project whose reviews are read from this address. */
function run(reviewsFrom: string, ...args: string[]) {
  return promisify(execFile)(process.execPath, args, {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      REVIEWS_FROM: reviewsFrom,
      VITE_SUPABASE_URL: 'https://abcd.supabase.co',
      VITE_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x',
      VITE_SITE_TRUST_CLAIM: undefined,
      VITE_SITE_PICKUP_CLAIM: undefined,
      VITE_SITE_ARRIVAL_CLAIM: undefined,
      VITE_SPANISH: undefined,
    },
  });
}

/** Runs Vite's build. Takes two or three seconds, more on a busy machine. */
function build(reviewsFrom: string, ...args: string[]) {
  return run(reviewsFrom, 'node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error', ...args);
}

/** What the first step of the build says. */
let readLog: string;
/** The HTML of an address, as the build prerenders it. */
let render: typeof import('../../src/app/entry-server.tsx').render;
/** The public pages that the sitemap leaves out. */
let emptyPages: readonly string[];
/** The public files of the build, as text by name. */
let files: Map<string, string>;

beforeAll(async () => {
  await new Promise<void>((resolve) => project.listen(0, resolve));
  const address = `http://localhost:${(project.address() as AddressInfo).port}`;
  ({ stdout: readLog } = await run(address, 'scripts/build/read-reviews.ts'));
  await build(address, '--outDir', path.join(directory, 'client'));
  await build(address, '--outDir', path.join(directory, 'server'), '--ssr', 'src/app/entry-server.tsx');
  ({ render, emptyPages } = await import(path.join(directory, 'server/entry-server.js')));
  const names = globSync('client/**/*.{js,css,html,json,webmanifest,txt,xml}', { cwd: directory });
  files = new Map(names.map((name) => [name, readFileSync(path.join(directory, name), 'utf8')]));
}, 120_000);

afterAll(() => project.close());

afterAll(() => rmSync(directory, { recursive: true }));

/** A page without its header and footer. */
function mainOf(page: string): string {
  return /<main.*<\/main>/s.exec(page)?.[0] ?? '';
}

/** Texts that appear only on a demo. */
const texts = [
  builtWords.sampleNote,
  builtWords.kept.sampleNote,
  'Trusted by thousands',
  builtPrices.sampleNote,
  ...samples.flatMap(({ words, name }) => [words, name]),
];

test('no file built for a real project contains a sample, or claims what no one has measured', () => {
  const claimed = /.{0,40}(?:24–48|2–4 hours of|(?:arrive|Sometimes) within 2–4|(?<!a )family-owned).{0,40}/g;
  const contents = [...files.values()];

  expect(files.size).toBeGreaterThan(100);
  expect(texts.filter((text) => contents.some((content) => content.includes(text)))).toEqual([]);
  expect(contents.flatMap((content) => content.match(claimed) ?? [])).toEqual([]);
});

test('without their settings, pages mention neither Spanish nor texts, and show no samples', async () => {
  for (const address of ['/', '/faq', '/locations/california/los-angeles', '/no/such/page']) {
    const page = await render(address);

    expect(page).toContain('</h1>');
    expect(page).not.toMatch(/hreflang|Español|href="[^"]*\/es[/"]/i);
    expect(texts.filter((text) => page.includes(text))).toEqual([]);
  }
  const tracking = await render('/track');
  expect(tracking).toContain('name="format-detection"');
  expect(tracking).not.toContain('name="texts"');
});

test('reviews appear as escaped text, with their language and without ratings for search engines', async () => {
  for (const address of ['/', '/locations/california/los-angeles', '/reviews']) {
    const page = await render(address);

    expect(page).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; `1` \u2028 and they took the couch');
    expect(page).not.toContain('<script>alert');
    expect(page).toContain('212 customers were asked, 90 answered, 7 reviews are published.');
    expect(page).toContain('lang="es"');
    expect(page).not.toMatch(/AggregateRating|"Review"/);
  }
  expect(await render('/reviews')).toMatch(/Everything gone, customers say:.*91 of 102.*Of the 12 months before/);
  expect(await render('/locations/california/torrance')).not.toContain('were asked');
  expect(await render('/')).toContain('94% of 212 requests were reached within 2 hours');
});

test.each([
  ['/faq', '$140 to $260. At least 35 pickups in the last 24 months. All loads, all our cities.'],
  [
    '/locations/california/torrance',
    '$140 to $260. At least 35 pickups in the last 24 months. All loads, all our cities.',
  ],
  ['/services/old-appliances', '$95 to $120. At least 35 pickups in the last 24 months. This service only.'],
])('what people paid is on %s, and in no structured data', async (address, sentence) => {
  const page = await render(address);

  expect(page.split(`Half of our customers paid ${sentence}`)).toHaveLength(2);
  expect(mainOf(page)).toContain('href="/prices"');
  expect(page).not.toMatch(/AggregateOffer|"Offer"|"price"|ld\+json">[^<]*Half of our customers/);
});

test('the page of prices has the figures and says which are missing, and a service without one says nothing', async () => {
  const prices = await render('/prices');
  const service = await render('/services/garage-cleanouts');

  expect(prices).toContain('$215 to $290');
  expect(prices).toContain('$95 to $120');
  expect(prices.split('Not enough pickups yet')).toHaveLength(5);
  expect(prices).toContain('for the 24 months before that.');
  expect(texts.filter((text) => prices.includes(text))).toEqual([]);
  expect(service).not.toContain('Half of our customers');
  expect(mainOf(service)).not.toContain('href="/prices"');
  expect(emptyPages).toEqual([]);
});

test('the figures of loads are in one file, which only the page of prices and the form load', () => {
  const holding = [...files].filter(([, content]) => content.includes('lower:215')).map(([name]) => name);

  expect(holding).toEqual([expect.stringMatching(/\/(?:prices-page|table)-/)]);
});

test('the build says what it read, that reviews are off, or in one line that a setting is invalid', async () => {
  expect(readLog).toMatch(/^Prices: 3 figures, counted \d{4}-\d\d-\d\d\nOur word: 1 figure, counted /m);
  const { stderr } = await run('off', 'scripts/build/read-reviews.ts');
  expect(stderr).toContain('Reviews: NONE, because REVIEWS_FROM is off');
  await expect(run('of', 'scripts/build/read-reviews.ts')).rejects.toMatchObject({
    code: 1,
    stderr: 'REVIEWS_FROM is of: it must be an address that begins with https://, or off\n',
  });
});
