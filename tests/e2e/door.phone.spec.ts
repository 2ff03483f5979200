import { hourInLosAngeles } from '../../scripts/backend/los-angeles.ts';
import { addProposal } from '../../scripts/backend/samples/proposals.ts';
import { addJob } from './support/jobs';
import { withLook } from './support/look';
import { comeBackOnline, goOffline } from './support/offline';
import { operatorOf } from './support/operator';
import { expect, test } from './support/test';

// The browser's message about requests without a network.
test.use({ allowedConsole: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/ });

test('a hauler is told no, notes an agreement without a network, which is denied, and loads after a yes', async ({
  page,
  context,
  baseURL,
}) => {
  const look = await withLook(page);
  const operator = operatorOf(baseURL);
  const { lead, token, path } = await addJob(baseURL, { email: 'ana@customer.example', agreed_to_messages: true });
  await operator.rpc('accept_job', { token }).throwOnError();
  const proposal = { windows: ['today' as const], price_from: 120, price_to: 180, answer: 'agreed' as const };
  await addProposal(operator, { token, trackingId: lead.tracking_id }, proposal);
  await operator.from('leads').update({ status: 'In Progress' }).eq('id', lead.id).throwOnError();

  const button = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
  const price = page.getByLabel('Final price in dollars');
  /** What the customer's page sends. */
  async function answer(accepted: boolean) {
    const shown = operator.from('door_prices').select('id').eq('lead_id', lead.id).in('state', ['open', 'accepted']);
    const { data } = await shown.single().throwOnError();
    const said = { tracking_id: lead.tracking_id, door_price: data.id, accepted };
    await operator.rpc('answer_door_price', said).throwOnError();
  }

  await page.goto(path);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await button('On my way · 30 min').click();
  await expect(page.getByRole('heading', { name: 'Next: agree on the final price' })).toBeFocused();
  await button('Final price').click();
  await price.fill('240');
  // A pickup that is booked after 9 PM has no estimate.
  if (hourInLosAngeles() < 21) {
    await button('Ask the customer').click();
    await look('a price above the estimate without a reason');
    await page.getByLabel('Why is it more? The customer reads it.').fill('A piano more');
  }
  await button('Ask the customer').click();
  await expect(page.getByText('The customer sees $240 now.')).toBeVisible();
  await look('an open price');
  await answer(false);
  await expect(page.getByText('The customer said no to $240.')).toBeVisible();
  await look('a declined price');

  await goOffline(context);
  await price.fill('180');
  await button('They agreed in person').click();
  await expect(page.getByText('Keep this page open.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('The customer can’t see it now. Agree in person.')).toBeVisible();
  await expect(button('Waiting for signal')).toBeVisible();
  await look('a price that waits for a network');
  await comeBackOnline(context);
  await expect(page.getByText('You noted: agreed in person on $180.')).toBeVisible();
  await expect(button('Job completed')).toHaveCount(1);
  await answer(false);
  await page.goto(`/es${path}`);
  await expect(page.getByText('El cliente no aceptó $180.')).toBeVisible();
  await look('a denied agreement in Spanish');

  await page.goto(path);
  await price.fill('170');
  await page.keyboard.press('Enter');
  await expect(page.getByText('The customer sees $170 now.')).toBeVisible();
  await answer(true);
  await expect(page.getByText(/^The customer said yes to \$170 at \d+:\d\d.[AP]M\. Load it\.$/)).toBeVisible();
  await look('an accepted price');
  await button('Job completed').click();
  await expect(page.getByLabel('What did the customer pay?')).toHaveValue('170');
  await page.getByRole('button', { name: 'Yes, it’s done' }).click();
  await expect(page.getByRole('heading', { name: /\$170 · done$/ })).toBeFocused();

  const rows = operator.from('door_prices').select('state, price, accepted_by').eq('lead_id', lead.id).order('made_at');
  expect((await rows.throwOnError()).data).toEqual([
    { state: 'declined', price: 240, accepted_by: null },
    { state: 'declined', price: 180, accepted_by: 'hauler' },
    { state: 'accepted', price: 170, accepted_by: 'customer' },
  ]);
});
