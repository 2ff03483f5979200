import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { isAlive } from './is-alive';
import { expect } from './test';

/** The accessibility violations found by axe. */
export async function violationsOf(page: Page): Promise<string[]> {
  // Colors in transition have other contrasts, so transitions are ended and disabled. To wait for them would take
  // forever in a closed `details`, where the browser does not run them.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
    }
  });
  // To describe everything that passes as well takes axe twice as long.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(', ')}`);
}

/** Opens a page, waits until it is hydrated, and checks what applies to every page. */
export async function openWholePage(page: Page, path: string): Promise<void> {
  const response = await page.goto(path);
  expect(response?.status()).toBe(200);
  // Some code loads on the first interaction.
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

/** What reaches beyond the right edge of the window, innermost elements only. */
export async function beyondTheScreen(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const isBeyond = (element: Element) => element.getBoundingClientRect().right > clientWidth + 0.5;
    const found = [...document.body.querySelectorAll('*')]
      .filter((element) => isBeyond(element) && ![...element.children].some(isBeyond))
      .map(({ tagName, textContent }) => `${tagName}: ${textContent?.slice(0, 60)}`);
    return [`${scrollWidth - clientWidth} px`, ...found];
  });
}
