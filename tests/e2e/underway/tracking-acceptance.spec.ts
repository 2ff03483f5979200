import { acceptedByHauler } from '../support/haulers';
import { addLead, leadsWith } from '../support/leads';
import { proposalsWith, propose } from '../support/proposals';
import { expect } from '../support/test';
import { letThrough, type Scene, testRow, untilUnderWay } from '../support/underway';
import { LOOKUP_DELAY_MS, lookUp, UPDATE } from '../support/underway-tracking';

/** Opens a proposal of two times with the first one chosen. */
async function openProposal(scene: Scene) {
  const { page, baseURL, visitor } = scene;
  const { phone } = visitor.request;
  const lead = await addLead(baseURL, { phone, email: `${phone}@customer.example` });
  await propose(baseURL, await acceptedByHauler(baseURL, lead));
  await lookUp(scene, lead.tracking_id);
  await page
    .getByRole('radio', { name: /9:00–11:00 AM/ })
    .first()
    .check();
}

// A reload ends every action of the page in the same way; the component tests have everything else.
testRow({
  action: 'The acceptance of a proposal on its way',
  address: UPDATE,
  opens: openProposal,
  starts: untilUnderWay((page) => page.getByRole('button', { name: 'Accept this time' }).click()),
  ends: letThrough,
  cells: [
    {
      meanwhile: 'the page is reloaded when it has arrived',
      afterwards: 'the page shows what is booked',
      heldAt: 'answered',
      async happens({ page }) {
        await page.reload();
        await page.clock.fastForward(LOOKUP_DELAY_MS);
      },
      async mustBeTrue({ page, baseURL, visitor }) {
        const { phone } = visitor.request;
        await expect(page.getByRole('heading', { name: 'Your pickup is booked' })).toBeVisible();
        expect(await leadsWith(baseURL, phone)).toMatchObject([{ status: 'In Progress' }]);
        expect(await proposalsWith(baseURL, phone)).toMatchObject([{ state: 'accepted', chosen: 1 }]);
      },
    },
  ],
});
