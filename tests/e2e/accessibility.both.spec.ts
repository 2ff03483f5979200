import { bookingTexts, fillBooking, freshPhone, submit } from './support/booking';
import { atOneWidth, inEachLanguage } from './support/languages';
import { addLead } from './support/leads';
import { expect, test } from './support/test';
import { violationsOf } from './support/whole-page';

const allTexts = {
  en: {
    tracking: 'Your Request Status',
    notContacted: 'I was not contacted',
    reportDialog: 'Report Not Being Contacted',
    name: 'Name',
    email: 'Email',
    subject: 'Subject',
    general: 'General',
    message: 'Message',
    send: 'Send Message',
    thanks: 'Thank You',
  },
  es: {
    tracking: 'Cómo va su solicitud',
    notContacted: 'No me han llamado',
    reportDialog: 'Avisar que no le han llamado',
    name: 'Nombre',
    email: 'Correo electrónico',
    subject: 'Tema',
    general: 'Pregunta general',
    message: 'Mensaje',
    send: 'Enviar mensaje',
    thanks: 'Gracias',
  },
};

inEachLanguage((language, at) => {
  const texts = allTexts[language];

  test('the confirmation has no accessibility violations', { tag: atOneWidth[language] }, async ({ page }) => {
    await page.goto(at('/book'));
    await fillBooking(page, freshPhone(), undefined, undefined, undefined, language);
    await submit(page, language);
    await expect(page.getByRole('heading', { name: bookingTexts[language].heading })).toBeFocused();
    await expect(page.getByText(bookingTexts[language].toast)).toBeVisible();

    expect(await violationsOf(page)).toEqual([]);
  });

  test('the tracking page has no accessibility violations', { tag: atOneWidth[language] }, async ({
    page,
    baseURL,
  }) => {
    const lead = await addLead(baseURL, { language });
    await page.goto(at(`/track/${lead.tracking_id}`));
    await expect(page.getByRole('heading', { name: texts.tracking })).toBeVisible();
    await expect(page.getByText(lead.full_name)).toBeVisible();

    expect(await violationsOf(page)).toEqual([]);
  });

  test('the dialog for not being contacted has no accessibility violations', { tag: atOneWidth[language] }, async ({
    page,
    baseURL,
  }) => {
    const lead = await addLead(baseURL, { language });
    await page.goto(at(`/track/${lead.tracking_id}`));
    await page.getByRole('button', { name: texts.notContacted }).click();
    await expect(page.getByRole('dialog', { name: texts.reportDialog })).toBeVisible();

    expect(await violationsOf(page)).toEqual([]);
  });

  test('the thanks for a message have no accessibility violations', { tag: atOneWidth[language] }, async ({ page }) => {
    await page.goto(at('/contact'));
    await page.getByLabel(texts.name).fill('Ana Diaz');
    await page.getByLabel(texts.email).fill(`${freshPhone()}@example.com`);
    await page.getByLabel(texts.subject).selectOption(texts.general);
    await page.getByLabel(texts.message).fill('Hello');
    await page.getByRole('button', { name: texts.send }).click();
    await expect(page.getByRole('heading', { name: texts.thanks })).toBeFocused();

    expect(await violationsOf(page)).toEqual([]);
  });
});
