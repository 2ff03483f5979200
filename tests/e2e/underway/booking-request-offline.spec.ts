import { submit } from '../support/booking';
import { leadsWith } from '../support/leads';
import { expect } from '../support/test';
import { comeBackOnline, expectAbout, expectNothingSent, testRow, untilItWaits } from '../support/underway';
import { expectConfirmed, expectConfirmedByToast, LEADS, openForm, startOver } from '../support/underway-booking';

const UNKNOWN_REQUEST = '/track/0000-0000-0000-0000';

testRow({
  action: 'A request submitted offline',
  address: LEADS,
  opens: openForm,
  starts: untilItWaits(submit),
  ends: comeBackOnline,
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
      meanwhile: 'the visitor starts over',
      afterwards: 'it is canceled: nothing is sent, and the form is empty',
      async happens({ page }) {
        await startOver(page).click();
      },
      async mustBeTrue(scene) {
        const { page, baseURL, visitor } = scene;
        await expectNothingSent(scene);
        expect(await leadsWith(baseURL, visitor.request.phone)).toEqual([]);
        await expect(page.getByText('Step 1 of 4').first()).toBeVisible();
        await expect(page.getByRole('button', { name: 'Next Step' })).toBeDisabled();
      },
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
      meanwhile: 'the visitor goes to the address with Change',
      afterwards: 'the confirmation appears and is right',
      async happens({ page }) {
        await page.getByRole('button', { name: 'Change address' }).click();
      },
      mustBeTrue: expectConfirmed,
    },
    {
      meanwhile: "the browser's Back leads to a text page",
      afterwards: 'it is still sent, with the page of the form, and the visitor stays and gets a link to it',
      cameFrom: '/about',
      async happens({ page }) {
        await page.goBack();
        await expectAbout({ page });
      },
      mustBeTrue: (scene) => expectConfirmedByToast(scene, '/about'),
    },
    {
      meanwhile: "the browser's Back leads to a tracking page",
      afterwards: 'it is sent with the page of the form, and the visitor stays and gets a link to it',
      cameFrom: UNKNOWN_REQUEST,
      async happens({ page }) {
        await page.goBack();
        await expect(page.getByRole('heading', { name: 'Your Request Status' })).toBeVisible();
      },
      mustBeTrue: (scene) => expectConfirmedByToast(scene, UNKNOWN_REQUEST),
    },
    {
      meanwhile: 'the visitor leaves the form and comes back to it',
      afterwards: 'the confirmation appears and is right',
      cameFrom: '/about',
      async happens({ page }) {
        await page.goBack();
        await expectAbout({ page });
        await page.goForward();
        await expect(page.getByLabel('Full name')).toHaveValue('Maria Lopez');
      },
      mustBeTrue: expectConfirmed,
    },
    {
      meanwhile: 'the tab is closed',
      afterwards: 'nothing is sent, and the next tab has it all filled in and sends it once',
      async happens({ page }) {
        await page.close();
      },
      async mustBeTrue(scene) {
        const { context, baseURL, visitor } = scene;
        expect(await leadsWith(baseURL, visitor.request.phone)).toEqual([]);
        const page = await context.newPage();
        await openForm({ ...scene, page });
        await submit(page);
        await expectConfirmed({ ...scene, page });
      },
    },
  ],
});
