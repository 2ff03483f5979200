import { focusEverything, withSight } from './support/sight';
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
  '/terms',
];

for (const path of onePerKind) {
  test(`the keyboard's focus is seen everywhere on ${path}`, async ({ page }) => {
    await withSight(page);
    await page.goto(path);

    const { faults, focused } = await focusEverything(page.locator('body'));

    expect(faults).toEqual([]);
    expect(focused).toBeGreaterThan(30);
  });
}
