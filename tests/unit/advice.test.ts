import { afterEach, describe, expect, test, vi } from 'vitest';

type Module = { words: unknown };

const modules = import.meta.glob<Module>(
  [
    '../../src/content/en/{services,landing-pages,posts}/*.ts',
    '../../src/content/en/{services,services-page,landing-page,posts,faq,about,locations,service-areas,contact}.ts',
    '../../src/content/en/before-your-pickup.ts',
  ],
  { eager: true },
);

/** The texts of a module by key, including sections and lists. */
function textsOf(value: unknown, key = ''): { key: string; text: string }[] {
  if (typeof value === 'string') return [{ key, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([each, inner]) => textsOf(inner, Array.isArray(value) ? key : each));
}

const texts = Object.entries(modules).flatMap(([file, { words }]) =>
  textsOf(words).map((each) => ({ file: file.replace('../../src/content/en/', ''), ...each })),
);

/** The pages with matching text, without duplicates. */
function filesThatSay(pattern: RegExp): string[] {
  return [...new Set(texts.filter(({ text }) => pattern.test(text)).map(({ file }) => file))].sort();
}

describe('advice on the pages', () => {
  test('every page that mentions putting things out says they must be on private ground and why', () => {
    expect(filesThatSay(/sidewalk, the parkway or the street[^.]*: a private pickup doesn’t make that legal/)).toEqual([
      'before-your-pickup.ts',
      'faq.ts',
      'posts/how-to-get-rid-of-old-furniture-in-los-angeles.ts',
      'services/curbside-pickups.ts',
    ]);
  });

  test('no service page tells people to put things at the curb, except in picture descriptions', () => {
    const curbs = texts.filter(
      ({ file, key, text }) => /^services/.test(file) && !/alt$/i.test(key) && /\bcurb\b/.test(text),
    );

    expect(curbs).toEqual([]);
  });

  test('every page that covers whether someone has to be home gives the same answer', () => {
    const answer =
      /^An adult has to be there, or be reachable by phone, to confirm the price before anything is loaded\./;

    expect(filesThatSay(answer)).toEqual(['before-your-pickup.ts', 'faq.ts', 'services/curbside-pickups.ts']);
  });

  test('no page asks people to put codes, alarms or an empty home into a request', () => {
    expect(filesThatSay(/home will be empty|turn off an alarm|[Nn]ame the person on site/)).toEqual([]);
  });
});

describe('the answer to how the site makes money', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.resetModules();
  });

  /** The answers in the FAQ and on the about page with this setting. */
  async function answers(setting: string) {
    vi.stubEnv('VITE_SITE_HOW_PAID', setting);
    vi.resetModules();
    const { words: faq } = await import('@/content/en/faq');
    const { words: about } = await import('@/content/en/about');
    const asked = faq.sections.flatMap(({ faqs }) => faqs).filter(({ question }) => /make money/.test(question));
    return [...asked, about.marketplace.howPaid].flatMap((each) => (each ? each.answer : []));
  }

  test("uses the operator's own words", async () => {
    expect(await answers('Haulers pay us for each job.')).toEqual([
      'Haulers pay us for each job.',
      'Haulers pay us for each job.',
    ]);
  });

  test.each(['en', 'es'])('and the page for haulers uses them for what haulers pay: %s', async (language) => {
    async function costWith(setting: string) {
      vi.stubEnv('VITE_SITE_HAULER_COST', setting);
      vi.resetModules();
      const { words } = await (language === 'en' ? import('@/content/en/haulers') : import('@/content/es/haulers'));
      return words.cost?.text;
    }

    expect(await costWith(' 10% of what the customer pays. ')).toBe('10% of what the customer pays.');
    expect(await costWith('')).toBeUndefined();
  });

  test('is left out if the operator has set no words', async () => {
    expect(await answers('')).toEqual([]);
  });
});
