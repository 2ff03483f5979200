import { test } from './support/test';
import { expectWholePage } from './support/whole-page';

const onePerKind = [
  '/',
  '/services',
  '/services/old-appliances',
  '/services/hot-tub-removal',
  '/about',
  '/contact',
  '/book',
  '/service-areas',
  '/burbank-junk-removal',
  '/blog',
  '/blog/how-much-junk-can-one-man-lift',
  '/locations/california',
  '/locations/california/los-angeles',
  '/locations/california/riverside',
  '/faq',
  '/terms',
];

for (const path of onePerKind) {
  test(`${path} is whole on a phone`, async ({ page }) => {
    await expectWholePage(page, path);
  });

  test(`${path} is whole at 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await expectWholePage(page, path);
  });
}
