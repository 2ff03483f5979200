import type { Page } from '@playwright/test';
import { maximalLeadRow } from '../fixtures/leads.ts';
import { freshPhone } from './support/booking';
import { acceptedByHauler } from './support/haulers';
import { addLead, leadsWith } from './support/leads';
import { operatorOf } from './support/operator';
import { focusEverything, withSight } from './support/sight';
import { expect, test } from './support/test';
import { scrollsSideways, violationsOf } from './support/whole-page';

/** A request of a customer of its own. */
function addRequest(baseURL: string | undefined, columns = {}) {
  const phone = freshPhone();
  return addLead(baseURL, { ...maximalLeadRow(), phone, email: `${phone}@example.com`, ...columns });
}

async function open(page: Page, { tracking_id }: { tracking_id: string }) {
  await page.goto(`/track/${tracking_id}`);
  await expect(page.getByText('Timeframe', { exact: true })).toBeVisible();
}

const correct = (page: Page) => page.getByRole('button', { name: 'Correct my details' });
const cancel = (page: Page) => page.getByRole('button', { name: 'Cancel my request' });
const heading = (page: Page) => page.getByRole('heading', { name: 'Your Request Status' });

test('a customer sees who has the job, by when they call, and what has happened', async ({ page, baseURL }) => {
  const lead = await addRequest(baseURL);
  const token = await acceptedByHauler(baseURL, lead);
  await open(page, lead);
  const panel = page.getByRole('region', { name: 'Who has the job' });
  await expect(panel).toContainText('Diaz & Sons Hauling');
  await expect(panel.getByRole('link')).toHaveAttribute('href', 'tel:+13105550188');
  await expect(page.getByText('Diaz & Sons Hauling has taken your request. They contact you by')).toBeVisible();

  await operatorOf(baseURL).rpc('update_job', { token, status: 'Sent Proposal' }).throwOnError();
  await page.reload();

  const history = page.getByRole('region', { name: 'What has happened so far' }).getByRole('listitem');
  await expect(history).toHaveText([/^Submitted.* [AP]M$/, /^Sent Proposal.* [AP]M$/]);
});

test('a customer corrects their details by the keyboard alone', async ({ page, baseURL }) => {
  const lead = await addRequest(baseURL);
  await open(page, lead);
  const phone = freshPhone();

  await correct(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Phone' })).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('555');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Phone' })).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(phone);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('After 5 PM');
  await page.keyboard.press('Enter');

  await expect(page.getByText('Details saved')).toBeVisible();
  await expect(correct(page)).toBeFocused();
  await expect(page.getByText('After 5 PM')).toBeVisible();
  expect(await leadsWith(baseURL, phone)).toMatchObject([
    { id: lead.id, email: lead.email, unit_number: lead.unit_number, call_time: 'After 5 PM' },
  ]);
});

test('a customer cancels by the keyboard alone, and the focus goes to what came of it', async ({ page, baseURL }) => {
  const lead = await addRequest(baseURL);
  await open(page, lead);

  await cancel(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('checkbox', { name: 'I no longer need it' })).toBeFocused();
  await page.keyboard.press('Space');
  await page.getByLabel('Something else, in your words').focus();
  await page.keyboard.type('My cousin took the sofa');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');

  await expect(page.getByText('Request canceled')).toBeVisible();
  await expect(heading(page)).toBeFocused();
  await expect(page.locator('[data-status]')).toHaveText('Canceled');
  await expect(page.getByText('My cousin took the sofa')).toBeVisible();
  await expect(correct(page)).toHaveCount(0);
  expect(await leadsWith(baseURL, lead.phone)).toMatchObject([
    {
      status: 'Canceled',
      cancel_reasons: ['I no longer need it', 'My cousin took the sofa'],
      canceled_by_customer: true,
    },
  ]);
});

test('a request that the team looks at promises no call by a time, also on the device that has sent it', async ({
  page,
  baseURL,
}) => {
  const lead = await addRequest(baseURL, { flagged_because: 'Many requests of one number' });
  const sent = { leadId: lead.id, trackingId: lead.tracking_id, submittedAt: Date.now() };
  await page.addInitScript((stored) => localStorage.setItem('recent-requests', stored), JSON.stringify([sent]));

  await open(page, lead);

  await expect(page.getByText('Our team looks at your request before haulers see it.')).toBeVisible();
  const main = page.getByRole('main');
  await expect(main).not.toContainText(/2 hours|That is by|That time was|Many requests/);
  await page.getByRole('button', { name: 'I was not contacted' }).click();
  await page.getByRole('button', { name: 'Submit Report' }).click();
  await expect(page.getByText('Feedback Recorded')).toBeVisible();
});

test('every state is free of violations, fits and shows its focus', async ({ page, baseURL }) => {
  await withSight(page);
  const tooWide: string[] = [];
  async function look(what: string, part = 'main') {
    await expect(page.locator(part)).toBeVisible();
    if (await scrollsSideways(page)) tooWide.push(what);
    expect(await violationsOf(page), what).toEqual([]);
    expect((await focusEverything(page.locator(part))).faults, what).toEqual([]);
  }
  await open(page, await addRequest(baseURL, { flagged_because: 'Many requests of one number' }));
  await look('held');
  const lead = await addRequest(baseURL);
  await open(page, lead);
  await look('nobody has it');
  const token = await acceptedByHauler(baseURL, lead);
  await operatorOf(baseURL).rpc('report_call', { token }).throwOnError();
  await open(page, lead);
  await look('a hauler has it');

  await correct(page).click();
  await look('correcting', '[role=dialog]');
  await page.getByRole('textbox', { name: 'Phone' }).fill('555');
  await page.getByRole('textbox', { name: 'Email' }).fill('ana');
  await page.getByRole('button', { name: 'Save my details' }).click();
  await expect(page.getByRole('alert')).toBeFocused();
  await look('corrections with mistakes', '[role=dialog]');
  await page.keyboard.press('Escape');

  await cancel(page).click();
  await look('canceling', '[role=dialog]');
  await cancel(page).click();
  await expect(page.getByRole('alert')).toBeFocused();
  await look('canceling without a reason', '[role=dialog]');
  await page.getByRole('checkbox', { name: 'Nobody contacted me' }).check();
  await cancel(page).click();
  await expect(heading(page)).toBeFocused();
  await look('canceled');

  expect(tooWide).toEqual([]);
});

test.describe('a page that is left open', () => {
  // The browser's own line about the answer 409, and ours.
  test.use({ allowedConsole: /status of 409|The request was not changed|The report was not recorded/ });

  test('answers a report on a completed request in the dialog, and leads to us', async ({ page, baseURL }) => {
    const lead = await addRequest(baseURL);
    const token = await acceptedByHauler(baseURL, lead);
    await open(page, lead);
    await page.getByRole('button', { name: 'I was not contacted' }).click();
    await operatorOf(baseURL).rpc('update_job', { token, status: 'Completed' }).throwOnError();
    const dialog = page.getByRole('dialog');

    await dialog.getByRole('button', { name: 'Submit Report' }).click();

    await expect(dialog.getByText('This request is completed. If that is not so, write to us.')).toBeVisible();
    await expect(page.locator('[data-status]')).toHaveText('Completed');
    expect(await violationsOf(page)).toEqual([]);
    await dialog.getByRole('link', { name: 'Write to us' }).click();
    await expect(page.getByLabel('Message')).toBeVisible();
  });

  test('keeps what was typed when the details have been changed too often', async ({ page, baseURL }) => {
    const lead = await addRequest(baseURL);
    await open(page, lead);
    for (const call_time of ['Mornings', 'Noon', 'Evenings']) {
      await operatorOf(baseURL).rpc('correct_lead', { tracking_id: lead.tracking_id, call_time }).throwOnError();
    }
    await correct(page).click();
    await page.getByLabel('Best time to call').fill('Nights');

    await page.getByRole('button', { name: 'Save my details' }).click();

    await expect(page.getByText('These details have been changed too often.')).toBeVisible();
    await expect(page.getByLabel('Best time to call')).toHaveValue('Nights');
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('link', { name: 'Write to us' }).click();
    await expect(page.getByLabel('Message')).toBeVisible();
  });

  test('tells what is true when something is pressed: the hauler has completed the job meanwhile', async ({
    page,
    baseURL,
  }) => {
    const lead = await addRequest(baseURL);
    const token = await acceptedByHauler(baseURL, lead);
    await open(page, lead);
    await cancel(page).click();
    await page.getByRole('checkbox', { name: 'The price was too high' }).check();
    await operatorOf(baseURL).rpc('update_job', { token, status: 'Completed' }).throwOnError();

    await cancel(page).click();

    await expect(page.getByText('This request is already completed, so it can no longer be changed.')).toBeVisible();
    await expect(page.locator('[data-status]')).toHaveText('Completed');
    await expect(page.getByRole('dialog')).toBeHidden();
    expect(await leadsWith(baseURL, lead.phone)).toMatchObject([{ status: 'Completed', cancel_reasons: [] }]);
  });
});
