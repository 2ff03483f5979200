import { randomUUID } from 'node:crypto';
import type { TablesInsert } from '@functions/database.types.ts';
import type { Page } from '@playwright/test';
import { operatorAddress } from '../../scripts/backend/mail-settings.ts';
import { freshPhone } from './support/booking';
import {
  addDeskHauler,
  addDeskLead,
  choiceOf,
  findDeskLink,
  giveTo,
  holderOf,
  listLink,
  openDesk,
} from './support/desk';
import { leadsWith } from './support/leads';
import { findMail, mailsTo, pollSender, sendAtOnce } from './support/mailbox';
import { operatorOf } from './support/operator';
import { expect, test } from './support/test';
import { scrollsSideways, violationsOf } from './support/whole-page';

const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
const inDialog = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true });
const next = (page: Page, name: RegExp | string) => page.getByRole('heading', { level: 2, name });

test.beforeAll(({ baseURL }) => sendAtOnce(baseURL));

async function addMessage(baseURL: string | undefined, more: Partial<TablesInsert<'contact_messages'>> = {}) {
  const name = `Ana ${randomUUID()}`;
  const email = `${freshPhone()}@example.com`;
  const message = { name, email, subject: 'general', message: 'Do you haul pianos?', ...more };
  const { data } = await operatorOf(baseURL).from('contact_messages').insert(message).select().single().throwOnError();
  return data;
}

async function storedMessage(baseURL: string | undefined, id: string) {
  const { data } = await operatorOf(baseURL).from('contact_messages').select().eq('id', id).single().throwOnError();
  return data;
}

async function storedHaulers(baseURL: string | undefined, name: string) {
  const { data } = await operatorOf(baseURL).from('haulers').select().eq('name', name).throwOnError();
  return data;
}

/** Looks something up on the list. What was not found stays on the page, hidden. */
async function lookUp(page: Page, text: string) {
  await page.getByLabel('Find a request, message or hauler').fill(text);
  await expect(page.getByRole('heading', { name: `Results for “${text}”` })).toBeVisible();
}

/** Finds a request on the list, whichever others there are. */
async function findOnList(page: Page, list: string, name: string) {
  await openDesk(page, list);
  await lookUp(page, name);
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

test('mailbox and desk are enough for a day: a flagged request, one without a hauler, one to take back', async ({
  page,
  request,
  baseURL,
}) => {
  const [hauler, other] = [await addDeskHauler(baseURL), await addDeskHauler(baseURL)];
  const flagged = await addDeskLead(baseURL, { flagged_because: 'Too many from one number' });
  const nobodys = await addDeskLead(baseURL, { zip_code: '93976' });
  const taken = await addDeskLead(baseURL);
  await giveTo(baseURL, taken, other);
  const list = await listLink(request, baseURL);

  await findOnList(page, list, flagged.full_name);
  await button(page, 'Clear the flag…').click();
  await inDialog(page, 'Clear the flag').click();
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
  expect(await leadsWith(baseURL, flagged.phone)).toMatchObject([{ flagged_because: null }]);

  await findOnList(page, list, nobodys.full_name);
  await button(page, 'Assign…').click();
  await (await choiceOf(page, hauler.name)).check();
  await inDialog(page, 'Assign').click();
  await expect(next(page, `${hauler.name} has to call`)).toBeFocused();
  expect(await holderOf(baseURL, nobodys)).toBe(hauler.id);
  await findMail(request, hauler.email, 'The job is yours');

  await findOnList(page, list, taken.full_name);
  await button(page, 'Take back…').click();
  await page.getByRole('dialog').getByText('The hauler did not come').click();
  await inDialog(page, 'Take back').click();
  // Other tests may have added haulers who fit; they are asked next.
  await expect(next(page, /^No one has this request$| (has|have) been asked$/)).toBeFocused();
  expect(await holderOf(baseURL, taken)).toBeUndefined();
  await findMail(request, other.email, 'This job is no longer yours.');
});

test('on the list a message is answered, a hauler added and one paused, which the operator is emailed', async ({
  page,
  request,
  baseURL,
}) => {
  const message = await addMessage(baseURL);
  const hauler = await addDeskHauler(baseURL);
  const added = `Added Hauling ${randomUUID()}`;
  await openDesk(page, await listLink(request, baseURL));

  const card = page.getByRole('listitem').filter({ hasText: message.name });
  await card.getByRole('button', { name: 'I answered' }).click();
  await expect(page.getByText(`Saved: you answered ${message.name}.`)).toBeFocused();
  expect((await storedMessage(baseURL, message.id)).answered_at).not.toBeNull();

  await button(page, 'Add a hauler').click();
  await page.getByRole('dialog').getByLabel('Name of the business').fill(added);
  await page.getByRole('dialog').getByLabel('Email').fill(`${randomUUID()}@haulers.example`);
  await page.getByRole('dialog').getByLabel('Phone').fill(freshPhone());
  await page.getByRole('dialog').getByLabel('Areas').fill('93976');
  await inDialog(page, 'Add').click();
  await expect(page.getByText(`${added} is here, but paused`)).toBeVisible();
  expect(await storedHaulers(baseURL, added)).toMatchObject([{ active: false, zip_prefixes: ['93976'] }]);
  await findMail(request, operatorAddress, added);

  await lookUp(page, hauler.name);
  await button(page, `Pause: ${hauler.name}`).click();
  await inDialog(page, 'Pause').click();
  await expect(
    page.getByText('Paused: they don’t get offers.', { exact: true }).filter({ visible: true }),
  ).toBeVisible();
  expect(await storedHaulers(baseURL, hauler.name)).toMatchObject([{ active: false }]);
});

test.describe('a hauler with missing papers', () => {
  test.use({ allowedConsole: /status of 409|Nothing was changed at the desk/ });

  test('an applicant is added without typing, and is active only once nothing is missing', async ({
    page,
    request,
    baseURL,
  }) => {
    const business = `Vega Hauling ${randomUUID()}`;
    const application = { business, areas: '93976, Burbank', phone: freshPhone(), services: ['Hot Tub Removal'] };
    const message = await addMessage(baseURL, { subject: 'merchant-inquiry', application });
    await openDesk(page, await listLink(request, baseURL));

    const card = page.getByRole('listitem').filter({ hasText: business });
    await card.getByRole('button', { name: 'Add as a hauler' }).click();
    await expect(page.getByRole('dialog').getByText('They also named: Burbank.')).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await inDialog(page, 'Add').click();
    await expect(page.getByText(`Saved: ${business} is a hauler now, but paused.`)).toBeFocused();
    const [hauler] = await storedHaulers(baseURL, business);
    const { name, email } = message;
    expect(hauler).toMatchObject({ contact_name: name, email, zip_prefixes: ['93976'], active: false });
    const answered = { answered_at: expect.any(String), hauler_id: hauler?.id };
    expect(await storedMessage(baseURL, message.id)).toMatchObject(answered);

    await lookUp(page, business);
    const found = page.getByRole('listitem').filter({ hasText: business, visible: true });
    await expect(found.getByText('Missing: vetting, insurance, the agreement.')).toBeVisible();
    await found.getByRole('button', { name: /^Vetted: make active/ }).click();
    await page.getByLabel('I’ve checked who they are').check();
    await inDialog(page, 'Make active').click();
    await expect(page.getByRole('alert')).toContainText('First enter the last day of this hauler’s insurance.');
    expect(await violationsOf(page)).toEqual([]);
    await inDialog(page, 'Change').click();
    await page.getByRole('dialog').getByLabel('Insured until').fill('2099-12-31');
    await inDialog(page, 'Save').click();
    await expect(found.getByText('Missing: vetting, the agreement.')).toBeVisible();

    await found.getByRole('button', { name: /^Vetted: make active/ }).click();
    await page.getByLabel('I’ve checked who they are').check();
    await inDialog(page, 'Make active').click();
    await expect(page.getByRole('alert')).toContainText('Ask for the agreement first.');
    await inDialog(page, 'Ask for the agreement').click();
    await inDialog(page, 'Ask them').click();
    // They were asked when they were added.
    await expect(page.getByRole('alert')).toContainText('less than an hour ago');
    expect(await storedHaulers(baseURL, business)).toMatchObject([{ active: false, vetted_at: null }]);
  });
});

test('the link in the email about a request marks it as called with one click', { tag: '@desktop' }, async ({
  page,
  request,
  baseURL,
}) => {
  const lead = await addDeskLead(baseURL);
  await giveTo(baseURL, lead, await addDeskHauler(baseURL));
  await openDesk(page, await findDeskLink(request, lead.full_name));

  await button(page, 'I called').click();

  await expect(page.getByText('Saved. No one was told.')).toBeVisible();
  expect(await leadsWith(baseURL, lead.phone)).toMatchObject([{ contacted_at: expect.any(String) }]);
});

test('the link in the email about a message marks it as answered with one click and opens nothing else', {
  tag: '@desktop',
}, async ({ page, request, baseURL }) => {
  const message = await addMessage(baseURL);
  const lead = await addDeskLead(baseURL);
  const link = await findDeskLink(request, message.email);
  await openDesk(page, link);
  expect(await scrollsSideways(page)).toBe(false);
  expect(await violationsOf(page)).toEqual([]);

  await button(page, 'I answered').click();

  await expect(page.getByRole('heading', { name: /^You marked it as answered at .*/ })).toBeFocused();
  expect((await storedMessage(baseURL, message.id)).answered_at).not.toBeNull();
  await openDesk(page, `${link}/${lead.id}`);
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
});

test('the link in the email about a request assigns, takes back and unflags it with two clicks each', {
  tag: '@desktop',
}, async ({ page, request, baseURL }) => {
  const lead = await addDeskLead(baseURL, { zip_code: '93975' });
  // The best match is preselected.
  const hauler = await addDeskHauler(baseURL, '93975');
  await openDesk(page, await findDeskLink(request, lead.full_name));
  expect(await scrollsSideways(page)).toBe(false);
  expect(await violationsOf(page)).toEqual([]);

  await button(page, 'Assign…').click();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: 'Assign' }).click();
  await expect(next(page, / has to call$/)).toBeFocused();
  expect(await holderOf(baseURL, lead)).toEqual(expect.any(String));
  await operatorOf(baseURL).from('haulers').update({ active: false }).eq('id', hauler.id).throwOnError();
  await button(page, 'Take back…').click();
  await inDialog(page, 'Take back').click();
  await expect(page.getByText('Saved: the job was taken back.')).toBeVisible();
  expect(await holderOf(baseURL, lead)).toBeUndefined();

  await operatorOf(baseURL).from('leads').update({ flagged_because: 'Odd' }).eq('id', lead.id).throwOnError();
  await page.reload();
  await button(page, 'Clear the flag…').click();
  await inDialog(page, 'Clear the flag').click();
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
  expect(await leadsWith(baseURL, lead.phone)).toMatchObject([{ flagged_because: null }]);
});

test.describe('two people on one page', { tag: '@desktop' }, () => {
  test.use({ allowedConsole: /status of 409|Nothing was changed at the desk/ });

  test('the second one is told what has changed, and nothing is done', async ({ page, context, request, baseURL }) => {
    const lead = await addDeskLead(baseURL);
    const [first, second] = [await addDeskHauler(baseURL), await addDeskHauler(baseURL)];
    const link = await findDeskLink(request, lead.full_name);
    const other = await context.newPage();
    await openDesk(page, link);
    await openDesk(other, link);
    await button(other, 'Assign…').click();
    await (await choiceOf(other, second.name)).check();
    await button(page, 'Assign…').click();
    await (await choiceOf(page, first.name)).check();
    await inDialog(page, 'Assign').click();
    await expect(next(page, `${first.name} has to call`)).toBeVisible();

    await inDialog(other, 'Assign').click();

    await expect(other.getByRole('alert')).toContainText('Nothing was done, because this changed in the meantime.');
    await expect(other.getByRole('alert')).toContainText(`${first.name} has it now.`);
    expect(await holderOf(baseURL, lead)).toBe(first.id);
  });
});

test.describe('offline', { tag: '@desktop' }, () => {
  // The browser's message about prefetched code of other pages.
  test.use({ allowedConsole: /ERR_INTERNET_DISCONNECTED/ });

  test('a click offline waits and can be canceled', async ({ page, context, request, baseURL }) => {
    const lead = await addDeskLead(baseURL);
    await giveTo(baseURL, lead, await addDeskHauler(baseURL));
    await openDesk(page, await findDeskLink(request, lead.full_name));
    await context.setOffline(true);
    await button(page, 'I called').click();
    await expect(page.getByText('You’re offline. Leave this page open')).toBeVisible();

    await button(page, 'Don’t send it').click();
    await context.setOffline(false);

    await expect(button(page, 'I called')).toBeEnabled();
    await page.reload();
    await expect(button(page, 'I called')).toBeVisible();
    expect(await leadsWith(baseURL, lead.phone)).toMatchObject([{ contacted_at: null }]);

    await context.setOffline(true);
    await button(page, 'I called').click();
    await context.setOffline(false);
    await expect(page.getByText('Saved. No one was told.')).toBeVisible();
    expect(await leadsWith(baseURL, lead.phone)).toMatchObject([{ contacted_at: expect.any(String) }]);
  });
});

test('long names stay inside dialogs and the list', async ({ page, request, baseURL }) => {
  const lead = await addDeskLead(baseURL, { zip_code: '93970' });
  const hauler = await addDeskHauler(baseURL, '93970');
  const name = `${'Wolfeschlegelsteinhausenbergerdorff'.repeat(2)} ${randomUUID()}`;
  await operatorOf(baseURL).from('haulers').update({ name }).eq('id', hauler.id).throwOnError();
  await openDesk(page, await findDeskLink(request, lead.full_name));

  await button(page, 'Assign…').click();

  const dialog = page.getByRole('dialog');
  await expect(await choiceOf(page, name)).toBeVisible();
  const [shown, needed] = await dialog.evaluate(({ clientWidth, scrollWidth }) => [clientWidth, scrollWidth]);
  expect(needed).toBe(shown);
  await openDesk(page, await listLink(request, baseURL));
  expect(await scrollsSideways(page)).toBe(false);
});

test('an ended link offers another one by email', { tag: '@desktop' }, async ({ page, request }) => {
  const subject = 'Your link to the desk';
  const links = async () => (await mailsTo(request, operatorAddress)).filter((mail) => mail.subject === subject);
  const before = (await links()).length;
  await openDesk(page, '/desk/0000-0000-0000-0000');
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  await button(page, 'Email me a link').click();
  await expect(page.getByText('If this site has a desk, the link is in the team’s mailbox.')).toBeVisible();

  await pollSender(async () => (await links()).length).toBeGreaterThan(before);
  await openDesk(page, await findDeskLink(request, subject));
  await expect(page.getByRole('heading', { name: 'Needs you' })).toBeVisible();
  expect(await scrollsSideways(page)).toBe(false);
  expect(await violationsOf(page)).toEqual([]);
});
