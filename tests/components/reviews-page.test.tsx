import { render, screen, within } from '@testing-library/react';
import { HelmetProvider } from 'react-helmet-async';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { type ChosenReviews, chooseReviews, chooseSamples, noReviews } from '../../scripts/build/choose-reviews.ts';
import { publishedRows, readOf } from '../fixtures/reviews.ts';
import { mockReviews } from './support/reviews.ts';

const TOO_FEW = 'We show reviews once there are five';

afterEach(() => vi.resetModules());

async function renderPage(chosen: ChosenReviews) {
  mockReviews(chosen);
  const { ReviewsPage } = await import('@/pages/reviews-page');
  const { container } = render(
    <HelmetProvider>
      <MemoryRouter>
        <ReviewsPage />
      </MemoryRouter>
    </HelmetProvider>,
  );
  return { page: container, reviews: [...container.querySelectorAll('figure')] };
}

/** The value of a term. */
function besides(term: string | RegExp): HTMLElement {
  const found = screen.getByText(term, { selector: 'dt' }).nextElementSibling;
  if (!(found instanceof HTMLElement)) throw new Error(`Nothing stands beside ${term}`);
  return found;
}

test('with fewer than five reviews the page has figures and says when reviews are shown', async () => {
  const { page, reviews } = await renderPage(chooseReviews(readOf(publishedRows(4)), 'en'));

  expect(reviews).toEqual([]);
  expect(page).toHaveTextContent(TOO_FEW);
  expect(page).toHaveTextContent(
    '260 requests were completed. 212 customers were asked, 90 answered, 4 reviews are published.',
  );
});

test('the figures say where reviews come from and how many are waiting', async () => {
  const { page } = await renderPage(chooseReviews(readOf(publishedRows(31)), 'en'));

  expect(besides('Stars on average')).toHaveTextContent('4.3 of 5from 85 customers, published or not');
  expect(besides('Said everything was gone')).toHaveTextContent('80 of 90');
  expect(besides('Published')).toHaveTextContent('31 of 34');
  const withheld = within(besides('Only four reasons to hold a review back'));
  expect(withheld.getByText(/^Other people’s personal details/)).toHaveTextContent(/1$/);
  expect(withheld.getByText(/^Threats/)).toHaveTextContent(/0$/);
  expect(withheld.getByText('2 reviews are waiting to be read.')).toBeInTheDocument();
  expect(page).not.toHaveTextContent(TOO_FEW);
});

test('without any answer there is no average', async () => {
  const read = readOf([]);
  const figures = {
    ...read.figures,
    asked: 1,
    answered: 0,
    all_gone: 0,
    starred: 0,
    average_stars: null,
    may_publish: 0,
  };
  const { page } = await renderPage(chooseReviews({ ...read, figures: { ...figures, completed: 1 } }, 'en'));

  expect(page).toHaveTextContent('1 request was completed. 1 customer was asked, 0 answered, 0 reviews are published.');
  expect(screen.queryByText('Stars on average')).not.toBeInTheDocument();
  expect(screen.queryByText('Said everything was gone')).not.toBeInTheDocument();
  expect(screen.queryByText('Published', { selector: 'dt' })).not.toBeInTheDocument();
});

test('the newest 200 of 250 reviews are shown, including those without text', async () => {
  const rows = publishedRows(250, (rank) => (rank === 200 ? { words: null, stars: 1, city: null } : {}));
  const { page, reviews } = await renderPage(chooseReviews(readOf(rows), 'en'));

  expect(reviews).toHaveLength(200);
  expect(reviews[0]).toHaveTextContent(
    '★★★★★Ana, TorranceFurniture Removal · November 2026 · hired through PoppyHaul“1. Took',
  );
  expect(reviews[199]).toHaveTextContent(/^★☆☆☆☆AnaFurniture Removal.*Gave stars, but no words\.$/);
  expect(page).toHaveTextContent('The 200 newest.');
});

test('all of 200 are shown', async () => {
  const { page, reviews } = await renderPage(chooseReviews(readOf(publishedRows(200)), 'en'));

  expect(reviews).toHaveLength(200);
  expect(page).not.toHaveTextContent('The newest');
});

test.each([
  ['a build with reviews off', noReviews],
  ['a demo', chooseSamples('en')],
])('%s shows neither reviews nor figures', async (_, chosen) => {
  const { page, reviews } = await renderPage(chosen);

  expect(reviews).toEqual([]);
  expect(page).toHaveTextContent(TOO_FEW);
  expect(page).not.toHaveTextContent('were asked');
  expect(besides('Only four reasons to hold a review back')).not.toHaveTextContent(/\d/);
});
