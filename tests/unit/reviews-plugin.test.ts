import type { Language } from '@functions/domain/languages.ts';
import type { Plugin } from 'vite';
import { afterEach, expect, test, vi } from 'vitest';
import { samples } from '@/content/en/built-reviews';
import { samples as spanishSamples } from '@/content/es/built-reviews';
import { reviewsPlugin } from '../../scripts/build/reviews-plugin.ts';

afterEach(() => vi.unstubAllEnvs());

/**
 * The reviews on the home page and the Torrance page, and what people paid, in a build or on the development server.
 */
async function reviewsOf(command: 'build' | 'serve', language: Language = 'en') {
  const plugin = reviewsPlugin(language) as Plugin &
    Record<'configResolved' | 'buildStart' | 'load' | 'transform', Hook>;
  plugin.configResolved({ command, root: process.cwd(), env: {} });
  await plugin.buildStart();
  return {
    home: plugin.load('\0virtual:reviews/home'),
    city: plugin.transform('export const words = {};', '/site/src/content/en/cities/torrance.ts'),
    all: plugin.load('\0virtual:prices/all'),
    table: plugin.load('\0virtual:prices/table'),
    service: plugin.transform('', `/site/src/content/${language}/services/old-appliances.ts`),
    mattresses: plugin.transform('', `/site/src/content/${language}/services/mattress-disposal.ts`),
  };
}

type Hook = (...parameters: unknown[]) => unknown;

test('a build with reviews off has neither reviews nor samples', async () => {
  vi.stubEnv('REVIEWS_FROM', 'off');

  const { home, city } = await reviewsOf('build');

  expect(home).toBe('export const reviews = [];\nexport const promise = null;\nexport const sampleClaim = undefined;');
  expect(city).toMatchObject({
    code: expect.stringMatching(
      /^export const words = {};\nexport const reviews = \[\];\nexport const paid = null;\nexport const place = {.*};\nexport const freePickup = null;\n$/,
    ),
    map: null,
  });
});

test('the development server uses samples whatever the setting', async () => {
  vi.stubEnv('REVIEWS_FROM', 'https://abcd.supabase.co');

  const { home, city } = await reviewsOf('serve');

  for (const { name } of samples) expect(home).toContain(name);
  expect(city).toMatchObject({ code: expect.stringContaining('Denise R.') });
});

test('Spanish pages use Spanish samples', async () => {
  const { home } = await reviewsOf('serve', 'es');

  for (const { words } of spanishSamples) expect(home).toContain(words);
  for (const { words } of samples) expect(home).not.toContain(words);
});

test('a build with reviews off has neither prices nor samples of them', async () => {
  vi.stubEnv('REVIEWS_FROM', 'off');

  const { all, table, service } = await reviewsOf('build');

  expect(all).toBe('export const paid = null;');
  expect(table).toBe(
    'export const figures = [];\nexport const counted = null;\nexport const paid = null;\nexport const sampleNote = undefined;',
  );
  expect(service).toMatchObject({ code: '\nexport const paid = null;\n' });
});

test.each([
  ['en', 'Samples: no one has paid these', 'This service only.'],
  ['es', 'Ejemplos: nadie ha pagado esto', 'Solo este servicio.'],
] as const)('the development server labels each sample of a price: %s', async (language, note, ofService) => {
  const { all, table, service, mattresses } = await reviewsOf('serve', language);

  for (const code of [all, table]) expect(code).toContain(note);
  expect(mattresses).toMatchObject({ code: expect.stringContaining(note) });
  expect(mattresses).toMatchObject({ code: expect.stringContaining(ofService) });
  expect(service).toMatchObject({ code: '\nexport const paid = null;\n' });
});
