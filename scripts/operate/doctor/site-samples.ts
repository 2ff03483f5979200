import { words } from '../../../src/content/en/built-prices.ts';
import { ask, type Target } from './check.ts';

/** A phrase from each of the repository's sample reviews, which are fictional. */
const SAMPLE_REVIEWS = ['and I finally parked inside', 'never touched a wall', 'a box of photos I had missed'];

const SHOWN = 'sample reviews are shown: set VITE_SUPABASE_URL';

const PRICES_SHOWN = 'sample prices are shown: set VITE_SUPABASE_URL';

/** Numbers 555-0100 to 555-0199 are fictional in every area code. */
const EXAMPLE_PHONE = /tel:\+1\d{3}55501\d{2}\b/;

/** `.example` addresses are reserved for documentation, see RFC 2606. */
const EXAMPLE_EMAIL = /mailto:[^"]+\.example\b/;

/**
 * Sample reviews on a site with its own Supabase project. Demos, where site and project share an origin, can show them.
 */
export async function sampleReviewProblems(target: Target, site: string): Promise<string[]> {
  return target.api !== site && (await showsSampleReviews(target, site)) ? [SHOWN] : [];
}

/** Sample prices on a site with its own Supabase project; see `sampleReviewProblems`. */
export async function samplePriceProblems(target: Target, site: string): Promise<string[]> {
  return target.api !== site && (await showsSamplePrices(target, site)) ? [PRICES_SHOWN] : [];
}

/** The repository's samples that are still on the home page, the contact page and the page of prices. */
export async function sampleProblems(target: Target, site: string): Promise<string[]> {
  const pages = await Promise.all(['/', '/contact'].map((path) => ask(target, site + path)));
  const text = pages.map((page) => page.text).join('\n');
  return [
    ...(target.api === site && (await showsSampleReviews(target, site)) ? [SHOWN] : []),
    ...(target.api === site && (await showsSamplePrices(target, site)) ? [PRICES_SHOWN] : []),
    ...(EXAMPLE_PHONE.test(text) ? ['the phone number is a sample: set VITE_SITE_PHONE'] : []),
    ...(EXAMPLE_EMAIL.test(text) ? ['the email address is a sample: set VITE_SITE_EMAIL'] : []),
  ];
}

async function showsSampleReviews(target: Target, site: string): Promise<boolean> {
  const { text } = await ask(target, `${site}/`);
  return SAMPLE_REVIEWS.some((piece) => text.includes(piece));
}

async function showsSamplePrices(target: Target, site: string): Promise<boolean> {
  const { text } = await ask(target, `${site}/prices`);
  return text.includes(words.sampleNote);
}
