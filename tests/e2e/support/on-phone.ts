import { type Browser, devices, type Page } from '@playwright/test';

/** A page on a phone of its own, for the other person of a journey. */
export async function onPhone(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({
    ...devices['Pixel 7'],
    viewport: { width: 390, height: 844 },
    ignoreHTTPSErrors: true,
    ...(baseURL && { baseURL }),
  });
  return context.newPage();
}
