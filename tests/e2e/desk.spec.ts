import { randomUUID } from 'node:crypto';
import { operatorAddress } from '../../scripts/backend/mail-settings.ts';
import {
  addDeskHauler,
  addDeskLead,
  choiceOf,
  deskLinkOf,
  findDeskLink,
  holderOf,
  listLink,
  openDesk,
} from './support/desk';
import { findMail, sendAtOnce } from './support/mailbox';
import { operatorOf } from './support/operator';
import { expect, test } from './support/test';

test.beforeAll(({ baseURL }) => sendAtOnce(baseURL));

test.describe('in the mailbox', () => {
  // Chromium's message when Playwright reads the frame of an email, where scripts are blocked.
  test.use({ allowedConsole: /^Blocked script execution in 'about:srcdoc'/ });

  test('the button of an email in the mailbox opens the desk', async ({ page, context, request, baseURL }) => {
    const lead = await addDeskLead(baseURL);
    const mail = await findMail(request, operatorAddress, lead.full_name);
    await page.goto(`/mailbox?mail=${mail.id}`);

    const opening = context.waitForEvent('page');
    await page.frameLocator('iframe').getByRole('link', { name: 'Open at the desk' }).click();

    const desk = await opening;
    await expect(desk.getByText(lead.full_name).first()).toBeVisible();
    expect(new URL(desk.url()).pathname).toBe(deskLinkOf(mail));
  });
});

test('the desk is not indexed, sends no referrer, names no one in its title, and changes nothing when opened', async ({
  page,
  request,
  baseURL,
}) => {
  const lead = await addDeskLead(baseURL);
  const link = await findDeskLink(request, lead.full_name);
  const response = await request.get(link);
  expect(response.headers()).toMatchObject({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' });

  await openDesk(page, link);

  await expect(page.getByText(lead.full_name).first()).toBeVisible();
  expect(await page.title()).toMatch(/^Desk\b/);
  expect(await page.title()).not.toContain(lead.full_name);
  const { data } = await operatorOf(baseURL).from('desk_acts').select('id').eq('lead_id', lead.id).throwOnError();
  expect(data).toEqual([]);
});

test('a request is found and assigned with a note by keyboard', async ({ page, request, baseURL }) => {
  const lead = await addDeskLead(baseURL, { zip_code: '93975' });
  const hauler = await addDeskHauler(baseURL, '93975');
  const note = `Gate code ${randomUUID()}`;
  await openDesk(page, await listLink(request, baseURL));
  await page.keyboard.press('/');
  await expect(page.getByLabel('Find a request, message or hauler')).toBeFocused();
  await page.keyboard.type(lead.full_name);
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: lead.full_name }).focus();
  await page.keyboard.press('Enter');

  await page.getByRole('button', { name: 'Assign…' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Assign this request' })).toBeVisible();
  await (await choiceOf(page, hauler.name)).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: `${hauler.name} has to call` })).toBeFocused();
  expect(await holderOf(baseURL, lead)).toBe(hauler.id);

  await page.getByRole('button', { name: 'Write a note…' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type(note);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Save the note' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Note saved. No one was told.')).toBeVisible();
  const { data } = await operatorOf(baseURL)
    .from('leads')
    .select('desk_note')
    .eq('id', lead.id)
    .single()
    .throwOnError();
  expect(data.desk_note).toBe(note);
});
