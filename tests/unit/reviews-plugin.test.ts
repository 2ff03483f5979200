import type { Language } from '@functions/domain/languages.ts';
import type { Plugin } from 'vite';
import { afterEach, expect, test, vi } from 'vitest';
import { samples } from '@/content/en/built-reviews';
import { samples as spanishSamples } from '@/content/es/built-reviews';
import { reviewsPlugin } from '../../scripts/build/reviews-plugin.ts';

afterEach(() => vi.unstubAllEnvs());

const NO_PRICES_AT_HOME = 'export const paid = null;\nexport const loads = {};\nexport const allLoads = null;';

type Hook = (...parameters: unknown[]) => unknown;

/** The code about reviews and prices in a build or on the development server. */
async function codeOf(command: 'build' | 'serve', language: Language = 'en') {
  const plugin = reviewsPlugin(language) as Plugin &
    Record<'configResolved' | 'buildStart' | 'load' | 'transform', Hook>;
  plugin.configResolved({ command, root: process.cwd(), env: {} });
  await plugin.buildStart();
  const transformed = (code: string, file: string) =>
    Object(plugin.transform(code, `/site/src/content/${file}.ts`)).code as string;
  return {
    home: plugin.load('\0virtual:reviews/home'),
    city: transformed('export const words = {};', 'en/cities/torrance'),
    all: plugin.load('\0virtual:prices/all'),
    homePrices: plugin.load('\0virtual:prices/home'),
    table: plugin.load('\0virtual:prices/table'),
    appliances: transformed('', `${language}/services/old-appliances`),
    mattresses: transformed('', `${language}/services/mattress-disposal`),
  };
}

test('a build with reviews off has neither reviews nor prices nor samples of them', async () => {
  vi.stubEnv('REVIEWS_FROM', 'off');

  const { home, city, all, homePrices, table, appliances } = await codeOf('build');

  expect(home).toBe('export const reviews = [];\nexport const promise = null;\nexport const sampleClaim = undefined;');
  expect(city).toMatch(
    /^export const words = {};\nexport const reviews = \[\];\nexport const paid = null;\nexport const place = {.*};\nexport const freePickup = {.*};\n$/,
  );
  expect(all).toBe('export const paid = null;');
  expect(homePrices).toBe(NO_PRICES_AT_HOME);
  expect(table).toMatch(/^export const figures = \[\];\nexport const counted = null;/);
  expect(appliances).toBe('\nexport const paid = null;\n');
});

test('a build whose reviews have not been read fails', async () => {
  vi.stubEnv('REVIEWS_FROM', 'http://localhost:1');

  await expect(codeOf('build')).rejects.toThrow('No reviews have been read from http://localhost:1');
});

test.each([
  ['en', samples, 'Samples: no one has paid these'],
  ['es', spanishSamples, 'Ejemplos: nadie ha pagado esto'],
] as const)(
  'the development server shows labeled samples, of prices on their page only: %s',
  async (language, reviews, note) => {
    vi.stubEnv('REVIEWS_FROM', 'https://abcd.supabase.co');

    const { home, city, all, homePrices, table, appliances, mattresses } = await codeOf('serve', language);

    for (const { words } of reviews) expect(home).toContain(words);
    expect(city).toContain('Denise R.');
    expect(table).toContain(note);
    expect(all).toBe('export const paid = null;');
    expect(homePrices).toBe(NO_PRICES_AT_HOME);
    for (const code of [appliances, mattresses]) expect(code).toBe('\nexport const paid = null;\n');
    expect(city).toContain('export const paid = null;');
  },
);
