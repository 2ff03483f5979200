import { fillBooking, freshPhone, submit } from './support/booking';
import { hold } from './support/hold';
import { addLead } from './support/leads';
import { expectEdge, expectFilled, expectReadable, focusEverything, lookOf, withSight } from './support/sight';
import { expect, test } from './support/test';

test.beforeEach(async ({ page }) => withSight(page));

test('the menu marks only the current page', async ({ page }) => {
  await page.goto('/faq');
  const menu = page.getByRole('navigation', { name: 'Main' });

  await expect(menu.locator('[aria-current]')).toHaveText(['FAQ']);
  await expectReadable(menu.getByRole('link', { name: 'FAQ' }));
  await expect(menu.locator('[aria-current=page]')).toHaveCSS('text-decoration-line', 'underline');
  await expect(menu.getByRole('link', { name: 'About' })).toHaveCSS('text-decoration-line', 'none');
});

test('buttons and links of every kind are readable, also on hover', async ({ page }) => {
  // A button of each variant on each background, and the plain links.
  for (const [path, names] of [
    ['/', ['Book a Pickup', 'All questions', 'Book a Pickup Now', 'Book Online', 'Terms of Service']],
    ['/faq', ['Get a free quote', 'Contact Us']],
  ] as const) {
    await page.goto(path);
    for (const name of names) {
      const button = page.locator('main, footer').getByRole('link', { name, exact: true }).first();
      await button.scrollIntoViewIfNeeded();
      await page.mouse.move(0, 0);
      await expectReadable(button);
      const before = await lookOf(button);
      await button.hover();
      await expectReadable(button);
      expect(await lookOf(button), `${name} under the pointer`).not.toBe(before);
    }
  }
});

test('a waiting button looks disabled and is readable', async ({ page, context }) => {
  const held = await hold(context, '**/rest/v1/leads*');
  await page.goto('/book');
  const nextButton = page.getByRole('button', { name: 'Next Step' });
  const disabled = await lookOf(nextButton);
  expect(disabled).toContain('not-allowed');
  await nextButton.scrollIntoViewIfNeeded();
  await expectReadable(nextButton);
  await nextButton.hover({ force: true });
  expect(await lookOf(nextButton)).toBe(disabled);

  await fillBooking(page, freshPhone());
  const backButton = page.getByRole('button', { name: 'Back' });
  const ready = {
    submit: await lookOf(page.getByRole('button', { name: 'Submit Request' })),
    back: await lookOf(backButton),
  };
  expect(ready.submit).not.toBe(disabled);
  await submit(page);

  const busyButton = page.getByRole('button', { name: 'Sending…' });
  await expectReadable(busyButton);
  expect(await lookOf(busyButton)).toBe(disabled);
  await expectReadable(backButton);
  expect(await lookOf(backButton)).not.toBe(ready.back);
  held.release();
  await expect(page.getByRole('heading', { name: 'Request Submitted!' })).toBeVisible();
});

test.describe('a report', () => {
  test.use({ allowedConsole: /status of 500|The report was not recorded/ });

  test('distinguishes failure from success, over its dialog', async ({ page, baseURL }) => {
    const lead = await addLead(baseURL);
    await page.goto(`/track/${lead.tracking_id}`);
    await page.getByRole('button', { name: 'I was not contacted' }).click();
    const dialog = page.getByRole('dialog');
    await expectReadable(dialog.getByRole('heading'));
    await expectReadable(dialog.getByText(/Tell us, and someone will reach out to you\.$/));
    await expectReadable(dialog.getByRole('button', { name: 'Cancel' }));

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
});

test('forced colors keep everything important visible', async ({ page, baseURL }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await page.goto('/book');
  const chosen = page.locator('label', { hasText: 'Furniture Removal' });
  const other = page.locator('label', { hasText: 'Old Appliances' });
  await chosen.click();
  await expectFilled(page.getByRole('progressbar').locator('div'));
  await expectEdge(page.getByRole('button', { name: 'Next Step' }));
  await expectEdge(other);
  // The browser draws its own boxes in the colors of the system.
  for (const each of [chosen, other]) await expect(each.getByRole('checkbox')).toHaveCSS('appearance', 'auto');
  await expect(chosen.getByRole('checkbox')).toBeChecked();
  expect((await focusEverything(page.locator('main'))).faults).toEqual([]);

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

test.describe('at 200 % on a screen of 1280 × 800', () => {
  test.use({ viewport: { width: 640, height: 400 } });

  for (const key of ['Tab', 'Shift+Tab']) {
    test(`the header doesn't cover what has the focus after ${key}`, async ({ page }) => {
      for (const path of ['/services/hot-tub-removal', '/es']) {
        await page.goto(path);
        await page.getByRole('heading', { level: 1 }).click();
        for (let press = 0; press < 25; press += 1) {
          await page.keyboard.press(key);
          expect(await page.evaluate(coveredByHeader), path).toBeNull();
        }
      }
    });
  }
});

/** The focused element, if it is at least partly under the header. */
function coveredByHeader(): string | null {
  const focused = document.activeElement;
  const header = document.querySelector('header');
  if (!focused || !header || header.contains(focused) || !focused.closest('main, footer')) return null;
  const isCovered = focused.getBoundingClientRect().top < header.getBoundingClientRect().bottom;
  return isCovered ? focused.outerHTML.slice(0, 120) : null;
}
