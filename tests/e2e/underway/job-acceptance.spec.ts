import type { Page } from '@playwright/test';
import { isAlive } from '../support/is-alive';
import { addJob } from '../support/jobs';
import { leadsWith } from '../support/leads';
import { operatorOf } from '../support/operator';
import { expect } from '../support/test';
import {
  comeBackOnline,
  connectionBreaks,
  expectNothingSent,
  expectPrivacy,
  goToPrivacy,
  letThrough,
  pressedAgain,
  type Row,
  refuse,
  type Scene,
  testRow,
  untilItWaits,
  untilUnderWay,
} from '../support/underway';

function acceptButton(page: Page) {
  return page.getByRole('button', { name: /Accept this job|Sending…/ });
}

async function openJob({ page, baseURL, visitor }: Scene, cameFrom?: string) {
  const { path } = await addJob(baseURL, { phone: visitor.request.phone });
  if (cameFrom) await page.goto(cameFrom);
  await page.goto(path);
  await isAlive(page);
  await expect(acceptButton(page)).toBeVisible();
}

async function offersOf({ baseURL, visitor }: Scene) {
  const [lead] = await leadsWith(baseURL, visitor.request.phone);
  const { data } = await operatorOf(baseURL)
    .from('job_offers')
    .select('state')
    .eq('lead_id', `${lead?.id}`)
    .throwOnError();
  return data;
}

/** The page shows the job as the hauler's, and it is. */
async function expectAccepted(scene: Scene) {
  await expect(scene.page.getByText('This job is yours')).toBeVisible();
  expect(await offersOf(scene)).toEqual([{ state: 'accepted' }]);
}

const acceptance = {
  address: '**/functions/v1/job',
  isHeld: (request) => request.postDataJSON().action === 'accept',
  opens: openJob,
} satisfies Partial<Row>;

testRow({
  ...acceptance,
  action: 'The acceptance of a job on its way',
  starts: untilUnderWay((page) => acceptButton(page).click()),
  ends: letThrough,
  cells: [
    pressedAgain(acceptButton, 'Not for me', expectAccepted),
    {
      meanwhile: 'it is refused',
      afterwards: 'the page says so, the offer is still open, and it can be accepted again',
      happens() {},
      ends: refuse,
      async mustBeTrue(scene) {
        const { page, held } = scene;
        await expect(page.getByRole('alert')).toBeVisible();
        expect(await offersOf(scene)).toEqual([{ state: 'open' }]);
        await held.stop();
        await acceptButton(page).click();
        await expectAccepted(scene);
      },
    },
    {
      meanwhile: 'a link leads to another page',
      afterwards: 'the hauler stays there, and finds the job theirs on coming back',
      happens: goToPrivacy,
      async mustBeTrue(scene) {
        await expect.poll(() => offersOf(scene)).toEqual([{ state: 'accepted' }]);
        await expectPrivacy(scene);
        await scene.page.goBack();
        await expectAccepted(scene);
      },
    },
    {
      meanwhile: 'the page is reloaded when it has arrived',
      afterwards: 'the job is theirs',
      heldAt: 'answered',
      async happens({ page }) {
        await page.reload();
      },
      mustBeTrue: expectAccepted,
    },
    {
      ...connectionBreaks,
      afterwards: 'it is sent again, and the job is theirs',
      mustBeTrue: expectAccepted,
    },
  ],
});

testRow({
  ...acceptance,
  action: 'The acceptance of a job pressed offline',
  starts: untilItWaits((page) => acceptButton(page).click()),
  ends: comeBackOnline,
  cells: [
    {
      meanwhile: '"Don’t send it" is clicked',
      afterwards: 'nothing is sent, and the offer is still open',
      async happens({ page }) {
        await page.getByRole('button', { name: 'Don’t send it' }).click();
      },
      async mustBeTrue(scene) {
        await expectNothingSent(scene);
        expect(await offersOf(scene)).toEqual([{ state: 'open' }]);
      },
    },
  ],
});
