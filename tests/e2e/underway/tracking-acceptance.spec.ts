import type { Page } from '@playwright/test';
import { acceptedByHauler } from '../support/haulers';
import { addLead, leadsWith } from '../support/leads';
import { operatorOf } from '../support/operator';
import { propose } from '../support/proposals';
import { expect } from '../support/test';
import {
  breakConnection,
  comeBackOnline,
  expectAbout,
  goToAbout,
  letThrough,
  passTimeUntilSaid,
  type Row,
  refuse,
  type Scene,
  testRow,
  untilQuiet,
} from '../support/underway';
import { LOOKUP_DELAY_MS, lookUp, openTrackingForm, UPDATE } from '../support/underway-tracking';

function acceptButton(page: Page) {
  return page.getByRole('button', { name: /Accept this time|Sending…/ });
}

function time(page: Page, place: number) {
  return page.getByRole('radio', { name: /9:00–11:00 AM/ }).nth(place);
}

/** Brings the visitor to a proposal of two times, with the first one chosen. */
async function openProposal(scene: Scene) {
  const { page, baseURL, visitor } = scene;
  const { phone } = visitor.request;
  const lead = await addLead(baseURL, { phone, email: `${phone}@customer.example` });
  await propose(baseURL, await acceptedByHauler(baseURL, lead));
  await openTrackingForm(scene);
  await lookUp(scene, lead.tracking_id);
  await time(page, 0).check();
}

async function stateOf({ baseURL, visitor }: Scene) {
  const [lead] = await leadsWith(baseURL, visitor.request.phone);
  const { data } = await operatorOf(baseURL)
    .from('proposals')
    .select('state, chosen')
    .eq('lead_id', `${lead?.id}`)
    .throwOnError();
  return { status: lead?.status, proposals: data };
}

async function expectBooked(scene: Scene, chosen = 1) {
  await expect(scene.page.getByRole('heading', { name: 'Your pickup is booked' })).toBeVisible();
  expect(await stateOf(scene)).toEqual({ status: 'In Progress', proposals: [{ state: 'accepted', chosen }] });
}

const nothingBooked = { status: 'Sent Proposal', proposals: [{ state: 'open', chosen: null }] };

const accepting = { address: UPDATE, opens: openProposal } satisfies Partial<Row>;

testRow({
  ...accepting,
  action: 'The acceptance of a proposal on its way',
  async starts({ page, held }) {
    await acceptButton(page).click();
    await held.first;
  },
  ends: letThrough,
  cells: [
    {
      meanwhile: 'it is pressed twice more, and so is "Decline"',
      afterwards: 'it is sent once, and nothing else is',
      async happens({ page }) {
        await acceptButton(page).dblclick({ force: true });
        await page.getByRole('button', { name: 'Decline' }).click({ force: true });
      },
      async mustBeTrue(scene) {
        await expectBooked(scene);
        expect(scene.held.count()).toBe(1);
        await expect(scene.page.getByRole('dialog')).toHaveCount(0);
      },
    },
    {
      meanwhile: 'it is refused',
      afterwards: 'that is said, the choice is as it was, and it can be tried again',
      happens() {},
      ends: refuse,
      async mustBeTrue(scene) {
        const { page, held } = scene;
        await expect(page.getByText('There was a problem accepting the proposal.')).toBeVisible();
        await expect(time(page, 0)).toBeChecked();
        expect(await stateOf(scene)).toEqual(nothingBooked);
        await held.stop();
        await acceptButton(page).click();
        await expectBooked(scene);
      },
    },
    {
      meanwhile: 'its answer is lost, and so are those of the tries after it',
      afterwards: 'pressed again it is the same acceptance',
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
      afterwards: 'that it is booked is said there and true',
      happens: goToAbout,
      async mustBeTrue(scene) {
        await expect(scene.page.getByText('Your pickup is booked')).toBeVisible();
        await expectAbout(scene);
        expect(await stateOf(scene)).toMatchObject({ status: 'In Progress' });
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
      meanwhile: 'the connection breaks and comes back',
      afterwards: 'it is sent again, and the time is booked',
      async happens(scene) {
        await breakConnection(scene);
        await passTimeUntilSaid(scene.page, 'You are offline.');
      },
      ends: comeBackOnline,
      mustBeTrue: expectBooked,
    },
  ],
});

testRow({
  ...accepting,
  action: 'The acceptance of a proposal pressed offline',
  async starts({ page, context, held }) {
    held.release();
    await context.setOffline(true);
    await acceptButton(page).click();
    await expect(page.getByText('You are offline.')).toBeVisible();
  },
  ends: comeBackOnline,
  cells: [
    {
      meanwhile: '"Take it back" is pressed',
      afterwards: 'nothing is sent, and nothing is booked',
      async happens({ page }) {
        await page.getByRole('button', { name: 'Take it back' }).click();
      },
      async mustBeTrue(scene) {
        await untilQuiet(scene.page);
        expect(scene.held.count()).toBe(0);
        expect(await stateOf(scene)).toEqual(nothingBooked);
      },
    },
    {
      meanwhile: 'another time is chosen',
      afterwards: 'the first is taken back, and the one that is shown is booked at the next press',
      async happens({ page }) {
        await time(page, 1).check();
      },
      async mustBeTrue(scene) {
        await untilQuiet(scene.page);
        expect(scene.held.count()).toBe(0);
        await acceptButton(scene.page).click();
        await expectBooked(scene, 2);
      },
    },
  ],
});
