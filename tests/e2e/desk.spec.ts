import { randomUUID } from 'node:crypto';
import type { TablesInsert } from '@functions/database.types.ts';
import type { Page } from '@playwright/test';
import { operatorAddress } from '../../scripts/backend/mail-settings.ts';
import { freshEmail } from '../fixtures/emails.ts';
import { freshPhone } from './support/booking';
import { addDeskLead, choiceOf, deskLinkOf, findDeskLink, giveTo, holderOf, listLink, openDesk } from './support/desk';
import { addHauler, freshZipCode } from './support/haulers';
import { leadsWith } from './support/leads';
import { withLook } from './support/look';
import { findMail, mailsTo, pollSender } from './support/mailbox';
import { onPhone } from './support/on-phone';
import { operatorOf } from './support/operator';
import { expect, test } from './support/test';

const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
const inDialog = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true });
const next = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });

async function addMessage(baseURL: string | undefined, more: Partial<TablesInsert<'contact_messages'>> = {}) {
  const message = { name: `Ana ${randomUUID()}`, email: freshEmail(), subject: 'general', message: 'Pianos?', ...more };
  const { data } = await operatorOf(baseURL).from('contact_messages').insert(message).select().single().throwOnError();
  return data;
}

async function storedMessage(baseURL: string | undefined, { email }: { email: string }) {
  const found = operatorOf(baseURL).from('contact_messages').select().eq('email', email);
  return (await found.single().throwOnError()).data;
}

async function storedHaulers(baseURL: string | undefined, name: string) {
  return (await operatorOf(baseURL).from('haulers').select().eq('name', name).throwOnError()).data;
}

/** Looks something up on the list, whose right column stays. */
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
  const look = await withLook(page);
  const [hauler, other] = [await addHauler(baseURL), await addHauler(baseURL)];
  const flagged = await addDeskLead(baseURL, { flagged_because: 'Too many from one number' });
  const nobodys = await addDeskLead(baseURL);
  const taken = await addDeskLead(baseURL);
  await giveTo(baseURL, taken, other);
  const list = await listLink(request, baseURL);

  await findOnList(page, list, flagged.full_name);
  await button(page, 'Clear the flag…').click();
  await inDialog(page, 'Clear the flag').click();
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
  expect(await leadsWith(baseURL, flagged.phone)).toMatchObject([{ flagged_because: null }]);

  await findOnList(page, list, nobodys.full_name);
  await look('a request');
  await button(page, 'Assign…').click();
  await (await choiceOf(page, hauler.name)).check();
  await look('assigning', '[role=dialog]');
  await inDialog(page, 'Assign').click();
  await expect(next(page, `${hauler.name} has to call`)).toBeFocused();
  expect(await holderOf(baseURL, nobodys)).toBe(hauler.id);
  await findMail(request, hauler.email, 'The job is yours');

  await findOnList(page, list, taken.full_name);
  await button(page, 'Take back…').click();
  await page.getByRole('dialog').getByText('The hauler did not come').click();
  await inDialog(page, 'Take back').click();
  await expect(next(page, 'No one has this request')).toBeFocused();
  expect(await holderOf(baseURL, taken)).toBeUndefined();
  await findMail(request, other.email, 'This job is no longer yours.');
});

test('the queue has a call and an assignment in each row, begins high up, and stays beside an opened request', async ({
  page,
  request,
  baseURL,
}) => {
  const look = await withLook(page);
  const [first, second] = [await addDeskLead(baseURL), await addDeskLead(baseURL)];
  const list = await listLink(request, baseURL);
  await openDesk(page, list);
  const queue = page.getByRole('region', { name: /^Needs you/ });
  const rows = queue.getByRole('listitem');
  const rowOf = (name: string) => rows.filter({ hasText: name });

  for (const size of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(size);
    const edges = await rows.first().boundingBox();
    expect(edges?.y).toBeLessThanOrEqual(160);
    for (const { full_name } of [first, second]) {
      const row = rowOf(full_name);
      await expect(row.getByRole('link', { name: /^Call \(/ })).toBeVisible();
      await expect(row.getByRole('button', { name: 'Assign…' })).toBeVisible();
      const link = await row.getByRole('link', { name: full_name }).boundingBox();
      expect(link?.height).toBeGreaterThanOrEqual(24);
    }
  }
  const names = await rows.getByRole('heading').allTextContents();
  expect(names.indexOf(first.full_name)).toBeLessThan(names.indexOf(second.full_name));

  await rowOf(second.full_name).getByRole('link', { name: second.full_name }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(queue).toBeVisible();
  await expect(rowOf(second.full_name)).toHaveAttribute('aria-current', 'true');
  await look('the board');
  await page.goBack();
  await expect(rowOf(second.full_name).getByRole('link', { name: second.full_name })).toBeFocused();
});

test('on the list a message is answered, a hauler added and one paused, which the operator is emailed', async ({
  page,
  request,
  baseURL,
}) => {
  const message = await addMessage(baseURL);
  const hauler = await addHauler(baseURL);
  const added = `Added Hauling ${randomUUID()}`;
  await openDesk(page, `${await listLink(request, baseURL)}#messages`);

  const card = page.getByRole('listitem').filter({ hasText: message.name });
  await card.getByRole('button', { name: 'I answered' }).click();
  await expect(page.getByText(`Saved: you answered ${message.name}.`)).toBeFocused();
  expect((await storedMessage(baseURL, message)).answered_at).not.toBeNull();

  await button(page, 'Add a hauler').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name of the business').fill(added);
  await dialog.getByLabel('Email').fill(freshEmail());
  await dialog.getByLabel('Phone').fill(freshPhone());
  await dialog.getByLabel('Areas').fill('93976');
  await inDialog(page, 'Add').click();
  await expect(page.getByText(`${added} is here, but paused`)).toBeVisible();
  expect(await storedHaulers(baseURL, added)).toMatchObject([{ active: false, zip_prefixes: ['93976'] }]);
  await findMail(request, operatorAddress, added);

  await lookUp(page, hauler.name);
  const found = page.getByRole('region', { name: /^Found haulers/ });
  await found.getByRole('button', { name: `Pause: ${hauler.name}`, exact: true }).click();
  await inDialog(page, 'Pause').click();
  await expect(found.getByText('Paused: they don’t get offers.', { exact: true })).toBeVisible();
  expect(await storedHaulers(baseURL, hauler.name)).toMatchObject([{ active: false }]);
});

test.describe('a hauler with missing papers', () => {
  test.use({ allowedConsole: /status of 409|Nothing was changed at the desk/ });

  test('an applicant is added without typing, and is active only once nothing is missing', async ({
    page,
    request,
    baseURL,
  }) => {
    const look = await withLook(page);
    const business = `Vega Hauling ${randomUUID()}`;
    const application = { business, areas: '93976, Burbank', phone: freshPhone(), services: ['Hot Tub Removal'] };
    const message = await addMessage(baseURL, { subject: 'merchant-inquiry', application });
    await openDesk(page, `${await listLink(request, baseURL)}#messages`);

    const card = page.getByRole('listitem').filter({ hasText: business });
    await card.getByRole('button', { name: 'Add as a hauler' }).click();
    await expect(page.getByRole('dialog').getByText('They also named: Burbank.')).toBeVisible();
    await look('adding', '[role=dialog]');
    await inDialog(page, 'Add').click();
    await expect(page.getByText(`Saved: ${business} is a hauler now, but paused.`)).toBeFocused();
    const [hauler] = await storedHaulers(baseURL, business);
    const { name, email } = message;
    expect(hauler).toMatchObject({ contact_name: name, email, zip_prefixes: ['93976'], active: false });
    const answered = { answered_at: expect.any(String), hauler_id: hauler?.id };
    expect(await storedMessage(baseURL, message)).toMatchObject(answered);

    await lookUp(page, business);
    const found = page.getByRole('region', { name: /^Found haulers/ }).getByRole('listitem');
    await expect(found.getByText('Missing: vetting, insurance, the agreement.')).toBeVisible();
    await found.getByRole('button', { name: /^Vetted: make active/ }).click();
    await page.getByLabel('I’ve checked who they are').check();
    await inDialog(page, 'Make active').click();
    await expect(page.getByRole('alert')).toContainText('First enter the last day of this hauler’s insurance.');
    await look('refused', '[role=dialog]');
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

test.describe('in the mailbox', () => {
  // Chromium's message when Playwright reads the frame of an email, where scripts are blocked.
  test.use({ allowedConsole: /^Blocked script execution in 'about:srcdoc'/ });

  test('the button of an email opens the desk, which changes nothing until the operator says "I called"', async ({
    page,
    context,
    request,
    baseURL,
  }) => {
    const lead = await addDeskLead(baseURL);
    await giveTo(baseURL, lead, await addHauler(baseURL));
    const mail = await findMail(request, operatorAddress, lead.full_name);
    await page.goto(`/mailbox?mail=${mail.id}`);

    const opening = context.waitForEvent('page');
    await page.frameLocator('iframe').getByRole('link', { name: 'Open at the desk' }).click();
    const desk = await opening;
    await expect(desk.getByText(lead.full_name).first()).toBeVisible();
    expect(new URL(desk.url()).pathname).toBe(deskLinkOf(mail));
    expect(await desk.title()).toMatch(/^Desk\b/);
    expect(await desk.title()).not.toContain(lead.full_name);
    const actions = operatorOf(baseURL).from('desk_actions').select('action').eq('lead_id', lead.id);
    expect((await actions.throwOnError()).data).toEqual([]);

    await button(desk, 'I called').click();

    await expect(desk.getByText('Saved. No one was told.')).toBeVisible();
    expect(await leadsWith(baseURL, lead.phone)).toMatchObject([{ contacted_at: expect.any(String) }]);
  });
});

test('a message from the contact page reaches the operator, whose link notes the answer and opens nothing else', async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  const look = await withLook(page);
  const email = freshEmail();
  const lead = await addDeskLead(baseURL);
  const visitor = await onPhone(browser, baseURL);
  await visitor.goto('/contact');
  await visitor.getByLabel('Name').fill('Ana Diaz');
  await visitor.getByLabel('Email').fill(email);
  await visitor.getByLabel('Subject').selectOption('General');
  await visitor.getByLabel('Message').fill('Do you haul pianos?');
  await visitor.getByRole('button', { name: 'Send Message' }).click();
  await expect(visitor.getByRole('heading', { name: 'Thank You' })).toBeFocused();
  await visitor.context().close();
  const mail = await findMail(request, operatorAddress, email);
  expect(mail.replyTo).toBe(email);
  await openDesk(page, deskLinkOf(mail));
  await look('a message');

  await button(page, 'I answered').click();

  await expect(page.getByRole('heading', { name: /^You marked it as answered at .*/ })).toBeFocused();
  expect((await storedMessage(baseURL, { email })).answered_at).not.toBeNull();
  await openDesk(page, `${deskLinkOf(mail)}/${lead.id}`);
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
});

test('long names stay inside dialogs and the list', async ({ page, request, baseURL }) => {
  const look = await withLook(page);
  const zip_code = await freshZipCode(baseURL);
  const name = `${'Wolfeschlegelsteinhausenbergerdorff'.repeat(2)} ${randomUUID()}`;
  // Paused right after, so that the other tests' dialogs don't show it.
  const { id } = await addHauler(baseURL, { name, zip_prefixes: [zip_code] });
  const lead = await addDeskLead(baseURL, { zip_code });
  await openDesk(page, await findDeskLink(request, lead.full_name));

  await button(page, 'Assign…').click();

  const dialog = page.getByRole('dialog');
  await expect(await choiceOf(page, name)).toBeVisible();
  const [shown, needed] = await dialog.evaluate(({ clientWidth, scrollWidth }) => [clientWidth, scrollWidth]);
  expect(needed).toBe(shown);
  await openDesk(page, await listLink(request, baseURL));
  await lookUp(page, name);
  await look('the list');
  await operatorOf(baseURL).from('haulers').update({ active: false }).eq('id', id).throwOnError();
});

test('an ended link offers another one by email', async ({ page, request, baseURL }) => {
  const look = await withLook(page);
  const subject = 'Your link to the desk';
  const links = async () => (await mailsTo(request, operatorAddress)).filter((mail) => mail.subject === subject);
  // Twelve can be asked for within twelve hours.
  const created_at = new Date(Date.now() - 13 * 3_600_000).toISOString();
  const sent = { kind: 'desk-link', state: 'sent' } as const;
  await operatorOf(baseURL).from('notifications').update({ created_at }).match(sent).throwOnError();
  const before = (await links()).length;
  await openDesk(page, '/desk/0000-0000-0000-0000');
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await look('an ended link');

  await button(page, 'Email me a link').click();
  await expect(page.getByText('If this site has a desk, the link is in the team’s mailbox.')).toBeVisible();

  await pollSender(async () => (await links()).length).toBeGreaterThan(before);
  await openDesk(page, await findDeskLink(request, subject));
  await expect(page.getByRole('heading', { name: 'Needs you' })).toBeVisible();
});
