import { addLead } from '../support/leads';
import { expect } from '../support/test';
import {
  breakConnection,
  comeBackOnline,
  expectAbout,
  goToAbout,
  letThrough,
  passTimeUntilSaid,
  pathOf,
  testRow,
  untilQuiet,
} from '../support/underway';
import { LOOKUP_DELAY_MS, lookUp, openTrackingForm } from '../support/underway-tracking';

testRow({
  action: 'A look-up on its way',
  address: '**/functions/v1/get-lead-details',
  opens: openTrackingForm,
  async starts(scene) {
    const { tracking_id } = await addLead(scene.baseURL, { full_name: 'Rosa Alvarez' });
    await lookUp(scene, tracking_id);
    await scene.held.first;
  },
  ends: letThrough,
  cells: [
    {
      meanwhile: 'another request is looked up',
      afterwards: 'the other one is shown, and stays',
      async happens(scene) {
        const { page } = scene;
        const other = await addLead(scene.baseURL, { full_name: 'Ana Diaz' });
        await page.getByRole('contentinfo').getByRole('link', { name: 'Track my request' }).click();
        await lookUp(scene, other.tracking_id);
      },
      async mustBeTrue({ page }) {
        await expect(page.getByText('Ana Diaz')).toBeVisible();
        await untilQuiet(page);
        await expect(page.getByText('Rosa Alvarez')).toHaveCount(0);
      },
    },
    {
      meanwhile: 'a link leads to another page',
      afterwards: 'the visitor stays there, and finds the request on coming back',
      happens: goToAbout,
      async mustBeTrue(scene) {
        const { page } = scene;
        await untilQuiet(page);
        await expectAbout(scene);
        await page.goBack();
        await expect(page.getByText('Loading your request details...')).toBeVisible();
        await page.clock.fastForward(LOOKUP_DELAY_MS);
        await expect(page.getByText('Rosa Alvarez')).toBeVisible();
      },
    },
    {
      meanwhile: "the browser's Back leads to the page before",
      afterwards: 'the visitor stays there',
      async happens({ page }) {
        await page.goBack();
        await expect(page.getByLabel('Tracking ID')).toBeVisible();
      },
      async mustBeTrue({ page }) {
        await untilQuiet(page);
        expect(pathOf(page)).toBe('/track');
        await expect(page.getByLabel('Tracking ID')).toBeVisible();
      },
    },
    {
      meanwhile: 'the page is reloaded',
      afterwards: 'the request is shown',
      async happens({ page }) {
        await page.reload();
        await page.clock.fastForward(LOOKUP_DELAY_MS);
      },
      async mustBeTrue({ page }) {
        await expect(page.getByText('Rosa Alvarez')).toBeVisible();
      },
    },
    {
      meanwhile: 'the connection breaks and comes back',
      afterwards: 'the page says so, and the request is shown',
      async happens(scene) {
        await breakConnection(scene);
        await passTimeUntilSaid(scene.page, 'You’re offline. We’ll look it up as soon as you’re back.');
      },
      ends: comeBackOnline,
      async mustBeTrue({ page }) {
        await expect(page.getByText('Rosa Alvarez')).toBeVisible();
      },
    },
  ],
});
