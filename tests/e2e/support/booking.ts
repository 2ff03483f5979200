import type { Language } from '@functions/domain/languages.ts';
import type { Locator, Page } from '@playwright/test';

export { freshPhone } from '../../fixtures/phones.ts';

export const bookingTexts = {
  en: {
    furniture: 'Furniture Removal',
    streetAddress: 'Street address',
    zipCode: 'ZIP code',
    city: 'City',
    jobDescription: 'Job description',
    fullName: 'Full name',
    phone: 'Phone',
    terms: /Terms of Service/,
    next: 'Next Step',
    submit: 'Submit Request',
    heading: 'Request Submitted!',
    toast: 'Request submitted successfully!',
    track: 'Track my request',
  },
  es: {
    furniture: 'Recoger muebles viejos',
    streetAddress: 'Calle y número',
    zipCode: 'Código postal (ZIP)',
    city: 'Ciudad',
    jobDescription: 'Descripción de la recolección',
    fullName: 'Nombre completo',
    phone: 'Teléfono',
    terms: /Términos del servicio/,
    next: 'Siguiente paso',
    submit: 'Enviar solicitud',
    heading: '¡Solicitud enviada!',
    toast: 'Su solicitud se envió.',
    track: 'Ver mi solicitud',
  },
} satisfies Record<Language, unknown>;

/** Fills in the form up to its last step. An omitted city stays as the form sets it. */
export async function fillBooking(
  form: Page | Locator,
  phone: string,
  fullName = 'Maria Lopez',
  zipCode = '90210',
  city?: string,
  language: Language = 'en',
) {
  const texts = bookingTexts[language];
  const furniture = form.getByRole('checkbox', { name: texts.furniture });
  if (!(await furniture.isChecked())) await form.getByText(texts.furniture, { exact: true }).click();
  await next(form, language);
  await form.getByLabel(texts.streetAddress).fill('742 Evergreen Terrace');
  await form.getByLabel(texts.zipCode).fill(zipCode);
  if (city !== undefined) await form.getByLabel(texts.city).fill(city);
  await next(form, language);
  await form.getByLabel(texts.jobDescription).fill('An old orange sofa.');
  await next(form, language);
  await form.getByLabel(texts.fullName).fill(fullName);
  await form.getByRole('textbox', { name: texts.phone }).fill(phone);
  await form.getByRole('checkbox', { name: texts.terms }).check();
}

/** Clicks Next Step. A second click before the step changes counts once. */
export async function next(form: Page | Locator, language: Language = 'en') {
  await form.getByRole('button', { name: bookingTexts[language].next }).click();
}

export async function submit(form: Page | Locator, language: Language = 'en') {
  await form.getByRole('button', { name: bookingTexts[language].submit }).click();
}

/** The tracking ID on the confirmation, as 16 characters. */
export async function shownTrackingId(page: Page): Promise<string> {
  const text = await page.getByText(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){3}$/).textContent();
  return (text ?? '').replaceAll('-', '');
}
