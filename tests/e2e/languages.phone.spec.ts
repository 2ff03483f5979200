import { splitAddress } from '@functions/domain/languages.ts';
import { publicPaths } from '../support/built-pages';
import { isAlive } from './support/is-alive';
import { switchTo } from './support/languages';
import { expect, test } from './support/test';

/** The `hreflang` links of a page or of a sitemap entry. */
function alternatesIn(markup: string): Record<string, string> {
  return Object.fromEntries(
    [...markup.matchAll(/<(?:xhtml:)?link[^>]*hreflang="([^"]+)"[^>]*href="([^"]+)"/gi)].map(
      ([, language = '', address = '']) => [language, address],
    ),
  );
}

test('head and sitemap list the same language pairs, and each page declares its language', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const entries = new Map(
    [...sitemap.matchAll(/<url><loc>([^<]+)<\/loc>(.*?)<\/url>/g)].map(([, address = '', entry = '']) => [
      new URL(address).pathname,
      alternatesIn(entry),
    ]),
  );
  // A demo has no published reviews.
  const empty = ['/es/reviews', '/reviews'];
  expect([...entries.keys(), ...empty].sort()).toEqual(publicPaths);
  for (const address of publicPaths) {
    const html = await (await request.get(address)).text();
    const { language, path } = splitAddress(address);
    expect(html, address).toContain(`<html lang="${language === 'en' ? 'en-US' : 'es-US'}"`);
    expect(html, address).toContain(`<meta property="og:locale" content="${language === 'en' ? 'en_US' : 'es_US'}"`);
    const inHead = alternatesIn(html.slice(0, html.indexOf('</head>')));
    if (!empty.includes(address)) expect(inHead, address).toEqual(entries.get(address));
    const spanish = path === '/' ? '/es' : `/es${path}`;
    const pathsInHead = Object.entries(inHead).map(([name, link]) => [name, new URL(link).pathname]);
    expect(Object.fromEntries(pathsInHead), address).toEqual(
      publicPaths.includes(spanish) ? { en: path, es: spanish, 'x-default': path } : {},
    );
  }
});

test('the language switch is big enough to tap and leads to the same page in the other language and back', async ({
  page,
}) => {
  await page.goto('/services/garage-cleanouts');
  await isAlive(page);
  expect((await switchTo(page, 'Español').boundingBox())?.height).toBeGreaterThanOrEqual(44);

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

test('a page without a pair links to the nearest page', async ({ page }) => {
  for (const [address, pair] of [
    ['/locations/california/reseda', '/es/service-areas'],
    ['/blog/how-much-junk-can-one-man-lift', '/es'],
    ['/los-angeles-junk-removal', '/es'],
  ] as const) {
    await page.goto(address);
    await expect(switchTo(page, 'Español')).toHaveAttribute('href', pair);
  }
});

test('a failed press on the language switch can be repeated', async ({ page }) => {
  await page.goto('/faq');
  await isAlive(page);
  await page.route('**/es/faq', (route) => route.abort('aborted'), { times: 1 });
  const failed = page.waitForEvent('requestfailed');
  await switchTo(page, 'Español').click();
  await failed;

  await switchTo(page, 'Español').click();

  await expect(page).toHaveURL('/es/faq');
});

test.describe('prefetched code', () => {
  test.use({ prefetch: true });

  test('contains no Spanish on English pages, nor do other scripts', async ({ page }) => {
    const scripts: Promise<string>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.text());
    });
    const fetchedAhead = page.waitForResponse(/book-page-/);
    await page.goto('/');
    await isAlive(page);
    await fetchedAhead;
    await page.waitForLoadState('networkidle');

    const code = (await Promise.all(scripts)).join('\n');

    expect(code).toContain('Español');
    for (const words of ['Pedir recolección', 'Siguiente paso', 'Recoger muebles viejos', 'cargos escondidos']) {
      expect(code).not.toContain(words);
    }
  });
});

test.describe('an unknown address', () => {
  test.use({ allowedConsole: /status of 404/ });

  test('below /es answers in Spanish, and with a page only in English links to it', async ({ page }) => {
    const response = await page.goto('/es/no/existe');
    expect(response?.status()).toBe(404);
    await isAlive(page);
    await expect(page.getByText('Esta página ya no está aquí.')).toBeVisible();
    await page.getByRole('link', { name: 'Volver al inicio' }).click();
    await expect(page).toHaveURL('/es');

    await page.goto('/es/blog');
    await isAlive(page);
    await expect(switchTo(page, 'English')).toHaveAttribute('href', '/blog');
  });

  test('elsewhere answers in English, with one Spanish sentence', async ({ page }) => {
    await page.goto('/no/such/page');
    await isAlive(page);
    const sentence = page.locator('main [lang=es]');
    await expect(sentence).toContainText('Esta página ya no está aquí.');

    await sentence.getByRole('link').click();

    await expect(page).toHaveURL('/es');
  });
});
