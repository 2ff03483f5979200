import { addressIn, splitAddress } from '@functions/domain/languages.ts';
import { secretPagesInBoth } from '@/lib/paths';
import { englishLeft, textsShown } from '../support/english-left';
import { isAlive } from './support/is-alive';
import { publicPaths } from './support/public-paths';
import { expect, test } from './support/test';

const spanishPaths = publicPaths.filter((address) => splitAddress(address).language === 'es');

test('Spanish pages are found', () => {
  expect(spanishPaths.length).toBeGreaterThan(20);
});

const notPublic = ['/404', ...secretPagesInBoth].map((page) => addressIn('es', page));

for (const address of [...spanishPaths, ...notPublic]) {
  test(`${address} has no English text, before and after hydration`, async ({ page, request }) => {
    const html = await (await request.get(address)).text();
    await page.goto(address);
    await isAlive(page);
    const built = await page.evaluate(textsShown, html);
    const alive = await page.evaluate(textsShown, undefined);

    // Text from the top and the bottom of every page, as proof that the whole page was read.
    expect(built).toEqual(expect.arrayContaining(['Ir al contenido', 'Política de privacidad']));
    expect(englishLeft([...new Set([...built, ...alive])])).toEqual([]);
  });
}

test('an English page is recognized as English', async ({ page }) => {
  await page.goto('/faq');

  const shown = await page.evaluate(textsShown, undefined);

  expect(englishLeft(shown).length).toBeGreaterThan(shown.length * 0.8);
});
