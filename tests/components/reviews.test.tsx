import { render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { HelmetProvider } from 'react-helmet-async';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type ChosenReviews, chooseReviews, chooseSamples, noReviews } from '../../scripts/build/choose-reviews.ts';
import type { PublishedRow } from '../../scripts/build/reviews.ts';
import { publishedRows, readOf } from '../fixtures/reviews.ts';
import { mockReviews } from './support/reviews.ts';

// Which reviews a page gets is in unit/choose-reviews.test.ts.

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

function published(amount: number, change?: (rank: number) => Partial<PublishedRow>) {
  return chooseReviews(readOf(publishedRows(amount, change)), 'en');
}

const inSite = (children: ReactNode) =>
  render(
    <HelmetProvider>
      <MemoryRouter>{children}</MemoryRouter>
    </HelmetProvider>,
  ).container;

/** The text of each review on a page. */
const reviewsOn = (page: HTMLElement) => [...page.querySelectorAll('figure')].map(({ textContent }) => textContent);

describe('the home page and a city page', () => {
  async function renderReviews(chosen: ChosenReviews) {
    mockReviews(chosen);
    const { Testimonials } = await import('@/pages/home/testimonials');
    const { QuoteBand } = await import('@/pages/city/quote-band');
    return { home: inSite(<Testimonials />), city: inSite(<QuoteBand reviews={chosen.ofCity('torrance')} />) };
  }

  test('have nothing in the place of fewer than five reviews', async () => {
    const { home, city } = await renderReviews(published(4));

    expect(home).toBeEmptyDOMElement();
    expect(city).toBeEmptyDOMElement();
  });

  test('have three reviews and two, whatever their stars and in their language, with the totals below', async () => {
    const words = `${'W'.repeat(480)}\n<b>not bold</b>`;
    const { home, city } = await renderReviews(
      published(5, (rank) => (rank === 2 ? { stars: 1, words, language: 'es' } : {})),
    );

    const about = (stars: string, said: string) =>
      `${stars}“${said}”Ana, TorranceFurniture Removal\u00A0· November 2026\u00A0· hired through PoppyHaul`;
    const says = (rank: number) => about('★★★★★', `${rank}. Took it all, and swept the driveway too.`);
    const second = about('★☆☆☆☆', words);
    expect(reviewsOn(home)).toEqual([says(1), second, says(3)]);
    expect(reviewsOn(city)).toEqual([says(1), second]);
    expect(within(home).getByRole('img', { name: '1 out of 5 stars' })).toHaveTextContent('★☆☆☆☆');
    for (const page of [home, city]) {
      expect([...page.querySelectorAll('blockquote')].slice(0, 2).map(({ lang }) => lang)).toEqual(['', 'es']);
      expect(page).toHaveTextContent('212 customers were asked, 90 answered, 5 reviews are published. All reviews');
      expect(page.querySelector('a')?.getAttribute('href')).toBe('/reviews');
      expect(page).not.toHaveTextContent('Samples');
    }
  });

  test('label the reviews of a demo as samples', async () => {
    const { home, city } = await renderReviews(chooseSamples('en'));

    for (const page of [home, city]) {
      expect(page).toHaveTextContent('What Neighbors Are SayingSamples, not real reviews★★★★★“');
      expect(page).not.toHaveTextContent(/hired through|were asked|trusted/i);
      expect(page.querySelector('a')).toBeNull();
    }
  });
});

const promise = { as_of: '2026-11-22T18:00:00Z', requests: 212, in_time: 201 };
const counted = chooseReviews(readOf([], promise), 'en');
const demo = chooseSamples('en');
const kept =
  '94% of 212 requests were reached within 2 hours (8 AM–8 PM), by our haulers’ and team’s own reports, in the 90 days before November 22, 2026';

test.each([
  { of: 'a site', chosen: counted, setting: undefined, claim: kept },
  { of: 'a site', chosen: counted, setting: ' Trusted in 40 cities ', claim: 'Trusted in 40 cities' },
  { of: 'a demo', chosen: demo, setting: undefined, claim: 'Trusted by thousands (sample)' },
  { of: 'a demo', chosen: demo, setting: 'Trusted in 40 cities', claim: 'Trusted in 40 cities' },
  { of: 'a demo', chosen: demo, setting: '', claim: '' },
])('with the setting $setting, Why Choose Us of $of claims: $claim', async ({ chosen, setting, claim }) => {
  vi.stubEnv('VITE_SITE_TRUST_CLAIM', setting);
  mockReviews(chosen);
  const { WhyChooseUs } = await import('@/pages/home/why-choose-us');
  render(<WhyChooseUs />);

  const { nextElementSibling } = screen.getByRole('heading', { name: 'Why Choose Us' });
  expect(nextElementSibling?.tagName === 'P' ? nextElementSibling.textContent : '').toBe(claim);
});

describe('the page of all reviews', () => {
  const TOO_FEW = 'We show reviews once there are five';

  async function renderPage(chosen: ChosenReviews) {
    mockReviews(chosen);
    const { ReviewsPage } = await import('@/pages/reviews-page');
    const page = inSite(<ReviewsPage />);
    return { page, reviews: reviewsOn(page) };
  }

  /** The value of a term. */
  function besides(term: string | RegExp): HTMLElement {
    const found = screen.getByText(term, { selector: 'dt' }).nextElementSibling;
    if (!(found instanceof HTMLElement)) throw new Error(`Nothing stands beside ${term}`);
    return found;
  }

  test('with fewer than five has figures and says when reviews are shown', async () => {
    const { page, reviews } = await renderPage(published(4));

    expect(reviews).toEqual([]);
    expect(page).toHaveTextContent(TOO_FEW);
    expect(page).toHaveTextContent(
      '260 requests were completed. 212 customers were asked, 90 answered, 4 reviews are published.',
    );
  });

  test('says where they come from and how many are waiting, and has the newest 200 with and without text', async () => {
    const { page, reviews } = await renderPage(
      published(250, (rank) => (rank === 200 ? { words: null, stars: 1, city: null } : {})),
    );

    expect(besides('Stars on average')).toHaveTextContent('4.3 of 5from 85 customers, published or not');
    expect(besides('Said everything was gone')).toHaveTextContent('80 of 90');
    expect(besides('Published')).toHaveTextContent('250 of 253');
    const withheld = within(besides('Only four reasons to hold a review back'));
    expect(withheld.getByText(/^Other people’s personal details/).parentElement).toHaveTextContent(/1$/);
    expect(withheld.getByText(/^Threats/).parentElement).toHaveTextContent(/0$/);
    expect(withheld.getByText('2 reviews are waiting to be read.')).toBeInTheDocument();
    expect(page).not.toHaveTextContent(TOO_FEW);
    expect(reviews).toHaveLength(200);
    expect(reviews[0]).toBe(
      '★★★★★Ana, TorranceFurniture Removal\u00A0· November 2026\u00A0· hired through PoppyHaul“1. Took it all, and swept the driveway too.”',
    );
    expect(reviews[199]).toMatch(/^★☆☆☆☆Ana.*Gave stars, but no words\.$/);
    expect(page).toHaveTextContent('The 200 newest.');
  });

  test('has no average without any answer, and counts one as one', async () => {
    const read = readOf([]);
    const none = { completed: 1, asked: 1, answered: 0, all_gone: 0, starred: 0, average_stars: null, may_publish: 0 };
    const { page } = await renderPage(chooseReviews({ ...read, figures: { ...read.figures, ...none } }, 'en'));

    expect(page).toHaveTextContent(
      '1 request was completed. 1 customer was asked, 0 answered, 0 reviews are published.',
    );
    for (const term of ['Stars on average', 'Said everything was gone', 'Published']) {
      expect(screen.queryByText(term, { selector: 'dt' })).not.toBeInTheDocument();
    }
  });

  test('says how often our word was kept', async () => {
    const kept = { figures: [{ said: 'Everything gone:', count: '91 of 102' }], how: 'Counted.' };
    const { page } = await renderPage({ ...noReviews, kept });

    expect(within(page).getByRole('region', { name: 'Our word, counted' })).toHaveTextContent(
      'Our word, countedEverything gone: 91 of 102Counted.',
    );
  });

  test.each([
    ['a build with reviews off', noReviews, null],
    ['a demo', demo, 'Samples, not real figures'],
  ])('of %s has neither reviews nor figures, but for labeled samples', async (_, chosen, label) => {
    const { page, reviews } = await renderPage(chosen);

    expect(reviews).toEqual([]);
    expect(page).toHaveTextContent(TOO_FEW);
    expect(page).not.toHaveTextContent('were asked');
    expect(besides('Only four reasons to hold a review back')).not.toHaveTextContent(/\d/);
    const word = screen.queryByRole('region', { name: 'Our word, counted' });
    expect(word?.querySelector('p')?.textContent ?? null).toBe(label);
  });
});
