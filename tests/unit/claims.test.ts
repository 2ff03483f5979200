import { afterEach, describe, expect, test, vi } from 'vitest';
import { cities } from '@/content/facts/cities';
import type { Faq } from '@/content/shapes/faq';
import { plainText } from '@/content/shapes/prose';
import { chooseClaims, claimSettings } from '../../scripts/build/claims.ts';
import type { ReadReviews } from '../../scripts/build/reviews.ts';
import { readOf } from '../fixtures/reviews.ts';

afterEach(() => {
  vi.doUnmock('virtual:reviews/claims');
  vi.resetModules();
});

/** What is read for a build: with this many pickups within 48 and 4 hours, of 200. */
function readWith(within_48_hours: number, within_4_hours: number): ReadReviews {
  return { ...readOf([]), pickups: { as_of: '2026-11-22T18:00:00Z', pickups: 200, within_48_hours, within_4_hours } };
}

function claimsWith(variables: Record<string, string>, read: ReadReviews | null = readOf([])) {
  return chooseClaims(claimSettings(variables), read, 'en');
}

const project = { VITE_SUPABASE_URL: 'https://abcd.supabase.co' };

const none = { pickupTime: null, arrivalTime: null, pickupFigure: null, manyFamilyOwned: false };

test('a demo makes all claims, unless it turns them off', () => {
  const all = { pickupTime: '24–48 hours', arrivalTime: '2–4 hours', pickupFigure: null, manyFamilyOwned: true };
  const off = { VITE_SITE_PICKUP_CLAIM: 'off', VITE_SITE_ARRIVAL_CLAIM: 'off' };

  expect(claimsWith({}, null)).toEqual(all);
  expect(claimsWith(off, null)).toEqual({ ...all, pickupTime: null, arrivalTime: null });
  expect(chooseClaims(claimSettings({}), null, 'es')).toMatchObject({
    pickupTime: '24 a 48 horas',
    arrivalTime: '2 a 4 horas',
  });
});

test('a real site makes a claim only if its operator can prove it, and one about families by its figure', () => {
  for (const read of [readOf([]), null]) expect(claimsWith(project, read)).toEqual(none);
  expect(claimsWith({ ...project, VITE_SITE_PICKUP_CLAIM: 'on' })).toEqual({ ...none, pickupTime: '24–48 hours' });
  expect(claimsWith({ ...project, VITE_SITE_ARRIVAL_CLAIM: ' on ' })).toEqual({ ...none, arrivalTime: '2–4 hours' });
  expect(claimsWith(project, { ...readOf([]), haulers: { family_owned: 3 } }).manyFamilyOwned).toBe(true);
});

test.each(['On', 'yes', 'true'])('a claim cannot be set to %s', (value) => {
  expect(() => claimSettings({ VITE_SITE_ARRIVAL_CLAIM: value })).toThrow(
    `VITE_SITE_ARRIVAL_CLAIM is ${value}: it must be on or off`,
  );
});

test('the pickup figure is rounded down, and gives those within 4 hours from 10% on', () => {
  const figure = (...read: [number, number]) => claimsWith(project, readWith(...read)).pickupFigure;

  expect(figure(139, 20)).toBe(
    '69% of 200 booked pickups were done within 48 hours of the request, in the 90 days before November 22, 2026 (10% within 4 hours).',
  );
  expect(figure(199, 19)).toMatch(/^99% of 200 .* November 22, 2026\.$/);
  expect(figure(0, 0)).toMatch(/^0% of 200/);
  expect(chooseClaims(claimSettings(project), readWith(139, 20), 'es').pickupFigure).toBe(
    'El 69% de 200 recolecciones con cita se hizo en las 48 horas después de la solicitud, en los 90 días anteriores al 22 de noviembre de 2026 (el 10% en 4 horas).',
  );
});

test('the pickup figure replaces both claims that are on, and is not given for those that are off', () => {
  const with4Hours = expect.stringMatching(/^69% .* \(10% within 4 hours\)\.$/);
  const on = { ...project, VITE_SITE_PICKUP_CLAIM: 'on', VITE_SITE_ARRIVAL_CLAIM: 'on' };
  const [pickupOff, arrivalOff] = ['PICKUP', 'ARRIVAL'].map((claim) =>
    claimsWith({ ...project, [`VITE_SITE_${claim}_CLAIM`]: 'off' }, readWith(139, 20)),
  );

  expect(claimsWith(on, readWith(139, 20))).toEqual({ ...none, pickupFigure: with4Hours });
  expect(pickupOff?.pickupFigure).toBeNull();
  expect(arrivalOff?.pickupFigure).toMatch(/2026\.$/);
});

describe('the pages', () => {
  const modules = {
    ...import.meta.glob('../../src/content/{en,es}/**/*.ts'),
    ...import.meta.glob('../../supabase/functions/_shared/words/{en,es}/*.ts'),
  };

  /** All texts of the site in both languages, with these claims. */
  async function textsWith(claims: ReturnType<typeof chooseClaims>): Promise<string[]> {
    vi.doMock('virtual:reviews/claims', () => claims);
    const loaded = await Promise.all(Object.values(modules).map((load) => load()));
    return loaded.flatMap(textsIn);
  }

  function textsIn(words: unknown): string[] {
    if (typeof words === 'string') return [words];
    return typeof words === 'object' && words !== null ? Object.values(words).flatMap(textsIn) : [];
  }

  function faqsIn(words: unknown): Faq[] {
    if (typeof words !== 'object' || words === null) return [];
    return 'question' in words && 'answer' in words ? [words as Faq] : Object.values(words).flatMap(faqsIn);
  }

  const asksHowSoon = /how (?:soon|fast|quickly)|qué tan (?:pronto|rápido)/i;
  const namesTime =
    /(?:same|next|following)[- ](?:day|afternoon)|or the next|today|tomorrow|later that day|(?:within|a|another) day|\d hours|mismo día|día siguiente|\d horas/i;

  /** Text about how long work takes, such as a garage in 2–4 hours, is not a claim about how soon someone comes. */
  const claimed =
    /24–48|24 a 48|within 2–4|2–4 hours (?:of|after)|de 2 a 4 horas después|(?<!a )family-owned|negocios familiares|son familiares/;

  test('of a real site say nothing that no one has measured, in either language', async () => {
    const texts = await textsWith(claimsWith(project));

    expect(texts.length).toBeGreaterThan(3000);
    expect(texts.filter((text) => claimed.test(text))).toEqual([]);
    expect(texts.filter((text) => /\b(?:null|undefined)\b/.test(text))).toEqual([]);
  });

  test('give the figure in place of the claims', async () => {
    const texts = await textsWith(claimsWith(project, readWith(139, 20)));

    expect(texts.filter((text) => claimed.test(text))).toEqual([]);
    // In each language on the home page, in the FAQ and on the about page.
    expect(texts.filter((text) => text.includes('69% of 200 booked pickups'))).toHaveLength(6);
  });

  test('of a real site answer every question about how soon with a time, in either language', async () => {
    vi.doMock('virtual:reviews/claims', () => claimsWith(project));
    const loaded = await Promise.all(
      Object.entries(modules).map(async ([file, load]) => ({ isCity: file.includes('/cities/'), words: await load() })),
    );
    // A city page asks it first, each in its own words.
    const asked = loaded.flatMap(({ isCity, words }) =>
      faqsIn(words).filter(({ question }, index) => (isCity ? index === 0 : asksHowSoon.test(question))),
    );

    expect(asked.length).toBeGreaterThan(cities.length);
    expect(asked.filter(({ answer }) => !namesTime.test(plainText(answer)))).toEqual([]);
  });
});
