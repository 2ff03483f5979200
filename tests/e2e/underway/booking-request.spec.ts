import { next, shownTrackingId, submit } from '../support/booking';
import { leadsWith } from '../support/leads';
import { expect } from '../support/test';
import {
  connectionBreaks,
  expectAbout,
  goToAbout,
  letThrough,
  MIN_FILL_MS,
  passTimeUntilSaid,
  refuse,
  testRow,
  untilQuiet,
  untilUnderWay,
} from '../support/underway';
import {
  expectConfirmed,
  expectConfirmedByToast,
  expectStored,
  LEADS,
  openForm,
  startOver,
} from '../support/underway-booking';

testRow({
  action: 'A request on its way',
  address: LEADS,
  opens: openForm,
  starts: untilUnderWay(submit),
  ends: letThrough,
  cells: [
    {
      meanwhile: 'Submit is clicked twice more',
      afterwards: 'it is sent once',
      async happens({ page }) {
        await page.getByRole('button', { name: 'Sending…' }).dblclick({ force: true });
      },
      async mustBeTrue(scene) {
        await expectConfirmed(scene);
        expect(scene.held.count()).toBe(1);
      },
    },
    {
      meanwhile: 'Enter is clicked in a field',
      afterwards: 'it is sent once',
      async happens({ page }) {
        await page.getByLabel('Full name').press('Enter');
      },
      async mustBeTrue(scene) {
        await expectConfirmed(scene);
        expect(scene.held.count()).toBe(1);
      },
    },
    {
      meanwhile: 'the visitor wants to go back a step',
      afterwards: 'Back is not offered, and the confirmation is right',
      async happens({ page }) {
        await expect(page.getByRole('button', { name: 'Back' })).toBeDisabled();
      },
      mustBeTrue: expectConfirmed,
    },
    {
      meanwhile: 'the visitor wants to start over',
      afterwards: 'that is not offered, and the confirmation is right',
      async happens({ page }) {
        await expect(page.getByRole('button', { name: 'Sending…' })).toBeVisible();
        expect(await startOver(page).isVisible()).toBe(false);
      },
      mustBeTrue: expectConfirmed,
    },
    {
      meanwhile: 'the visitor goes to the address with Change',
      afterwards: 'the confirmation appears and is right',
      async happens({ page }) {
        await page.getByRole('button', { name: 'Change address' }).click();
        await expect(page.getByLabel('Street address')).toBeVisible();
      },
      mustBeTrue: expectConfirmed,
    },
    {
      meanwhile: 'the visitor goes to a page whose code is missing',
      afterwards: 'that page is loaded again only when the request is stored',
      async before({ page }) {
        await page.route(/assets\/contact-page-.*\.js/, (route) => route.fulfill({ status: 404 }));
      },
      async happens({ page, held }) {
        await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
        await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
        const reloaded = page.waitForEvent('load');
        held.release();
        await reloaded;
      },
      async mustBeTrue(scene) {
        await expectStored(scene);
      },
    },
    {
      meanwhile: 'the visitor goes to the address and the list of ZIP codes is missing',
      afterwards: 'the page is not loaded again, and the confirmation appears and is right',
      async before({ page }) {
        await page.route(/assets\/zip-lookup-.*\.js/, (route) => route.fulfill({ status: 404 }));
      },
      async happens({ page }) {
        const asked = page.waitForResponse(/zip-lookup/);
        await page.getByRole('button', { name: 'Change address' }).click();
        await asked;
        await untilQuiet(page);
      },
      mustBeTrue: expectConfirmed,
    },
    {
      meanwhile: 'a field is edited',
      afterwards: 'its value at the click is stored',
      async happens({ page }) {
        await page.getByLabel('Full name').fill('Ana Diaz');
      },
      mustBeTrue: expectConfirmed,
    },
    {
      meanwhile: 'a field is edited, and the request is refused',
      afterwards: 'nothing is stored and the edit is still there, also after a reload',
      async happens({ page }) {
        await page.getByLabel('Full name').fill('Ana Diaz');
      },
      ends: refuse,
      async mustBeTrue({ page, baseURL, visitor }) {
        await expect(page.getByText('Error submitting request')).toBeVisible();
        expect(await leadsWith(baseURL, visitor.request.phone)).toEqual([]);
        await expect(page.getByLabel('Full name')).toHaveValue('Ana Diaz');
        await page.reload();
        await expect(page.getByLabel('Full name')).toHaveValue('Ana Diaz');
      },
    },
    {
      meanwhile: 'its answers are lost, and it is corrected and submitted again',
      afterwards: 'the correction is stored',
      heldAt: 'answered',
      async happens({ page, held }) {
        held.lose();
        await passTimeUntilSaid(page, 'Error submitting request');
        await held.stop();
        await page.getByLabel('Full name').fill('Ana Diaz');
        await submit(page);
      },
      async mustBeTrue({ page, baseURL, visitor }) {
        await expect(page.getByRole('heading', { name: 'Request Submitted!' })).toBeVisible();
        const trackingId = await shownTrackingId(page);
        const leads = await leadsWith(baseURL, visitor.request.phone);
        expect(leads.find((lead) => lead.tracking_id === trackingId)).toMatchObject({ full_name: 'Ana Diaz' });
      },
    },
    {
      meanwhile: "the browser's Back leads to the step before",
      afterwards: 'the confirmation appears and is right, and nothing is left to send again',
      // The step must be in the history first: the visitor started on the last one.
      async before({ page }) {
        await page.getByRole('button', { name: 'Change job' }).click();
        await next(page);
      },
      async happens({ page }) {
        await page.goBack();
        await expect(page.getByLabel('Job description')).toBeVisible();
      },
      async mustBeTrue(scene) {
        await expectConfirmed(scene);
        await scene.page.goForward();
        await expect(scene.page.getByText('Step 1 of 4').first()).toBeVisible();
      },
    },
    {
      meanwhile: "the browser's Back leads to the page before",
      afterwards: 'the visitor stays there and gets a link to it',
      cameFrom: '/about',
      async happens({ page }) {
        await page.goBack();
        await expectAbout({ page });
      },
      mustBeTrue: (scene) => expectConfirmedByToast(scene, '/about'),
    },
    {
      meanwhile: 'a link leads to another page',
      afterwards: 'the visitor stays there and gets a link to it',
      happens: goToAbout,
      mustBeTrue: (scene) => expectConfirmedByToast(scene, '/about'),
    },
    {
      meanwhile: 'a link leads to another page, and the request is refused',
      afterwards: 'this is reported there, and the form is still filled in',
      happens: goToAbout,
      ends: refuse,
      async mustBeTrue({ page, baseURL, visitor }) {
        await expect(page.getByText('Error submitting request')).toBeVisible();
        await expectAbout({ page });
        expect(await leadsWith(baseURL, visitor.request.phone)).toEqual([]);
        await page.goBack();
        await expect(page.getByLabel('Full name')).toHaveValue('Maria Lopez');
      },
    },
    {
      meanwhile: 'the visitor leaves the form, comes back and submits again',
      afterwards: 'one request is stored, and the next one starts empty',
      async happens(scene) {
        const { page } = scene;
        await goToAbout(scene);
        await page.goBack();
        await page.getByRole('button', { name: /Submit Request|Sending…/ }).click({ force: true });
      },
      async mustBeTrue(scene) {
        await expectConfirmed(scene);
        await scene.page.getByRole('button', { name: 'Request Another Service' }).click();
        await expect(scene.page.getByText('Step 1 of 4').first()).toBeVisible();
        await expect(scene.page.getByRole('button', { name: 'Next Step' })).toBeDisabled();
      },
    },
    {
      meanwhile: 'the page is reloaded when the request has arrived',
      afterwards: 'submitting again counts once',
      heldAt: 'answered',
      async happens({ page }) {
        await page.reload();
      },
      async mustBeTrue(scene) {
        await expect(scene.page.getByLabel('Full name')).toHaveValue('Maria Lopez');
        await scene.page.clock.fastForward(MIN_FILL_MS);
        await submit(scene.page);
        await expectConfirmed(scene);
      },
    },
    {
      ...connectionBreaks,
      afterwards: 'it is sent again and stored once',
      mustBeTrue: expectConfirmed,
    },
  ],
});
