import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { dayInLosAngeles } from '../../scripts/backend/los-angeles.ts';
import { addJob, chooseTime } from './support/jobs';
import { leadsWith } from './support/leads';
import { operatorOf } from './support/operator';
import { focusEverything, withSight } from './support/sight';
import { expect, test } from './support/test';
import { scrollsSideways, violationsOf } from './support/whole-page';

const heading = (page: Page, name: RegExp | string) => page.getByRole('heading', { name });
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
const inDialog = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true });

/** Noon to 2 PM this many days from today, as the operator sets it. */
function windowIn(days: number) {
  const day = dayInLosAngeles(days);
  return { pickup_from: `${day} 12:00 America/Los_Angeles`, pickup_until: `${day} 14:00 America/Los_Angeles` };
}

/** Presses Tab until a control has the focus. */
async function tabTo(page: Page, name: string) {
  const target = page
    .getByLabel(name)
    .or(page.getByRole('button', { name }))
    .or(page.locator('summary', { hasText: name }));
  for (let presses = 0; presses < 30; presses++) {
    await page.keyboard.press('Tab');
    const isThere = await target.evaluateAll((found) => found.includes(document.activeElement as never));
    if (isThere) return;
  }
  throw new Error(`Tab does not lead to ${name}`);
}

test('a hauler accepts, calls, proposes, changes, withdraws, agrees by phone, sets out and completes', async ({
  page,
  baseURL,
}) => {
  test.slow();
  const operator = operatorOf(baseURL);
  const { lead, path } = await addJob(baseURL, { email: 'ana@customer.example' });
  await page.goto(path);
  await expect(button(page, 'Accept this job')).toBeVisible();
  expect(await page.content()).not.toContain(lead.street_address);

  await button(page, 'Accept this job').click();
  await expect(heading(page, /This job is yours/)).toBeFocused();
  await expect(heading(page, lead.full_name)).toBeVisible();
  const bar = page.getByRole('group', { name: 'Next' });
  await expect(bar.getByRole('link', { name: 'Call' })).toHaveAttribute('href', `tel:+1${lead.phone}`);
  await expect(bar.getByRole('link', { name: 'Map' })).toBeVisible();
  await button(page, 'I called').click();
  await expect(heading(page, 'Next: send your proposal')).toBeFocused();

  // With the keyboard, starting at the heading.
  await tabTo(page, 'Customer chooses');
  await page.keyboard.press('Space');
  await tabTo(page, 'Price in dollars');
  await page.keyboard.type('150');
  // From the first day that is possible, today or tomorrow, to the next one.
  await tabTo(page, 'Price on inspection');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radiogroup').getByRole('radio', { checked: true })).toBeFocused();
  await tabTo(page, '8–10 AM');
  await page.keyboard.press('Space');
  await tabTo(page, 'Another day or other hours');
  await page.keyboard.press('Enter');
  await page.getByLabel('Day', { exact: true }).fill(dayInLosAngeles(9));
  await page.getByLabel('From', { exact: true }).selectOption('13:15');
  await expect(page.getByLabel('Until', { exact: true })).toHaveValue('15:15');
  await tabTo(page, 'Add this time');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: 'Chosen times' }).getByRole('listitem')).toHaveCount(2);
  await tabTo(page, 'Send the proposal');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'The customer has your proposal')).toBeFocused();
  await expect(page.getByText('$150')).toBeVisible();
  await expect(page.getByText('1:15–3:15 PM')).toBeVisible();

  await button(page, 'Change it').click();
  await expect(heading(page, 'Change your proposal')).toBeFocused();
  await page.getByLabel('Up to').fill('1,200');
  await page.reload();
  await expect(page.getByLabel('Up to')).toHaveValue('1,200');
  await button(page, 'Send the proposal').click();
  await expect(page.getByText('$150–$1,200')).toBeVisible();

  await button(page, 'Withdraw it').click();
  await inDialog(page, 'Withdraw it').click();
  await expect(heading(page, 'Next: send your proposal')).toBeFocused();
  await expect(page.getByText('The customer has no open proposal right now.')).toBeVisible();

  await page.getByLabel('Agreed by phone').check();
  await page.getByLabel('Price on inspection').check();
  await chooseTime(page, 'Tomorrow', '2–4 PM');
  await button(page, 'Book this time').click();
  await expect(heading(page, 'Next: pick up')).toBeFocused();
  await expect(page.getByText('2:00–4:00 PM')).toHaveCount(2);
  const { data: proposals } = await operator
    .from('proposals')
    .select('state, price_from, price_to, accepted_by')
    .eq('lead_id', lead.id)
    .order('made_at')
    .throwOnError();
  expect(proposals).toEqual([
    { state: 'replaced', price_from: 150, price_to: 150, accepted_by: null },
    { state: 'withdrawn', price_from: 150, price_to: 1200, accepted_by: null },
    { state: 'accepted', price_from: null, price_to: null, accepted_by: 'hauler' },
  ]);

  await operator.from('leads').update(windowIn(0)).eq('id', lead.id).throwOnError();
  await page.reload();
  await page.getByLabel('45', { exact: true }).check();
  await button(page, 'I’m on my way').click();
  await expect(page.getByText(/^You’re on your way: about /)).toBeVisible();
  await expect(heading(page, 'Next: haul it away')).toBeVisible();
  await button(page, 'Job completed').click();
  await page.getByLabel('What did the customer pay?').fill('$165');
  await inDialog(page, 'Yes, it’s done').click();

  await expect(heading(page, /^Completed/)).toBeFocused();
  await expect(page.getByText('$165')).toBeVisible();
  const [stored] = await leadsWith(baseURL, lead.phone);
  expect(stored).toMatchObject({ status: 'Completed', price_paid: 165, contacted_at: expect.any(String) });
});

for (const width of [undefined, 320]) {
  const tag = width ? '@desktop' : [];
  test(`every state of a proposal fits ${width ?? 'the screen'}, is accessible and shows its focus`, { tag }, async ({
    page,
    baseURL,
  }) => {
    test.slow();
    await withSight(page);
    if (width) await page.setViewportSize({ width, height: 640 });
    async function look(name: string) {
      await expect(heading(page, name)).toBeVisible();
      expect(await scrollsSideways(page), name).toBe(false);
      expect(await violationsOf(page), name).toEqual([]);
      expect((await focusEverything(page.locator('main'))).faults, name).toEqual([]);
    }
    const operator = operatorOf(baseURL);
    const long = 'W'.repeat(90);
    const { lead, path, token } = await addJob(baseURL, { full_name: long, email: 'ana@customer.example' });
    await operator.rpc('accept_job', { token }).throwOnError();
    await operator.rpc('report_call', { token }).throwOnError();

    await page.goto(path);
    await button(page, 'Send the proposal').click();
    await expect(heading(page, 'Next: send your proposal')).toBeFocused();
    await button(page, 'Send the proposal').click();
    await expect(heading(page, 'There is a problem')).toBeVisible();
    for (const fold of await page.locator('form summary').all()) await fold.click();
    await chooseTime(page);
    await chooseTime(page, 'Tomorrow', '12–2 PM');
    await page.getByLabel('Day', { exact: true }).fill('2020-01-01');
    await button(page, 'Add this time').click();
    await expect(page.getByText('This time has passed. Choose a later one.').first()).toBeVisible();
    await look('Next: send your proposal');
    await page.getByLabel('Day', { exact: true }).fill('');
    await page.getByLabel('Price in dollars').fill('12,500-18,000');
    await page.getByLabel('A note').fill(long.repeat(5));
    await button(page, 'Send the proposal').click();
    await look('The customer has your proposal');
    await button(page, 'Withdraw it').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await inDialog(page, 'Back').click();
    await button(page, 'Change it').click();
    await look('Change your proposal');
    await button(page, 'Back, without sending').click();

    const { data } = await operator.from('proposals').select('id').eq('lead_id', lead.id).single().throwOnError();
    const answer = { tracking_id: lead.tracking_id, proposal: data.id };
    const ask = { ...answer, asked_for: 'other-price', line: long.repeat(2) } as const;
    await operator.rpc('ask_for_other', ask).throwOnError();
    await page.reload();
    await look('The customer is asking for another price');
    await operator.rpc('accept_proposal', { ...answer, choice: 2 }).throwOnError();
    await page.reload();
    await look('Next: pick up');
    await operator.rpc('ask_for_other', ask).throwOnError();
    await page.reload();
    await look('The customer is asking for another price');
    await operator.from('leads').update(windowIn(0)).eq('id', lead.id).throwOnError();
    await operator.rpc('set_on_my_way', { token, minutes: 15 }).throwOnError();
    await page.reload();
    await look('Next: haul it away');
    await button(page, 'Job completed').click();
    await page.getByLabel('What did the customer pay?').fill('a lot');
    await inDialog(page, 'Yes, it’s done').click();
    await expect(page.getByText('Please enter whole dollars, from 0 to 20,000')).toBeVisible();
    expect(await scrollsSideways(page)).toBe(false);
    expect(await violationsOf(page)).toEqual([]);
    await inDialog(page, 'Back').click();
    await operator.from('leads').update(windowIn(2)).eq('id', lead.id).throwOnError();
    await page.reload();
    await button(page, 'Propose another time').click();
    await look('Propose another time');
    await operator.rpc('complete_job', { token, price_paid: 20_000 }).throwOnError();
    await page.reload();
    await expect(page.getByText('$20,000')).toBeVisible();
    await look('Completed');
  });
}

test.describe('two people at the same time', { tag: '@desktop' }, () => {
  test.use({ allowedConsole: /status of 409|The job was not changed/ });

  test('a proposal accepted while being changed loses nothing that was typed', async ({ page, baseURL }) => {
    const operator = operatorOf(baseURL);
    const { lead, path, token } = await addJob(baseURL, { email: 'ana@customer.example' });
    await operator.rpc('accept_job', { token }).throwOnError();
    const windows = [{ day: dayInLosAngeles(2), from: '12:00', until: '14:00' }];
    const id = randomUUID();
    await operator.rpc('propose', { token, id, windows, price_from: 120, price_to: 180 }).throwOnError();
    await page.goto(path);
    await button(page, 'Change it').click();
    await page.getByLabel('Price in dollars').fill('150');
    await operator.rpc('accept_proposal', { tracking_id: lead.tracking_id, proposal: id, choice: 1 }).throwOnError();

    await button(page, 'Send the proposal').click();

    await expect(page.getByRole('alert')).toContainText('The customer or the team just changed something.');
    await expect(heading(page, 'Next: pick up')).toBeVisible();
    await expect(page.getByLabel('Price in dollars')).toHaveValue('150');
    await button(page, 'Send the proposal').click();
    await expect(heading(page, 'The customer has your proposal')).toBeFocused();
    const { data } = await operator
      .from('proposals')
      .select('state')
      .eq('lead_id', lead.id)
      .order('made_at')
      .throwOnError();
    expect(data.map(({ state }) => state)).toEqual(['accepted', 'open']);
  });
});
