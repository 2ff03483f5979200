import type { Page } from '@playwright/test';
import { acceptedByHauler } from '../support/haulers';
import { addLead, leadsWith } from '../support/leads';
import { proposalsWith, propose } from '../support/proposals';
import { expect } from '../support/test';
import {
  comeBackOnline,
  connectionBreaks,
  expectAbout,
  expectNothingSent,
  goToAbout,
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
import { LOOKUP_DELAY_MS, lookUp, openTrackingForm, UPDATE } from '../support/underway-tracking';

function acceptButton(page: Page) {
  return page.getByRole('button', { name: /Accept this time|Sending…/ });
}

function time(page: Page, place: number) {
  return page.getByRole('radio', { name: /9:00–11:00 AM/ }).nth(place);
}

/** Opens a proposal of two times with the first one chosen. */
async function openProposal(scene: Scene) {
  const { page, baseURL, visitor } = scene;
  const { phone } = visitor.request;
  const lead = await addLead(baseURL, { phone, email: `${phone}@customer.example` });
  await propose(baseURL, await acceptedByHauler(baseURL, lead));
  await openTrackingForm(scene);
  await lookUp(scene, lead.tracking_id);
  await time(page, 0).check();
}

async function expectStored({ baseURL, visitor }: Scene, status: string, proposal: object) {
  const { phone } = visitor.request;
  expect(await leadsWith(baseURL, phone)).toMatchObject([{ status }]);
  expect(await proposalsWith(baseURL, phone)).toMatchObject([proposal]);
}

async function expectBooked(scene: Scene, chosen = 1) {
  await expect(scene.page.getByRole('heading', { name: 'Your pickup is booked' })).toBeVisible();
  await expectStored(scene, 'In Progress', { state: 'accepted', chosen });
}

async function expectNothingBooked(scene: Scene) {
  await expectStored(scene, 'Sent Proposal', { state: 'open', chosen: null });
}

const accepting = { address: UPDATE, opens: openProposal } satisfies Partial<Row>;

testRow({
  ...accepting,
  action: 'The acceptance of a proposal on its way',
  starts: untilUnderWay((page) => acceptButton(page).click()),
  ends: letThrough,
  cells: [
    pressedAgain(acceptButton, 'Decline', expectBooked),
    {
      meanwhile: 'it is refused',
      afterwards: 'the page says so, the choice is as it was, and it can be tried again',
      happens() {},
      ends: refuse,
      async mustBeTrue(scene) {
        const { page, held } = scene;
        await expect(page.getByText('There was a problem accepting the proposal.')).toBeVisible();
        await expect(time(page, 0)).toBeChecked();
        await expectNothingBooked(scene);
        await held.stop();
        await acceptButton(page).click();
        await expectBooked(scene);
      },
    },
    {
      meanwhile: 'its answers are lost, including those of retries',
      afterwards: 'repeating it counts once',
      heldAt: 'answered',
      happens() {},
      async ends({ page, held }) {
        held.lose();
        await passTimeUntilSaid(page, 'There was a problem accepting the proposal.');
      },
      async mustBeTrue(scene) {
        await scene.held.stop();
        await acceptButton(scene.page).click();
        await expectBooked(scene);
      },
    },
    {
      meanwhile: 'a link leads to another page',
      afterwards: 'the booking is reported there and stored',
      happens: goToAbout,
      async mustBeTrue(scene) {
        await expect(scene.page.getByText('Your pickup is booked')).toBeVisible();
        await expectAbout(scene);
        await expectStored(scene, 'In Progress', { state: 'accepted', chosen: 1 });
      },
    },
    {
      meanwhile: 'the page is reloaded when it has arrived',
      afterwards: 'the page shows what is booked',
      heldAt: 'answered',
      async happens({ page }) {
        await page.reload();
        await page.clock.fastForward(LOOKUP_DELAY_MS);
      },
      mustBeTrue: expectBooked,
    },
    {
      ...connectionBreaks,
      afterwards: 'it is sent again, and the time is booked',
      mustBeTrue: expectBooked,
    },
  ],
});

testRow({
  ...accepting,
  action: 'The acceptance of a proposal pressed offline',
  starts: untilItWaits((page) => acceptButton(page).click()),
  ends: comeBackOnline,
  cells: [
    {
      meanwhile: '"Take it back" is clicked',
      afterwards: 'nothing is sent, and nothing is booked',
      async happens({ page }) {
        await page.getByRole('button', { name: 'Take it back' }).click();
      },
      async mustBeTrue(scene) {
        await expectNothingSent(scene);
        await expectNothingBooked(scene);
      },
    },
    {
      meanwhile: 'another time is chosen',
      afterwards: 'the first is canceled, and the one that is shown is booked at the next click',
      async happens({ page }) {
        await time(page, 1).check();
      },
      async mustBeTrue(scene) {
        await expectNothingSent(scene);
        await acceptButton(scene.page).click();
        await expectBooked(scene, 2);
      },
    },
  ],
});
