import { next, submit } from '../support/booking';
import { expect } from '../support/test';
import { connectionBreaks, letThrough, MIN_FILL_MS, testRow, untilQuiet, untilUnderWay } from '../support/underway';
import { expectConfirmed, expectStored, LEADS, openForm } from '../support/underway-booking';

testRow({
  action: 'A request on its way',
  address: LEADS,
  opens: openForm,
  starts: untilUnderWay(submit),
  ends: letThrough,
  cells: [
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
