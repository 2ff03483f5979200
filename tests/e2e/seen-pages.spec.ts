import { expectReadable, focusEverything, lookOf, withSight } from './support/sight';
import { expect, test } from './support/test';

const onePerKind = [
  '/',
  '/services',
  '/services/old-appliances',
  '/about',
  '/contact',
  '/service-areas',
  '/burbank-junk-removal',
  '/blog',
  '/blog/garage-cleanout-vs-dumpster-rental',
  '/locations/california',
  '/locations/california/riverside',
  '/faq',
  '/before-your-pickup',
  '/haulers',
  '/prices',
  '/terms',
];

/** A button of each variant on each background, and the plain links. */
const buttons = [
  ['/', ['Book a Pickup', 'All questions', 'Book a Pickup Now', 'Book Online', 'Terms of Service']],
  ['/faq', ['Book a Pickup', 'Contact Us']],
] as const;

for (const path of onePerKind) {
  test(`the keyboard focus is visible everywhere on ${path}`, async ({ page }) => {
    await withSight(page);
    await page.goto(path);

    const { faults, focused } = await focusEverything(page.locator('body'));

    expect(faults).toEqual([]);
    expect(focused).toBeGreaterThan(30);
  });
}

test('the menu marks only the current page', async ({ page }) => {
  await withSight(page);
  await page.goto('/faq');
  const menu = page.getByRole('navigation', { name: 'Main' });

  await expect(menu.locator('[aria-current]')).toHaveText(['FAQ']);
  await expectReadable(menu.getByRole('link', { name: 'FAQ' }));
  await expect(menu.locator('[aria-current=page]')).toHaveCSS('text-decoration-line', 'underline');
  await expect(menu.getByRole('link', { name: 'About' })).toHaveCSS('text-decoration-line', 'none');
});

test('buttons and links of every kind are readable, also on hover', async ({ page }) => {
  await withSight(page);
  for (const [path, names] of buttons) {
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
