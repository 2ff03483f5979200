import type { LoadSize } from '@functions/domain/load-sizes.ts';
import { render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { addressIn, language } from '@/lib/language';
import { words } from '@/words/final-price';
import { type ChosenPrices, choosePrices, noPrices, samplePrices } from '../../../scripts/build/choose-prices.ts';
import { priceRow } from '../../fixtures/reviews.ts';
import { mockPrices } from '../support/prices.ts';

const chosen = choosePrices(
  [
    priceRow({ load_size: 'half', lower: 215, upper: 290 }),
    priceRow({ load_size: 'full', lower: 400, upper: 400 }),
    priceRow({ service: 'Furniture Removal', load_size: 'half', lower: 180, upper: 240 }),
    priceRow({ service: 'Furniture Removal', lower: 100, upper: 240 }),
  ],
  language,
);

afterEach(() => vi.resetModules());

async function renderFor(size: LoadSize, services: readonly string[], prices: ChosenPrices = chosen) {
  mockPrices(prices);
  const { PaidForLoad } = await import('@/features/request/paid-for-load');
  const { container } = render(<PaidForLoad size={size} services={services} />);
  return container;
}

const sentences = {
  en: {
    ofBoth:
      'Half of the customers here paid $180 to $240. 37 pickups in the last 24 months. Furniture Removal only, half a truck.',
    ofHalf: 'Half of the customers here paid $215 to $290. 37 pickups in the last 24 months. Half a truck.',
    ofFull: 'Half of the customers here paid about $400. 37 pickups in the last 24 months. A full truck or more.',
    sampleNote: 'Samples: no one has paid these',
  },
  es: {
    ofBoth:
      'La mitad de los clientes pagó aquí de $180 a $240. 37 recolecciones en los últimos 24 meses. Solo “Recoger muebles viejos”, medio camión.',
    ofHalf:
      'La mitad de los clientes pagó aquí de $215 a $290. 37 recolecciones en los últimos 24 meses. Medio camión.',
    ofFull:
      'La mitad de los clientes pagó aquí unos $400. 37 recolecciones en los últimos 24 meses. Un camión lleno o más.',
    sampleNote: 'Ejemplos: nadie ha pagado esto',
  },
}[language];

test.each([
  ['one service', 'half', ['Furniture Removal'], sentences.ofBoth],
  ['two services', 'half', ['Furniture Removal', 'Old Appliances'], sentences.ofHalf],
  ['one service that has no figure for it', 'half', ['Old Appliances'], sentences.ofHalf],
  ['one service with a figure for another load', 'full', ['Furniture Removal'], sentences.ofFull],
  ['no service', 'half', [], sentences.ofHalf],
] as const)('a load with %s shows what people paid, and then who names the price', async (_, size, services, said) => {
  const container = await renderFor(size, services);

  expect(screen.getByText(said)).toBeInTheDocument();
  expect(container.textContent?.indexOf(words.finalPrice)).toBeGreaterThan(said.length - 1);
  const link = screen.getByRole('link', { name: new RegExp(words.howCounted) });
  expect(link).toHaveAttribute('href', addressIn(language, '/prices'));
  expect(link).toHaveAttribute('target', '_blank');
});

test('a load without a figure shows only who names the price', async () => {
  const container = await renderFor('quarter', ['Furniture Removal']);

  expect(container.textContent).toMatch(new RegExp(`^${words.finalPrice}`));
  expect(container).not.toHaveTextContent('$');
  expect(screen.getByRole('link')).toBeInTheDocument();
});

test('without any figures, it shows only who names the price', async () => {
  const container = await renderFor('half', [], noPrices);

  expect(container.textContent).toMatch(new RegExp(`^${words.finalPrice}`));
});

test('samples are labeled', async () => {
  await renderFor('half', [], samplePrices(language));

  expect(screen.getByText(sentences.sampleNote)).toBeInTheDocument();
});
