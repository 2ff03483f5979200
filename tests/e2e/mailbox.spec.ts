import { formatPhone } from '@functions/domain/phone.ts';
import type { Page } from '@playwright/test';
import { operatorAddress } from '../../scripts/backend/mail-settings.ts';
import { freshEmail } from '../fixtures/emails.ts';
import { addHauler, freshZipCode } from './support/haulers';
import { addLead, leadsWith } from './support/leads';
import { withLook } from './support/look';
import { findMail, findText, pollSender, textsTo } from './support/mailbox';
import { operatorOf } from './support/operator';
import { expect, test } from './support/test';
import { scrollsSideways } from './support/whole-page';

// Playwright's own script in the frame of an email.
test.use({ allowedConsole: /^Blocked script execution in 'about:srcdoc'/ });

/** A ZIP code with a hauler, so that customers don't first hear that none was found. */
async function areaWithHauler(baseURL: string | undefined): Promise<string> {
  const zipCode = await freshZipCode(baseURL);
  await addHauler(baseURL, { zip_prefixes: [zipCode] });
  return zipCode;
}

const conversation = (page: Page) => page.getByRole('list', { name: 'Conversation' });
const outcome = (page: Page) => page.getByRole('main').getByRole('status');

test('an email shows its picture on a phone of 320 px, and a bounce is shown and marks the address', async ({
  page,
  request,
  baseURL,
}) => {
  const email = freshEmail();
  const zip_code = await areaWithHauler(baseURL);
  const { phone } = await addLead(baseURL, { email, zip_code });
  const { html } = await findMail(request, email, 'We got your request');
  await page.goto('/mailbox');
  await page.getByRole('link', { name: email }).click();
  await page.setViewportSize({ width: 320, height: 844 });
  const mail = page.frameLocator('iframe');
  for (const [index, width] of [84, 1120].entries()) {
    const picture = mail.locator('img').nth(index);
    await expect.poll(() => picture.evaluate((each: HTMLImageElement) => each.naturalWidth)).toBe(width);
  }
  // The frame grows to the height of the email, and has a scroll bar until then.
  await expect.poll(() => mail.locator('html').evaluate((root) => root.scrollWidth > root.clientWidth)).toBe(false);

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: 'Bounced' }).press('Enter');
  await expect(outcome(page)).toHaveText('The site was told that this email bounced.');
  await expect(page.getByRole('link', { name: email })).toContainText('Bounced');
  await page.reload();
  await expect(outcome(page)).toHaveText('The site was told that this email bounced.');
  expect(await leadsWith(baseURL, phone)).toMatchObject([{ email_failed_at: expect.any(String) }]);
  await page.setContent(html);
  expect(await scrollsSideways(page)).toBe(false);
});

test('new texts appear by themselves, a reply reaches the operator, and STOP ends texts', async ({
  page,
  request,
  baseURL,
}) => {
  const look = await withLook(page);
  const operator = operatorOf(baseURL);
  const zip_code = await areaWithHauler(baseURL);
  const lead = await addLead(baseURL, { zip_code, agreed_to_messages: true });
  const words = page.getByLabel('Your own words');
  const text = await findText(request, lead.phone, 'We have your request.');
  await page.goto(`/mailbox?text=${text.id}`);
  await expect(conversation(page)).toContainText('Reply STOP to end');
  await look('a conversation');

  await words.fill('Is 12');
  await operator.from('leads').update({ status: 'In Progress' }).eq('id', lead.id).throwOnError();
  await expect(conversation(page)).toContainText('Your job is in progress.');
  await expect(words).toHaveValue('Is 12');
  await words.press('End');
  await page.keyboard.type(` the code for ${lead.phone}?`);
  await page.keyboard.press('Enter');
  await expect(outcome(page)).toContainText(`replied “Is 12 the code for ${lead.phone}?”.`);
  await expect(conversation(page)).toContainText('Is 12 the code');
  await expect(words).toHaveValue('');
  await findMail(request, operatorAddress, `Is 12 the code for ${lead.phone}?`);

  const before = (await textsTo(request, lead.phone)).length;
  await page.getByRole('button', { name: 'Reply STOP' }).focus();
  await page.keyboard.press('Enter');
  await expect(outcome(page)).toContainText('replied “STOP”. From now on, the provider refuses texts to this number');
  await expect(page.getByRole('button', { name: 'Reply STOP' })).toBeFocused();
  await findMail(request, operatorAddress, 'Call this customer', formatPhone(lead.phone));
  await operator.from('leads').update({ status: 'Completed' }).eq('id', lead.id).throwOnError();
  const states = async () => {
    const told = operator.from('notifications').select('state').match({ lead_id: lead.id, kind: 'status-changed' });
    return (await told.order('created_at').throwOnError()).data.map(({ state }) => state);
  };
  await pollSender(states).toEqual(['sent', 'skipped']);
  expect(await textsTo(request, lead.phone)).toHaveLength(before);

  await page.getByRole('button', { name: 'Undelivered' }).click();
  await expect(outcome(page)).toHaveText('The site was told that this text was not delivered.');
  await expect(page.getByRole('navigation').locator('[aria-current]')).toContainText('Not delivered');
  // Other tests need their own messages, so the text is gone only for this page.
  await page.route(`**/mailbox?text=${text.id}`, async (route) => {
    await route.fulfill({ response: await route.fetch({ url: `${baseURL}/mailbox?text=gone` }) });
  });
  await page.getByRole('button', { name: 'Reply START' }).click();
  await expect(outcome(page)).toHaveText('The result is not shown: this message is no longer in the mailbox.');
});
