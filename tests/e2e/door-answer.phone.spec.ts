import { randomUUID } from 'node:crypto';
import { dayInLosAngeles } from '../../scripts/backend/los-angeles.ts';
import { maximalLeadRow } from '../fixtures/leads.ts';
import { freshPhone } from './support/booking';
import { acceptedByHauler } from './support/haulers';
import { addLead } from './support/leads';
import { withLook } from './support/look';
import { operatorOf } from './support/operator';
import { actAsHauler, propose } from './support/proposals';
import { expect, test } from './support/test';

// The customer's half of what happens at the door, and when no one comes. The hauler acts through the backend.

/** A job whose customer has accepted $120–$180, with this pickup: none, or yesterday's. */
async function addPickup(baseURL: string | undefined, day: string | undefined, columns = {}) {
  const phone = freshPhone();
  const email = `${phone}@example.com`;
  const { id, tracking_id } = await addLead(baseURL, { ...maximalLeadRow(), phone, email, ...columns });
  const token = await acceptedByHauler(baseURL, { id });
  const proposal = await propose(baseURL, token);
  const operator = operatorOf(baseURL);
  await operator.rpc('accept_proposal', { tracking_id, proposal, choice: 1 }).throwOnError();
  const at = (time: string) => (day ? `${day} ${time} America/Los_Angeles` : null);
  const pickup = { pickup_from: at('09:00'), pickup_until: at('11:00') };
  await operator.from('leads').update(pickup).eq('id', id).throwOnError();
  return { id, token, trackingId: tracking_id };
}

test.describe('a final price above the estimate', () => {
  test.use({ allowedConsole: /ERR_FAILED|The request was not changed/ });

  test('is declined, and a second one accepted', async ({ page, baseURL }) => {
    const look = await withLook(page);
    const { token, trackingId } = await addPickup(baseURL, undefined);
    const names = (price: number, reason?: string) =>
      actAsHauler(baseURL, { token, action: 'door-price', id: randomUUID(), price, ...(reason && { reason }) });
    const press = (name: string) => page.getByRole('button', { name }).click();
    await names(240, 'A piano more');
    await page.goto(`/track/${trackingId}`);
    await expect(page.getByRole('heading', { name: 'Diaz & Sons Hauling’s final price: $240' })).toBeVisible();
    await expect(page.getByText('“A piano more”')).toBeVisible();
    for (const name of ['Yes, load it', 'No, thank you'])
      await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
    await look('open');

    await page.route('**/functions/v1/update-lead', (route) => route.abort());
    await press('No, thank you');
    await expect(page.getByRole('alert')).toHaveText('Not sent yet. Try again.');
    await look('not sent');
    await page.unroute('**/functions/v1/update-lead');
    await press('No, thank you');
    await expect(page.getByRole('heading', { name: 'You said no to $240' })).toBeFocused();
    await look('declined');
    await expect(actAsHauler(baseURL, { token, action: 'complete', pricePaid: 240 })).rejects.toThrow('409');

    await names(170);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'final price: $170' })).toBeVisible();
    await press('Yes, load it');
    await expect(page.getByText(/^You said yes to \$170 at .* You pay when the job is done\.$/)).toBeVisible();
    await expect(page.locator('[data-part=moment] h2')).toBeFocused();
    await look('accepted');
    await page.locator('summary', { hasText: 'What has happened so far' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Final price: $170' })).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'You said yes' })).toBeVisible();
    await actAsHauler(baseURL, { token, action: 'complete', pricePaid: 170 });
    await page.reload();
    await expect(page.getByRole('heading', { name: 'The job is done. Enjoy the space.' })).toBeVisible();
  });
});

test('a pickup that no one came to is reported, and goes to another hauler, in Spanish', async ({ page, baseURL }) => {
  const look = await withLook(page);
  const { id, trackingId } = await addPickup(baseURL, dayInLosAngeles(-1), { language: 'es' });
  await page.goto(`/es/track/${trackingId}`);
  const report = page.getByRole('button', { name: 'Nadie vino' });
  await expect(report).toBeInViewport({ ratio: 1 });
  await look('over');
  await report.click();
  await expect(page.getByRole('dialog', { name: '¿Nadie vino?' })).toContainText('Diaz & Sons Hauling');
  await look('reporting', '[role=dialog]');
  await page.getByRole('button', { name: 'Avisar' }).click();
  await expect(
    page.getByText(/^Nos avisó a las? .* de hoy que nadie vino\. Lo sentimos\. ¿Qué prefiere\?$/),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Su cita era el' })).toBeFocused();
  await look('reported');

  await page.getByRole('button', { name: 'Otra empresa' }).click();
  await expect(page.getByRole('dialog')).toContainText('Diaz & Sons Hauling ya no la tiene.');
  await look('asking for another hauler', '[role=dialog]');
  await page.getByRole('dialog').getByRole('button', { name: 'Pedir otra empresa' }).click();
  await expect(page.getByRole('region', { name: 'Quién tiene su solicitud' })).toBeHidden();
  await expect(page.locator('[data-part=moment] h2')).toBeFocused();
  const offers = operatorOf(baseURL).from('job_offers').select('state, no_shows').eq('lead_id', id);
  expect((await offers.throwOnError()).data).toContainEqual({ state: 'returned', no_shows: 1 });
});
