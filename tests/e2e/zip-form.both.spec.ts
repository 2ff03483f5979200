import { bookingTexts, next } from './support/booking';
import { atOneWidth, inEachLanguage } from './support/languages';
import { expect, test } from './support/test';

const allTexts = {
  en: {
    ...bookingTexts.en,
    zip: 'ZIP code',
    quote: 'Get a free quote',
    place: 'Pickup in Pasadena 91101',
    invalid: 'Please enter a valid ZIP code',
  },
  es: {
    ...bookingTexts.es,
    zip: 'Código postal (ZIP)',
    quote: 'Pedir cotización gratis',
    place: 'Recolección en Pasadena 91101',
    invalid: 'Escriba un código postal (ZIP) de 5 números',
  },
};

inEachLanguage((language, at) => {
  const texts = allTexts[language];

  test('a ZIP code typed on the home page is in step 2 of the booking form, by keyboard only', {
    tag: atOneWidth[language],
  }, async ({ page }) => {
    await page.goto(at('/'));
    const field = page.getByLabel(texts.zip);
    await field.focus();
    await page.keyboard.type('9110');
    await page.keyboard.press('Enter');
    await expect(page.getByText(texts.invalid)).toBeVisible();
    await expect(field).toBeFocused();
    await page.keyboard.type('1');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: texts.quote })).toBeFocused();
    await page.keyboard.press('Enter');

    await expect(page.getByText(texts.place)).toBeVisible();
    await expect(page).toHaveURL(at('/book'));
    expect(await page.evaluate(() => window.dataLayer)).toEqual([
      { event: 'book_now_clicked', location: 'shared_component' },
    ]);
    await page.getByRole('checkbox', { name: texts.furniture, exact: true }).focus();
    await page.keyboard.press('Space');
    await next(page, language);
    await expect(page.getByLabel(texts.zipCode)).toHaveValue('91101');
    await expect(page.getByLabel(texts.city)).toHaveValue('Pasadena');
    await expect(page).toHaveURL(at('/book'));
  });

  test('two quick presses lead to the booking form once', { tag: atOneWidth[language] }, async ({ page }) => {
    await page.goto(at('/'));
    await page.getByRole('button', { name: texts.quote }).dblclick();
    await expect(page).toHaveURL(at('/book'));

    await page.goBack();

    await expect(page).toHaveURL(at('/'));
    expect(await page.evaluate(() => window.dataLayer?.length)).toBe(1);
  });

  test('a link with a ZIP code and a service fills in the form, and a reload keeps what was changed', {
    tag: atOneWidth[language],
  }, async ({ page }) => {
    await page.goto(`${at('/book')}?zip=91101&service=furniture-removal`);
    await expect(page.getByText(texts.place)).toBeVisible();
    await expect(page).toHaveURL(at('/book'));
    await expect(page.getByRole('checkbox', { name: texts.furniture, exact: true })).toBeChecked();
    await next(page, language);
    await page.getByLabel(texts.zipCode).fill('90210');
    await expect(page.getByLabel(texts.city)).toHaveValue('Beverly Hills');
    await page.goBack();
    await page.reload();
    await next(page, language);
    await expect(page.getByLabel(texts.zipCode)).toHaveValue('90210');
    await expect(page).toHaveURL(at('/book'));
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    for (const [path, query] of [
      ['/', '?zip=91101'],
      ['/services/garage-cleanouts', '?zip=91101&service=garage-cleanouts'],
    ] as const) {
      test(`the form of ${path} leads to the booking form, and refuses a wrong ZIP code`, {
        tag: atOneWidth[language],
      }, async ({ page }) => {
        await page.goto(at(path));
        await page.getByLabel(texts.zip).fill('9110');
        await page.getByRole('button', { name: texts.quote }).click();
        await expect(page).toHaveURL(at(path));
        await page.getByLabel(texts.zip).fill('91101');
        await page.getByLabel(texts.zip).press('Enter');
        await expect(page).toHaveURL(at('/book') + query);
      });
    }
  });
});
