import { publicPaths } from '../support/built-pages';
import { onePerKind } from './support/public-paths';
import { expect, test } from './support/test';
import { openWholePage, violationsOf } from './support/whole-page';

for (const path of onePerKind) {
  test(`${path} has one heading, a quiet console, no sideways scroll and no accessibility violations`, async ({
    page,
  }) => {
    await openWholePage(page, path);

    expect(await violationsOf(page)).toEqual([]);
  });
}

/** How many pages a test opens in a row. Their shared code comes from the browser's cache, as for a visitor. */
const AT_ONCE = 8;
const others = publicPaths.filter((path) => !onePerKind.includes(path));

for (let first = 0; first < others.length; first += AT_ONCE) {
  const paths = others.slice(first, first + AT_ONCE);
  test(`${paths.join(', ')} have one heading, a quiet console and no sideways scroll`, async ({ page }) => {
    for (const path of paths) await test.step(path, () => openWholePage(page, path));
  });
}
