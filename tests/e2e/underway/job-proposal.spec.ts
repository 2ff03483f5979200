import type { Page } from '@playwright/test';
import { isAlive } from '../support/is-alive';
import { addJob, chooseTime, unfold } from '../support/jobs';
import { operatorOf } from '../support/operator';
import { proposalsWith } from '../support/proposals';
import { expect } from '../support/test';
import {
  comeBackOnline,
  connectionBreaks,
  expectNothingSent,
  expectPrivacy,
  goToPrivacy,
  letThrough,
  passTimeUntilSaid,
  pressedAgain,
  type Row,
  refuse,
  type Scene,
  testRow,
  untilItWaits,
  untilUnderWay,
} from '../support/underway';

function sendButton(page: Page) {
  return page.getByRole('button', { name: /Send the proposal|Sending…/ });
}

/** Opens a hauler's job with a price filled in. */
async function openForm({ page, baseURL, visitor }: Scene) {
  const { phone } = visitor.request;
  const { path, token } = await addJob(baseURL, { phone, email: `${phone}@customer.example` });
  const operator = operatorOf(baseURL);
  await operator.rpc('accept_job', { token }).throwOnError();
  await operator.rpc('report_call', { token }).throwOnError();
  await page.goto(path);
  await isAlive(page);
  await unfold(page, 'Other steps');
  await page.getByLabel('Price in dollars').fill('150');
  await chooseTime(page);
}

function proposalsOf({ baseURL, visitor }: Scene) {
  return proposalsWith(baseURL, visitor.request.phone);
}

/** The page shows that the customer has the proposal, and they do. */
async function expectSent(scene: Scene, price = 150) {
  await expect(scene.page.getByRole('heading', { name: 'The customer has your proposal' })).toBeVisible();
  await expect(scene.page.getByText(`$${price}`)).toBeVisible();
  expect(await proposalsOf(scene)).toMatchObject([{ state: 'open', price_from: price }]);
}

const proposing = {
  address: '**/functions/v1/job',
  isHeld: (request) => request.postDataJSON().action === 'propose',
  opens: openForm,
} satisfies Partial<Row>;

testRow({
  ...proposing,
  action: 'A proposal on its way',
  starts: untilUnderWay((page) => sendButton(page).click()),
  ends: letThrough,
  cells: [
    pressedAgain(sendButton, 'Give it back', expectSent),
    {
      meanwhile: 'it is refused',
      afterwards: 'the page says so, the price is as it was, and it can be sent again',
      happens() {},
      ends: refuse,
      async mustBeTrue(scene) {
        const { page, held } = scene;
        await expect(page.getByRole('alert')).toBeVisible();
        await expect(page.getByLabel('Price in dollars')).toHaveValue('150');
        expect(await proposalsOf(scene)).toEqual([]);
        await held.stop();
        await sendButton(page).click();
        await expectSent(scene);
      },
    },
    {
      meanwhile: 'its answers are lost, including those of retries',
      afterwards: 'the page finds it sent, once',
      heldAt: 'answered',
      happens() {},
      async ends({ page, held }) {
        held.lose();
        await passTimeUntilSaid(page, 'The customer has your proposal');
      },
      async mustBeTrue(scene) {
        await expectSent(scene);
        await expect(scene.page.getByLabel('Price in dollars')).toHaveCount(0);
      },
    },
    {
      meanwhile: 'a link leads to another page',
      afterwards: 'the hauler stays there, and sees it on return',
      happens: goToPrivacy,
      async mustBeTrue(scene) {
        await expect.poll(() => proposalsOf(scene)).toHaveLength(1);
        await expectPrivacy(scene);
        await scene.page.goBack();
        await expectSent(scene);
      },
    },
    {
      meanwhile: 'the page is reloaded when it has arrived',
      afterwards: 'it is sent, and no form is left over',
      heldAt: 'answered',
      async happens({ page }) {
        await page.reload();
      },
      async mustBeTrue(scene) {
        await expectSent(scene);
        await expect(scene.page.getByLabel('Price in dollars')).toHaveCount(0);
      },
    },
    {
      ...connectionBreaks,
      afterwards: 'it is sent again, and stored once',
      mustBeTrue: expectSent,
    },
  ],
});

testRow({
  ...proposing,
  action: 'A proposal sent offline',
  starts: untilItWaits((page) => sendButton(page).click()),
  ends: comeBackOnline,
  cells: [
    {
      meanwhile: '"Don’t send it" is clicked',
      afterwards: 'nothing is sent, and the price is as it was',
      async happens({ page }) {
        await page.getByRole('button', { name: 'Don’t send it' }).click();
      },
      async mustBeTrue(scene) {
        await expectNothingSent(scene);
        expect(await proposalsOf(scene)).toEqual([]);
        await expect(scene.page.getByLabel('Price in dollars')).toHaveValue('150');
      },
    },
    {
      meanwhile: 'the price is changed',
      afterwards: 'what was sent before is canceled, and what is shown goes out at the next click',
      async happens({ page }) {
        await page.getByLabel('Price in dollars').fill('175');
      },
      async mustBeTrue(scene) {
        await expectNothingSent(scene);
        await sendButton(scene.page).click();
        await expectSent(scene, 175);
      },
    },
  ],
});
