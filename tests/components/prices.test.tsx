import { type LoadSize, loadSizes } from '@functions/domain/load-sizes.ts';
import { cleanup, render, screen } from '@testing-library/react';
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
  const { all, home, table } = priceModulesOf(chosen, 'en');
  vi.doMock('virtual:prices/all', () => all);
  vi.doMock('virtual:prices/home', () => home);
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

/** Where the rows of loads or services lead. */
function rowsOf(kind: 'load' | 'service') {
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  return links.filter((href) => href?.startsWith(`/book?${kind}=`));
}

const pricesPage = async () => (await import('@/pages/prices/prices-page')).PricesPage;

describe('the page of prices', () => {
  const row = (label: string) => screen.getByRole('link', { name: new RegExp(`^${label}`) });

  test('has a row for each load, and for each service that has a figure', async () => {
    const rows = [
      priceRow({ load_size: 'half', pickups: 1230, lower: 1200, median: 1245, upper: 1300 }),
      priceRow({ load_size: 'few-items', lower: 85, median: 85, upper: 85 }),
      priceRow({ service: 'Old Appliances', lower: null, median: 100, upper: null }),
      priceRow({ service: 'Old Appliances', load_size: 'half' }),
    ];
    const page = await renderPage(choosePrices(rows, 'en'), pricesPage);

    expect(rowsOf('load')).toEqual(loadSizes.map((size) => `/book?load=${size}`));
    expect(rowsOf('service')).toEqual(['/book?service=old-appliances']);
    expect(row('Half a truck')).toHaveTextContent(/\$1,200 to \$1,300middle price \$1,245 · 1,230\+ pickups$/);
    expect(row('A few items')).toHaveTextContent(/about \$85middle price \$85 · 35\+ pickups$/);
    expect(row('Old Appliances')).toHaveTextContent(/middle price \$10035\+ pickups$/);
    expect(row('A full truck or more')).toHaveTextContent(/Not enough pickups yet$/);
    expect(page).toHaveTextContent('Counted on November 22, 2026, for the 24 months before that.');
    expect(page).not.toHaveTextContent(SAMPLE_NOTE);
    expect(page).toHaveTextContent('The bar is what half paid');
    expect(page).not.toHaveTextContent('We show prices once');
  });

  test('draws the bars of all rows to one scale, and only the middle price without a range', async () => {
    const figures = [
      priceRow({ load_size: 'half', lower: 200, median: 250, upper: 300 }),
      priceRow({ load_size: 'full', lower: 310, median: 350, upper: 395 }),
      priceRow({ service: 'Old Appliances', lower: null, median: 100, upper: null }),
      // Without a row.
      priceRow({ service: 'Old Appliances', load_size: 'full', upper: 1600 }),
    ];
    await renderPage(choosePrices(figures, 'en'), pricesPage);

    const marks = (label: string) =>
      [...row(label).querySelectorAll<HTMLElement>('[style]')].map(({ style }) => [style.left, style.width]);
    expect(marks('Half a truck')).toEqual([
      ['50%', '25%'],
      ['62.5%', ''],
    ]);
    expect(marks('Old Appliances')).toEqual([['25%', '']]);
  });

  test.each<[string, ChosenPrices, services: number]>([
    ['without a figure of a service', choosePrices([priceRow({ load_size: 'full' })], 'en'), 0],
    ['without any figure', noPrices, 0],
    ['with samples', samplePrices('en'), 3],
  ])('%s has the rows that it can have, and labels samples', async (_, chosen, services) => {
    const page = await renderPage(chosen, pricesPage);

    expect(rowsOf('load')).toHaveLength(5);
    expect(rowsOf('service')).toHaveLength(services);
    expect(screen.queryAllByText(SAMPLE_NOTE)).toHaveLength(services && 1);
    expect(screen.getByRole('textbox', { name: 'ZIP code' })).toBeInTheDocument();
    if (chosen === noPrices) {
      expect(page).toHaveTextContent(TOO_FEW);
      expect(row('Half a truck')).toHaveTextContent(/About 8 of 15 cubic yards/);
      expect(page).not.toHaveTextContent('$');
      expect(page).not.toHaveTextContent('The bar');
    }
  });
});

describe('the home page', () => {
  const truckStrip = async () => (await import('@/pages/home/truck-strip')).TruckStrip;
  const ofLoads = (...sizes: LoadSize[]) =>
    choosePrices(
      sizes.map((size) => priceRow({ load_size: size })),
      'en',
    );

  test('shows what loads cost if most of them have a range', async () => {
    const chosen = choosePrices(
      [
        priceRow({ pickups: 210, lower: 140, upper: 345 }),
        priceRow({ load_size: 'quarter' }),
        priceRow({ load_size: 'half', lower: 215, upper: 290 }),
        priceRow({ load_size: 'full', lower: 400, upper: 560 }),
        priceRow({ load_size: 'three-quarters', lower: null, upper: null }),
      ],
      'en',
    );
    const section = await renderPage(chosen, truckStrip);

    expect(screen.getByRole('heading', { name: 'What a load costs' })).toBeInTheDocument();
    expect(rowsOf('load')).toEqual(loadSizes.map((size) => `/book?load=${size}`));
    const half = screen.getByRole('link', { name: /^Half a truck/ });
    expect(half).toHaveTextContent(/\$215 to \$290a sofa, a dresser, a mattress, ten bags$/);
    expect(screen.getByRole('link', { name: /^Three quarters/ })).toHaveTextContent(
      /trucka living room and a bedroom$/,
    );
    expect(section).toHaveTextContent(/All loads: \$140 to \$345\. At least 210 pickups in the last 24 months\.$/);
    expect(screen.getByRole('link', { name: /^All prices/ })).toHaveAttribute('href', '/prices');
  });

  test.each([
    ['two loads', ofLoads('half', 'full')],
    ['none', noPrices],
    ['samples', samplePrices('en')],
  ])('with figures of %s, shows what fits and no price', async (_, chosen) => {
    const section = await renderPage(chosen, truckStrip);

    expect(screen.getByRole('heading', { name: 'How big is your load?' })).toBeInTheDocument();
    expect(rowsOf('load')).toHaveLength(5);
    expect(section).toHaveTextContent('A few itemsa mattress, or a refrigerator');
    expect(section).not.toHaveTextContent('$');
    expect(screen.getByRole('link', { name: 'What moves a price' })).toHaveAttribute(
      'href',
      '/prices#what-moves-a-price',
    );
  });

  test('answers what it costs with what people paid', async () => {
    const question = async (chosen: ChosenPrices) => {
      await renderPage(chosen, async () => (await import('@/pages/home/home-page')).HomePage);
      return screen.getByText('What does it cost?').closest('h3')?.nextElementSibling;
    };

    expect(await question(choosePrices([priceRow()], 'en'))).toHaveTextContent(
      /^Half of our customers paid \$140 to \$260\. At least 35 .* all our cities\. It depends on how much/,
    );
    cleanup();
    vi.resetModules();
    expect(await question(noPrices)).toHaveTextContent(/^It depends on how much/);
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
