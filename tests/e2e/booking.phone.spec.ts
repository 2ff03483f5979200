import { formatPhone } from '@functions/domain/phone.ts';
import { formatTrackingId } from '@functions/domain/tracking-id.ts';
import { bookingTexts, fillBooking, freshPhone, next, shownTrackingId, submit } from './support/booking';
import { holdCode } from './support/hold-code';
import { switchTo } from './support/languages';
import { leadsWith } from './support/leads';
import { operatorOf } from './support/operator';
import { photoFiles } from './support/photos';
import { expect, test } from './support/test';
import { keptOnDevice } from './support/underway';
import { scrollsSideways } from './support/whole-page';

const { es } = bookingTexts;

test('a visitor books in Spanish with two photos, follows the link and reports not being contacted', async ({
  page,
  context,
  baseURL,
}) => {
  const phone = freshPhone();
  const photos = page.getByLabel('Archivos de fotos');
  await page.goto('/es/book');
  await page.getByText(es.furniture, { exact: true }).click();
  await next(page, 'es');
  await page.getByLabel(es.streetAddress).fill('742 Evergreen Terrace');
  await page.getByLabel(es.zipCode).fill('90210');
  await expect(page.getByLabel(es.city)).toHaveValue('Beverly Hills');
  await next(page, 'es');
  await photos.setInputFiles(photoFiles(2));
  await expect(page.getByText('2 de 5 fotos agregadas')).toBeVisible();
  await expect(page.getByText('photo-of-the-so…').first()).toBeVisible();
  await next(page, 'es');
  await page.getByLabel(es.fullName).fill('Maria Lopez');
  await page.getByRole('textbox', { name: es.phone }).fill(phone);
  await page.getByRole('checkbox', { name: es.terms }).check();
  await submit(page, 'es');

  await expect(page.getByRole('heading', { name: es.heading })).toBeFocused();
  await expect(page.getByText(es.toast)).toBeVisible();
  await expect(page.getByText('2 fotos enviadas')).toBeVisible();
  await expect(page.getByText(formatPhone(phone))).toBeInViewport({ ratio: 1 });
  await expect(page.getByText(/^antes de las? \d/)).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('link', { name: es.track }).first()).toBeInViewport({ ratio: 1 });
  const tracking_id = await shownTrackingId(page);
  const id = page.getByText(formatTrackingId(tracking_id));
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await scrollsSideways(page)).toBe(false);
    expect(await id.evaluate(lineCount), `lines of the tracking ID at ${width} px`).toBe(1);
  }
  const [lead] = await leadsWith(baseURL, phone);
  if (!lead) throw new Error('The request is not stored');
  const source_page = `${baseURL}/es/book`;
  expect(lead).toMatchObject({ tracking_id, city: 'Beverly Hills', language: 'es', status: 'Submitted', source_page });
  expect(lead.image_urls).toHaveLength(2);
  expect(lead.image_urls[0]).toMatch(new RegExp(`/lead-images/${lead.id}/\\d{13}-0\\.jpg$`));
  expect((await fetch(`${lead.image_urls[0]}`)).headers.get('content-type')).toBe('image/jpeg');

  await photos.setInputFiles(photoFiles(1));
  await expect(page.getByText('1 foto enviada')).toBeVisible();
  const image_urls = [...lead.image_urls, expect.stringMatching(/-2\.jpg$/)];
  expect(await leadsWith(baseURL, phone)).toMatchObject([{ image_urls }]);

  await page.getByRole('link', { name: es.track }).first().click();
  await expect(page.getByText('Buscando los datos de su solicitud…')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Cómo va su solicitud' })).toBeVisible();
  await expect(page.getByText('Maria Lopez')).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: 'Beverly Hills, 90210' })).toBeVisible();
  await expect(page.getByText('742 Evergreen')).toHaveCount(0);
  await page.getByRole('button', { name: 'No me han llamado' }).click();
  await page.getByRole('button', { name: 'Enviar aviso' }).click();
  await expect(page.getByText('Ya lo anotamos')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  const reports = operatorOf(baseURL).from('contact_reports').select().eq('lead_id', lead.id);
  expect((await reports.throwOnError()).data).toHaveLength(1);
  // No cookies, so another site cannot act with them (CSRF).
  expect(await context.cookies()).toEqual([]);
});

/** The number of lines that an element's text takes. */
function lineCount(element: Element): number {
  const text = document.createRange();
  text.selectNodeContents(element);
  return text.getClientRects().length;
}

test('a draft with a photo survives a reload, and Start over leaves nothing of it on the device', async ({
  page,
  request,
}) => {
  expect(await (await request.get('/book')).text()).not.toContain('Start over');
  await page.goto('/book');
  await expect(page.getByRole('button', { name: 'Next Step' })).toBeDisabled();
  await expect(page.getByText('Start over')).toHaveCount(0);
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
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect.poll(() => keptOnDevice(page)).toEqual({ hasDraft: false, photos: 0 });
});

test('switching the language back and forth keeps step, values and photos', async ({ page }) => {
  await page.goto('/es/book');
  await page.getByText('Vaciar el garaje', { exact: true }).click();
  await next(page, 'es');
  await page.getByLabel(es.streetAddress).fill('1 Main St');
  await page.getByLabel(es.zipCode).fill('91766');
  await next(page, 'es');
  await page.getByLabel(es.jobDescription).fill('Cajas y un sofá.');
  await page.getByLabel('Archivos de fotos').setInputFiles(photoFiles(1));
  await expect(page.getByText('1 de 5 fotos agregadas')).toBeVisible();

  await switchTo(page, 'English').click();
  await expect(page).toHaveURL(/\d\/book$/);
  await expect(page.getByText('Step 3 of 4').first()).toBeVisible();
  await expect(page.getByLabel('Job description')).toHaveValue('Cajas y un sofá.');
  await expect(page.getByText('1 of 5 photos added')).toBeVisible();
  await page.getByLabel('Job description').fill('Cajas y una cama.');
  await switchTo(page, 'Español').click();

  await expect(page).toHaveURL(/\/es\/book$/);
  await expect(page.getByText('Paso 3 de 4').first()).toBeVisible();
  await expect(page.getByLabel(es.jobDescription)).toHaveValue('Cajas y una cama.');
  await expect(page.getByText('1 de 5 fotos agregadas')).toBeVisible();
});

test('what is entered before the code loads survives a switch of the language', async ({ page }) => {
  const release = await holdCode(page, '**/assets/vendor-*.js');
  await page.goto('/es/book');
  await page.getByText('Vaciar el garaje', { exact: true }).click();
  await switchTo(page, 'English').click();
  await expect(page).toHaveURL(/\/es\/book$/);
  release();

  await expect(page).toHaveURL(/\d\/book$/);
  await expect(page.getByRole('checkbox', { name: 'Garage Cleanouts' })).toBeChecked();
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
  expect(await leadsWith(baseURL, phone)).toHaveLength(1);
});

test('"Something else" on the home page leads to the description, which a reload and Back keep', async ({ page }) => {
  const field = page.getByRole('textbox', { name: '¿Qué hay que llevarse?' });
  await page.goto('/es');
  await page.getByRole('link', { name: '¿Otra cosa? Solo descríbala' }).click();
  await expect(page).toHaveURL('/es/book?describe');
  await expect(field).toBeFocused();
  await expect(field).toBeInViewport({ ratio: 1 });
  await field.fill('Una tele y seis bolsas');
  await expect(page.getByRole('button', { name: es.next })).toBeDisabled();

  await page.reload();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('Una tele y seis bolsas');
  await page.getByText(es.furniture, { exact: true }).click();
  await next(page, 'es');
  await expect(page.getByLabel(es.streetAddress)).toBeVisible();
  await page.goBack();

  await expect(field).toHaveValue('Una tele y seis bolsas');
  await expect(page.getByRole('checkbox', { name: es.furniture })).toBeChecked();
});

test('a press on the row before the code loads opens the description and keeps the chosen services', async ({
  page,
}) => {
  const release = await holdCode(page, '**/assets/vendor-*.js');
  await page.goto('/book');
  await page.getByText('Furniture Removal', { exact: true }).click();
  await page.getByRole('button', { name: 'Something else? Just describe it' }).click();

  release();

  await expect(page.getByRole('textbox', { name: 'What needs to go?' })).toBeFocused();
  await expect(page.getByRole('checkbox', { name: 'Furniture Removal' })).toBeChecked();
});
