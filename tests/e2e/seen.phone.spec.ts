import { expectReadable, focusEverything, lookOf, withSight } from './support/sight';
import { expect, test } from './support/test';

test('the menu is hidden until opened, shows its links and the current page, and closes', async ({ page }) => {
  await withSight(page);
  await page.goto('/faq');
  const menu = page.getByRole('navigation', { name: 'Mobile' });
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).click();

  const links = await menu.getByRole('link').all();
  expect(links).toHaveLength(8);
  for (const link of links) await expectReadable(link);
  await expect(menu.locator('[aria-current]')).toHaveText(['FAQ']);
  await expect(menu.locator('[aria-current=page]')).toHaveCSS('text-decoration-line', 'underline');
  expect(await lookOf(menu.getByRole('link', { name: 'FAQ' }))).not.toBe(
    await lookOf(menu.getByRole('link', { name: 'About' })),
  );
  const { faults, focused } = await focusEverything(menu);
  expect(faults).toEqual([]);
  expect(focused).toBe(8);

  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
});

for (const path of ['/', '/services/old-appliances', '/locations/california/riverside', '/faq']) {
  test(`the keyboard focus is visible everywhere on ${path} on a phone`, async ({ page }) => {
    await withSight(page);
    await page.goto(path);

    const { faults, focused } = await focusEverything(page.locator('body'));

    expect(faults).toEqual([]);
    expect(focused).toBeGreaterThan(30);
  });
}
