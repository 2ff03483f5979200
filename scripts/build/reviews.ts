import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { loadEnv } from 'vite';
import * as z from 'zod/mini';
import { loadSizes } from '../../supabase/functions/_shared/domain/load-sizes.ts';
import { withheldReasons } from '../../supabase/functions/_shared/domain/review.ts';
import { embeddedKeys } from '../backend/keys.ts';

/** Where a build gets its reviews: a project, nowhere on purpose (`off`), or the repository's samples. */
export type ReviewSource = { url: string; key: string } | 'off' | 'samples';

/** Hosted projects return at most 1,000 rows per request. */
const ROWS_PER_PAGE = 500;
/** The database shows no figure for fewer pickups than this, and pages say so. */
const LEAST_PICKUPS = 20;
const TRIES = 4;
const TRY_TIMEOUT_MS = 10_000;
/** Before the second try; each later pause is twice as long as the one before. */
const FIRST_PAUSE_MS = 1000;
/** `npm run build` reads and builds right away. Anything older was read for another build. */
const GOOD_FOR_MS = 3_600_000;

const count = z.int().check(z.minimum(0));

const publishedRow = z.object({
  rank: z.int(),
  first_name: z.string(),
  city: z.nullable(z.string()),
  services: z.array(z.string()),
  stars: z.int().check(z.minimum(1), z.maximum(5)),
  words: z.nullable(z.string()),
  month: z.string().check(z.regex(/^\d{4}-(?:0[1-9]|1[0-2])$/)),
  language: z.string(),
});

const figuresRow = z.object({
  completed: count,
  asked: count,
  answered: count,
  all_gone: count,
  starred: count,
  average_stars: z.nullable(z.number()),
  may_publish: count,
  published: count,
  waiting: count,
  withheld: z.partialRecord(z.enum(withheldReasons), count),
});

const promiseRow = z.object({ as_of: z.string(), requests: count, in_time: count });

const pickupsRow = z.object({
  as_of: z.string(),
  pickups: count.check(z.minimum(1)),
  within_48_hours: count,
  within_4_hours: count,
});

const haulersRow = z.object({ family_owned: count });

const moment = z.string().check(z.refine((text) => !Number.isNaN(Date.parse(text))));

const dollars = count.check(z.multipleOf(5));

const priceRow = z.object({
  service: z.nullable(z.string()),
  load_size: z.nullable(z.enum(loadSizes)),
  pickups: count.check(z.minimum(LEAST_PICKUPS)),
  lower: z.nullable(dollars),
  median: dollars,
  upper: z.nullable(dollars),
  as_of: moment,
});

const keptWordRow = z.object({
  what: z.string(),
  kept: count,
  counted: count.check(z.minimum(LEAST_PICKUPS)),
  as_of: moment,
});

const readReviewsSchema = z.object({
  reviews: z.array(publishedRow),
  figures: figuresRow,
  /** Null before the first count. */
  promise: z.nullable(promiseRow),
  /** Null with too few pickups. */
  pickups: z.nullable(pickupsRow),
  haulers: haulersRow,
  /** Empty with too few pickups, and before the first count. */
  prices: z.array(priceRow),
  /** The same. */
  keptWords: z.array(keptWordRow),
});

/** The rows of the public views in `supabase/schemas/`: 380_prices, 390_public_reviews and 395_kept_words. */
export type ReadReviews = z.infer<typeof readReviewsSchema>;
export type PriceRow = z.infer<typeof priceRow>;
export type KeptWordRow = z.infer<typeof keptWordRow>;
export type PublishedRow = z.infer<typeof publishedRow>;

const keptSchema = z.object({ url: z.string(), readAt: z.string(), read: readReviewsSchema });

/** The reviews read for the client and server builds. */
const reviewsFile = path.resolve(import.meta.dirname, '../../node_modules/.vite/reviews.json');

/**
 * The source in `REVIEWS_FROM`, an address or `off`; if it is not set, the project of the `VITE_` variables.
 *
 * @throws if `REVIEWS_FROM` is neither.
 */
export function reviewSource(directory = process.cwd()): ReviewSource {
  const environment = loadEnv('production', directory, ['VITE_SUPABASE_', 'REVIEWS_FROM']);
  const named = environment['REVIEWS_FROM']?.trim();
  if (named === 'off') return 'off';
  const address = named || environment['VITE_SUPABASE_URL']?.trim();
  if (!address) return 'samples';
  if (!URL.canParse(address) || !/^https?:/.test(address)) {
    throw new Error(
      named
        ? `REVIEWS_FROM is ${named}: it must be an address that begins with https://, or off`
        : `VITE_SUPABASE_URL is ${address}: it must be an address that begins with https://`,
    );
  }
  const key = environment['VITE_SUPABASE_PUBLISHABLE_KEY'] || embeddedKeys.publishable;
  return { url: address.replace(/\/+$/, ''), key };
}

/**
 * Reads the published reviews, the figures, what people paid and how often our word was kept.
 *
 * @throws after four failed tries, or at once if a view is missing: nothing should be built then, so that the host keeps
 * the last good site.
 */
export async function readReviews(
  { url, key }: { url: string; key: string },
  firstPauseMs = FIRST_PAUSE_MS,
): Promise<ReadReviews> {
  async function read<Row>(query: string, row: z.ZodMiniType<Row>): Promise<Row[]> {
    for (let tried = 1; ; tried++) {
      try {
        const response = await fetch(`${url}/rest/v1/${query}`, {
          headers: { apikey: key },
          signal: AbortSignal.timeout(TRY_TIMEOUT_MS),
        });
        if (response.status === 404) throw new MissingViewError(query, url);
        if (!response.ok) throw new Error(`HTTP ${response.status} ${await response.text()}`);
        return z.array(row).parse(await response.json());
      } catch (cause) {
        if (cause instanceof MissingViewError) throw cause;
        if (tried === TRIES) {
          throw new Error(
            `Reviews cannot be read from ${url} (${reasonOf(cause)}), so nothing is built. REVIEWS_FROM=off builds pages without reviews.`,
            { cause },
          );
        }
        await setTimeout(firstPauseMs * 2 ** (tried - 1));
      }
    }
  }

  const reviews: PublishedRow[] = [];
  for (let last = 0; ; ) {
    const query = `published_reviews?rank=gt.${last}&order=rank&limit=${ROWS_PER_PAGE}`;
    const page = await read(query, publishedRow);
    if (page.length === 0) break;
    for (const review of page) {
      // A server that answers every query the same, such as a cache, would make this loop endless.
      if (review.rank <= last) throw new Error(`${url} does not return reviews in order, so nothing is built.`);
      last = review.rank;
      reviews.push(review);
    }
  }
  const [figures] = await read('review_figures', z.nonoptional(figuresRow));
  const [promise = null] = await read('promise_figures', promiseRow);
  const [pickups = null] = await read('pickup_figures', pickupsRow);
  const [haulers] = await read('hauler_figures', haulersRow);
  const prices = await read('price_figures', priceRow);
  const keptWords = await read('word_figures', keptWordRow);
  if (!figures) throw new MissingViewError('review_figures', url);
  if (!haulers) throw new MissingViewError('hauler_figures', url);
  return { reviews, figures, promise, pickups, haulers, prices, keptWords };
}

/** The database is older than this build. */
class MissingViewError extends Error {
  constructor(query: string, url: string) {
    const view = query.split('?')[0];
    super(
      `${url} has nothing in the view ${view}, so nothing is built. Deploy the database first: npx supabase db push`,
    );
  }
}

/** A few words on one line. */
function reasonOf(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  if (cause instanceof z.core.$ZodError) return 'the response is not as expected';
  if (cause.name === 'TimeoutError') return 'no response within 10 seconds';
  const { message } = cause.cause instanceof Error ? cause.cause : cause;
  return (message || cause.message).replace(/\s+/g, ' ').trim().slice(0, 200);
}

/** Stores the reviews for the builds that follow. */
export async function storeReviews(url: string, read: ReadReviews, file = reviewsFile, readAt = new Date()) {
  await mkdir(path.dirname(file), { recursive: true });
  const kept: z.infer<typeof keptSchema> = { url, readAt: readAt.toISOString(), read };
  await writeFile(file, JSON.stringify(kept));
}

/**
 * The stored reviews of this project.
 *
 * @throws if there are none, or if they are more than an hour old.
 */
export async function storedReviews(url: string, file = reviewsFile): Promise<ReadReviews> {
  const json: unknown = await readFile(file, 'utf8')
    .then((text) => JSON.parse(text))
    .catch(() => undefined);
  const kept = keptSchema.safeParse(json).data;
  if (!kept || kept.url !== url) {
    throw new Error(`No reviews have been read from ${url}: build with \`npm run build\`, which reads them`);
  }
  if (Date.now() - Date.parse(kept.readAt) > GOOD_FOR_MS) {
    throw new Error('The reviews were read more than an hour ago: build with `npm run build`, which reads them again');
  }
  return kept.read;
}
