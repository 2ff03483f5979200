import type { Page } from '@playwright/test';
import { fillBooking, freshPhone, next, submit } from './support/booking';
import { addLead } from './support/leads';
import { photoFiles } from './support/photos';
import { expectEdge, expectFilled, expectReadable, focusEverything, lookOf, withSight } from './support/sight';
import { expect, test } from './support/test';

test.beforeEach(async ({ page }) => withSight(page));

test('focus and progress are visible on each step, as is the final toast', async ({ page }) => {
  const faults: string[] = [];
  async function look(percent: number) {
    await expectProgress(page, percent);
    faults.push(...(await focusEverything(page.locator('main'))).faults);
  }

  await page.goto('/book');
  await page.getByText('Home Cleaning', { exact: true }).click();
  await look(25);
  await next(page);
  await expectProgress(page, 50);
  await next(page);
  await expect(page.getByText('There is a problem')).toBeVisible();
  await look(50);
  await page.getByLabel('Street address').fill('1 Main St');
  await page.getByLabel('ZIP code').fill('90001');
  await next(page);
  await page.getByLabel('Photo files').setInputFiles(photoFiles(1));
  await expect(page.getByText('1 of 5 photos added')).toBeVisible();
  await look(75);
  await next(page);
  await look(100);
  await page.getByLabel('Full name').fill('Ana Diaz');
  await page.getByRole('textbox', { name: 'Phone' }).fill(freshPhone());
  await page.getByRole('checkbox', { name: /Terms of Service/ }).check();
  await submit(page);

  await expect(page.getByRole('heading', { name: 'Request Submitted!' })).toBeVisible();
  await expectReadable(page.getByText('Request submitted successfully!'));
  await expectReadable(page.getByText("We'll contact you soon about your junk removal request."));
  faults.push(...(await focusEverything(page.getByRole('region', { name: /Notifications/ }))).faults);
  // On a phone the toast lies over the top of the page until it is closed.
  await page.getByRole('button', { name: 'Close toast' }).click();
  await expect(page.getByText('Request submitted successfully!')).toBeHidden();
  faults.push(...(await focusEverything(page.locator('main'))).faults);
  expect(faults).toEqual([]);
});

test('a waiting button looks disabled and is readable', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/rest/v1/leads*', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/book');
  const nextButton = page.getByRole('button', { name: 'Next Step' });
  const disabled = await lookOf(nextButton);
  expect(disabled).toContain('not-allowed');
  await nextButton.scrollIntoViewIfNeeded();
  await expectReadable(nextButton);
  await nextButton.hover({ force: true });
  expect(await lookOf(nextButton)).toBe(disabled);

  await fillBooking(page, freshPhone());
  const submitButton = page.getByRole('button', { name: 'Submit Request' });
  const backButton = page.getByRole('button', { name: 'Back' });
  const ready = { submit: await lookOf(submitButton), back: await lookOf(backButton) };
  expect(ready.submit).not.toBe(disabled);
  await submit(page);

  const busyButton = page.getByRole('button', { name: 'Sending…' });
  await expectReadable(busyButton);
  expect(await lookOf(busyButton)).toBe(disabled);
  await expectReadable(backButton);
  expect(await lookOf(backButton)).not.toBe(ready.back);
  release();
  await expect(page.getByRole('heading', { name: 'Request Submitted!' })).toBeVisible();
});

test.describe('a tracked request', () => {
  test.use({ allowedConsole: /status of 500|The report was not recorded/ });

  test('shows its focus, also in the dialog, and distinguishes failure from success', async ({ page, baseURL }) => {
    const lead = await addLead(baseURL);
    await page.goto(`/track/${lead.tracking_id}`);
    await expect(page.getByText(lead.full_name)).toBeVisible();
    const card = await focusEverything(page.locator('main'));
    await page.getByRole('button', { name: 'I was not contacted' }).click();
    const dialog = page.getByRole('dialog');
    await expectReadable(dialog.getByRole('heading'));
    await expectReadable(dialog.getByText(/Tell us, and someone will reach out to you\.$/));
    await expectReadable(dialog.getByRole('button', { name: 'Cancel' }));
    const inDialog = await focusEverything(dialog);
    expect([...card.faults, ...inDialog.faults]).toEqual([]);
    expect([card.focused, inDialog.focused]).toEqual([5, 2]);

    await page.route('**/functions/v1/update-lead-contacted', (route) => route.fulfill({ status: 500 }));
    const report = dialog.getByRole('button', { name: 'Submit Report' });
    await report.click();
    const failure = page.locator('[data-sonner-toast]', { hasText: 'Update Error' });
    await expectReadable(failure.getByText('There was a problem recording your feedback. Please try again.'));
    const failureIcon = await failure.locator('[data-icon] svg').innerHTML();
    const failureLook = await lookOf(failure);
    await page.unroute('**/functions/v1/update-lead-contacted');
    await report.click();
    const success = page.locator('[data-sonner-toast]', { hasText: 'Feedback Recorded' });
    await expectReadable(success.getByText(/^We've noted that you weren't contacted/));
    await expectReadable(success.locator('[data-icon]'));

    expect(await success.locator('[data-icon] svg').innerHTML()).not.toBe(failureIcon);
    expect(await lookOf(success)).not.toBe(failureLook);
  });

  test('not found shows its focus', async ({ page }) => {
    await page.goto('/track/0000-0000-0000-0000');
    await expect(page.getByRole('heading', { name: 'Request Not Found' })).toBeVisible();

    const { faults, focused } = await focusEverything(page.locator('main'));

    expect(faults).toEqual([]);
    expect(focused).toBe(3);
  });
});

test.describe('an unknown address', () => {
  test.use({ allowedConsole: /status of 404|\/no\/such\/page/ });

  test('shows its focus', async ({ page }) => {
    await page.goto('/no/such/page');
    await expect(page.getByRole('heading', { name: '404' })).toBeVisible();

    const { faults, focused } = await focusEverything(page.locator('body'));

    expect(faults).toEqual([]);
    expect(focused).toBeGreaterThan(20);
  });
});

test('forced colors keep everything important visible', async ({ page, baseURL }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await page.goto('/book');
  const chosen = page.locator('label', { hasText: 'Furniture Removal' });
  const other = page.locator('label', { hasText: 'Old Appliances' });
  await chosen.click();
  await expectProgress(page, 25);
  await expectEdge(page.getByRole('button', { name: 'Next Step' }));
  await expectEdge(other);
  // The browser draws its own boxes in the colors of the system.
  for (const each of [chosen, other]) await expect(each.getByRole('checkbox')).toHaveCSS('appearance', 'auto');
  await expect(chosen.getByRole('checkbox')).toBeChecked();
  const onBook = await focusEverything(page.locator('main'));
  expect(onBook.faults).toEqual([]);

  const lead = await addLead(baseURL, { status: 'Sent Proposal' });
  await page.goto(`/track/${lead.tracking_id}`);
  await expect(page.getByText(lead.full_name)).toBeVisible();
  await expectReadable(page.locator('[data-status]'));
  await expectEdge(page.locator('[data-status]'));
  const steps = page.getByRole('list', { name: 'Progress of your request' }).getByRole('listitem');
  await expect(steps.locator('svg')).toHaveCount(2);
  await expectReadable(steps.locator('svg').last());
  await expect(steps.and(page.locator('[aria-current=step]'))).toHaveText('Sent Proposal');
  await expect(steps.filter({ hasText: 'Sent Proposal' }).getByText('Sent Proposal')).toHaveCSS('font-weight', '700');
  await expect(steps.filter({ hasText: 'In Progress' }).getByText('In Progress')).toHaveCSS('font-weight', '400');
  await page.getByRole('button', { name: 'I was not contacted' }).click();
  await expectEdge(page.getByRole('dialog'));
  await expectEdge(page.getByRole('dialog').getByRole('button', { name: 'Submit Report' }));
});

/** Expects the progress bar to give this percentage, to be filled that far, and to stand out from its track. */
async function expectProgress(page: Page, percent: number) {
  const bar = page.getByRole('progressbar', { name: 'Progress of your request' });
  await expect(bar).toHaveAttribute('aria-valuenow', String(percent));
  const filled = bar.locator('div');
  await expect
    .poll(async () => {
      const [track, part] = await Promise.all([bar.boundingBox(), filled.boundingBox()]);
      return Math.round(((part?.width ?? 0) / (track?.width ?? 1)) * 100);
    })
    .toBe(percent);
  await expectFilled(filled);
}
