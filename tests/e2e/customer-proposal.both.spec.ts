import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { maximalLeadRow } from '../fixtures/leads.ts';
import { freshPhone } from './support/booking';
import { acceptedByHauler } from './support/haulers';
import { addLead, leadsWith } from './support/leads';
import { operatorOf } from './support/operator';
import { actAsHauler, dayAhead, propose } from './support/proposals';
import { focusEverything, withSight } from './support/sight';
import { expect, test } from './support/test';
import { scrollsSideways, violationsOf } from './support/whole-page';

/** A hauler's request with its own customer. */
async function addAcceptedRequest(baseURL: string | undefined) {
  const phone = freshPhone();
  const lead = await addLead(baseURL, { ...maximalLeadRow(), phone, email: `${phone}@example.com` });
  return { lead, token: await acceptedByHauler(baseURL, lead) };
}

async function open(page: Page, { tracking_id }: { tracking_id: string }) {
  await page.goto(`/track/${tracking_id}`);
  await expect(page.getByText('Timeframe', { exact: true })).toBeVisible();
}

const button = (page: Page, name: string) => page.getByRole('button', { name });
const proposed = (page: Page) => page.getByRole('region', { name: 'Your proposal from Diaz & Sons Hauling' });
const another = (page: Page) => page.getByRole('region', { name: 'Diaz & Sons Hauling has proposed another time' });
const booked = (page: Page) => page.getByRole('region', { name: 'Your pickup is booked' });
const times = (page: Page) => page.getByRole('radio', { name: /9:00–11:00 AM/ });
const ASK = 'Ask for another time or price';

/** A day as the page shows it: "Tuesday, November 24". */
function inWords(day: string): string {
  return new Date(`${day}T12:00Z`).toLocaleDateString('en-US', {
    timeZone: 'UTC',
    weekday: 'long',
    month: 'long',
    day: 'numeric',
  });
}

test('a customer accepts a time, asks for another and declines it with the keyboard', { tag: '@desktop' }, async ({
  page,
  baseURL,
}) => {
  const { lead, token } = await addAcceptedRequest(baseURL);
  const first = await propose(baseURL, token, { note: 'Two of us come.' });
  await open(page, lead);
  await expect(proposed(page)).toContainText('Estimated price: $120–$180');
  await expect(proposed(page)).toContainText('Two of us come.');
  await expect(page.locator('[data-status]')).toHaveText('Sent Proposal');

  await times(page).first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(times(page).nth(1)).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(button(page, 'Accept this time')).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: 'Your pickup is booked' })).toBeFocused();
  await expect(booked(page)).toContainText(inWords(dayAhead(3)));
  await expect(booked(page)).toContainText('You accepted it.');
  await expect(page.locator('[data-status]')).toHaveText('In Progress');
  expect(await leadsWith(baseURL, lead.phone)).toMatchObject([
    { status: 'In Progress', pickup_from: expect.any(String), timeframe: null },
  ]);

  await button(page, ASK).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('radio', { name: 'Another time' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('Thursday after 4 PM');
  await page.keyboard.press('Enter');
  await expect(booked(page)).toContainText('You asked for another time. Your pickup stays as booked');
  await expect(button(page, ASK)).toBeFocused();

  await propose(baseURL, token, {
    windows: [{ day: dayAhead(5), from: '15:30', until: '18:30' }],
    basedOn: { id: first, state: 'accepted' },
  });
  await page.reload();
  await expect(another(page)).toContainText(`Your pickup on ${inWords(dayAhead(3))}, 9:00–11:00 AM, stays booked`);
  await expect(another(page)).toContainText(inWords(dayAhead(5)));
  await button(page, 'Keep my time').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toContainText('Your pickup stays as booked.');
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: 'Your pickup is booked' })).toBeFocused();
  await expect(another(page)).toHaveCount(0);
  await expect(booked(page)).toContainText(inWords(dayAhead(3)));
});

test('a declined proposal passes the request on to other haulers', { tag: '@desktop' }, async ({ page, baseURL }) => {
  const { lead, token } = await addAcceptedRequest(baseURL);
  await propose(baseURL, token);
  await open(page, lead);

  await button(page, 'Decline').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'The price' }).check();
  await dialog.getByRole('button', { name: 'Decline' }).click();

  await expect(page.getByText('Proposal declined')).toBeVisible();
  await expect(page.locator('[data-status]')).toHaveText('Submitted');
  await expect(page.locator('[data-part=moment]').getByRole('heading')).toBeFocused();
  await expect(page.getByRole('region', { name: 'Who has the job' })).toHaveCount(0);
});

test("the calendar file is made on the device under the site's policy", { tag: '@desktop' }, async ({
  page,
  baseURL,
}) => {
  const { lead, token } = await addAcceptedRequest(baseURL);
  await propose(baseURL, token, { windows: [{ day: dayAhead(2), from: '09:00', until: '11:00' }], agreed: true });
  await open(page, lead);
  await expect(booked(page)).toContainText('Agreed by phone with Diaz & Sons Hauling.');

  const download = page.waitForEvent('download');
  await button(page, 'Add to calendar').click();
  const file = await download;

  expect(file.suggestedFilename()).toBe('pickup.ics');
  const text = readFileSync(await file.path(), 'utf8');
  expect(text).toContain(`DTSTART:${dayAhead(2).replaceAll('-', '')}T`);
  expect(text).toContain('SUMMARY:Junk pickup by Diaz & Sons Hauling');
  expect(text).not.toContain(lead.tracking_id);
});

test('every state is accessible, fits a narrow window and shows its focus', async ({ page, baseURL }) => {
  await withSight(page);
  const size = page.viewportSize();
  const tooWide: string[] = [];
  async function look(what: string, part = 'main') {
    await expect(page.locator(part)).toBeVisible();
    for (const width of [320, 640, size?.width ?? 390]) {
      await page.setViewportSize({ width, height: size?.height ?? 844 });
      if (await scrollsSideways(page)) tooWide.push(`${what} at ${width} px`);
    }
    expect(await violationsOf(page), what).toEqual([]);
    expect((await focusEverything(page.locator(part))).faults, what).toEqual([]);
  }
  const { lead, token } = await addAcceptedRequest(baseURL);
  const first = await propose(baseURL, token, { priceFrom: 12_500, priceTo: 18_750, note: 'W'.repeat(500) });
  await open(page, lead);
  await look('open');
  await button(page, 'Accept this time').click();
  await expect(page.getByText('Choose a time first')).toBeVisible();
  await look('without a choice');

  await button(page, ASK).click();
  await look('asking', '[role=dialog]');
  await page.getByRole('radio', { name: 'Something else' }).check();
  await button(page, 'Send it').click();
  await expect(page.getByRole('alert')).toBeFocused();
  await look('asking without words', '[role=dialog]');
  await page.keyboard.press('Escape');

  await button(page, 'Decline').click();
  await look('declining', '[role=dialog]');
  await page.getByRole('dialog').getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByRole('alert')).toBeFocused();
  await look('declining without a reason', '[role=dialog]');
  await page.keyboard.press('Escape');

  await actAsHauler(baseURL, { token, action: 'withdraw', proposal: first });
  await page.reload();
  await expect(page.getByText(/^There’s no proposal waiting for you right now/)).toBeVisible();
  await look('withdrawn');

  const second = await propose(baseURL, token);
  await page.reload();
  await times(page).first().check();
  await button(page, 'Accept this time').click();
  await expect(page.getByRole('heading', { name: 'Your pickup is booked' })).toBeFocused();
  await look('booked');
  await propose(baseURL, token, {
    windows: [{ day: dayAhead(5), from: '15:30', until: '18:30' }],
    basedOn: { id: second, state: 'accepted' },
  });
  await page.reload();
  await expect(another(page)).toBeVisible();
  await look('another time');

  await actAsHauler(baseURL, { token, action: 'complete', pricePaid: 0 });
  await page.reload();
  await expect(page.getByText(/^Price paid: Nothing, as entered by Diaz & Sons Hauling/)).toBeVisible();
  await look('completed');

  expect(tooWide).toEqual([]);
});

test('the longest hauler name fits a narrow window', { tag: '@desktop' }, async ({ page, baseURL }) => {
  const { lead, token } = await addAcceptedRequest(baseURL);
  const operator = operatorOf(baseURL);
  const { data } = await operator.from('job_offers').select('hauler_id').eq('token', token).single().throwOnError();
  const name = 'W'.repeat(120);
  await operator.from('haulers').update({ name }).eq('id', data.hauler_id).throwOnError();
  await propose(baseURL, token);
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, lead);
  expect(await scrollsSideways(page)).toBe(false);

  await button(page, ASK).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(name);
  expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await page.keyboard.press('Escape');
  await times(page).first().check();
  await button(page, 'Accept this time').click();
  await expect(page.getByRole('heading', { name: 'Your pickup is booked' })).toBeFocused();
  expect(await scrollsSideways(page)).toBe(false);
});

test.describe('a page left open', { tag: '@desktop' }, () => {
  // The browser's message about status 409, and ours.
  test.use({ allowedConsole: /status of 409|The request was not changed/ });

  test('accepts only what it shows: a change is shown with the choice', async ({ page, baseURL }) => {
    const { lead, token } = await addAcceptedRequest(baseURL);
    const first = await propose(baseURL, token);
    await open(page, lead);
    await times(page).nth(1).check();
    await propose(baseURL, token, {
      priceFrom: 300,
      priceTo: 300,
      windows: [
        { day: dayAhead(3), from: '09:00', until: '11:00' },
        { day: dayAhead(4), from: '09:00', until: '11:00' },
      ],
      basedOn: { id: first, state: 'open' },
    });

    await button(page, 'Accept this time').click();

    await expect(page.getByText('This proposal just changed. Check it again before you answer.')).toBeVisible();
    await expect(proposed(page)).toContainText('$300');
    await expect(times(page).first()).toBeChecked();
    await expect(page.locator('[data-status]')).toHaveText('Sent Proposal');
    await button(page, 'Accept this time').click();
    await expect(booked(page)).toContainText(inWords(dayAhead(3)));
    await expect(booked(page)).toContainText('$300');
  });

  test('shows an answer from another tab', async ({ page, context, baseURL }) => {
    const { lead, token } = await addAcceptedRequest(baseURL);
    await propose(baseURL, token);
    const other = await context.newPage();
    await open(page, lead);
    await open(other, lead);
    await times(page).first().check();
    await button(page, 'Accept this time').click();
    await expect(booked(page)).toContainText(inWords(dayAhead(2)));

    await times(other).nth(1).check();
    await button(other, 'Accept this time').click();

    await expect(booked(other)).toContainText(inWords(dayAhead(2)));
  });
});
