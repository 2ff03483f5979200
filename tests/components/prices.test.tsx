import { loadSizes } from '@functions/domain/load-sizes.ts';
import { render, screen, within } from '@testing-library/react';
import { HelmetProvider } from 'react-helmet-async';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type ChosenPrices, choosePrices, noPrices, samplePrices } from '../../scripts/build/choose-prices.ts';
import { priceModulesOf } from '../../scripts/build/reviews-plugin.ts';
import { priceRow } from '../fixtures/reviews.ts';
import { renderApp } from './support/render-app';

const SAMPLE_NOTE = 'Samples: no one has paid these';
const TOO_FEW = 'We show prices once there are 20 pickups by at least three haulers. You get the final price before';
const FINAL_PRICE = /^You get the final price before anything is loaded, and you can always say no\./;

afterEach(() => vi.resetModules());

async function renderPage(chosen: ChosenPrices, open: () => Promise<React.ComponentType>) {
  const { all, table } = priceModulesOf(chosen, 'en');
  vi.doMock('virtual:prices/all', () => all);
  vi.doMock('virtual:prices/table', () => table);
  const Page = await open();
  return render(
    <HelmetProvider>
      <MemoryRouter>
        <Page />
      </MemoryRouter>
    </HelmetProvider>,
  ).container;
}

const pricesPage = async () => (await import('@/pages/prices-page')).PricesPage;

describe('the page of prices', () => {
  /** The cells of a row of a table. */
  function cellsOf(row: string): (string | null)[] {
    const found = screen.getByRole('rowheader', { name: row }).closest('tr');
    return [...(found?.querySelectorAll('td') ?? [])].map(({ textContent }) => textContent);
  }

  test('has a table of loads with a row for each, and one of the services that have a figure', async () => {
    const rows = [
      priceRow({ load_size: 'half', pickups: 1230, lower: 1200, median: 1245, upper: 1300 }),
      priceRow({ load_size: 'few-items', lower: 85, median: 85, upper: 85 }),
      priceRow({ service: 'Old Appliances', lower: null, median: 100, upper: null }),
      priceRow({ service: 'Old Appliances', load_size: 'half' }),
    ];
    const page = await renderPage(choosePrices(rows, 'en'), pricesPage);

    const tables = screen.getAllByRole('table');
    expect(tables).toHaveLength(2);
    expect(tables.map((table) => within(table).getAllByRole('rowheader').length)).toEqual([loadSizes.length, 1]);
    for (const table of tables) expect(within(table).getAllByRole('columnheader')).toHaveLength(3);
    expect(cellsOf('Half a truck')).toEqual(['$1,200 to $1,300', '$1,245', '1,230']);
    expect(cellsOf('A few items')).toEqual(['about $85', '$85', '35']);
    expect(cellsOf('Old Appliances')).toEqual(['too few to say', '$100', '35']);
    expect(cellsOf('A full truck or more')).toHaveLength(1);
    expect(page).toHaveTextContent('Counted on November 22, 2026, for the 24 months before that.');
    expect(page).not.toHaveTextContent(SAMPLE_NOTE);
  });

  test.each<[string, ChosenPrices, tables: number, rows: number]>([
    ['without a figure of a service', choosePrices([priceRow({ load_size: 'full' })], 'en'), 1, 5],
    ['without any figure', noPrices, 0, 0],
    ['with samples', samplePrices('en'), 2, 8],
  ])('%s has the tables that it can have, and labels samples', async (_, chosen, tables, rows) => {
    const page = await renderPage(chosen, pricesPage);

    expect(screen.queryAllByRole('table')).toHaveLength(tables);
    expect(screen.queryAllByRole('rowheader')).toHaveLength(rows);
    expect(screen.queryAllByText(SAMPLE_NOTE)).toHaveLength(rows === 8 ? 1 : 0);
    if (tables === 0) expect(page).toHaveTextContent(TOO_FEW);
    else expect(page).not.toHaveTextContent('We show prices once');
  });
});

describe('the sentence about what people paid', () => {
  test.each(['/faq', '/services/furniture-removal', '/locations/california/torrance'])(
    'is not on %s with samples, which only the page of prices shows',
    async (path) => {
      await renderApp(path);

      expect(screen.queryByRole('link', { name: 'Where these prices come from' })).not.toBeInTheDocument();
      expect(screen.queryByText(/Half of our customers paid/)).not.toBeInTheDocument();
    },
  );
});

describe('below the choice of a load', () => {
  const chosen = choosePrices(
    [
      priceRow({ load_size: 'half', lower: 215, upper: 290 }),
      priceRow({ load_size: 'full', lower: 400, upper: 400 }),
      priceRow({ service: 'Furniture Removal', load_size: 'half', lower: 180, upper: 240 }),
      priceRow({ service: 'Furniture Removal', lower: 100, upper: 240 }),
    ],
    'en',
  );
  const OF_BOTH =
    'Half of our customers paid $180 to $240. At least 35 pickups in the last 24 months. Furniture Removal only, half a truck.';
  const OF_HALF = 'Half of our customers paid $215 to $290. At least 35 pickups in the last 24 months. Half a truck.';
  const OF_FULL =
    'Half of our customers paid about $400. At least 35 pickups in the last 24 months. A full truck or more.';

  test.each([
    ['one service', 'half', ['Furniture Removal'], chosen, OF_BOTH],
    ['two services', 'half', ['Furniture Removal', 'Old Appliances'], chosen, OF_HALF],
    ['one service with a figure for another load', 'full', ['Furniture Removal'], chosen, OF_FULL],
    ['a load without a figure', 'quarter', ['Furniture Removal'], chosen, ''],
    ['samples', 'half', [], samplePrices('en'), ''],
  ] as const)(
    'with %s is what people paid, if known, and then who names the price',
    async (_, size, services, prices, said) => {
      const page = await renderPage(prices, async () => {
        const { PaidForLoad } = await import('@/features/request/paid-for-load');
        return () => <PaidForLoad size={size} services={services} />;
      });

      expect(page.textContent?.startsWith(said)).toBe(true);
      if (!said) expect(page).not.toHaveTextContent('$');
      expect(screen.getByText(FINAL_PRICE)).toBeInTheDocument();
      const link = screen.getByRole('link', { name: said ? /^Where these prices come from/ : /^What people paid/ });
      expect(link).toHaveAttribute('href', '/prices');
      expect(link).toHaveAttribute('target', '_blank');
    },
  );
});
