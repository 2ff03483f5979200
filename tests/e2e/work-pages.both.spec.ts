import { atOneWidth, inEachLanguage } from './support/languages';
import { focusEverything, withSight } from './support/sight';
import { expect, test } from './support/test';
import { openWholePage, scrollsSideways, violationsOf } from './support/whole-page';

const workPages = {
  en: ['/job', '/review', '/stop-mail', '/agreement', '/pause', '/desk'],
  es: ['/job', '/review', '/stop-mail', '/agreement', '/pause'],
};

inEachLanguage((language, at) => {
  for (const path of workPages[language]) {
    test(`${path} has a low header and a footer of one line, and is accessible`, { tag: atOneWidth[language] }, async ({
      page,
    }) => {
      await withSight(page);
      await openWholePage(page, at(path));
      const header = page.getByRole('banner');
      const footer = page.getByRole('contentinfo');

      expect((await header.boundingBox())?.height).toBe(56);
      expect((await footer.boundingBox())?.height).toBeLessThanOrEqual(72);
      await expect(page.getByRole('navigation')).toHaveCount(0);
      for (const link of [...(await header.getByRole('link').all()), ...(await footer.getByRole('link').all())]) {
        expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      }
      expect(await violationsOf(page)).toEqual([]);
      expect((await focusEverything(page.locator('body'))).faults).toEqual([]);

      await page.setViewportSize({ width: 320, height: 640 });
      expect(await scrollsSideways(page)).toBe(false);
      expect((await header.boundingBox())?.height).toBe(56);
      expect((await footer.boundingBox())?.height).toBeLessThanOrEqual(72);
    });
  }

  test('the header of a work page scrolls away, and the footer is at the bottom of the window', {
    tag: atOneWidth[language],
  }, async ({ page }) => {
    await openWholePage(page, at('/agreement'));
    const footer = await page.getByRole('contentinfo').boundingBox();
    const { height = 0 } = page.viewportSize() ?? {};
    expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeCloseTo(height, 0);

    await page.setViewportSize({ width: 320, height: 200 });
    await page.mouse.wheel(0, 150);

    await expect(page.getByRole('banner')).not.toBeInViewport();
  });
});
