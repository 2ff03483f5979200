import type { Page } from '@playwright/test';
import { addLead, leadsWith } from '../support/leads';
import { expect } from '../support/test';
import { pathOf, refuse, type Scene, testRow, untilUnderWay } from '../support/underway';
import { LOOKUP_DELAY_MS, lookUp, UPDATE } from '../support/underway-tracking';

async function openDialog(page: Page) {
  await page.getByRole('button', { name: 'Correct my details' }).click();
}

async function openCorrection(scene: Scene) {
  const { page, baseURL, visitor } = scene;
  const { tracking_id } = await addLead(baseURL, { phone: visitor.request.phone });
  await lookUp(scene, tracking_id);
  await openDialog(page);
  await callTime(page).fill('After 5 PM');
}

function callTime(page: Page) {
  return page.getByLabel('Best time to call');
}

// The other actions of the page leave it in the same way; the component tests have everything else.
testRow({
  action: 'A correction on its way',
  address: UPDATE,
  opens: openCorrection,
  starts: untilUnderWay((page) => page.getByRole('button', { name: 'Save my details' }).click()),
  ends: refuse,
  cells: [
    {
      meanwhile: "the browser's Back leads to the page before, and it is refused",
      afterwards: 'this is reported there, and what was typed is in the form on coming back',
      async happens({ page }) {
        await page.goBack();
        await expect(page.getByLabel('Tracking ID')).toBeVisible();
      },
      async mustBeTrue({ page, baseURL, visitor }) {
        await expect(page.getByText('There was a problem saving your details.')).toBeVisible();
        expect(await leadsWith(baseURL, visitor.request.phone)).toMatchObject([{ call_time: null }]);
        expect(pathOf(page)).toBe('/track');
        await page.goForward();
        await page.clock.fastForward(LOOKUP_DELAY_MS);
        await openDialog(page);
        await expect(callTime(page)).toHaveValue('After 5 PM');
      },
    },
  ],
});
