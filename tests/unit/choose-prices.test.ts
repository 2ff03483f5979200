import { expect, test } from 'vitest';
import {
  choosePrices,
  noPrices,
  paidByLoad,
  paidForAll,
  paidForService,
  samplePrices,
} from '../../scripts/build/choose-prices.ts';
import { priceRow } from '../fixtures/reviews.ts';

const rows = [priceRow(), priceRow({ service: 'Old Appliances', pickups: 1230, lower: 95, upper: 1250 })];

test('the sentence about what people paid is about all loads, or about a service alone', () => {
  const chosen = choosePrices(rows, 'en');

  expect(paidForAll(chosen, 'en')).toBe(
    'Half of our customers paid $140 to $260. At least 35 pickups in the last 24 months. All loads, all our cities.',
  );
  expect(paidForService(chosen, 'old-appliances', 'en')).toBe(
    'Half of our customers paid $95 to $1,250. At least 1,230 pickups in the last 24 months. This service only.',
  );
  expect(chosen.counted).toBe('Counted on November 22, 2026, for the 24 months before that.');
});

test('the sentence about what people paid is in Spanish on Spanish pages', () => {
  const chosen = choosePrices(rows, 'es');

  expect(paidForAll(chosen, 'es')).toBe(
    'La mitad de nuestros clientes pagó entre $140 y $260. Al menos 35 recolecciones en los últimos 24 meses. Todas las cargas, todas nuestras ciudades.',
  );
  expect(paidForService(chosen, 'old-appliances', 'es')).toMatch(/ entre \$95 y \$1,250\. .* Solo este servicio\.$/);
  expect(chosen.counted).toBe('Conteo del 22 de noviembre de 2026, de los 24 meses anteriores.');
});

test('the prices of loads are in Spanish on Spanish pages', () => {
  const sizes = [null, 'few-items', 'quarter', 'half'] as const;
  const chosen = choosePrices(
    sizes.map((load_size) => priceRow({ load_size })),
    'es',
  );

  expect(paidByLoad(chosen, 'es')).toEqual({
    loads: { 'few-items': '$140 a $260', quarter: '$140 a $260', half: '$140 a $260' },
    allLoads: 'Todas las cargas: $140 a $260. Al menos 35 recolecciones en los últimos 24 meses.',
  });
});

test('the sentence has one price if both ends are alike', () => {
  const alike = [priceRow({ lower: 160, median: 160, upper: 160 })];

  expect(paidForAll(choosePrices(alike, 'en'), 'en')).toMatch(/^Half of our customers paid about \$160\. /);
  expect(paidForAll(choosePrices(alike, 'es'), 'es')).toMatch(/^La mitad de nuestros clientes pagó unos \$160\. /);
});

test('the sentence has the middle price if there is no range', () => {
  const few = [priceRow({ lower: null, median: 160, upper: null })];

  expect(paidForAll(choosePrices(few, 'en'), 'en')).toMatch(/^The middle price was \$160\. At least 35 /);
  expect(paidForAll(choosePrices(few, 'es'), 'es')).toMatch(/^El precio medio fue de \$160\. Al menos/);
});

test('there is no sentence without a figure of exactly that group', () => {
  const ofLoads = choosePrices([priceRow({ load_size: 'half' })], 'en');
  const ofBoth = choosePrices([priceRow({ service: 'Old Appliances', load_size: 'half' })], 'en');

  expect(paidForAll(ofLoads, 'en')).toBeNull();
  expect(paidForService(ofBoth, 'old-appliances', 'en')).toBeNull();
  expect(paidForService(choosePrices(rows, 'en'), 'mattress-disposal', 'en')).toBeNull();
  expect(choosePrices([], 'en')).toEqual(noPrices);
  expect(paidForAll(noPrices, 'en')).toBeNull();
});

test('a service that the site does not have is left out', () => {
  const { figures } = choosePrices(
    [priceRow(), priceRow({ service: 'Piano Moving' }), priceRow({ service: 'Home Cleaning' })],
    'en',
  );

  expect(figures.map(({ service }) => service)).toEqual([null, 'Home Cleaning']);
});

test.each(['en', 'es'] as const)(
  'the samples are possible figures of every load and three services: %s',
  (language) => {
    const chosen = samplePrices(language, new Date('2026-11-22T18:00:00Z'));

    expect(chosen.figures.filter(({ size }) => size)).toHaveLength(5);
    expect(chosen.figures.filter(({ service }) => service)).toHaveLength(3);
    expect(chosen.figures).toHaveLength(9);
    for (const { lower, median, upper, pickups } of chosen.figures) {
      expect([lower, median, upper, pickups].map((each) => Number(each) % 5)).toEqual([0, 0, 0, 0]);
      expect([lower, median, upper]).toEqual([lower, median, upper].sort((one, other) => Number(one) - Number(other)));
      expect(pickups).toBeGreaterThanOrEqual(20);
    }
  },
);
