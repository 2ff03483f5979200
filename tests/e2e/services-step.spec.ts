import type { Page } from '@playwright/test';
import { bookingGroups } from '../../src/content/facts/booking-groups.ts';
import { services } from '../../src/content/facts/services.ts';
import { bookingTexts } from './support/booking';
import { expect, test } from './support/test';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const [address, label, most] of [
    ['/book', bookingTexts.en.next, 1266],
    ['/es/book', bookingTexts.es.next, 1350],
  ] as const) {
    test(`${label} ends at most ${most} px down, and six services have a picture in two rows of three`, async ({
      page,
    }) => {
      await page.goto(address);
      const pictures = page.locator('#services img');
      await expect(pictures).toHaveCount(6);
      const boxes = await Promise.all((await pictures.all()).map((picture) => picture.boundingBox()));
      expect(new Set(boxes.map((box) => box?.y)).size).toBe(2);
      expect(new Set(boxes.map((box) => box?.x)).size).toBe(3);
      expect(boxes.every((box) => box?.width === 64 && box.height === 64)).toBe(true);

      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      const next = page.getByRole('button', { name: label });
      const bottom = await next.evaluate((button) => button.getBoundingClientRect().bottom + window.scrollY);
      expect(bottom).toBeGreaterThan(844);
      expect(bottom).toBeLessThanOrEqual(most);
    });
  }

  test('Next Step is at the bottom of the screen from the beginning, and says what is missing', async ({ page }) => {
    await page.goto('/book');
    const next = page.getByRole('button', { name: 'Next Step' });
    await expect(next).toBeInViewport({ ratio: 1 });
    await expect(next).toBeDisabled();
    await expect(page.getByText('Choose at least one')).toBeInViewport({ ratio: 1 });

    await page.getByText('Furniture Removal', { exact: true }).click();
    await expect(next).toBeInViewport({ ratio: 1 });
    await expect(page.getByText('1 service chosen')).toBeInViewport({ ratio: 1 });
    await expect(next).toHaveCount(1);

    await page.getByText('Furniture Removal', { exact: true }).click();
    await expect(next).toBeDisabled();

    await page.getByText('Furniture Removal', { exact: true }).click();
    await next.click();
    await expect(page.getByRole('heading', { name: 'Where is it?' })).toBeFocused();
  });

  test('Next Step never covers the focused element', async ({ page }) => {
    await page.goto('/book');
    await page.getByRole('checkbox', { name: 'Furniture Removal' }).focus();
    await page.keyboard.press('Space');
    await expect(page.getByText('1 service chosen')).toBeInViewport();

    const coveredAhead = await coveredOnTheWay(page, 'Tab', services.length + 2);
    const coveredBack = await coveredOnTheWay(page, 'Shift+Tab', services.length + 2);

    expect([...coveredAhead, ...coveredBack]).toEqual([]);
  });

  test('Next Step is not printed', async ({ page }) => {
    await page.goto('/book');
    await page.getByText('Furniture Removal', { exact: true }).click();
    await expect(page.getByText('1 service chosen')).toBeInViewport();

    await page.emulateMedia({ media: 'print' });

    await expect(page.getByText('1 service chosen')).toBeHidden();
  });
});

test('choosing a service moves nothing', async ({ page }) => {
  await page.goto('/book');
  const labels = page.locator('#services label');
  const places = () =>
    labels.evaluateAll((all) =>
      all.map((label) => {
        const { left, top, width, height } = label.getBoundingClientRect();
        return [left, top + window.scrollY, width, height];
      }),
    );
  const before = await places();

  await page.getByText('Mattress Disposal', { exact: true }).click();
  await page.getByText('Estate Cleanouts', { exact: true }).click();

  await expect(page.getByText('2 services chosen')).toBeVisible();
  expect(await places()).toEqual(before);
});

test('on a wide screen Next Step is below the services', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 500 });
  await page.goto('/book');

  await page.getByText('Furniture Removal', { exact: true }).click();

  await expect(page.getByText('1 service chosen')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next Step' })).not.toBeInViewport();
});

/** Presses a key several times. @returns the names of focused elements below the bar's upper edge. */
async function coveredOnTheWay(page: Page, key: string, times: number): Promise<string[]> {
  const covered: string[] = [];
  for (let press = 0; press < times; press += 1) {
    await page.keyboard.press(key);
    const name = await page.evaluate(() => {
      const focused = document.activeElement?.closest('label') ?? document.activeElement;
      const bar = document.querySelector('form button[type="submit"]')?.parentElement;
      if (!focused || !bar || bar.contains(focused) || bar.compareDocumentPosition(focused) & 4) return null;
      const { bottom } = focused.getBoundingClientRect();
      return bottom > bar.getBoundingClientRect().top ? focused.textContent : null;
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
