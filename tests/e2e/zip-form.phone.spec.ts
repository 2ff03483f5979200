import { bookingTexts, next } from './support/booking';
import { expect, test } from './support/test';

const { furniture, zipCode, city } = bookingTexts.es;
const quote = 'Pedir cotización gratis';

test('a ZIP code typed on the home page is in step 2 of the booking form, by keyboard only', async ({ page }) => {
  await page.goto('/es');
  const field = page.getByLabel(zipCode);
  await field.focus();
  await page.keyboard.type('9110');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Escriba un código postal (ZIP) de 5 números')).toBeVisible();
  await expect(field).toBeFocused();
  await page.keyboard.type('1');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: quote })).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(page.getByText('Recolección en Pasadena 91101')).toBeVisible();
  await expect(page).toHaveURL('/es/book');
  expect(await page.evaluate(() => window.dataLayer)).toEqual([
    { event: 'book_now_clicked', location: 'shared_component' },
  ]);
  await page.getByRole('checkbox', { name: furniture, exact: true }).focus();
  await page.keyboard.press('Space');
  await next(page, 'es');
  await expect(page.getByLabel(zipCode)).toHaveValue('91101');
  await expect(page.getByLabel(city)).toHaveValue('Pasadena');
});

test('two quick presses lead to the booking form once', async ({ page }) => {
  await page.goto('/es');
  await page.getByRole('button', { name: quote }).dblclick();
  await expect(page).toHaveURL('/es/book');

  await page.goBack();

  await expect(page).toHaveURL('/es');
  expect(await page.evaluate(() => window.dataLayer?.length)).toBe(1);
});

test('a link with a ZIP code and a service fills in the form, and a reload keeps what was changed', async ({
  page,
}) => {
  await page.goto('/book?zip=91101&service=furniture-removal');
  await expect(page.getByText('Pickup in Pasadena 91101')).toBeVisible();
  await expect(page).toHaveURL('/book');
  await expect(page.getByRole('checkbox', { name: 'Furniture Removal', exact: true })).toBeChecked();
  await next(page);
  await page.getByLabel('ZIP code').fill('90210');
  await expect(page.getByLabel('City')).toHaveValue('Beverly Hills');
  await page.goBack();
  await page.reload();
  await next(page);
  await expect(page.getByLabel('ZIP code')).toHaveValue('90210');
  await expect(page).toHaveURL('/book');
});

test("a load chosen on the home page is in step 3 and in no step's address, by keyboard only", async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: /^Half a truck/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Half a truck. You can change it in step 3.')).toBeVisible();
  await expect(page).toHaveURL('/book');
  await page.getByRole('checkbox', { name: 'Furniture Removal', exact: true }).check();
  await next(page);
  await page.getByLabel('Street address').fill('742 Evergreen Terrace');
  await page.getByLabel('ZIP code').fill('90210');
  await next(page);
  await expect(page.getByRole('radio', { name: 'Half a truck' })).toBeChecked();
  await page.getByRole('radio', { name: 'A few items' }).check();
  await page.reload();
  await expect(page.getByRole('radio', { name: 'A few items' })).toBeChecked();
  await expect(page).toHaveURL('/book');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form of a service page leads to the booking form, and refuses a wrong ZIP code', async ({ page }) => {
    const path = '/es/services/garage-cleanouts';
    await page.goto(path);
    await page.getByLabel(zipCode).fill('9110');
    await page.getByRole('button', { name: quote }).click();
    await expect(page).toHaveURL(path);
    await page.getByLabel(zipCode).fill('91101');
    await page.getByLabel(zipCode).press('Enter');
    await expect(page).toHaveURL('/es/book?zip=91101&service=garage-cleanouts');
  });

  test('a load leads to the booking form', async ({ page }) => {
    await page.goto('/prices');
    await page.getByRole('link', { name: /^Half a truck/ }).click();
    await expect(page).toHaveURL('/book?load=half');
  });
});
