import type { Page } from '@playwright/test';

/**
 * Delays some of the site's code, like a slow connection.
 *
 * @param code pattern of its address.
 * @returns a function that lets it through.
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
