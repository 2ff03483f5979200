import { shownTrackingId } from './booking';
import { leadsWith } from './leads';
import { expect } from './test';
import { MIN_FILL_MS, pathOf, type Scene } from './underway';

/** The endpoint for requests, as a glob. */
export const LEADS = '**/rest/v1/leads*';

/** Opens the filled-in booking form on its last step, after the minimum time a person needs. */
export async function openForm({ page }: Scene) {
  await page.goto('/book');
  await expect(page.getByLabel('Full name')).toHaveValue('Maria Lopez');
  await page.clock.fastForward(MIN_FILL_MS);
}

/**
 * The request is stored once, as it was when Submit was clicked, with the page of the form.
 *
 * @returns its tracking ID.
 */
export async function expectStored({ baseURL, visitor }: Scene) {
  const { phone, fullName, streetAddress } = visitor.request;
  const leads = await leadsWith(baseURL, phone);
  expect(leads).toMatchObject([{ full_name: fullName, street_address: streetAddress, source_page: `${baseURL}/book` }]);
  return leads[0]?.tracking_id;
}

/** The confirmation shows the stored tracking ID. */
export async function expectConfirmed(scene: Scene) {
  await expect(scene.page.getByRole('heading', { name: 'Request Submitted!' })).toBeVisible();
  expect(await shownTrackingId(scene.page)).toBe(await expectStored(scene));
}

/** A visitor on another page stays there and gets a toast with a link to the confirmation. */
export async function expectConfirmedByToast(scene: Scene, path: string) {
  const { page } = scene;
  const toast = page.getByRole('listitem').filter({ hasText: 'Request submitted successfully!' });
  await expect(toast).toBeVisible();
  expect(pathOf(page)).toBe(path);
  await expectStored(scene);
  await toast.getByRole('link').click();
  await expectConfirmed(scene);
}
