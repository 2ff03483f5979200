import { formatPhone } from '@functions/rules/phone.ts';
import type { Page } from '@playwright/test';
import { freshPhone } from './support/booking';
import { isAlive } from './support/is-alive';
import { addJob, addOffer } from './support/jobs';
import { addLead, leadsWith } from './support/leads';
import { operatorOf } from './support/operator';
import { focusEverything, withSight } from './support/sight';
import { expect, test } from './support/test';
import { scrollsSideways, violationsOf } from './support/whole-page';

const UNKNOWN = '/job/0000-0000-0000-0000';

const heading = (page: Page, name: RegExp | string) => page.getByRole('heading', { name });
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
const inDialog = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true });

test('is kept from search engines and from the Referer header, and opening it changes nothing', async ({
  page,
  request,
  baseURL,
}) => {
  const { token, path } = await addJob(baseURL);
  const response = await request.get(path);
  expect(response.status()).toBe(200);
  expect(response.headers()).toMatchObject({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' });

  await page.goto(path);

  await expect(button(page, 'Accept this job')).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('meta[name=referrer]')).toHaveAttribute('content', 'no-referrer');
  const operator = operatorOf(baseURL);
  const { data } = await operator.from('job_offers').select('state').eq('token', token).single().throwOnError();
  expect(data.state).toBe('open');
});

test('by the keyboard alone a job is accepted and canceled', async ({ page, baseURL }) => {
  const { lead, path } = await addJob(baseURL);
  await page.goto(path);
  await button(page, 'Accept this job').focus();
  await page.keyboard.press('Enter');
  await expect(heading(page, /This job is yours/)).toBeFocused();
  await button(page, 'Cancel the job').focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Cancel this job?' });
  await expect(dialog.getByRole('checkbox').first()).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('In your own words')).toBeFocused();
  await page.keyboard.type('The street is closed');
  await page.keyboard.press('Enter');

  await expect(heading(page, /^This job was canceled/)).toBeFocused();
  const [stored] = await leadsWith(baseURL, lead.phone);
  expect(stored).toMatchObject({ status: 'Canceled', cancel_reasons: ['The street is closed'] });
});

test('by the keyboard alone texts are turned on and off, and a double click is one press', async ({
  page,
  baseURL,
}) => {
  const operator = operatorOf(baseURL);
  await operator.from('dispatch_settings').update({ texts_on: true }).eq('only_row', true).throwOnError();
  const { path, haulerId } = await addJob(baseURL);
  const stored = () => operator.from('haulers').select('phone, texts_on').eq('id', haulerId).single().throwOnError();
  const turnOn = `Text me new jobs at ${formatPhone((await stored()).data.phone)}`;
  await page.goto(path);
  await button(page, turnOn).focus();

  await page.keyboard.press('Enter');
  await expect(button(page, 'Stop texts')).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'New jobs come by text message to' })).toBeVisible();
  expect((await stored()).data.texts_on).toBe(true);
  expect(await scrollsSideways(page)).toBe(false);
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('Space');
  await expect(button(page, turnOn)).toBeFocused();
  expect((await stored()).data.texts_on).toBe(false);
  await button(page, turnOn).dblclick({ delay: 150 });

  await expect(button(page, 'Stop texts')).toBeVisible();
  await page.reload();
  await expect(button(page, 'Stop texts')).toBeVisible();
  expect((await stored()).data.texts_on).toBe(true);
});

test.describe('a hauler who comes second', () => {
  test.use({ allowedConsole: /status of 409|The job was not changed/ });

  test('is told that another one was faster, and sees nothing of the customer', async ({ page, baseURL }) => {
    const { lead, path, token } = await addJob(baseURL);
    const other = await addOffer(baseURL, lead);
    await page.goto(path);
    await expect(button(page, 'Accept this job')).toBeVisible();
    const operator = operatorOf(baseURL);
    await operator.rpc('accept_job', { token: other.token }).throwOnError();

    await button(page, 'Accept this job').click();

    await expect(heading(page, /Another hauler has this job/)).toBeFocused();
    expect(await page.content()).not.toContain(lead.full_name);
    const { data } = await operator.from('job_offers').select('state').eq('token', token).single().throwOnError();
    expect(data.state).toBe('taken');
  });
});

test.describe('a hauler who has customers to call', () => {
  test.use({ allowedConsole: /status of 409|The job was not changed/ });

  test('is told to call them first, and accepts the job later', async ({ page, baseURL }) => {
    const operator = operatorOf(baseURL);
    const { path, haulerId } = await addJob(baseURL);
    const tokens: string[] = [];
    for (let count = 0; count < 3; count++) {
      const { id } = await addLead(baseURL, { phone: freshPhone() });
      const row = { lead_id: id, hauler_id: haulerId };
      const { data } = await operator.from('job_offers').insert(row).select('token').single().throwOnError();
      await operator.rpc('accept_job', { token: data.token }).throwOnError();
      tokens.push(data.token);
    }
    await page.goto(path);

    await button(page, 'Accept this job').click();
    await expect(page.getByRole('alert')).toContainText('Call them first and say so on their pages');
    expect(await scrollsSideways(page)).toBe(false);
    expect(await violationsOf(page)).toEqual([]);
    await operator.rpc('report_call', { token: tokens[0] ?? '' }).throwOnError();
    await button(page, 'Accept this job').click();

    await expect(heading(page, /This job is yours/)).toBeFocused();
  });
});

test.describe('offline', () => {
  // The browser's own line about the code of other pages that it fetches ahead.
  test.use({ allowedConsole: /ERR_INTERNET_DISCONNECTED/ });

  test('a press waits, says so, and goes out once when the hauler is back', async ({ page, context, baseURL }) => {
    const { path } = await addJob(baseURL);
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/functions/v1/job')) sent.push(request.postDataJSON().action);
    });
    await page.goto(path);
    await isAlive(page);
    await expect(button(page, 'Accept this job')).toBeVisible();
    await context.setOffline(true);

    await button(page, 'Accept this job').dblclick();
    await expect(page.getByText('You are offline.')).toBeVisible();
    await context.setOffline(false);

    await expect(heading(page, /This job is yours/)).toBeFocused();
    expect(sent.filter((action) => action !== 'look')).toEqual(['accept']);
  });
});

test.describe('seen', () => {
  // One photo is gone.
  test.use({ allowedConsole: /status of 404/ });

  test('every state is free of violations, fits and shows its focus', async ({ page, baseURL }) => {
    test.slow();
    await withSight(page);
    const operator = operatorOf(baseURL);
    async function look(name: RegExp | string) {
      await expect(heading(page, name)).toBeVisible();
      const what = `${name}`;
      expect(await scrollsSideways(page), what).toBe(false);
      expect(await violationsOf(page), what).toEqual([]);
      expect((await focusEverything(page.locator('main'))).faults, what).toEqual([]);
    }
    const long = 'W'.repeat(90);
    const { lead, path, token } = await addJob(baseURL, {
      full_name: long,
      street_address: long,
      city: long,
      job_description: long.repeat(5),
      email: `${long.slice(0, 60)}@customer.example`,
      image_urls: [1, 2, 3].map((number) => `${baseURL}/photo-${number}.jpg`),
    });

    await page.route('**/photo-[12].jpg', (route) => route.fulfill({ path: 'tests/fixtures/photo-with-gps.jpg' }));
    await page.goto(path);
    await expect(page.getByText('Photo 3 of 3 from the customer cannot be shown here')).toBeAttached();
    await look(/A job for Bay Haul/);
    await button(page, 'Not for me').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await inDialog(page, 'Back').click();
    await button(page, 'Accept this job').click();
    await look(/This job is yours/);
    for (const dialog of ['Give it back', 'Cancel the job', 'The job is completed']) {
      await button(page, dialog).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await violationsOf(page), dialog).toEqual([]);
      await inDialog(page, 'Back').click();
    }
    const report = { lead_id: lead.id, reported_at: new Date().toISOString() };
    await operator.from('contact_reports').insert(report).throwOnError();
    await page.reload();
    await look('Call the customer now');
    await button(page, 'I have called').click();
    await look('Next: send your proposal');
    const created_at = new Date(Date.now() - 3_601_000).toISOString();
    await operator.from('contact_reports').update({ created_at }).eq('lead_id', lead.id).throwOnError();
    await operator.from('contact_reports').insert(report).throwOnError();
    await page.reload();
    await expect(page.getByText('The customer says again that nobody has contacted them.')).toBeVisible();
    await look('Call the customer now');
    await button(page, 'I have called').click();
    await look('Next: send your proposal');
    await operator.rpc('update_job', { token, status: 'Sent Proposal', timeframe: long }).throwOnError();
    await page.reload();
    await look('Next: send your proposal');
    await operator.rpc('update_job', { token, status: 'Canceled', cancel_reasons: [long] }).throwOnError();
    await page.reload();
    await look(/This job was canceled/);

    const expired = await addOffer(baseURL, (await addJob(baseURL)).lead, { expires_at: new Date(0).toISOString() });
    await page.goto(expired.path);
    await look(/This offer has run out/);
    const lost = await addJob(baseURL);
    await operator.from('leads').update({ status: 'Completed' }).eq('id', lost.lead.id).throwOnError();
    await page.goto(lost.path);
    await look(/This job is closed/);
    await expect(page.getByRole('main')).not.toContainText(/completed/i);
    await page.goto(UNKNOWN);
    await look('No job here');
    await page.goto('/job/7K3M-9Q2X');
    await look('This link is incomplete');
  });
});

test.describe('a function that fails', () => {
  test.use({ allowedConsole: /status of 429/ });

  test('is told, and the job can be looked up again', async ({ page, baseURL }) => {
    const { path } = await addJob(baseURL);
    const json = { statusCode: 429, message: 'Too many requests. Please try again in a minute.' };
    await page.route('**/functions/v1/job', (route) => route.fulfill({ status: 429, json }));
    await page.goto(path);
    await expect(page.getByRole('alert')).toHaveText(json.message);
    expect(await violationsOf(page)).toEqual([]);
    await page.unroute('**/functions/v1/job');

    await button(page, 'Try again').click();

    await expect(button(page, 'Accept this job')).toBeVisible();
  });
});
