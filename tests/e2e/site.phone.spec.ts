import { holdCode } from './support/hold-code';
import { isAlive } from './support/is-alive';
import { expectReadable, focusEverything, lookOf, withSight } from './support/sight';
import { expect, test } from './support/test';
import { violationsOf } from './support/whole-page';

test('the menu is hidden until opened, shows its links and the current page, and closes', async ({ page }) => {
  await withSight(page);
  await page.goto('/faq');
  const menu = page.getByRole('navigation', { name: 'Mobile' });
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).click();

  const links = await menu.getByRole('link').all();
  expect(links).toHaveLength(11);
  for (const link of links) await expectReadable(link);
  await expect(menu.locator('[aria-current]')).toHaveText(['FAQ']);
  await expect(menu.locator('[aria-current=page]')).toHaveCSS('text-decoration-line', 'underline');
  expect(await lookOf(menu.getByRole('link', { name: 'FAQ' }))).not.toBe(
    await lookOf(menu.getByRole('link', { name: 'About' })),
  );
  expect(await violationsOf(page)).toEqual([]);
  expect(await focusEverything(menu)).toEqual({ faults: [], focused: 11 });

  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
});

test.describe('before the code loads', () => {
  test('the menu opens immediately, stays open when the code loads, and closes on the next page', async ({ page }) => {
    const release = await holdCode(page, '**/assets/vendor-*.js');
    await page.goto('/faq');
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('navigation', { name: 'Mobile' });
    await expect(menu).toBeVisible();

    release();

    await isAlive(page);
    await expect(menu).toBeVisible();
    await menu.getByRole('link', { name: 'About' }).click();
    await expect(page).toHaveURL('/about');
    await expect(menu).toBeHidden();
  });

  test("a tap on the menu's link to the form is counted as such", async ({ page }) => {
    const release = await holdCode(page, '**/assets/vendor-*.js');
    await page.goto('/faq');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('navigation', { name: 'Mobile' }).getByRole('link', { name: 'Book a Pickup' }).click();
    await expect(page).toHaveURL('/book');
    release();

    await isAlive(page);
    expect(await page.evaluate(() => window.dataLayer)).toEqual([
      { event: 'book_now_clicked', location: 'mobile_menu' },
    ]);
  });
});

test('the floating quote button appears after 300 px of scrolling and covers no link of the footer', async ({
  page,
}) => {
  await page.goto('/');
  const button = page.getByRole('link', { name: 'Get a Quote', exact: true });
  await expect(button).toHaveCount(0);
  await page.evaluate(() => window.scrollTo(0, 301));
  await expect(button).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 300));
  await expect(button).toHaveCount(0);

  for (const size of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(size);
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await expect(button).toBeVisible();
    const box = await button.boundingBox();
    const covered = await page
      .getByRole('contentinfo')
      .getByRole('link')
      .evaluateAll(
        (links, { x, y }) =>
          links
            .filter((link) => link.getBoundingClientRect().right > x && link.getBoundingClientRect().bottom > y)
            .map(({ textContent }) => textContent),
        box ?? { x: 0, y: 0 },
      );
    expect(covered).toEqual([]);
  }
});

for (const path of ['/es/services/garage-cleanouts', '/locations/california/los-angeles']) {
  test(`the form comes second on ${path}, and the floating button leads to it while it is out of view`, async ({
    page,
  }) => {
    await page.goto(path);
    const form = page.locator('#quote');
    const button = page.getByRole('link', { name: /^(Get a Quote|Pedir cotización)$/ });
    const [top, height] = await form.evaluate((element) => [
      element.getBoundingClientRect().top + window.scrollY,
      document.documentElement.scrollHeight,
    ]);
    expect((top ?? 0) / (height ?? 1)).toBeLessThan(1 / 3);
    await page.evaluate(() => window.scrollTo(0, 301));
    await expect(button).toBeVisible();

    await button.press('Enter');

    await expect(page.locator('#quote-heading')).toBeInViewport();
    await expect(button).toBeHidden();
    await expect(form.getByRole('checkbox').first()).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(form.locator(':focus')).toHaveCount(1);
    expect(new URL(page.url()).hash).toBe('#quote');
    expect(await page.evaluate(() => window.dataLayer)).toEqual([
      { event: 'book_now_clicked', location: 'shared_component' },
    ]);
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await expect(button).toBeVisible();
  });
}
