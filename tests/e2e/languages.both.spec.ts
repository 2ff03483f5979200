import { isAlive } from './support/is-alive';
import { switchTo } from './support/languages';
import { focusEverything, withSight } from './support/sight';
import { expect, test } from './support/test';

test('the language switch leads to the same page in the other language and back', async ({ page }) => {
  await page.goto('/services/garage-cleanouts');
  await isAlive(page);

  await switchTo(page, 'Español').click();
  await expect(page).toHaveURL('/es/services/garage-cleanouts');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-US');
  await isAlive(page);
  // Every further link keeps the language.
  await page.locator('header').getByRole('link', { name: 'PoppyHaul' }).click();
  await expect(page.getByRole('heading', { name: 'Deshágase hoy de lo que ya no quiere' })).toBeVisible();
  await expect(page).toHaveURL('/es');
  await switchTo(page, 'English').click();

  await expect(page).toHaveURL('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
});

test('the language switch is big enough to tap and shows its focus', async ({ page }) => {
  await withSight(page);
  for (const [address, name] of [
    ['/', 'Español'],
    ['/es', 'English'],
  ] as const) {
    await page.goto(address);
    await isAlive(page);
    const box = await switchTo(page, name).boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    expect((await focusEverything(page.locator('header'))).faults).toEqual([]);
  }
});

test('the header fits at every width', { tag: '@desktop' }, async ({ page }) => {
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
