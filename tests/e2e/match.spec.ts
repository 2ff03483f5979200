import { randomUUID } from 'node:crypto';
import type { TablesInsert } from '@functions/database.types.ts';
import { type Browser, devices, type Page } from '@playwright/test';
import { operatorAddress } from '../../scripts/backend/mail-settings.ts';
import { vettedHauler } from '../fixtures/haulers.ts';
import { fillBooking, freshPhone, next, submit } from './support/booking';
import { chooseTime, unfold } from './support/jobs';
import { addLead } from './support/leads';
import { findMail, linkIn, mailsTo, pollSender, sendAtOnce } from './support/mailbox';
import { operatorOf } from './support/operator';
import { expect, test } from './support/test';

// The customer has a desktop, the hauler a phone, and each has a mailbox. Each test has its own ZIP codes, so that its
// haulers get no offers from other tests.

test.beforeAll(({ baseURL }) => sendAtOnce(baseURL));

async function addHauler(baseURL: string | undefined, zipCode: string, columns: Partial<TablesInsert<'haulers'>> = {}) {
  const id = randomUUID();
  const hauler = {
    ...vettedHauler([zipCode]),
    id,
    name: `Hauler ${id.slice(0, 8)}`,
    phone: '3235550142',
    ...columns,
  };
  await operatorOf(baseURL).from('haulers').insert(hauler).throwOnError();
  return hauler;
}

/** The state of a request's offer by hauler id. */
async function offersOf(baseURL: string | undefined, lead: { id: string }): Promise<Record<string, string>> {
  const offers = operatorOf(baseURL).from('job_offers').select('hauler_id, state').eq('lead_id', lead.id);
  const { data } = await offers.throwOnError();
  return Object.fromEntries(data.map(({ hauler_id, state }) => [hauler_id, state]));
}

/** A page on the hauler's phone, separate from the customer's browser. */
async function onPhone(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({
    ...devices['Pixel 7'],
    viewport: { width: 390, height: 844 },
    ignoreHTTPSErrors: true,
    ...(baseURL && { baseURL }),
  });
  return context.newPage();
}

test('from request to completed job: customer, hauler and mailboxes', async ({ page, browser, request, baseURL }) => {
  const hauler = await addHauler(baseURL, '93991');
  const [phone, email] = [freshPhone(), `${randomUUID()}@example.com`];
  await page.goto('/book');
  await fillBooking(page.getByRole('main'), phone, 'Maria Lopez', '93991');
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('radio', { name: 'Half a truck' }).check();
  await expect(page.getByText('About 8 of 15 cubic yards')).toBeVisible();
  await next(page);
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await submit(page);
  await expect(page.getByRole('heading', { name: 'Request Submitted!' })).toBeVisible();

  const offer = await findMail(request, hauler.email, 'You have a job offer');
  for (const secret of ['Maria', phone, 'Evergreen', 'orange sofa']) expect(offer.text).not.toContain(secret);
  const load = 'Half a truck, about 8 cubic yards';
  expect(offer.text).toContain(`Load: ${load}`);
  const job = await onPhone(browser, baseURL);
  await job.goto(linkIn(offer, 'job'));
  await expect(job.getByText('An old orange sofa.')).toBeVisible();
  await expect(job.getByText(load)).toBeVisible();
  await expect(job.getByText('Maria Lopez')).toHaveCount(0);
  await job.getByRole('button', { name: 'Accept this job' }).click();
  await expect(job.getByText('Maria Lopez')).toBeVisible();
  await expect(job.getByText('742 Evergreen Terrace')).toBeVisible();
  expect(await job.locator('a[href^="tel:"]').first().getAttribute('href')).toBe(`tel:+1${phone}`);
  await findMail(request, hauler.email, 'The job is yours');

  const matched = await findMail(request, email, 'You’ve been matched with a hauler');
  expect(matched.text).toContain(hauler.name);
  await page.goto(linkIn(matched, 'track'));
  await expect(page.getByRole('link', { name: 'Call (323) 555-0142' })).toBeVisible();
  await expect(page.getByText(hauler.name).first()).toBeVisible();

  await job.getByRole('button', { name: 'I called' }).click();
  await job.getByLabel('Price in dollars').fill('120-180');
  await chooseTime(job);
  await job.getByRole('button', { name: 'Send the proposal' }).click();
  const proposed = await findMail(request, email, 'Your proposal: $120–$180');
  await page.goto(linkIn(proposed, 'track'));
  await expect(page.locator('[data-status="Sent Proposal"]')).toBeVisible();

  await page.getByRole('button', { name: 'Accept this time' }).click();
  await expect(page.getByRole('heading', { name: 'Your pickup is booked' })).toBeVisible();
  await findMail(request, email, 'Your pickup is booked: ', '8:00–10:00 AM');
  const booked = await findMail(request, hauler.email, 'The pickup is booked');
  await job.goto(linkIn(booked, 'job'));
  await expect(job.getByRole('heading', { name: 'Next: pick up' })).toBeVisible();

  await unfold(job, 'Other steps');
  await job.getByRole('button', { name: 'The job is done' }).click();
  await job.getByLabel('What did the customer pay?').fill('150');
  await expect(job.getByRole('radio', { name: 'Half a truck' })).toBeChecked();
  await job.getByRole('button', { name: 'Yes, it’s done' }).click();
  await expect(job.getByText('Thanks for your work.')).toBeVisible();
  await findMail(request, email, 'Your job is completed');
  await page.reload();
  await expect(page.locator('[data-status="Completed"]')).toBeVisible();
  await expect(page.getByText('Price paid: $150 for half a truck')).toBeVisible();
  await expect(page.getByRole('list').filter({ hasText: 'Sent Proposal' }).last()).toContainText('Completed');

  const subjects = (await mailsTo(request, email)).map(({ subject }) => subject);
  // A request booked at 6 PM gets its reminder for tomorrow within a minute.
  const besidesReminders = subjects.filter((subject) => !subject.startsWith('Your pickup is tomorrow'));
  expect(besidesReminders.reverse()).toEqual([
    'Your request has arrived',
    'You’ve been matched with a hauler',
    'Your proposal: $120–$180',
    expect.stringMatching(/^Your pickup is booked: .+, 8:00–10:00 AM$/),
    'Your job is completed',
  ]);
  await job.context().close();
});

test('of two haulers the first to accept has the job and can give it back for the other', async ({
  browser,
  request,
  baseURL,
}) => {
  const [first, second] = [await addHauler(baseURL, '93992'), await addHauler(baseURL, '93992')];
  const lead = await addLead(baseURL, { zip_code: '93992' });
  const [ofFirst, ofSecond] = [await onPhone(browser, baseURL), await onPhone(browser, baseURL)];
  await ofFirst.goto(linkIn(await findMail(request, first.email, 'You have a job offer'), 'job'));
  await ofSecond.goto(linkIn(await findMail(request, second.email, 'You have a job offer'), 'job'));

  await ofFirst.getByRole('button', { name: 'Accept this job' }).click();
  await expect(ofFirst.getByText('This job is yours')).toBeVisible();
  await ofSecond.reload();
  await expect(ofSecond.getByRole('heading', { name: 'Another hauler has this job' })).toBeVisible();

  await unfold(ofFirst, 'Other steps');
  await ofFirst.getByRole('button', { name: 'Give it back' }).click();
  await ofFirst.getByRole('dialog').getByRole('button', { name: 'Give it back' }).click();
  await expect(ofFirst.getByRole('heading', { name: 'This job is no longer yours' })).toBeVisible();
  // At night its email waits for the morning.
  expect(await offersOf(baseURL, lead)).toMatchObject({ [first.id]: 'returned', [second.id]: 'open' });
  await ofSecond.reload();
  await ofSecond.getByRole('button', { name: 'Accept this job' }).click();
  await expect(ofSecond.getByText('This job is yours')).toBeVisible();
  await Promise.all([ofFirst, ofSecond].map((each) => each.context().close()));
});

test("a customer's cancellation and correction reach hauler and operator", async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  const hauler = await addHauler(baseURL, '93993');
  const email = `${randomUUID()}@example.com`;
  const lead = await addLead(baseURL, { zip_code: '93993', email, full_name: `Rosa ${randomUUID()}` });
  const job = await onPhone(browser, baseURL);
  await job.goto(linkIn(await findMail(request, hauler.email, 'You have a job offer'), 'job'));
  await job.getByRole('button', { name: 'Accept this job' }).click();
  await expect(job.getByText(lead.full_name)).toBeVisible();

  await page.goto(`/track/${lead.tracking_id}`);
  await page.getByRole('button', { name: 'Correct my details' }).click();
  await page.getByLabel('Best time to call').fill('After 5 PM');
  await page.getByRole('button', { name: 'Save my details' }).click();
  await expect(page.getByText('Details saved')).toBeVisible();
  await findMail(request, hauler.email, 'The customer’s details have changed');
  await job.reload();
  await expect(job.getByText('After 5 PM')).toBeVisible();

  await page.getByRole('button', { name: 'Cancel my request' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Something else, in your own words').fill('My cousin has a truck');
  await dialog.getByRole('button', { name: 'Cancel my request' }).click();
  await expect(page.locator('[data-status="Canceled"]')).toBeVisible();

  const told = await findMail(request, hauler.email, 'The customer has canceled');
  expect(told.text).not.toContain('cousin');
  const alert = await findMail(request, operatorAddress, 'My cousin has a truck');
  expect(alert.text).toContain(lead.full_name);
  await job.reload();
  await expect(job.getByText('The customer canceled this job')).toBeVisible();
  await findMail(request, email, 'Your request was canceled', 'This wasn’t you?');
  const subjects = (await mailsTo(request, email)).map(({ subject }) => subject);
  expect(subjects.sort()).toEqual([
    'Your request has arrived',
    'Your request was canceled',
    'You’ve been matched with a hauler',
  ]);
  await job.context().close();
});

test('a hauler who ignores "I was not contacted" loses the job to another, and the operator is told', async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  const operator = operatorOf(baseURL);
  const [silent, other] = [await addHauler(baseURL, '93994'), await addHauler(baseURL, '93994')];
  const lead = await addLead(baseURL, { zip_code: '93994', full_name: `Rosa ${randomUUID()}` });
  const job = await onPhone(browser, baseURL);
  await job.goto(linkIn(await findMail(request, silent.email, 'You have a job offer'), 'job'));
  await job.getByRole('button', { name: 'Accept this job' }).click();
  await expect(job.getByText(lead.full_name)).toBeVisible();

  await page.goto(`/track/${lead.tracking_id}`);
  await page.getByRole('button', { name: 'I was not contacted' }).click();
  await page.getByRole('button', { name: 'Submit Report' }).click();
  await expect(page.getByText('Feedback Recorded')).toBeVisible();
  await findMail(request, silent.email, 'A customer is waiting for your call');
  await job.reload();
  await expect(job.getByText('The customer says no one has contacted them')).toBeVisible();

  // Makes the report two days old.
  const longAgo = new Date(Date.now() - 48 * 60 * 60 * 1000).toISOString();
  await operator.from('job_offers').update({ reported_at: longAgo }).eq('hauler_id', silent.id).throwOnError();
  await findMail(request, operatorAddress, silent.name);
  await pollSender(() => offersOf(baseURL, lead)).toMatchObject({ [silent.id]: 'returned', [other.id]: 'open' });
  await job.reload();
  await expect(job.getByRole('heading', { name: 'This job is no longer yours' })).toBeVisible();
  await job.context().close();
});
