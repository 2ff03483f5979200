import { loadSizes } from '@functions/domain/load-sizes.ts';
import { render, screen, within } from '@testing-library/react';
import { HelmetProvider } from 'react-helmet-async';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { addressIn, language } from '@/lib/language';
import { words as prices } from '@/words/final-price';
import { words as amounts } from '@/words/paid';
import { words } from '@/words/prices';
import { loadSizeLabels } from '@/words/shared/load-sizes';
import { serviceLabels } from '@/words/shared/services';
import { type ChosenPrices, choosePrices, noPrices, samplePrices } from '../../../scripts/build/choose-prices.ts';
import { priceRow } from '../../fixtures/reviews.ts';
import { mockPrices } from '../support/prices.ts';
import { renderApp } from '../support/render-app';

const SAMPLE_NOTE = { en: 'Samples: no one has paid these', es: 'Ejemplos: nadie ha pagado esto' }[language];
const COUNTED = {
  en: 'Counted on November 22, 2026, for the 24 months before that.',
  es: 'Conteo del 22 de noviembre de 2026, de los 24 meses anteriores.',
}[language];

afterEach(() => vi.resetModules());

async function renderPage(chosen: ChosenPrices) {
  mockPrices(chosen);
  const { PricesPage } = await import('@/pages/prices-page');
  render(
    <HelmetProvider>
      <MemoryRouter>
        <PricesPage />
      </MemoryRouter>
    </HelmetProvider>,
  );
}

/** The cells of a row of a table. */
function cellsOf(row: string): (string | null)[] {
  const found = screen.getByRole('rowheader', { name: row }).closest('tr');
  return [...(found?.querySelectorAll('td') ?? [])].map(({ textContent }) => textContent);
}

describe('the page of prices', () => {
  const rows = [
    priceRow({ load_size: 'half', pickups: 1234, lower: 1200, median: 1245, upper: 1300 }),
    priceRow({ load_size: 'few-items', lower: 85, median: 85, upper: 85 }),
    priceRow({ service: 'Old Appliances', lower: 95, median: 100, upper: 120 }),
    priceRow({ service: 'Old Appliances', load_size: 'half' }),
  ];

  test('has a table of loads with a row for each, and one of the services that have a figure', async () => {
    await renderPage(choosePrices(rows, language));

    const [byLoad, byService, ...others] = screen.getAllByRole('table');
    expect(others).toEqual([]);
    expect(byLoad).toHaveAccessibleName(words.tables.load);
    expect(byService).toHaveAccessibleName(words.tables.service);
    expect(within(byLoad as HTMLElement).getAllByRole('rowheader')).toHaveLength(loadSizes.length);
    expect(within(byService as HTMLElement).getAllByRole('rowheader')).toHaveLength(1);
    for (const table of [byLoad, byService]) {
      expect(
        within(table as HTMLElement)
          .getAllByRole('columnheader')
          .map(({ textContent }) => textContent),
      ).toEqual([words.tables.half, words.tables.middle, words.tables.pickups]);
    }
    expect(cellsOf(loadSizeLabels.half)).toEqual([amounts.range(1200, 1300), '$1,245', '1,234']);
    expect(cellsOf(loadSizeLabels['few-items'])).toEqual([amounts.range(85, 85), '$85', '37']);
    expect(cellsOf(serviceLabels['Old Appliances'])).toEqual([amounts.range(95, 120), '$100', '37']);
    expect(cellsOf(loadSizeLabels.full)).toEqual([words.tables.none]);
    expect(screen.getByText(COUNTED, { exact: false })).toBeInTheDocument();
    expect(screen.queryByText(words.tooFew, { exact: false })).not.toBeInTheDocument();
    expect(screen.queryByText(SAMPLE_NOTE)).not.toBeInTheDocument();
  });

  test('has no table of services if none has a figure', async () => {
    await renderPage(choosePrices([priceRow({ load_size: 'full' })], language));

    expect(screen.getByRole('table')).toHaveAccessibleName(words.tables.load);
  });

  test('says when prices are shown if there are none, and how they are counted', async () => {
    await renderPage(noPrices);

    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(words.heading);
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(screen.getByText(words.tooFew, { exact: false })).toHaveTextContent(prices.finalPrice);
    for (const { heading } of words.sections) expect(screen.getByRole('heading', { name: heading })).toBeVisible();
  });

  test('labels samples', async () => {
    await renderPage(samplePrices(language));

    expect(screen.getByText(SAMPLE_NOTE)).toBeInTheDocument();
    expect(screen.queryByText(words.tables.none)).not.toBeInTheDocument();
    expect(screen.getAllByRole('rowheader')).toHaveLength(8);
  });
});

describe('the sentence about what people paid', () => {
  const FAQ = addressIn(language, '/faq');
  const link = () => screen.queryByRole('link', { name: prices.howCounted });

  test.each(['/faq', '/services/mattress-disposal', '/services/furniture-removal'])(
    'is on %s with a link to the page of prices, and labels a sample',
    async (path) => {
      await renderApp(addressIn(language, path));

      expect(link()).toHaveAttribute('href', addressIn(language, '/prices'));
      expect(link()?.parentElement).toHaveTextContent(SAMPLE_NOTE);
    },
  );

  test('is missing on the page of a service without a figure', async () => {
    await renderApp(addressIn(language, '/services/old-appliances'));

    expect(link()).not.toBeInTheDocument();
  });

  test('is missing in the FAQ without a figure', async () => {
    mockPrices(noPrices);
    const { FaqPage } = await import('@/pages/faq-page');
    render(
      <HelmetProvider>
        <MemoryRouter initialEntries={[FAQ]}>
          <FaqPage />
        </MemoryRouter>
      </HelmetProvider>,
    );

    expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
    expect(link()).not.toBeInTheDocument();
  });
});
