import type { Page } from '@playwright/test';

/** Resolves when React has hydrated the page, including its own part. */
export async function isAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const heading = document.querySelector('main h1');
    return heading !== null && Object.keys(heading).some((key) => key.startsWith('__reactFiber'));
  });
}
