import { onePerKind } from './support/public-paths';
import { expect, test } from './support/test';
import { openWholePage, scrollsSideways, violationsOf } from './support/whole-page';

for (const path of onePerKind) {
  test(`${path} is complete and accessible on a phone and fits 320 px`, async ({ page }) => {
    await openWholePage(page, path);

    expect(await violationsOf(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await scrollsSideways(page)).toBe(false);
  });
}
