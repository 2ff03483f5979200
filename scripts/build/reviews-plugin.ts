import type { Plugin } from 'vite';
import type { CitySlug } from '../../src/content/facts/cities.ts';
import type { Language } from '../../supabase/functions/_shared/domain/languages.ts';
import { chooseFreePickup } from './choose-free-pickup.ts';
import {
  type ChosenPrices,
  choosePrices,
  noPrices,
  paidByLoad,
  paidForAll,
  paidForService,
  samplePrices,
} from './choose-prices.ts';
import { type ChosenReviews, chooseReviews, chooseSamples, noReviews, wordsOfSamples } from './choose-reviews.ts';
import { type ClaimSettings, type Claims, chooseClaims, claimSettings } from './claims.ts';
import { locateCity } from './locate-city.ts';
import { type ReadReviews, type ReviewSource, reviewSource, storedReviews } from './reviews.ts';

/** Matches the words of a city's page. */
const CITY_WORDS = /\/src\/content\/en\/cities\/([a-z-]+)\.ts$/;

/** Matches the words of a service's page in a language. */
const SERVICE_WORDS = /\/src\/content\/(en|es)\/services\/([a-z-]+)\.ts$/;

const PREFIX = /^virtual:(?=(?:reviews|prices)\/)/;

/**
 * Provides reviews and claims as `virtual:reviews/…` and prices as `virtual:prices/…`, for the pages of one language.
 * Both are typed in `src/vite-env.d.ts`. The place, reviews, prices and free pickup of a single city, and the prices of
 * a single service, are appended to the file of its words instead, which saves a request. The development server and
 * tests use the samples.
 *
 * A build with a project's reviews fails unless they were read just now.
 */
export function reviewsPlugin(language: Language): Plugin {
  let source: ReviewSource;
  let settings: ClaimSettings;
  let chosen: ChosenReviews;
  let prices: Record<Language, ChosenPrices>;
  let claims: Claims;
  return {
    name: 'reviews',
    configResolved({ command, root, env }) {
      source = command === 'serve' ? 'samples' : reviewSource(root);
      settings = claimSettings(env);
    },
    async buildStart() {
      const read = typeof source === 'string' ? null : await storedReviews(source.url);
      chosen = choose(source, read, language);
      prices = { en: pricesOf(source, read, 'en'), es: pricesOf(source, read, 'es') };
      claims = chooseClaims(settings, read, language);
    },
    resolveId: (id) => (PREFIX.test(id) ? `\0${id}` : undefined),
    load(id) {
      const modules = {
        ...inFolder('reviews', { ...reviewModulesOf(chosen, language), claims }),
        ...inFolder('prices', priceModulesOf(prices[language], language)),
      };
      const exported = modules[id.slice(1).replace(PREFIX, '')];
      return exported && codeOf(exported);
    },
    transform(code, id) {
      const city = CITY_WORDS.exec(id)?.[1] as CitySlug | undefined;
      if (city) {
        const exported = { reviews: chosen.ofCity(city), paid: paidForAll(onOtherPages(prices.en), 'en') };
        return withExports(code, { ...exported, place: locateCity(city), freePickup: chooseFreePickup(city) });
      }
      const [, inLanguage, service] = SERVICE_WORDS.exec(id) ?? [];
      if (!service) return undefined;
      const fileLanguage = inLanguage === 'es' ? 'es' : 'en';
      const paid = paidForService(onOtherPages(prices[fileLanguage]), service, fileLanguage);
      return withExports(code, { paid });
    },
  };
}

function choose(source: ReviewSource, read: ReadReviews | null, language: Language): ChosenReviews {
  if (read) return chooseReviews(read, language);
  return source === 'samples' ? chooseSamples(language) : noReviews;
}

function pricesOf(source: ReviewSource, read: ReadReviews | null, language: Language): ChosenPrices {
  if (read) return choosePrices(read.prices, language);
  return source === 'samples' ? samplePrices(language) : noPrices;
}

/** The exports of each virtual module about reviews in a language, by module name. */
export function reviewModulesOf(
  { home, all, counts, figures, kept, promise, areSamples }: ChosenReviews,
  language: Language,
) {
  const { sampleClaim, sampleNote } = areSamples ? wordsOfSamples(language) : {};
  return {
    home: { reviews: home, promise, sampleClaim },
    all: { reviews: all, figures, kept },
    figures: { counts, sampleNote },
  };
}

/** The exports of each virtual module about prices in a language, by module name. */
export function priceModulesOf(prices: ChosenPrices, language: Language) {
  const { figures, counted, sampleNote } = prices;
  const onOthers = onOtherPages(prices);
  const all = { paid: paidForAll(onOthers, language) };
  return {
    home: { ...all, ...paidByLoad(onOthers, language) },
    all,
    table: { figures, counted, paid: paidForAll(prices, language), sampleNote },
  };
}

/** Samples are only on the page of prices. */
function onOtherPages(prices: ChosenPrices): ChosenPrices {
  return prices.sampleNote ? noPrices : prices;
}

function inFolder(folder: string, modules: Record<string, object>): Record<string, object> {
  return Object.fromEntries(Object.entries(modules).map(([name, exported]) => [`${folder}/${name}`, exported]));
}

function withExports(code: string, exported: object) {
  return { code: `${code}\n${codeOf(exported)}\n`, map: null };
}

function codeOf(exported: object): string {
  return Object.entries(exported)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');
}
