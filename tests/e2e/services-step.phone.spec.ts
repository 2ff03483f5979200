import type { Page } from '@playwright/test';
import { bookingGroups } from '../../src/content/facts/booking-groups.ts';
import { services } from '../../src/content/facts/services.ts';
import { bookingTexts } from './support/booking';
import { expect, test } from './support/test';

const nextStep = (page: Page) => page.getByRole('button', { name: 'Next Step' });

test('in Spanish the step ends at most 1,350 px down, and six services have a picture in two rows of three', async ({
  page,
}) => {
  await page.goto('/es/book');
  const pictures = page.locator('#services img');
  await expect(pictures).toHaveCount(6);
  const boxes = await Promise.all((await pictures.all()).map((picture) => picture.boundingBox()));
  expect(new Set(boxes.map((box) => box?.y)).size).toBe(2);
  expect(new Set(boxes.map((box) => box?.x)).size).toBe(3);
  expect(boxes.every((box) => box?.width === 64 && box.height === 64)).toBe(true);

  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const next = page.getByRole('button', { name: bookingTexts.es.next });
  const bottom = await next.evaluate((button) => button.getBoundingClientRect().bottom + window.scrollY);
  expect(bottom).toBeGreaterThan(844);
  expect(bottom).toBeLessThanOrEqual(1350);
});

test('Next Step is at the bottom of the screen from the beginning, says what is missing, and is not printed', async ({
  page,
}) => {
  const furniture = page.getByText('Furniture Removal', { exact: true });
  await page.goto('/book');
  await expect(nextStep(page)).toBeInViewport({ ratio: 1 });
  await expect(nextStep(page)).toBeDisabled();
  await expect(page.getByText('Choose at least one')).toBeInViewport({ ratio: 1 });

  await furniture.click();
  await expect(nextStep(page)).toBeInViewport({ ratio: 1 });
  await expect(page.getByText('1 service chosen')).toBeInViewport({ ratio: 1 });
  await expect(nextStep(page)).toHaveCount(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('1 service chosen')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  await furniture.click();
  await expect(nextStep(page)).toBeDisabled();
  await furniture.click();
  await nextStep(page).click();
  await expect(page.getByRole('heading', { name: 'Where is it?' })).toBeFocused();
});

test('Next Step never covers the focused element, and choosing moves nothing', async ({ page }) => {
  await page.goto('/book');
  const places = () =>
    page.locator('#services label').evaluateAll((labels) =>
      labels.map((label) => {
        const { left, top, width, height } = label.getBoundingClientRect();
        return [left, top + window.scrollY, width, height];
      }),
    );
  const before = await places();
  await page.getByRole('checkbox', { name: 'Furniture Removal' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('1 service chosen')).toBeInViewport();
  expect(await places()).toEqual(before);

  const coveredAhead = await coveredOnTheWay(page, 'Tab', services.length + 2);
  const coveredBack = await coveredOnTheWay(page, 'Shift+Tab', services.length + 2);

  expect([...coveredAhead, ...coveredBack]).toEqual([]);
});

test('the buttons are at the bottom of the screen until the last step, and never cover the focused element', async ({
  page,
}) => {
  const row = page.locator('form button[type="submit"]').locator('..');
  await page.goto('/book');
  await page.getByText('Furniture Removal', { exact: true }).click();
  await nextStep(page).click();
  await expect(page.getByRole('heading', { name: 'Where is it?' })).toBeFocused();
  await expectButtonsInView(page);
  await page.getByLabel('Street address').fill('742 Evergreen Terrace');
  await page.getByLabel('ZIP code').fill('90210');
  await nextStep(page).click();
  await expect(page.getByRole('heading', { name: 'Tell us about the job' })).toBeFocused();
  // It loads later, and moves what is below it.
  await expect(page.getByRole('radio', { name: 'Half a truck' })).toBeVisible();
  await expectButtonsInView(page);

  // On a low screen they would hide too much.
  await expect(row).toHaveCSS('position', 'sticky');
  await page.setViewportSize({ width: 390, height: 470 });
  await expect(row).toHaveCSS('position', 'static');
  await page.setViewportSize({ width: 390, height: 844 });

  await nextStep(page).click();
  await expect(page.getByRole('heading', { name: 'How can a hauler reach you?' })).toBeFocused();
  await expect(row).toHaveCSS('position', 'static');
});

async function expectButtonsInView(page: Page): Promise<void> {
  const buttons = page.getByRole('button', { name: /^(Back|Next Step)$/ });
  await expect(buttons).toHaveCount(2);
  for (const button of await buttons.all()) await expect(button).toBeInViewport({ ratio: 1 });
  await page.waitForLoadState('networkidle');
  expect(await coveredOnTheWay(page, 'Tab', 16)).toEqual([]);
}

/** Presses a key several times. @returns the names of focused elements below the bar's upper edge. */
async function coveredOnTheWay(page: Page, key: string, times: number): Promise<string[]> {
  const covered: string[] = [];
  for (let press = 0; press < times; press += 1) {
    await page.keyboard.press(key);
    const name = await page.evaluate(() => {
      const focused = document.activeElement?.closest('label') ?? document.activeElement;
      const bar = document.querySelector('form button[type="submit"]')?.parentElement;
      if (!focused || !bar || bar.contains(focused) || bar.compareDocumentPosition(focused) & 4) return null;
      const { top, height } = focused.getBoundingClientRect();
      // Of a text area, the browser shows the line with the caret.
      const shown = focused instanceof HTMLTextAreaElement ? 48 : height;
      return top + shown > bar.getBoundingClientRect().top ? focused.textContent : null;
    });
    if (name !== null) covered.push(name);
  }
  return covered;
}

test('the card of the form is never blank: the page itself has its beginning', async ({ page, request }) => {
  const html = await (await request.get('/services/hot-tub-removal')).text();
  const [, card = ''] = html.split('id="quote"');
  expect(card).toContain('Step 1 of 4');
  for (const slug of bookingGroups.pictured) expect(card).toContain(`/pictures/${slug}-320.avif`);

  await page.route('**/assets/booking-form-*.js', () => {});
  await page.goto('/services/hot-tub-removal#quote');
  await expect(page.getByText('Step 1 of 4')).toBeInViewport();
  await expect(page.getByText('Yard Waste Cleanup', { exact: true }).last()).toBeVisible();
  await expect(page.locator('#quote').getByRole('checkbox')).toHaveCount(0);
});
