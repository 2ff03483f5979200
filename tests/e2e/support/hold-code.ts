import type { Page } from '@playwright/test';

/**
 * Holds some of the site's code back, as a slow connection does.
 *
 * @param code pattern of its address.
 * @returns what lets it through.
 */
export async function holdCode(page: Page, code: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(code, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
