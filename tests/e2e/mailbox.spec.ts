import { randomUUID } from 'node:crypto';
import { formatPhone } from '@functions/domain/phone.ts';
import type { Page } from '@playwright/test';
import { operatorAddress } from '../../scripts/backend/mail-settings.ts';
import { vettedHauler } from '../fixtures/haulers.ts';
import { freshPhone } from './support/booking';
import { addLead } from './support/leads';
import { findMail, findText, pollSender, sendAtOnce, textsTo } from './support/mailbox';
import { operatorOf } from './support/operator';
import { expect, test } from './support/test';
import { scrollsSideways, violationsOf } from './support/whole-page';

// Playwright's own script in the frame of an email.
test.use({ allowedConsole: /^Blocked script execution in 'about:srcdoc'/ });

/** One hauler serves it, so that customers don't first hear that no hauler was found. */
const ZIP_CODE = '93973';

test.beforeAll(async ({ baseURL }) => {
  await sendAtOnce(baseURL);
  const hauler = vettedHauler([ZIP_CODE]);
  await operatorOf(baseURL).from('haulers').insert(hauler).throwOnError();
});

/** A customer in Los Angeles who gets only texts. */
async function addTextedLead(baseURL: string | undefined) {
  const phone = `213${freshPhone().slice(3)}`;
  return { ...(await addLead(baseURL, { phone, zip_code: ZIP_CODE, agreed_to_messages: true })), phone };
}

const conversation = (page: Page) => page.getByRole('list', { name: 'Conversation' });
const outcome = (page: Page) => page.getByRole('main').getByRole('status');

test('a bounced email is shown, and the site marks the address', async ({ page, request, baseURL }) => {
  const email = `${randomUUID()}@example.com`;
  const lead = await addLead(baseURL, { email, zip_code: ZIP_CODE });
  await findMail(request, email, 'Your request has arrived');
  await page.goto('/mailbox');
  await page.getByRole('link', { name: email }).click();
  await page.getByRole('button', { name: 'Bounced' }).press('Enter');
  await expect(outcome(page)).toHaveText('The site was told that this email bounced.');
  await expect(page.getByRole('link', { name: email })).toContainText('Bounced');

  await page.reload();
  await expect(outcome(page)).toHaveText('The site was told that this email bounced.');
  const { data } = await operatorOf(baseURL)
    .from('leads')
    .select('email_failed_at')
    .eq('id', lead.id)
    .single()
    .throwOnError();
  expect(data.email_failed_at).not.toBeNull();
});

test('STOP by keyboard ends texts to a number in the mailbox and on the site', async ({ page, request, baseURL }) => {
  const lead = await addTextedLead(baseURL);
  const text = await findText(request, lead.phone, 'We have your request.');
  await page.goto(`/mailbox?text=${text.id}`);
  await expect(conversation(page)).toContainText('Reply STOP to end');
  await page.getByRole('button', { name: 'Reply STOP' }).focus();
  await page.keyboard.press('Enter');
  await expect(outcome(page)).toContainText('replied “STOP”. From now on, the provider refuses texts to this number');
  await expect(page.getByRole('button', { name: 'Reply STOP' })).toBeFocused();
  await findMail(request, operatorAddress, 'Call this customer', formatPhone(lead.phone));

  const operator = operatorOf(baseURL);
  await operator.from('leads').update({ status: 'In Progress' }).eq('id', lead.id).throwOnError();
  const ofChange = async () => {
    const { data } = await operator
      .from('notifications')
      .select('state')
      .eq('lead_id', lead.id)
      .eq('kind', 'status-changed')
      .throwOnError();
    return data.map(({ state }) => state);
  };
  await pollSender(ofChange).toEqual(['skipped']);
  expect(await textsTo(request, lead.phone)).toHaveLength(1);
});

test('a free-text reply reaches the operator and appears in the conversation', async ({ page, request, baseURL }) => {
  const { phone } = await addTextedLead(baseURL);
  const text = await findText(request, phone, 'We have your request.');
  const words = `Is ${randomUUID()} the code of the gate?`;
  await page.goto(`/mailbox?text=${text.id}`);
  await page.getByLabel('Your own words').fill(words);
  await page.keyboard.press('Enter');
  await expect(outcome(page)).toContainText(`replied “${words}”.`);
  await expect(conversation(page)).toContainText(words);
  await expect(page.getByLabel('Your own words')).toHaveValue('');

  await findMail(request, operatorAddress, words);
});

test("a reply to a text cleared in the meantime doesn't stay pending", async ({ page, request, baseURL }) => {
  const { phone } = await addTextedLead(baseURL);
  const text = await findText(request, phone, 'We have your request.');
  await page.goto(`/mailbox?text=${text.id}`);
  // Other tests need their own messages, so the text is gone only for this page.
  await page.route(`**/mailbox?text=${text.id}`, async (route) => {
    await route.fulfill({ response: await route.fetch({ url: `${baseURL}/mailbox?text=gone` }) });
  });
  await page.getByRole('button', { name: 'Reply START' }).click();

  await expect(outcome(page)).toHaveText('The result is not shown: this message is no longer in the mailbox.');
});

test('an undelivered text is marked in the list', async ({ page, request, baseURL }) => {
  const { phone } = await addTextedLead(baseURL);
  const text = await findText(request, phone, 'We have your request.');
  await page.goto(`/mailbox?text=${text.id}`);
  await page.getByRole('button', { name: 'Undelivered' }).click();
  await expect(outcome(page)).toHaveText('The site was told that this text was not delivered.');

  const chosen = page.getByRole('navigation').locator('[aria-current]');
  await expect(chosen).toContainText('Not delivered');
});

test('new messages appear by themselves, and text being typed stays', async ({ page, request, baseURL }) => {
  const lead = await addTextedLead(baseURL);
  const text = await findText(request, lead.phone, 'We have your request.');
  await page.goto(`/mailbox?text=${text.id}`);
  await page.getByLabel('Your own words').fill('Half a se');
  await operatorOf(baseURL).from('leads').update({ status: 'In Progress' }).eq('id', lead.id).throwOnError();
  await findText(request, lead.phone, 'in progress');

  await expect(conversation(page)).toContainText('Your job is in progress.');
  await expect(page.getByLabel('Your own words')).toHaveValue('Half a se');
});

test('an email shows its picture, and no line is wider than a phone of 320 px', async ({ page, request, baseURL }) => {
  const email = `${randomUUID()}@example.com`;
  await addLead(baseURL, { email, zip_code: ZIP_CODE });
  const { html } = await findMail(request, email, 'Your request has arrived');
  await page.setViewportSize({ width: 320, height: 844 });
  await page.goto('/mailbox');
  await page.getByRole('link', { name: email }).click();
  const mail = page.frameLocator('iframe');

  await expect.poll(() => mail.locator('img').evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBe(1120);
  expect(await mail.locator('html').evaluate((root) => root.scrollWidth > root.clientWidth)).toBe(false);
  await page.setContent(html);
  expect(await scrollsSideways(page)).toBe(false);
});

test('the mailbox is accessible and fits a phone', async ({ page, request, baseURL }) => {
  const { phone } = await addTextedLead(baseURL);
  const text = await findText(request, phone, 'We have your request.');
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    for (const path of ['/mailbox', `/mailbox?text=${text.id}`]) {
      await page.goto(path);
      expect(await violationsOf(page)).toEqual([]);
      expect(await scrollsSideways(page)).toBe(false);
    }
  }
});
