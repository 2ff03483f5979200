import type { Page } from '@playwright/test';
import { focusEverything, withSight } from './sight';
import { expect, test } from './test';
import { beyondTheScreen, violationsOf } from './whole-page';

/**
 * Prepares a page for looks at its states, before it is opened.
 *
 * @returns a function that expects one state to fit the window and 320 px, to be accessible and to show the focus. For
 * a dialog, `part` is its role.
 */
export async function withLook(page: Page) {
  // A walk through many states takes its time.
  test.slow();
  await withSight(page);
  const { width, height } = page.viewportSize() ?? { width: 390, height: 844 };

  return async function look(state: string, part = 'main'): Promise<void> {
    const shown = page.locator(part);
    await expect(shown).toBeVisible();
    for (const each of [320, width]) {
      await page.setViewportSize({ width: each, height });
      expect(await beyondTheScreen(page), `${state} at ${each} px`).toEqual([]);
      const hidden = await shown.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
      expect(hidden, `${state} at ${each} px, inside`).toBe(0);
    }
    expect(await violationsOf(page), state).toEqual([]);
    expect((await focusEverything(shown)).faults, state).toEqual([]);
  };
}
