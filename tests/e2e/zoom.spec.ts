import type { Page } from '@playwright/test';
import { bookingTexts, freshPhone, next, submit } from './support/booking';
import { inEachLanguage } from './support/languages';
import { expect, test } from './support/test';
import { beyondTheScreen, scrollsSideways } from './support/whole-page';

const narrow = [
  { name: 'at 320 px', size: { width: 320, height: 640 } },
  { name: 'at 200 % on a screen of 1280 × 800', size: { width: 640, height: 400 } },
];

const allTexts = {
  en: {
    ...bookingTexts.en,
    homeCleaning: 'Home Cleaning',
    email: 'Email',
    problem: 'There is a problem',
    tracking: 'Your Request Status',
    notContacted: 'I was not contacted',
  },
  es: {
    ...bookingTexts.es,
    homeCleaning: 'Limpiar la casa',
    email: 'Correo electrónico',
    problem: 'Falta corregir algo',
    tracking: 'Cómo va su solicitud',
    notContacted: 'No me han llamado',
  },
};

inEachLanguage((language, at) => {
  const texts = allTexts[language];

  for (const { name, size } of narrow) {
    test.describe(name, () => {
      test.use({ viewport: size });

      test('each step, its errors, the confirmation and the tracking page with its dialog fit', async ({ page }) => {
        const tooWide: string[] = [];
        async function look(what: string) {
          if (await scrollsSideways(page)) tooWide.push(what);
        }
        await page.goto(at('/book'));
        await page.getByText(texts.homeCleaning, { exact: true }).click();
        await look('services');
        await next(page, language);
        await expect(page.getByLabel(texts.streetAddress)).toBeVisible();
        await next(page, language);
        await expect(page.getByText(texts.problem)).toBeVisible();
        await look('address with errors');
        await page.getByLabel(texts.streetAddress).fill('W'.repeat(200));
        await page.getByLabel(texts.zipCode).fill('90210');
        await next(page, language);
        await page.getByLabel(texts.jobDescription).fill('W'.repeat(500));
        await look('job');
        await next(page, language);
        await submit(page, language);
        await expect(page.getByText(texts.problem)).toBeVisible();
        await look('contact with errors');
        await page.getByLabel(texts.fullName).fill('W'.repeat(120));
        await page.getByRole('textbox', { name: texts.phone }).fill(freshPhone());
        await page.getByRole('textbox', { name: texts.email }).fill(`${freshPhone()}${'m'.repeat(190)}@example.com`);
        await page.getByRole('checkbox', { name: texts.terms }).check();
        await look('contact');
        await submit(page, language);
        await expect(page.getByRole('heading', { name: texts.heading })).toBeVisible();
        await look('confirmation');
        await page.getByRole('link', { name: texts.track }).first().click();
        await expect(page.getByRole('heading', { name: texts.tracking })).toBeVisible();
        await expect(page.getByText('W'.repeat(120))).toBeVisible();
        await look('tracking');
        await page.getByRole('button', { name: texts.notContacted }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await look('dialog');

        expect(tooWide).toEqual([]);
      });
    });
  }
});

test.describe('at 200 % on a screen of 1280 × 800', () => {
  test.use({ viewport: { width: 640, height: 400 } });

  for (const path of [
    '/',
    '/services',
    '/services/hot-tub-removal',
    '/book',
    '/contact',
    '/locations/california/riverside',
    '/faq',
    '/terms',
    '/es',
    '/es/services/hot-tub-removal',
    '/es/book',
    '/es/faq',
  ]) {
    test(`${path} fits, and the header doesn't cover the focus`, async ({ page }) => {
      await page.goto(path);
      await page.locator('main').getByRole('heading', { level: 1 }).click();

      const forwards = await coveredOnTheWay(page, 'Tab', 25);
      const backwards = await coveredOnTheWay(page, 'Shift+Tab', 25);

      expect([...forwards, ...backwards]).toEqual([]);
      expect(await scrollsSideways(page)).toBe(false);
    });
  }
});

const widths = [
  { name: 'text twice as large on 390 px', size: { width: 390, height: 844 }, fontSize: '200%' },
  { name: 'text twice as large on 1280 px', size: { width: 1280, height: 800 }, fontSize: '200%' },
  { name: '320 px', size: { width: 320, height: 640 }, fontSize: '100%' },
];

for (const { name, size, fontSize } of widths) {
  test.describe(name, () => {
    test.use({ viewport: size });

    for (const path of [
      '/',
      '/services',
      '/book',
      '/haulers',
      '/services/furniture-removal',
      '/services/old-appliances',
    ]) {
      for (const address of [path, path === '/' ? '/es' : `/es${path}`]) {
        test(`${address} is not wider than the screen`, async ({ page }) => {
          await page.goto(address);
          await page.addStyleTag({ content: `html { font-size: ${fontSize} }` });

          expect(await beyondTheScreen(page)).toEqual([]);
        });
      }
    }

    for (const address of ['/locations/california/rancho-cucamonga', '/track/SAMP-0000-0000-0000']) {
      test(`${address} is not wider than the screen`, async ({ page }) => {
        await page.goto(address);
        await page.addStyleTag({ content: `html { font-size: ${fontSize} }` });

        expect(await beyondTheScreen(page)).toEqual([]);
      });
    }
  });
}

test.describe('the footer on 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const path of ['/', '/es', '/services', '/es/services']) {
    test(`is at most 1,000 px high on ${path}`, async ({ page }) => {
      await page.goto(path);

      const box = await page.getByRole('contentinfo').boundingBox();

      expect(box?.height).toBeLessThanOrEqual(1000);
    });
  }
});

/** The focused elements at least partly under the header after each key press. */
async function coveredOnTheWay(page: Page, key: 'Tab' | 'Shift+Tab', presses: number): Promise<string[]> {
  const covered: string[] = [];
  for (let press = 0; press < presses; press += 1) {
    await page.keyboard.press(key);
    const name = await page.evaluate(() => {
      const focused = document.activeElement;
      const header = document.querySelector('header');
      if (!focused || !header || header.contains(focused) || !focused.closest('main, footer')) return null;
      const isCovered = focused.getBoundingClientRect().top < header.getBoundingClientRect().bottom;
      return isCovered ? focused.outerHTML.slice(0, 120) : null;
    });
    if (name) covered.push(name);
  }
  return covered;
}
