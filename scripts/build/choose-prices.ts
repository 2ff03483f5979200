import { words as built } from '../../src/content/en/built-prices.ts';
import { words as paidWords } from '../../src/content/en/paid.ts';
import { words as spanishBuilt } from '../../src/content/es/built-prices.ts';
import { words as spanishPaidWords } from '../../src/content/es/paid.ts';
import { services } from '../../src/content/facts/services.ts';
import type { PriceFigure } from '../../src/content/shapes/price-figure.ts';
import type { Language } from '../../supabase/functions/_shared/domain/languages.ts';
import { type LoadSize, loadSizes } from '../../supabase/functions/_shared/domain/load-sizes.ts';
import { losAngelesDay } from '../../supabase/functions/_shared/domain/los-angeles-clock.ts';
import type { PriceRow } from './reviews.ts';

/** What people paid, as the pages of one language show it. */
export type ChosenPrices = {
  figures: readonly PriceFigure[];
  /** When they were counted, as a sentence; null if there are none. */
  counted: string | null;
  sampleNote?: string | undefined;
};

/** The home page shows what loads cost only with at least this many of the five. */
const FEWEST_LOADS = 3;

/** For a build that deliberately shows no figures. */
export const noPrices: ChosenPrices = { figures: [], counted: null };

/** Converts the database's figures for the pages of a language. Skips services that the site does not offer. */
export function choosePrices(rows: readonly PriceRow[], language: Language): ChosenPrices {
  const [first] = rows;
  if (!first) return noPrices;
  const figures = rows.flatMap(({ service, load_size: size, pickups, lower, median, upper }) => {
    const name = service === null ? null : services.find(({ storedName }) => storedName === service)?.storedName;
    return name === undefined ? [] : [{ service: name, size, pickups, lower, median, upper }];
  });
  return { figures, counted: wordsIn(language).counted(losAngelesDay(first.as_of)) };
}

/** What demos and the development server show on the page of prices, and nowhere else. */
export function samplePrices(language: Language, now = new Date()): ChosenPrices {
  const { counted, sampleNote } = wordsIn(language);
  return { figures: samples, counted: counted(losAngelesDay(now)), sampleNote };
}

/** What people paid for all loads; null with too few pickups. */
export function paidForAll(chosen: ChosenPrices, language: Language): string | null {
  return paid(chosen, null, language);
}

/** What half paid for each load, or nothing if it isn't known for most of them. Then the same for all loads. */
export function paidByLoad({ figures }: ChosenPrices, language: Language) {
  const { halfPaid, all } = wordsIn(language);
  const ofAny = figures.filter(({ service }) => service === null);
  const found = loadSizes.flatMap((size): [LoadSize, string][] => {
    const figure = ofAny.find((each) => each.size === size);
    const half = figure && halfPaid(figure);
    return half ? [[size, half]] : [];
  });
  if (found.length < FEWEST_LOADS) return { loads: {}, allLoads: null };
  const total = ofAny.find(({ size }) => size === null);
  const half = total && halfPaid(total);
  return { loads: Object.fromEntries(found), allLoads: half ? all(half, total.pickups) : null };
}

/** What people paid for this service, whatever the load; null with too few pickups. */
export function paidForService(chosen: ChosenPrices, slug: string, language: Language): string | null {
  const service = services.find((each) => each.slug === slug);
  return service ? paid(chosen, service.storedName, language) : null;
}

function paid({ figures }: ChosenPrices, service: PriceFigure['service'], language: Language): string | null {
  const figure = figures.find((each) => each.size === null && each.service === service);
  if (!figure) return null;
  const { sentence, ofAll, ofService } = wordsIn(language);
  const said = sentence(figure);
  return `${said} ${service === null ? ofAll : ofService}`;
}

function wordsIn(language: Language) {
  return language === 'es' ? { ...spanishBuilt, ...spanishPaidWords } : { ...built, ...paidWords };
}

/** Fictional. */
const samples: readonly PriceFigure[] = [
  { service: null, size: null, pickups: 210, lower: 140, median: 205, upper: 345 },
  { service: null, size: 'few-items', pickups: 35, lower: 85, median: 105, upper: 130 },
  { service: null, size: 'quarter', pickups: 45, lower: 140, median: 165, upper: 190 },
  { service: null, size: 'half', pickups: 40, lower: 215, median: 250, upper: 290 },
  { service: null, size: 'three-quarters', pickups: 25, lower: 310, median: 350, upper: 395 },
  { service: null, size: 'full', pickups: 30, lower: 400, median: 465, upper: 560 },
  { service: 'Furniture Removal', size: null, pickups: 40, lower: 110, median: 155, upper: 240 },
  { service: 'Garage Cleanouts', size: null, pickups: 30, lower: 230, median: 320, upper: 430 },
  { service: 'Mattress Disposal', size: null, pickups: 20, lower: 85, median: 95, upper: 120 },
];
