import type { Page } from '@playwright/test';
import { leadsWith } from '../support/leads';
import { expect } from '../support/test';
import {
  comeBackOnline,
  connectionBreaks,
  expectAbout,
  expectNothingSent,
  goToAbout,
  letThrough,
  pathOf,
  refuse,
  type Scene,
  testRow,
  untilItWaits,
  untilUnderWay,
} from '../support/underway';
import { confirmCancel, expectCanceled, LOOKUP_DELAY_MS, openDialog, UPDATE } from '../support/underway-tracking';

async function openCorrection(scene: Scene) {
  await openDialog(scene, 'Correct my details');
  await callTime(scene.page).fill('After 5 PM');
}

function callTime(page: Page) {
  return page.getByLabel('Best time to call');
}

async function save(page: Page) {
  await page.getByRole('button', { name: 'Save my details' }).click();
}

async function storedCallTime({ baseURL, visitor }: Scene) {
  const [lead] = await leadsWith(baseURL, visitor.request.phone);
  return lead?.call_time;
}

/** The correction is acknowledged and stored. */
async function expectSaved(scene: Scene) {
  await expect(scene.page.getByText('Details saved')).toBeVisible();
  expect(await storedCallTime(scene)).toBe('After 5 PM');
}

async function expectNotSaved(scene: Scene) {
  await expect(scene.page.getByText('There was a problem saving your details.')).toBeVisible();
  expect(await storedCallTime(scene)).toBeNull();
}

testRow({
  action: 'A correction on its way',
  address: UPDATE,
  opens: openCorrection,
  starts: untilUnderWay(save),
  ends: letThrough,
  cells: [
    {
      meanwhile: 'Save is clicked twice more',
      afterwards: 'it is sent once, and the page shows it',
      async happens({ page }) {
        await page.getByRole('button', { name: 'Sending…' }).dblclick({ force: true });
      },
      async mustBeTrue(scene) {
        await expectSaved(scene);
        await expect(scene.page.getByRole('dialog')).toBeHidden();
        await expect(scene.page.getByText('After 5 PM')).toBeVisible();
        expect(scene.held.count()).toBe(1);
      },
    },
    {
      meanwhile: 'a field is edited, and it is refused',
      afterwards: 'the page says so, the edit is still there, and it can be saved again',
      async happens({ page }) {
        await callTime(page).fill('Mornings');
      },
      ends: refuse,
      async mustBeTrue(scene) {
        const { page, held } = scene;
        await expectNotSaved(scene);
        await expect(callTime(page)).toHaveValue('Mornings');
        expect(held.count()).toBe(1);
        await held.stop();
        await callTime(page).fill('After 5 PM');
        await save(page);
        await expectSaved(scene);
      },
    },
    {
      meanwhile: 'the dialog is closed, and it is refused',
      afterwards: 'the page says so, and what was typed is in the form',
      async happens({ page }) {
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toBeHidden();
      },
      ends: refuse,
      async mustBeTrue(scene) {
        await expectNotSaved(scene);
        await scene.page.getByRole('button', { name: 'Correct my details' }).click();
        await expect(callTime(scene.page)).toHaveValue('After 5 PM');
      },
    },
    {
      meanwhile: 'the dialog is closed and canceling is tried',
      afterwards: 'the correction is saved, the request is not canceled, and it can be afterward',
      async happens({ page }) {
        await page.keyboard.press('Escape');
        await page.getByRole('button', { name: 'Cancel my request' }).click();
        await page.getByRole('checkbox', { name: 'No one contacted me' }).check();
        await page.getByRole('button', { name: 'Sending…' }).click({ force: true });
      },
      async mustBeTrue(scene) {
        await expectSaved(scene);
        expect(scene.held.count()).toBe(1);
        await confirmCancel(scene.page);
        await expectCanceled(scene);
      },
    },
    {
      meanwhile: "the browser's Back leads to the page before, and it is refused",
      afterwards: 'this is reported there, and what was typed is in the form on coming back',
      async happens({ page }) {
        await page.goBack();
        await expect(page.getByLabel('Tracking ID')).toBeVisible();
      },
      ends: refuse,
      async mustBeTrue(scene) {
        const { page } = scene;
        await expectNotSaved(scene);
        expect(pathOf(page)).toBe('/track');
        await page.goForward();
        await page.clock.fastForward(LOOKUP_DELAY_MS);
        await page.getByRole('button', { name: 'Correct my details' }).click();
        await expect(callTime(page)).toHaveValue('After 5 PM');
      },
    },
    {
      meanwhile: 'a link leads to another page',
      afterwards: 'the change is reported there and stored',
      async happens(scene) {
        await scene.page.keyboard.press('Escape');
        await goToAbout(scene);
      },
      async mustBeTrue(scene) {
        await expectSaved(scene);
        await expectAbout(scene);
      },
    },
    {
      ...connectionBreaks,
      afterwards: 'it is sent again and saved',
      mustBeTrue: expectSaved,
    },
  ],
});

testRow({
  action: 'A correction saved offline',
  address: UPDATE,
  opens: openCorrection,
  starts: untilItWaits(save),
  ends: comeBackOnline,
  cells: [
    {
      meanwhile: 'the dialog is closed',
      afterwards: 'it is canceled: nothing is sent',
      async happens({ page }) {
        await page.getByRole('button', { name: 'Close', exact: true }).click();
      },
      async mustBeTrue(scene) {
        await expectNothingSent(scene);
        expect(await storedCallTime(scene)).toBeNull();
      },
    },
    {
      meanwhile: "the browser's Back leads to the page before",
      afterwards: 'it is still sent, and reported there',
      async happens({ page }) {
        await page.goBack();
        await expect(page.getByLabel('Tracking ID')).toBeVisible();
      },
      mustBeTrue: expectSaved,
    },
  ],
});
