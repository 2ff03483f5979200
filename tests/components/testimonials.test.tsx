import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { chooseReviews, chooseSamples } from '../../scripts/build/choose-reviews.ts';
import type { PublishedRow } from '../../scripts/build/reviews.ts';
import { publishedRows, readOf } from '../fixtures/reviews.ts';
import { mockReviews } from './support/reviews.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

/** The home page and the Torrance page. */
async function renderReviews(chosen: Parameters<typeof mockReviews>[0]) {
  mockReviews(chosen);
  const { Testimonials } = await import('@/pages/home/testimonials');
  const { QuoteBand } = await import('@/pages/city/quote-band');
  const inRouter = (children: ReactNode) => render(<MemoryRouter>{children}</MemoryRouter>).container;
  return {
    home: inRouter(<Testimonials />),
    city: inRouter(<QuoteBand reviews={chosen.ofCity('torrance')} />),
  };
}

function published(amount: number, change?: (rank: number) => Partial<PublishedRow>) {
  return chooseReviews(readOf(publishedRows(amount, change)), 'en');
}

/** The text of each review on a page. */
function reviewsOn(page: HTMLElement): (string | null)[] {
  return [...page.querySelectorAll('figure')].map(({ textContent }) => textContent);
}

test('with fewer than five reviews nothing is shown in their place', async () => {
  const { home, city } = await renderReviews(published(4));

  expect(home).toBeEmptyDOMElement();
  expect(city).toBeEmptyDOMElement();
});

test('the home page shows three reviews and a city page two, with the totals below', async () => {
  const { home, city } = await renderReviews(published(5));

  const says = (rank: number) =>
    `★★★★★“${rank}. Took it all, and swept the driveway too.”Ana, TorranceFurniture Removal\u00A0· November 2026\u00A0· hired through PoppyHaul`;
  expect(reviewsOn(home)).toEqual([says(1), says(2), says(3)]);
  expect(reviewsOn(city)).toEqual([says(1), says(2)]);
  for (const page of [home, city]) {
    expect(page).toHaveTextContent('212 customers were asked, 90 answered, 5 reviews are published. All reviews');
    expect(page.querySelector('a')?.getAttribute('href')).toBe('/reviews');
    expect(page).not.toHaveTextContent('Samples');
  }
});

test('one star is shown like five', async () => {
  await renderReviews(published(5, (rank) => ({ stars: rank })));

  const [first, second] = screen.getAllByRole('img', { name: /out of 5 stars/ });
  expect(first).toHaveAccessibleName('1 out of 5 stars');
  expect(first).toHaveTextContent('★☆☆☆☆');
  expect(second).toHaveTextContent('★★☆☆☆');
});

test('a comment of 500 characters is shown in full, wraps anywhere and keeps its lines', async () => {
  const words = `${'W'.repeat(480)}\n<b>not bold</b>`;
  const { home, city } = await renderReviews(published(5, () => ({ words })));

  for (const page of [home, city]) {
    const quote = page.querySelector('blockquote');
    expect(quote?.textContent).toBe(`“${words}”`);
    expect(quote?.className).toContain('whitespace-pre-wrap');
    expect(quote?.closest('figure')?.className).toContain('wrap-anywhere');
  }
});

test('only short comments are set in large type', async () => {
  const isLarge = (page: HTMLElement) => page.querySelector('.text-balance') !== null;
  const short = await renderReviews(published(5, (rank) => (rank === 3 ? { words: 'x'.repeat(200) } : {})));
  expect(isLarge(short.home)).toBe(true);

  vi.resetModules();
  const long = await renderReviews(published(5, (rank) => (rank === 3 ? { words: 'x'.repeat(201) } : {})));
  expect(isLarge(long.home)).toBe(false);
});

test('a comment in another language is labeled', async () => {
  const { home } = await renderReviews(published(5, (rank) => ({ language: rank === 1 ? 'es' : 'en' })));

  const [first, second] = home.querySelectorAll('blockquote');
  expect(first).toHaveAttribute('lang', 'es');
  expect(second).not.toHaveAttribute('lang');
});

test('a demo labels its reviews as samples on home and city pages', async () => {
  const { home, city } = await renderReviews(chooseSamples('en'));

  expect(home).toHaveTextContent('What Neighbors Are SayingSamples, not real reviews★★★★★“');
  expect(city).toHaveTextContent('What Neighbors Are SayingSamples, not real reviews★★★★★“');
  for (const page of [home, city]) {
    expect(page).not.toHaveTextContent('hired through');
    expect(page).not.toHaveTextContent('were asked');
    expect(page.querySelector('a')).toBeNull();
  }
});

const promise = { as_of: '2026-11-22T18:00:00Z', requests: 212, in_time: 201 };
const kept =
  '94% of 212 requests were reached within 2 hours (8 AM–8 PM), by our haulers’ and team’s own reports, in the 90 days before November 22, 2026';

test.each([
  { setting: undefined, claim: kept },
  { setting: ' Trusted in 40 cities ', claim: 'Trusted in 40 cities' },
  { setting: '', claim: '' },
  { setting: ' ', claim: '' },
])('with the setting $setting, Why Choose Us claims: $claim', async ({ setting, claim }) => {
  vi.stubEnv('VITE_SITE_TRUST_CLAIM', setting);
  mockReviews(chooseReviews(readOf([], promise), 'en'));

  expect(await claimOfWhyChooseUs()).toBe(claim);
});

test.each([
  { setting: undefined, claim: 'Trusted by thousands (sample)' },
  { setting: 'Trusted in 40 cities', claim: 'Trusted in 40 cities' },
  { setting: '', claim: '' },
])(
  'on a demo with the setting $setting, it claims: $claim, and nothing beside the sample reviews',
  async ({ setting, claim }) => {
    vi.stubEnv('VITE_SITE_TRUST_CLAIM', setting);

    const { home } = await renderReviews(chooseSamples('en'));

    expect(home).not.toHaveTextContent(/trusted/i);
    expect(await claimOfWhyChooseUs()).toBe(claim);
  },
);

/** The sentence below the heading; empty if there is none. */
async function claimOfWhyChooseUs(): Promise<string | null> {
  const { WhyChooseUs } = await import('@/pages/home/why-choose-us');
  render(<WhyChooseUs />);
  const { nextElementSibling } = screen.getByRole('heading', { name: 'Why Choose Us' });
  return nextElementSibling?.tagName === 'P' ? nextElementSibling.textContent : '';
}
