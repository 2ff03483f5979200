import type { Page } from '@playwright/test';
import { isAlive } from './is-alive';
import { addLead, leadsWith } from './leads';
import { expect } from './test';
import type { Scene } from './underway';

/** A look-up takes so long at least, in milliseconds. */
export const LOOKUP_DELAY_MS = 2000;

/** Where changes of a request are sent to, as a glob. */
export const UPDATE = '**/functions/v1/update-lead';

/** Brings the visitor to the form under Track my request. */
export async function openTrackingForm({ page }: Scene, cameFrom?: string) {
  if (cameFrom) {
    await page.goto(cameFrom);
    // Before, the link would be the browser's: it would load the next page anew.
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

/** The visitor presses a button that opens a dialog about a request of their own. */
export async function openDialog(scene: Scene, button: string) {
  const { page, baseURL, visitor } = scene;
  const { tracking_id } = await addLead(baseURL, { phone: visitor.request.phone });
  await openTrackingForm(scene);
  await lookUp(scene, tracking_id);
  await page.getByRole('button', { name: button }).click();
}

/** Presses the button of the dialog that cancels the request. */
export async function confirmCancel(page: Page) {
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel my request' }).click();
}

/** What is stored of the visitor's request that canceling changes. */
export async function stateOf({ baseURL, visitor }: Scene) {
  return (await leadsWith(baseURL, visitor.request.phone)).map(({ status, cancel_reasons }) => ({
    status,
    cancel_reasons,
  }));
}

/** The visitor is told that the request was canceled, and it is. */
export async function expectCanceled(scene: Scene) {
  await expect(scene.page.getByText('Request canceled')).toBeVisible();
  expect(await stateOf(scene)).toEqual([{ status: 'Canceled', cancel_reasons: ['Nobody contacted me'] }]);
}
