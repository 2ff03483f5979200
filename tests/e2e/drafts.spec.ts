import type { Page } from '@playwright/test';
import { fillBooking, freshPhone, next, submit } from './support/booking';
import { operatorOf } from './support/operator';
import { photoFiles } from './support/photos';
import { expect, test } from './support/test';

test('a reload keeps step, values and photos', async ({ page }) => {
  await page.goto('/book');
  await page.getByText('Garage Cleanouts', { exact: true }).click();
  await next(page);
  await page.getByLabel('Street address').fill('1 Main St');
  await page.getByLabel('ZIP code').fill('91766');
  await next(page);
  await page.getByLabel('Job description').fill('Shelves and paint-free boxes.');
  await page.getByLabel('Photo files').setInputFiles(photoFiles(1));
  await expect(page.getByText('1 of 5 photos added')).toBeVisible();
  await expect.poll(() => keptOnDevice(page)).toEqual({ hasDraft: true, photos: 1 });
  await page.reload();
  await expect(page.getByText('Step 3 of 4').first()).toBeVisible();
  await expect(page.getByLabel('Job description')).toHaveValue('Shelves and paint-free boxes.');
  await expect(page.getByText('1 of 5 photos added')).toBeVisible();
});

test('switching the language back and forth keeps step, values and photos', async ({ page }) => {
  const header = page.getByRole('banner');
  await page.goto('/es/book');
  await page.getByText('Vaciar el garaje', { exact: true }).click();
  await page.getByRole('button', { name: 'Siguiente paso' }).click();
  await page.getByLabel('Calle y número').fill('1 Main St');
  await page.getByLabel('Código postal (ZIP)').fill('91766');
  await page.getByRole('button', { name: 'Siguiente paso' }).click();
  await page.getByLabel('Descripción de la recolección').fill('Cajas y un sofá.');
  await page.getByLabel('Archivos de fotos').setInputFiles(photoFiles(1));
  await expect(page.getByText('1 de 5 fotos agregadas')).toBeVisible();
  await header.getByRole('link', { name: 'English' }).click();

  await expect(page).toHaveURL(/\d\/book$/);
  await expect(page.getByText('Step 3 of 4').first()).toBeVisible();
  await expect(page.getByLabel('Job description')).toHaveValue('Cajas y un sofá.');
  await expect(page.getByText('1 of 5 photos added')).toBeVisible();
  await page.getByLabel('Job description').fill('Cajas y una cama.');
  await header.getByRole('link', { name: 'Español' }).click();

  await expect(page).toHaveURL(/\/es\/book$/);
  await expect(page.getByText('Paso 3 de 4').first()).toBeVisible();
  await expect(page.getByLabel('Descripción de la recolección')).toHaveValue('Cajas y una cama.');
  await expect(page.getByText('1 de 5 fotos agregadas')).toBeVisible();
});

test('values entered before the code loads survive a language switch', async ({ page }) => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/assets/pages-*.js', async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto('/es/book', { waitUntil: 'commit' });
  await page.getByText('Vaciar el garaje', { exact: true }).click();
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/\/es\/book$/);
  arrive();

  await expect(page).toHaveURL(/\d\/book$/);
  await expect(page.getByRole('checkbox', { name: 'Garage Cleanouts' })).toBeChecked();
});

test('an empty form offers no "Start over" before or after the code loads', async ({ page, request }) => {
  expect(await (await request.get('/book')).text()).not.toContain('Start over');
  await page.goto('/book');
  await expect(page.getByRole('button', { name: 'Next Step' })).toBeDisabled();
  await expect(page.getByText('Start over')).toHaveCount(0);
  await page.getByText('Garage Cleanouts', { exact: true }).click();
  await expect(page.getByRole('button', { name: 'Start over' })).toBeVisible();
});

test('a draft is gone from the device after 7 days and after Start over', async ({ page }) => {
  async function draftWithPhoto() {
    await page.goto('/book');
    await page.getByText('Garage Cleanouts', { exact: true }).click();
    await next(page);
    await page.getByLabel('Street address').fill('1 Main St');
    await page.getByLabel('ZIP code').fill('91766');
    await next(page);
    await page.getByLabel('Photo files').setInputFiles(photoFiles(1));
    await expect(page.getByText('1 of 5 photos added')).toBeVisible();
    await expect.poll(() => keptOnDevice(page)).toEqual({ hasDraft: true, photos: 1 });
  }

  await draftWithPhoto();
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect.poll(() => keptOnDevice(page)).toEqual({ hasDraft: false, photos: 0 });

  await draftWithPhoto();
  await page.evaluate(
    (age) => {
      const draft = JSON.parse(localStorage.getItem('booking-draft') ?? '');
      localStorage.setItem('booking-draft', JSON.stringify({ ...draft, savedAt: Date.now() - age }));
    },
    7 * 24 * 3_600_000,
  );
  await page.reload();
  await expect.poll(() => keptOnDevice(page)).toEqual({ hasDraft: false, photos: 0 });
  await expect(page.getByText('Step 1 of 4').first()).toBeVisible();
});

test("the browser's Back goes back a step and doesn't send again after sending", async ({ page, baseURL }) => {
  const phone = freshPhone();
  await page.goto('/book');
  await fillBooking(page, phone);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Tell us about the job' })).toBeVisible();
  await page.goForward();
  await expect(page.getByLabel('Full name')).toHaveValue('Maria Lopez');
  await submit(page);
  await expect(page.getByRole('heading', { name: 'Request Submitted!' })).toBeVisible();
  await page.goBack();
  await expect(page.getByText('Step 1 of 4').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next Step' })).toBeDisabled();
  const { count } = await operatorOf(baseURL)
    .from('leads')
    .select('*', { count: 'exact', head: true })
    .eq('phone', phone);
  expect(count).toBe(1);
});

/** What the booking form stores on the device. */
function keptOnDevice(page: Page) {
  return page.evaluate(async () => {
    const photos = await new Promise<number>((resolve, reject) => {
      const opening = indexedDB.open('booking');
      opening.onerror = () => reject(opening.error);
      opening.onsuccess = () => {
        const counting = opening.result.transaction('photos').objectStore('photos').count();
        counting.onsuccess = () => {
          opening.result.close();
          resolve(counting.result);
        };
      };
    });
    return { hasDraft: localStorage.getItem('booking-draft') !== null, photos };
  });
}
