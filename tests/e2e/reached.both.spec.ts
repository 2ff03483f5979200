import type { Page } from '@playwright/test';
import { minimalLeadRow } from '../fixtures/leads.ts';
import { fillBooking, freshPhone, submit } from './support/booking';
import { addLead, leadsWith } from './support/leads';
import { operatorOf } from './support/operator';
import { expect, test } from './support/test';
import { scrollsSideways, violationsOf } from './support/whole-page';

const UNSENT = 'Save this link. We have no way to send it to you, and updates appear only there.';
const TEXTED = 'Save this link. We’ll also text it to you if we can, between 8 AM and 9 PM.';

const confirmed = (page: Page) => page.getByRole('region', { name: 'Your tracking ID' });
const howTold = (page: Page) => page.getByRole('region', { name: 'How you’ll hear from us' });
const consent = (page: Page) =>
  page.getByRole('checkbox', { name: /by phone or text message at the number I gave, or by email/ });

async function book(page: Page, phone: string, agrees: boolean) {
  await page.goto('/book');
  await fillBooking(page, phone);
  await expect(consent(page)).not.toBeChecked();
  if (agrees) await consent(page).check();
  await submit(page);
  await expect(page.getByRole('heading', { name: 'Request Submitted!' })).toBeVisible();
}

test("a visitor with only a phone number is told that we can't reach them and adds a channel", {
  tag: '@desktop',
}, async ({ page, baseURL }) => {
  const phone = freshPhone();
  const email = `${phone}@example.com`;
  await book(page, phone, false);
  await expect(confirmed(page)).toContainText(UNSENT);
  expect(await scrollsSideways(page)).toBe(false);
  await page.reload();
  await expect(confirmed(page)).toContainText(UNSENT);

  await page.getByRole('link', { name: 'Add a way to reach me' }).click();
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused();
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');

  await expect(howTold(page)).toContainText(`We’ll email updates to ${email}`);
  await expect(howTold(page).getByRole('button')).toHaveCount(0);
  expect(await leadsWith(baseURL, phone)).toMatchObject([{ email, agreed_to_messages: false }]);
  await page.reload();
  await expect(howTold(page)).toContainText(`We’ll email updates to ${email}`);
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('a visitor who agrees to texts is told that the link comes by text, also on the tracking page', {
  tag: '@desktop',
}, async ({ page, baseURL }) => {
  await operatorOf(baseURL).from('dispatch_settings').update({ texts_on: true }).eq('only_row', true).throwOnError();
  const phone = freshPhone();
  await book(page, phone, true);
  await expect(confirmed(page)).toContainText(TEXTED);
  await expect(confirmed(page).getByRole('link', { name: 'Add a way to reach me' })).toHaveCount(0);
  await page.reload();
  await expect(confirmed(page)).toContainText(TEXTED);

  await confirmed(page)
    .getByRole('link', { name: /^http.*\/track\// })
    .click();

  await expect(howTold(page)).toContainText(
    /We’ll text updates to \(\d{3}\) \d{3}-\d{4}, unless you’ve replied STOP\./,
  );
});

test('withdrawing consent with the keyboard shows immediately that no channel is left', { tag: '@desktop' }, async ({
  page,
  baseURL,
}) => {
  await operatorOf(baseURL).from('dispatch_settings').update({ texts_on: true }).eq('only_row', true).throwOnError();
  const lead = await addLead(baseURL, { phone: freshPhone(), agreed_to_messages: true });
  await page.goto(`/track/${lead.tracking_id}`);

  await page.getByRole('button', { name: 'Correct my details' }).press('Enter');
  await expect(page.getByRole('textbox', { name: 'Phone' })).toBeFocused();
  await expect(page.getByRole('group', { name: 'How much of a truck will it fill?' })).toBeVisible();
  // Past email, unit, time to call, load and language of messages.
  for (let field = 0; field < 6; field++) await page.keyboard.press('Tab');
  await expect(consent(page)).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');

  await expect(howTold(page)).toContainText('We don’t have a way to reach you yet. Updates appear only on this page.');
  await expect(page.getByRole('button', { name: 'Correct my details' })).toBeFocused();
});

test('a customer with a long address and no working channel sees the notice without layout faults', async ({
  page,
  baseURL,
}) => {
  const email = `${'maria.of.the.long.address.'.repeat(2)}${freshPhone()}@a-company-of-haulers.example.com`;
  const lead = await addLead(baseURL, { ...minimalLeadRow(), email, agreed_to_messages: true });
  const failedAt = new Date().toISOString();
  await operatorOf(baseURL)
    .from('leads')
    .update({ email_failed_at: failedAt, text_failed_at: failedAt })
    .eq('id', lead.id)
    .throwOnError();

  await page.goto(`/track/${lead.tracking_id}`);
  await expect(howTold(page)).toContainText(`Our emails to ${email} are bouncing. Please correct the address.`);
  await expect(howTold(page)).toContainText('It may be a landline.');
  expect(await violationsOf(page)).toEqual([]);
  expect(await scrollsSideways(page)).toBe(false);

  await howTold(page).getByRole('button', { name: 'Add a way to reach me' }).click();
  await expect(consent(page)).toBeChecked();
  expect(await violationsOf(page)).toEqual([]);
  expect(await scrollsSideways(page)).toBe(false);
});
