import { bookingTexts, next } from './support/booking';
import { holdCode } from './support/hold-code';
import { inEachLanguage } from './support/languages';
import { expect, test } from './support/test';

const allTexts = {
  en: { ...bookingTexts.en, link: 'Something else? Just describe it', field: 'What needs to go?' },
  es: { ...bookingTexts.es, link: '¿Otra cosa? Solo descríbala', field: '¿Qué hay que llevarse?' },
};

inEachLanguage((language, at) => {
  const texts = allTexts[language];

  test('"Something else" on the home page leads to the description, which a reload and Back keep', async ({ page }) => {
    await page.goto(at('/'));
    await page.getByRole('link', { name: texts.link }).click();
    await expect(page).toHaveURL(at('/book?describe'));
    const field = page.getByRole('textbox', { name: texts.field });
    await expect(field).toBeFocused();
    await expect(field).toBeInViewport({ ratio: 1 });
    await field.fill('A TV and six bags');
    await expect(page.getByRole('button', { name: texts.next })).toBeDisabled();

    await page.reload();
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('A TV and six bags');
    await page.getByText(texts.furniture, { exact: true }).click();
    await next(page, language);
    await expect(page.getByLabel(texts.streetAddress)).toBeVisible();
    await page.goBack();

    await expect(field).toHaveValue('A TV and six bags');
    await expect(page.getByRole('checkbox', { name: texts.furniture })).toBeChecked();
  });

  test('a press on the row before the code loads opens the description and keeps the chosen services', async ({
    page,
  }) => {
    const release = await holdCode(page, '**/assets/vendor-*.js');
    await page.goto(at('/book'));
    await page.getByText(texts.furniture, { exact: true }).click();
    await page.getByRole('button', { name: texts.link }).click();

    release();

    await expect(page.getByRole('textbox', { name: texts.field })).toBeFocused();
    await expect(page.getByRole('checkbox', { name: texts.furniture })).toBeChecked();
  });
});
