import { formatPhone } from '@functions/domain/phone.ts';
import { operatorAddress } from '../../scripts/backend/mail-settings.ts';
import { fillBooking, freshPhone, submit } from './support/booking';
import { addHauler, freshZipCode } from './support/haulers';
import { chooseTime } from './support/jobs';
import { addLead } from './support/leads';
import { findMail, findText, linkIn, pollSender, textsTo } from './support/mailbox';
import { operatorOf } from './support/operator';
import { expect, test } from './support/test';

// From the request to the mailbox and back.

test('a customer with only a phone number gets everything by text until STOP', async ({ page, request, baseURL }) => {
  const zipCode = await freshZipCode(baseURL);
  const hauler = await addHauler(baseURL, { zip_prefixes: [zipCode], texts_on: true });
  const phone = freshPhone();
  await page.goto('/book');
  await fillBooking(page.getByRole('main'), phone, 'Maria Lopez', zipCode);
  await page.getByRole('checkbox', { name: /by phone or text message at the number I gave, or by email/ }).check();
  await submit(page);
  await expect(page.getByRole('heading', { name: 'Request Submitted!' })).toBeVisible();
  await expect(page.getByText('We’ll also text it to you')).toBeVisible();

  const arrived = await findText(request, phone, 'We have your request.');
  expect(arrived.body).toMatch(/ Reply STOP to end$/);
  await page.goto(`/mailbox?text=${arrived.id}`);
  const opened = page.context().waitForEvent('page');
  await page
    .getByRole('list', { name: 'Conversation' })
    .getByRole('link', { name: /\/track\// })
    .click();
  const tracking = await opened;
  await tracking.getByText('How you’ll hear from us').click();
  await expect(tracking.getByText(`We’ll text updates to ${formatPhone(phone)}`)).toBeVisible();

  const offer = await findText(request, hauler.phone, `New job in ${zipCode}, first to accept gets it:`);
  for (const secret of ['Maria', phone, 'Evergreen', 'orange sofa']) expect(offer.body).not.toContain(secret);
  await page.goto(linkIn(offer, 'job'));
  await page.getByRole('button', { name: 'Accept this job' }).click();
  await expect(page.getByText('742 Evergreen Terrace')).toBeVisible();
  await findMail(request, hauler.email, 'The job is yours');
  const matched = await findText(request, phone, `Your hauler will call from ${formatPhone(hauler.phone)}.`);
  expect(matched.body).not.toContain('STOP');

  await page.goto(`/mailbox?text=${matched.id}`);
  await page.getByRole('button', { name: 'Reply STOP' }).click();
  await findMail(request, operatorAddress, 'Call this customer', formatPhone(phone), 'STOP');
  const before = (await textsTo(request, phone)).length;
  await page.goto(linkIn(offer, 'job'));
  await page.getByRole('button', { name: 'I called' }).click();
  await page.getByLabel('Price in dollars').fill('120');
  await chooseTime(page);
  await page.getByRole('button', { name: 'Send the quote' }).click();
  const proposal = async () => {
    const { data } = await operatorOf(baseURL)
      .from('notifications')
      .select('state, skipped_because, leads!inner(phone)')
      .eq('leads.phone', phone)
      .eq('kind', 'proposal-made')
      .throwOnError();
    return data.map(({ state, skipped_because }) => [state, skipped_because]);
  };
  await pollSender(proposal).toEqual([['skipped', 'no-way']]);
  expect(await textsTo(request, phone)).toHaveLength(before);
  await tracking.reload();
  await expect(tracking.getByRole('button', { name: 'Accept this time' })).toBeVisible();
  await tracking.getByText('How you’ll hear from us').click();
  await expect(tracking.getByText('unless you’ve replied STOP')).toBeVisible();
});

test("a hauler's bounced offer goes to the next one, and the operator is told", async ({ request, baseURL }) => {
  const zip_code = await freshZipCode(baseURL);
  const lost = await addHauler(baseURL, { zip_prefixes: [zip_code] });
  const lead = await addLead(baseURL, { zip_code });
  const offer = await findMail(request, lost.email, 'Job offer: ');
  const next = await addHauler(baseURL, { zip_prefixes: [zip_code] });

  const answer = await request.post('/mailbox/report', { data: { id: offer.id, event: 'bounced' } });
  expect(await answer.json()).toEqual({ status: 200 });

  await findMail(request, operatorAddress, 'A hauler can’t be reached', lost.name, formatPhone(lost.phone));
  const offers = operatorOf(baseURL).from('job_offers').select('hauler_id, state').eq('lead_id', lead.id);
  const { data } = await offers.throwOnError();
  // At night the next hauler is notified in the morning.
  expect(Object.fromEntries(data.map(({ hauler_id, state }) => [hauler_id, state]))).toEqual({
    [lost.id]: 'expired',
    [next.id]: 'open',
  });
});
