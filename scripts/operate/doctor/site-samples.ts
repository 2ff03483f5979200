import { ask, type Target } from './check.ts';

/** A piece of each testimonial that the repository comes with. Nobody has said these. */
const SAMPLE_TESTIMONIALS = ['and I finally parked inside', 'never touched a wall', 'a box of photos I had missed'];

/** Numbers 555-0100 to 555-0199 of every area code belong to nobody. */
const EXAMPLE_PHONE = /tel:\+1\d{3}55501\d{2}\b/;

/** Addresses below `.example` reach nobody, see RFC 2606. */
const EXAMPLE_EMAIL = /mailto:[^"]+\.example\b/;

/** What of the repository's samples is still on the home page and the contact page. */
export async function sampleProblems(target: Target, site: string): Promise<string[]> {
  const pages = await Promise.all(['/', '/contact'].map((path) => ask(target, site + path)));
  const text = pages.map((page) => page.text).join('\n');
  return [
    ...(SAMPLE_TESTIMONIALS.some((piece) => text.includes(piece))
      ? ['the sample testimonials are shown: set VITE_SUPABASE_URL']
      : []),
    ...(EXAMPLE_PHONE.test(text) ? ['the phone number is one for examples: set VITE_SITE_PHONE'] : []),
    ...(EXAMPLE_EMAIL.test(text) ? ['the e-mail address is one for examples: set VITE_SITE_EMAIL'] : []),
  ];
}
