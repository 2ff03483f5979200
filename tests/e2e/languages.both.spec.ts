import { splitAddress } from '@functions/rules/languages.ts';
import type { Page } from '@playwright/test';
import { bookingTexts, freshPhone, next } from './support/booking';
import { isAlive } from './support/is-alive';
import { addLead } from './support/leads';
import { photoFiles } from './support/photos';
import { publicPaths } from './support/public-paths';
import { focusEverything, withSight } from './support/sight';
import { expect, test } from './support/test';

const switchTo = (page: Page, name: 'English' | 'Español') =>
  page.locator('header').getByRole('link', { name, exact: true });

/** What a document or an entry of the sitemap says of its language and of its pair, by `hreflang`. */
function alternatesIn(markup: string): Record<string, string> {
  return Object.fromEntries(
    [...markup.matchAll(/<(?:xhtml:)?link[^>]*hreflang="([^"]+)"[^>]*href="([^"]+)"/gi)].map(
      ([, language = '', address = '']) => [language, address],
    ),
  );
}

test('head and sitemap name the same pairs, and every page of a pair says its own language', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const entries = new Map(
    [...sitemap.matchAll(/<url><loc>([^<]+)<\/loc>(.*?)<\/url>/g)].map(([, address = '', entry = '']) => [
      new URL(address).pathname,
      alternatesIn(entry),
    ]),
  );
  expect([...entries.keys()].sort()).toEqual(publicPaths);
  for (const address of publicPaths) {
    const html = await (await request.get(address)).text();
    const { language, path } = splitAddress(address);
    expect(html, address).toContain(`<html lang="${language === 'en' ? 'en-US' : 'es-US'}"`);
    expect(html, address).toContain(`<meta property="og:locale" content="${language === 'en' ? 'en_US' : 'es_US'}"`);
    const inHead = alternatesIn(html.slice(0, html.indexOf('</head>')));
    expect(inHead, address).toEqual(entries.get(address));
    const spanish = path === '/' ? '/es' : `/es${path}`;
    const pathsInHead = Object.entries(inHead).map(([name, link]) => [name, new URL(link).pathname]);
    expect(Object.fromEntries(pathsInHead), address).toEqual(
      publicPaths.includes(spanish) ? { en: path, es: spanish, 'x-default': path } : {},
    );
  }
  expect(publicPaths.filter((address) => splitAddress(address).language === 'es').length).toBe(25);
});

test('the switch leads to the same page in the other language, and back', async ({ page }) => {
  await page.goto('/services/garage-cleanouts');
  await isAlive(page);

  await switchTo(page, 'Español').click();
  await expect(page).toHaveURL('/es/services/garage-cleanouts');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-US');
  await isAlive(page);
  // Within the visit every link keeps the language.
  await page.locator('header').getByRole('link', { name: 'PoppyHaul' }).click();
  await expect(page.getByRole('heading', { name: 'Deshágase hoy de lo que ya no quiere' })).toBeVisible();
  await expect(page).toHaveURL('/es');
  await switchTo(page, 'English').click();

  await expect(page).toHaveURL('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
});

test('the switch is the size of a finger, and has a ring when it has the focus', async ({ page }) => {
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

test('no width breaks what stands in the header, or pushes it out of its place', async ({ page }) => {
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
            // The button of the menu stands 8 px into the margin, so that its lines do not.
            return isBroken || element.getBoundingClientRect().right > document.body.clientWidth - 8;
          })
          .map((element) => element.textContent),
      );

      expect(broken, `${address} at ${width} px`).toEqual([]);
    }
  }
});

test('a page without a pair leads to the nearest there is', async ({ page }) => {
  for (const [address, pair] of [
    ['/locations/california/reseda', '/es/service-areas'],
    ['/blog/how-much-junk-can-one-man-lift', '/es'],
    ['/los-angeles-junk-removal', '/es'],
  ] as const) {
    await page.goto(address);
    await expect(switchTo(page, 'Español')).toHaveAttribute('href', pair);
  }
});

test('the tracking page keeps its request when the language is switched', async ({ page, baseURL }) => {
  const lead = await addLead(baseURL);
  await page.goto(`/track/${lead.tracking_id}`);
  await expect(page.getByText(lead.full_name)).toBeVisible();

  await switchTo(page, 'Español').click();

  await expect(page.getByRole('heading', { name: 'Cómo va su solicitud' })).toBeVisible();
  await expect(page.getByText(lead.full_name)).toBeVisible();
  await expect(page.getByText('Muebles viejos')).toBeVisible();
});

test('a booking goes on in the other language: step, words and photos are kept', async ({ page }) => {
  const { en, es } = bookingTexts;
  await page.goto('/book');
  await page.getByText(en.furniture, { exact: true }).click();
  await next(page);
  await page.getByLabel(en.streetAddress).fill('1 Main St');
  await page.getByLabel(en.zipCode).fill('91766');
  await next(page);
  await page.getByLabel(en.jobDescription).fill('Un sofá y dos sillas');
  await page.getByLabel('Photo files').setInputFiles(photoFiles(1));
  await expect(page.getByText('1 of 5 photos added')).toBeVisible();

  await switchTo(page, 'Español').click();

  await expect(page.getByText('Paso 3 de 4').first()).toBeVisible();
  await expect(page.getByLabel(es.jobDescription)).toHaveValue('Un sofá y dos sillas');
  await expect(page.getByText('1 de 5 fotos agregadas')).toBeVisible();
  await next(page, 'es');
  await page.getByLabel(es.fullName).fill('María López');
  await page.getByRole('textbox', { name: es.phone }).fill(freshPhone());
  await expect(page.getByText(es.furniture, { exact: true })).toBeVisible();
});

test('no script of an English page has Spanish words, also not what it fetches ahead', async ({ page }) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text());
  });
  await page.goto('/');
  await isAlive(page);
  await page.waitForLoadState('networkidle');
  await page.locator('main').getByRole('link', { name: /Book/ }).first().hover();
  await page.waitForLoadState('networkidle');

  const code = (await Promise.all(scripts)).join('\n');

  expect(code).toContain('Español');
  for (const words of ['Pedir recolección', 'Siguiente paso', 'Muebles viejos', 'cargos escondidos']) {
    expect(code).not.toContain(words);
  }
});

test.describe('an unknown address', () => {
  test.use({ allowedConsole: /status of 404/ });

  test('below /es answers in Spanish', async ({ page }) => {
    const response = await page.goto('/es/no/existe');
    expect(response?.status()).toBe(404);
    await isAlive(page);
    await expect(page.getByText('Esta página ya no está aquí.')).toBeVisible();

    await page.getByRole('link', { name: 'Volver al inicio' }).click();

    await expect(page).toHaveURL('/es');
  });

  test('that has a page in English alone leads to it', async ({ page }) => {
    await page.goto('/es/blog');
    await isAlive(page);
    await expect(switchTo(page, 'English')).toHaveAttribute('href', '/blog');
  });

  test('elsewhere answers in English, with one sentence for who reads Spanish', async ({ page }) => {
    await page.goto('/no/such/page');
    await isAlive(page);
    const sentence = page.locator('main [lang=es]');
    await expect(sentence).toContainText('Esta página ya no está aquí.');

    await sentence.getByRole('link').click();

    await expect(page).toHaveURL('/es');
  });
});
