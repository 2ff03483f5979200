import { next, submit } from '../support/booking';
import { leadsWith } from '../support/leads';
import { operatorOf } from '../support/operator';
import { photoFiles } from '../support/photos';
import { expect } from '../support/test';
import { letThrough, type Scene, testRow } from '../support/underway';
import { openForm } from '../support/underway-booking';

testRow({
  action: 'Photos on their way',
  address: '**/storage/v1/object/lead-images/**',
  async opens(scene) {
    const { page } = scene;
    await openForm(scene);
    await page.getByRole('button', { name: 'Change photos' }).click();
    await page.getByLabel('Photo files').setInputFiles(photoFiles(2));
    await expect(page.getByText('2 of 5 photos added')).toBeVisible();
    await next(page);
  },
  async starts({ page, held }) {
    await submit(page);
    await expect(page.getByText('Uploading 0 of 2 photos…')).toBeVisible();
    await held.first;
  },
  ends: letThrough,
  cells: [
    {
      meanwhile: 'the page is reloaded after a warning',
      afterwards: 'the confirmation goes on and says that they are uploaded',
      async happens({ page }) {
        const warning = page.waitForEvent('dialog').then((dialog) => dialog.accept());
        await Promise.all([warning, page.reload()]);
      },
      async mustBeTrue(scene) {
        await expect(scene.page.getByText('2 photos uploaded')).toBeVisible();
        await expectPhotosStored(scene);
      },
    },
  ],
});

/** Both photos are in the request's folder, once each, and the request names them. */
async function expectPhotosStored(scene: Scene) {
  const { baseURL, visitor } = scene;
  await expect
    .poll(async () => (await leadsWith(baseURL, visitor.request.phone)).map((lead) => lead.image_urls.length))
    .toEqual([2]);
  const [lead] = await leadsWith(baseURL, visitor.request.phone);
  const { data: photos } = await operatorOf(baseURL).storage.from('lead-images').list(lead?.id);
  expect(photos).toHaveLength(2);
}
