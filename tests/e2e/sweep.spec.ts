import { documentLanguages, splitAddress } from '@functions/domain/languages.ts';
import type { Page } from '@playwright/test';
import { englishLeft, textsShown } from '../support/english-left.ts';
import { isAlive } from './support/is-alive';
import { publicKinds, secretKinds } from './support/public-paths';
import { withSight } from './support/sight';
import { expect, test } from './support/test';
import { faultsOf, windowOf } from './support/whole-page';

// Back in a small window, the browser loads a smaller picture ahead than the one that it keeps showing.
test.use({ allowedConsole: /preloaded using link preload but not used/ });

/** Known fault: on a phone with text twice as large, the share buttons of posts reach beyond the window. */
const tooWideInLargeText = /^\/blog\/./;

test.beforeEach(async ({ page }) => withSight(page));

for (const addresses of publicKinds) {
  test(`${addresses.join(' and ')}: complete, accessible, and as wide as the window`, async ({ page }) => {
    for (const address of addresses) {
      const html = await open(page, address);
      const [built, shown] = await page.evaluate(readBoth, html);
      expect(shown).toEqual(built);

      const form = page.locator('#quote');
      if (await form.isVisible()) {
        await form.scrollIntoViewIfNeeded();
        await expect(form.getByRole('checkbox').first()).toBeVisible();
      }
      await expectNoFaults(page, address, 30);

      await page.setViewportSize(windowOf.es);
      expect((await page.getByRole('contentinfo').boundingBox())?.height).toBeLessThanOrEqual(1100);
    }
  });
}

for (const addresses of secretKinds) {
  test(`${addresses.join(' and ')} without a link: accessible, and as wide as the window`, async ({ page }) => {
    for (const address of addresses) {
      await open(page, address);
      await expectNoFaults(page, address, 5);

      if (addresses.includes('/track')) continue;
      await expectLowFrame(page);
      await page.setViewportSize({ width: 320, height: 640 });
      await expectLowFrame(page);
      await page.setViewportSize({ width: 320, height: 200 });
      await page.evaluate(() => window.scrollTo({ top: 150, behavior: 'instant' }));
      await expect(page.getByRole('banner')).not.toBeInViewport();
    }
  });
}

/** Opens a page and waits until it is alive. @returns its HTML. */
async function open(page: Page, address: string): Promise<string> {
  const { language } = splitAddress(address);
  await page.setViewportSize(windowOf[language]);
  const response = await page.goto(address);
  expect(response?.status()).toBe(200);
  // Some code loads on the first interaction.
  await page.mouse.move(1, 1);
  await isAlive(page);
  await expect(page.locator('html')).toHaveAttribute('lang', documentLanguages[language]);
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page).toHaveTitle(/PoppyHaul/);
  return (await response?.text()) ?? '';
}

async function expectNoFaults(page: Page, address: string, links: number): Promise<void> {
  const texts = await page.evaluate(textsShown, undefined);
  if (splitAddress(address).language === 'es') expect(englishLeft(texts)).toEqual([]);
  expect(await page.locator('a[href], button').count()).toBeGreaterThanOrEqual(links);
  expect(await faultsOf(page, page.locator('body'), tooWideInLargeText.test(address))).toEqual([]);
}

/** Expects the header and footer of a work page, which leave room for the work. The footer is never above the bottom. */
async function expectLowFrame(page: Page): Promise<void> {
  const header = page.getByRole('banner');
  const footer = page.getByRole('contentinfo');
  expect((await header.boundingBox())?.height).toBe(56);
  const { y = 0, height = 0 } = (await footer.boundingBox()) ?? {};
  expect(height).toBeLessThanOrEqual(72);
  expect(Math.round(y + height)).toBeGreaterThanOrEqual(page.viewportSize()?.height ?? 0);
  for (const link of [...(await header.getByRole('link').all()), ...(await footer.getByRole('link').all())]) {
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
}

/** The head and text of the page's HTML and of the hydrated page, except forms, which change as they come alive. */
function readBoth(html: string) {
  return [new DOMParser().parseFromString(html, 'text/html'), document].map((each) => {
    const main = each.querySelector('main')?.cloneNode(true) as Element | undefined;
    for (const form of main?.querySelectorAll('#quote, form') ?? []) form.remove();
    return {
      title: each.title,
      tags: [...each.querySelectorAll('meta[name], meta[property], link[rel=canonical]')]
        .map((tag) => tag.outerHTML)
        .sort(),
      data: [...each.querySelectorAll('script[type="application/ld+json"]')].map((script) => script.textContent),
      words: main?.textContent,
    };
  });
}
