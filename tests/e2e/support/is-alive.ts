import type { Page } from '@playwright/test';

/** Resolves when React has taken over the page: it marks what it has brought to life, the page's own part last. */
export async function isAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const heading = document.querySelector('main h1');
    return heading !== null && Object.keys(heading).some((key) => key.startsWith('__reactFiber'));
  });
}
