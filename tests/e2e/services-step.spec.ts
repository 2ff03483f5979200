import type { Page } from '@playwright/test';
import { services } from '../../src/content/facts/services.ts';
import { expect, test } from './support/test';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('Next Step stays visible at the bottom once a service is checked, with the count', async ({ page }) => {
    await page.goto('/book');
    const next = page.getByRole('button', { name: 'Next Step' });
    await expect(next).not.toBeInViewport();

    await page.getByText('Furniture Removal', { exact: true }).click();
    await expect(next).toBeInViewport({ ratio: 1 });
    await expect(page.getByText('1 service chosen')).toBeInViewport({ ratio: 1 });
    await expect(next).toHaveCount(1);

    await page.getByText('Furniture Removal', { exact: true }).click();
    await expect(next).not.toBeInViewport();

    await page.getByText('Furniture Removal', { exact: true }).click();
    await next.click();
    await expect(page.getByRole('heading', { name: 'Where is it?' })).toBeFocused();
  });

  test('Next Step never covers the focused element', async ({ page }) => {
    await page.goto('/book');
    await page.getByRole('checkbox', { name: 'Furniture Removal' }).focus();
    await page.keyboard.press('Space');
    await expect(page.getByText('1 service chosen')).toBeInViewport();

    const coveredAhead = await coveredOnTheWay(page, 'Tab', services.length + 1);
    const coveredBack = await coveredOnTheWay(page, 'Shift+Tab', services.length + 1);

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
