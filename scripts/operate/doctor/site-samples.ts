import { ask, type Target } from './check.ts';

/** A piece of each sample of a review that the repository comes with. Nobody has said these. */
const SAMPLE_REVIEWS = ['and I finally parked inside', 'never touched a wall', 'a box of photos I had missed'];

const SHOWN = 'the samples of reviews are shown: set VITE_SUPABASE_URL';

/** Numbers 555-0100 to 555-0199 of every area code belong to nobody. */
const EXAMPLE_PHONE = /tel:\+1\d{3}55501\d{2}\b/;

/** Addresses below `.example` reach nobody, see RFC 2606. */
const EXAMPLE_EMAIL = /mailto:[^"]+\.example\b/;

/** Samples on a site that has a project of its own. A demo, whose site answers as its project does, may show them. */
export async function sampleReviewProblems(target: Target, site: string): Promise<string[]> {
  return target.api !== site && (await showsSampleReviews(target, site)) ? [SHOWN] : [];
}

/** What of the repository's samples is still on the home page and the contact page. */
export async function sampleProblems(target: Target, site: string): Promise<string[]> {
  const pages = await Promise.all(['/', '/contact'].map((path) => ask(target, site + path)));
  const text = pages.map((page) => page.text).join('\n');
  return [
    ...(target.api === site && (await showsSampleReviews(target, site)) ? [SHOWN] : []),
    ...(EXAMPLE_PHONE.test(text) ? ['the phone number is one for examples: set VITE_SITE_PHONE'] : []),
    ...(EXAMPLE_EMAIL.test(text) ? ['the e-mail address is one for examples: set VITE_SITE_EMAIL'] : []),
  ];
}

async function showsSampleReviews(target: Target, site: string): Promise<boolean> {
  const { text } = await ask(target, `${site}/`);
  return SAMPLE_REVIEWS.some((piece) => text.includes(piece));
}
