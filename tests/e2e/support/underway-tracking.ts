import { expect } from './test';
import type { Scene } from './underway';

/** The minimum time of a lookup, in milliseconds. */
export const LOOKUP_DELAY_MS = 2000;

/** The endpoint for changes of requests, as a glob. */
export const UPDATE = '**/functions/v1/update-lead';

/** The visitor types the ID of a request into the form under Track my request. */
export async function lookUp({ page }: Scene, trackingId: string) {
  await page.goto('/track');
  await page.getByLabel('Tracking ID').fill(trackingId);
  await page.getByRole('main').getByRole('button', { name: 'Track my request' }).click();
  await expect(page.getByText('Loading your request details...')).toBeVisible();
  await page.clock.fastForward(LOOKUP_DELAY_MS);
}
