import { expect, test } from './support/test';

test('the header fits at every width', async ({ page }) => {
  for (const address of ['/', '/es']) {
    await page.goto(address);
    for (const width of [320, 390, 768, 1009, 1265, 1440]) {
      await page.setViewportSize({ width, height: 800 });

      const broken = await page.locator('header').evaluate((header) =>
        [...header.querySelectorAll<HTMLElement>('a, button')]
          .filter((element) => element.checkVisibility() && !element.closest('[popover]'))
          .filter((element) => {
            const range = document.createRange();
            range.selectNodeContents(element);
            const lines = range.getClientRects();
            const isBroken = Math.max(...[...lines].map(({ top }) => top)) >= (lines[0]?.bottom ?? 0);
            // The menu button extends 8 px into the margin so that its lines align.
            return isBroken || element.getBoundingClientRect().right > document.body.clientWidth - 8;
          })
          .map((element) => element.textContent),
      );

      expect(broken, `${address} at ${width} px`).toEqual([]);
    }
  }
});

for (const address of ['/contact', '/es/contact', '/track', '/es/track']) {
  test(`${address} is as wide as a phone of 320 px with text twice as large`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(address);
    await page.addStyleTag({ content: 'html { font-size: 200% !important; }' });

    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
}

test('on a wide screen Next Step is below the services', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 500 });
  await page.goto('/book');

  await page.getByText('Furniture Removal', { exact: true }).click();

  await expect(page.getByText('1 service chosen')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next Step' })).not.toBeInViewport();
});
