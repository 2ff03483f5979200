import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { isAlive } from './is-alive';
import { expect } from './test';

/** What axe finds wrong with the page as it stands. */
export async function violationsOf(page: Page): Promise<string[]> {
  // A color on its way to another has a contrast of its own: none sets out from now on, and those that have arrive.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        .map((animation) => animation.finished),
    ),
  );
  // To describe everything that passes as well takes axe twice as long.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(', ')}`);
}

/** Opens a page, waits until React has taken it over, and expects of it what is expected of every page. */
export async function openWholePage(page: Page, path: string): Promise<void> {
  const response = await page.goto(path);
  expect(response?.status()).toBe(200);
  // Some code waits for the first sign of a visitor.
  await page.mouse.move(1, 1);
  await isAlive(page);
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page).toHaveTitle(/PoppyHaul/);
  expect(await scrollsSideways(page)).toBe(false);
}

/** Whether the page is wider than the window. */
export async function scrollsSideways(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
}
