import type { Page } from '@playwright/test';
import { leadsWith } from '../support/leads';
import { operatorOf } from '../support/operator';
import { expect } from '../support/test';
import {
  breakConnection,
  comeBackOnline,
  expectAbout,
  expectNothingSent,
  goToAbout,
  letThrough,
  pathOf,
  refuse,
  type Scene,
  testRow,
  untilUnderWay,
} from '../support/underway';
import { LOOKUP_DELAY_MS, openDialog } from '../support/underway-tracking';

async function reportsOf({ baseURL, visitor }: Scene) {
  const [lead] = await leadsWith(baseURL, visitor.request.phone);
  const { data } = await operatorOf(baseURL)
    .from('contact_reports')
    .select()
    .eq('lead_id', `${lead?.id}`)
    .throwOnError();
  return data;
}

/** The report is acknowledged and stored once. */
async function expectReported(scene: Scene) {
  await expect(scene.page.getByText('Feedback Recorded')).toBeVisible();
  expect(await reportsOf(scene)).toHaveLength(1);
  await expect(scene.page.getByRole('dialog')).toBeHidden();
}

async function expectNotReported(scene: Scene) {
  await expect(scene.page.getByText('Update Error')).toBeVisible();
  expect(await reportsOf(scene)).toEqual([]);
}

async function submitReport(page: Page) {
  await page.getByRole('button', { name: 'Submit Report' }).click();
}

testRow({
  action: 'A report on its way',
  address: '**/functions/v1/update-lead-contacted',
  opens: (scene) => openDialog(scene, 'I was not contacted'),
  starts: untilUnderWay(submitReport),
  ends: letThrough,
  cells: [
    {
      meanwhile: 'Submit Report is clicked twice more',
      afterwards: 'it is sent once',
      async happens({ page }) {
        await page.getByRole('button', { name: 'Sending…' }).dblclick({ force: true });
      },
      async mustBeTrue(scene) {
        await expectReported(scene);
        expect(scene.held.count()).toBe(1);
      },
    },
    {
      meanwhile: 'it is refused',
      afterwards: 'the page says so, and the dialog stays open to try again',
      happens() {},
      ends: refuse,
      async mustBeTrue(scene) {
        const { page, held } = scene;
        await expectNotReported(scene);
        await page.getByRole('button', { name: 'Close toast' }).click();
        await expect(page.getByText('Update Error')).toBeHidden();
        await held.stop();
        await submitReport(page);
        await expectReported(scene);
      },
    },
    {
      meanwhile: 'Cancel is clicked',
      afterwards: 'the dialog closes, and the report is acknowledged and stored',
      async happens({ page }) {
        await page.getByRole('button', { name: 'Cancel' }).click();
        await expect(page.getByRole('dialog')).toBeHidden();
      },
      mustBeTrue: expectReported,
    },
    {
      meanwhile: 'Escape is pressed, and it is refused',
      afterwards: 'the page says so',
      async happens({ page }) {
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toBeHidden();
      },
      ends: refuse,
      mustBeTrue: expectNotReported,
    },
    {
      meanwhile: 'the dialog is closed, opened again and submitted again',
      afterwards: 'it is sent once',
      async happens({ page }) {
        await page.keyboard.press('Escape');
        await page.getByRole('button', { name: 'I was not contacted' }).click();
        await page.getByRole('button', { name: /Sending…|Submit Report/ }).click({ force: true });
      },
      async mustBeTrue(scene) {
        await expectReported(scene);
        expect(scene.held.count()).toBe(1);
      },
    },
    {
      meanwhile: "the browser's Back leads to the page before",
      afterwards: 'the report is acknowledged there and stored',
      async happens({ page }) {
        await page.goBack();
        await expect(page.getByLabel('Tracking ID')).toBeVisible();
      },
      async mustBeTrue(scene) {
        await expectReported(scene);
        expect(pathOf(scene.page)).toBe('/track');
      },
    },
    {
      meanwhile: 'a link leads to another page',
      afterwards: 'the report is acknowledged there and stored',
      async happens(scene) {
        await scene.page.keyboard.press('Escape');
        await goToAbout(scene);
      },
      async mustBeTrue(scene) {
        await expectReported(scene);
        await expectAbout(scene);
      },
    },
    {
      meanwhile: 'the page is reloaded when the report has arrived',
      afterwards: 'submitting again counts once',
      heldAt: 'answered',
      async happens({ page }) {
        await page.reload();
      },
      async mustBeTrue(scene) {
        const { page } = scene;
        await page.clock.fastForward(LOOKUP_DELAY_MS);
        await page.getByRole('button', { name: 'I was not contacted' }).click();
        await submitReport(page);
        await expectReported(scene);
      },
    },
    {
      meanwhile: 'the connection breaks and comes back',
      afterwards: 'the failure is reported, and it can be submitted again',
      async happens(scene) {
        await breakConnection(scene);
        await expect(scene.page.getByRole('button', { name: 'Submit Report' })).toBeVisible();
      },
      ends: comeBackOnline,
      async mustBeTrue(scene) {
        await expectNotReported(scene);
        await submitReport(scene.page);
        await expectReported(scene);
      },
    },
  ],
});

testRow({
  action: 'A report submitted offline',
  address: '**/functions/v1/update-lead-contacted',
  opens: (scene) => openDialog(scene, 'I was not contacted'),
  async starts({ page, context, held }) {
    held.release();
    await context.setOffline(true);
    await submitReport(page);
    await expect(page.getByRole('button', { name: 'Sending…' })).toBeVisible();
  },
  ends: comeBackOnline,
  cells: [
    {
      meanwhile: 'Submit Report is clicked twice more',
      afterwards: 'it is sent once',
      async happens({ page }) {
        await page.getByRole('button', { name: 'Sending…' }).dblclick({ force: true });
      },
      async mustBeTrue(scene) {
        await expectReported(scene);
        expect(scene.held.count()).toBe(1);
      },
    },
    {
      meanwhile: 'Cancel is clicked',
      afterwards: 'it is canceled: nothing is sent',
      async happens({ page }) {
        await page.getByRole('button', { name: 'Cancel' }).click();
      },
      async mustBeTrue(scene) {
        await expectNothingSent(scene);
        expect(await reportsOf(scene)).toEqual([]);
      },
    },
  ],
});
