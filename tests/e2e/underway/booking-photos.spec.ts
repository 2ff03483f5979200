import { fillBooking, freshPhone, next, submit } from '../support/booking';
import { leadsWith } from '../support/leads';
import { operatorOf } from '../support/operator';
import { photoFiles } from '../support/photos';
import { expect } from '../support/test';
import {
  breakConnection,
  comeBackOnline,
  goToAbout,
  letThrough,
  passTimeUntilSaid,
  pathOf,
  type Scene,
  testRow,
  untilQuiet,
} from '../support/underway';
import { expectEmptyForm, openForm } from '../support/underway-booking';
import { LOOKUP_DELAY_MS } from '../support/underway-tracking';

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
      meanwhile: 'Request Another Service is clicked',
      afterwards: 'they are stored with their request, and the next form stays empty',
      async happens({ page }) {
        await page.getByRole('button', { name: 'Request Another Service' }).click();
      },
      async mustBeTrue(scene) {
        await expectPhotosStored(scene);
        await expectEmptyForm(scene.page);
      },
    },
    {
      meanwhile: 'another request is submitted',
      afterwards: 'they are stored with theirs, and the other has none',
      async happens(scene) {
        const { page, visitor, baseURL } = scene;
        const other = freshPhone();
        await page.getByRole('button', { name: 'Request Another Service' }).click();
        await fillBooking(page, other, 'Ana Diaz');
        await submit(page);
        await expect(page.getByRole('heading', { name: 'Request Submitted!' })).toBeVisible();
        expect(await leadsWith(baseURL, other)).toMatchObject([{ full_name: 'Ana Diaz', image_urls: [] }]);
        expect(other).not.toBe(visitor.request.phone);
      },
      mustBeTrue: expectPhotosStored,
    },
    {
      meanwhile: 'the visitor looks the request up',
      afterwards: 'they are stored, and the visitor stays there',
      async happens({ page }) {
        await page.getByRole('main').getByRole('link', { name: 'Track my request' }).click();
        await page.clock.fastForward(LOOKUP_DELAY_MS);
        await expect(page.getByText('Maria Lopez')).toBeVisible();
      },
      async mustBeTrue(scene) {
        await expectPhotosStored(scene);
        await untilQuiet(scene.page);
        expect(pathOf(scene.page)).toMatch(/^\/track\//);
      },
    },
    {
      meanwhile: 'the visitor leaves the confirmation and comes back',
      afterwards: 'it goes on and says that they are uploaded',
      async happens(scene) {
        await goToAbout(scene);
        await scene.page.goBack();
        await expect(scene.page.getByText('Uploading 0 of 2 photos…')).toBeVisible();
      },
      async mustBeTrue(scene) {
        await expect(scene.page.getByText('2 photos uploaded')).toBeVisible();
        await expectPhotosStored(scene);
        expect(scene.held.count()).toBe(2);
      },
    },
    {
      meanwhile: "the browser's Back leads to the form",
      afterwards: 'they are stored, and the form is empty',
      async happens({ page }) {
        await page.goBack();
        await expectEmptyForm(page);
      },
      mustBeTrue: expectPhotosStored,
    },
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
    {
      meanwhile: 'the connection breaks and comes back',
      afterwards: 'they are tried again and stored once',
      happens: breakConnection,
      ends: comeBackOnline,
      async mustBeTrue(scene) {
        await passTimeUntilSaid(scene.page, '2 photos uploaded');
        await expectPhotosStored(scene);
      },
    },
    {
      meanwhile: 'they fail, and Try the photos again is clicked twice',
      afterwards: 'they are stored once',
      async happens({ page, held }) {
        held.lose();
        await passTimeUntilSaid(page, 'Your request was still sent.');
        await held.stop();
        await page.getByRole('button', { name: 'Try the photos again' }).dblclick();
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
