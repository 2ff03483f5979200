import type { Page } from '@playwright/test';
import { isAlive } from './is-alive';
import { addLead, leadsWith } from './leads';
import { expect } from './test';
import type { Scene } from './underway';

/** The minimum time of a lookup, in milliseconds. */
export const LOOKUP_DELAY_MS = 2000;

/** The endpoint for changes of requests, as a glob. */
export const UPDATE = '**/functions/v1/update-lead';

/** Opens the form under Track my request. */
export async function openTrackingForm({ page }: Scene, cameFrom?: string) {
  if (cameFrom) {
    await page.goto(cameFrom);
    // Before that, the browser would follow the link and reload the page.
    await isAlive(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Track my request' }).click();
  } else {
    await page.goto('/track');
  }
  await expect(page.getByLabel('Tracking ID')).toBeVisible();
}

/** The visitor types the ID of a request into the form under Track my request. */
export async function lookUp({ page }: Scene, trackingId: string) {
  await page.getByLabel('Tracking ID').fill(trackingId);
  await page.getByRole('main').getByRole('button', { name: 'Track my request' }).click();
  await expect(page.getByText('Loading your request details...')).toBeVisible();
  await page.clock.fastForward(LOOKUP_DELAY_MS);
}

/** Opens a dialog about the visitor's own request. */
export async function openDialog(scene: Scene, button: string) {
  const { page, baseURL, visitor } = scene;
  const { tracking_id } = await addLead(baseURL, { phone: visitor.request.phone });
  await openTrackingForm(scene);
  await lookUp(scene, tracking_id);
  await page.getByRole('button', { name: button }).click();
}

/** Clicks the dialog's button that cancels the request. */
export async function confirmCancel(page: Page) {
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel my request' }).click();
}

/** The stored columns that canceling changes. */
export async function stateOf({ baseURL, visitor }: Scene) {
  return (await leadsWith(baseURL, visitor.request.phone)).map(({ status, cancel_reasons }) => ({
    status,
    cancel_reasons,
  }));
}

/** The cancellation is acknowledged and stored. */
export async function expectCanceled(scene: Scene) {
  await expect(scene.page.getByText('Request canceled')).toBeVisible();
  expect(await stateOf(scene)).toEqual([{ status: 'Canceled', cancel_reasons: ['Nobody contacted me'] }]);
}
