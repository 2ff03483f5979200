import { operatorOf } from '../support/operator';
import { expect } from '../support/test';
import { expectAbout, goToAbout, letThrough, refuse, type Scene, testRow, untilUnderWay } from '../support/underway';
import {
  confirmCancel,
  expectCanceled,
  LOOKUP_DELAY_MS,
  openDialog,
  stateOf,
  UPDATE,
} from '../support/underway-tracking';

async function openCancel(scene: Scene) {
  await openDialog(scene, 'Cancel my request');
  await scene.page.getByRole('checkbox', { name: 'No one contacted me' }).check();
}

async function expectNotCanceled(scene: Scene) {
  await expect(scene.page.getByText('There was a problem canceling your request.')).toBeVisible();
  expect(await stateOf(scene)).toEqual([{ status: 'Submitted', cancel_reasons: [] }]);
}

testRow({
  action: 'Canceling on its way',
  address: UPDATE,
  opens: openCancel,
  starts: untilUnderWay(confirmCancel),
  ends: letThrough,
  cells: [
    {
      meanwhile: 'the button is clicked twice more',
      afterwards: 'it is sent once, and the page shows it',
      async happens({ page }) {
        await page.getByRole('button', { name: 'Sending…' }).dblclick({ force: true });
      },
      async mustBeTrue(scene) {
        await expectCanceled(scene);
        expect(scene.held.count()).toBe(1);
        await expect(scene.page.locator('[data-status]')).toHaveText('Canceled');
      },
    },
    {
      meanwhile: 'a box is checked',
      afterwards: 'what was checked at the click is stored',
      async happens({ page }) {
        await page.getByRole('checkbox', { name: 'I no longer need it' }).check();
      },
      mustBeTrue: expectCanceled,
    },
    {
      meanwhile: 'it is refused',
      afterwards: 'the page says so, the boxes are as they were, and it can be tried again',
      happens() {},
      ends: refuse,
      async mustBeTrue(scene) {
        const { page, held } = scene;
        await expectNotCanceled(scene);
        await expect(page.getByRole('checkbox', { name: 'No one contacted me' })).toBeChecked();
        await held.stop();
        await confirmCancel(page);
        await expectCanceled(scene);
      },
    },
    {
      meanwhile: 'the dialog is closed',
      afterwards: 'the cancellation is reported and stored',
      async happens({ page }) {
        await expect(page.getByRole('button', { name: 'Keep it' })).toHaveCount(0);
        await page.getByRole('button', { name: 'Close', exact: true }).click();
        await expect(page.getByRole('dialog')).toBeHidden();
      },
      mustBeTrue: expectCanceled,
    },
    {
      meanwhile: 'a link leads to another page',
      afterwards: 'the cancellation is reported there and stored',
      async happens(scene) {
        await scene.page.keyboard.press('Escape');
        await goToAbout(scene);
      },
      async mustBeTrue(scene) {
        await expectCanceled(scene);
        await expectAbout(scene);
      },
    },
    {
      meanwhile: 'the page is reloaded when it has arrived',
      afterwards: 'the page shows that it is canceled',
      heldAt: 'answered',
      async happens({ page }) {
        await page.reload();
      },
      async mustBeTrue(scene) {
        const { page } = scene;
        await page.clock.fastForward(LOOKUP_DELAY_MS);
        await expect(page.locator('[data-status]')).toHaveText('Canceled');
        await expect(page.getByRole('button', { name: 'Cancel my request' })).toHaveCount(0);
      },
    },
    {
      meanwhile: 'the operator completes the request',
      afterwards: 'the page says so, the page shows it, and nothing is canceled',
      async happens({ baseURL, visitor }) {
        await operatorOf(baseURL)
          .from('leads')
          .update({ status: 'Completed' })
          .eq('phone', visitor.request.phone)
          .throwOnError();
      },
      async mustBeTrue(scene) {
        const { page } = scene;
        await expect(page.getByText('This request is already completed')).toBeVisible();
        await page.clock.runFor(100);
        await expect(page.locator('[data-status]')).toHaveText('Completed');
        expect(await stateOf(scene)).toEqual([{ status: 'Completed', cancel_reasons: [] }]);
      },
    },
  ],
});
