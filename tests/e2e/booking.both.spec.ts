import { bookingTexts, freshPhone, next, shownTrackingId, submit } from './support/booking';
import { inEachLanguage } from './support/languages';
import { operatorOf } from './support/operator';
import { photoFiles } from './support/photos';
import { expect, test } from './support/test';

const allTexts = {
  en: {
    ...bookingTexts.en,
    appliances: 'Old Appliances',
    photoFiles: 'Photo files',
    added: '2 of 5 photos added',
    uploaded: '2 photos uploaded',
    oneMore: '1 photo uploaded',
    steps: {
      address: 'Where is it?',
      job: 'Tell us about the job',
      contact: 'How can a hauler reach you?',
    },
    loading: 'Loading your request details...',
    tracking: 'Your Request Status',
    notContacted: 'I was not contacted',
    report: 'Submit Report',
    reported: 'Feedback Recorded',
  },
  es: {
    ...bookingTexts.es,
    appliances: 'Recoger electrodomésticos',
    photoFiles: 'Archivos de fotos',
    added: '2 de 5 fotos agregadas',
    uploaded: '2 fotos enviadas',
    oneMore: '1 foto enviada',
    steps: {
      address: '¿Dónde está?',
      job: 'Detalles de la recolección',
      contact: '¿Cómo pueden comunicarse con usted?',
    },
    loading: 'Buscando los datos de su solicitud…',
    tracking: 'Cómo va su solicitud',
    notContacted: 'No me han llamado',
    report: 'Enviar aviso',
    reported: 'Ya lo anotamos',
  },
};

inEachLanguage((language, at) => {
  const texts = allTexts[language];

  test('a visitor books with two photos, follows the link and reports not being contacted', async ({
    page,
    context,
    baseURL,
  }) => {
    const operator = operatorOf(baseURL);
    const phone = freshPhone();
    await page.goto(at('/book'));
    await page.getByText(texts.furniture, { exact: true }).click();
    await next(page, language);
    await page.getByLabel(texts.streetAddress).fill('742 Evergreen Terrace');
    await page.getByLabel(texts.zipCode).fill('90210');
    await expect(page.getByLabel(texts.city)).toHaveValue('Beverly Hills');
    await next(page, language);
    await page.getByLabel(texts.photoFiles).setInputFiles(photoFiles(2));
    await expect(page.getByText(texts.added)).toBeVisible();
    await expect(page.getByText('photo-of-the-so…').first()).toBeVisible();
    await next(page, language);
    await page.getByLabel(texts.fullName).fill('Maria Lopez');
    await page.getByRole('textbox', { name: texts.phone }).fill(phone);
    await page.getByRole('checkbox', { name: texts.terms }).check();
    await submit(page, language);

    await expect(page.getByRole('heading', { name: texts.heading })).toBeFocused();
    await expect(page.getByText(texts.toast)).toBeVisible();
    await expect(page.getByText(texts.uploaded)).toBeVisible();
    const trackingId = await shownTrackingId(page);
    const { data: lead } = await operator.from('leads').select().eq('tracking_id', trackingId).single().throwOnError();
    expect(lead).toMatchObject({
      phone,
      city: 'Beverly Hills',
      language,
      status: 'Submitted',
      source_page: baseURL + at('/book'),
    });
    expect(lead.image_urls).toHaveLength(2);
    expect(lead.image_urls[0]).toMatch(new RegExp(`/lead-images/${lead.id}/\\d{13}-0\\.jpg$`));

    await page.getByLabel(texts.photoFiles).setInputFiles(photoFiles(1));
    await expect(page.getByText(texts.oneMore)).toBeVisible();
    const { data: added } = await operator.from('leads').select().eq('id', lead.id).single().throwOnError();
    expect(added.image_urls).toEqual([...lead.image_urls, expect.stringMatching(/-2\.jpg$/)]);

    await page.getByRole('link', { name: texts.track }).first().click();
    await expect(page.getByText(texts.loading)).toBeVisible();
    await expect(page.getByRole('heading', { name: texts.tracking })).toBeVisible();
    await expect(page.getByText('Maria Lopez')).toBeVisible();
    await expect(page.getByRole('definition').filter({ hasText: 'Beverly Hills, 90210' })).toBeVisible();
    await expect(page.getByText('742 Evergreen')).toHaveCount(0);

    await page.getByRole('button', { name: texts.notContacted }).click();
    await page.getByRole('button', { name: texts.report }).click();
    await expect(page.getByText(texts.reported)).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
    const { data: reports } = await operator.from('contact_reports').select().eq('lead_id', lead.id).throwOnError();
    expect(reports).toHaveLength(1);
    // No cookies, so another site cannot act with them (CSRF).
    expect(await context.cookies()).toEqual([]);
  });

  test('the whole booking works with the keyboard', { tag: '@desktop' }, async ({ page, baseURL }) => {
    const phone = freshPhone();
    await page.goto(at('/book'));
    await page.getByRole('checkbox', { name: texts.appliances }).focus();
    await page.keyboard.press('Space');
    await expect(page.getByRole('button', { name: texts.next })).toBeEnabled();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: texts.steps.address })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.type('1 Main St');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Pomona');
    await page.keyboard.press('Tab');
    await page.keyboard.type('91766');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: texts.steps.job })).toBeFocused();
    await page.getByRole('button', { name: texts.next }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: texts.steps.contact })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.type('Ana Diaz');
    await page.keyboard.press('Tab');
    await page.keyboard.type(phone);
    await page.getByRole('checkbox', { name: texts.terms }).focus();
    await page.keyboard.press('Space');
    await page.getByRole('button', { name: texts.submit }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: texts.heading })).toBeFocused();
    const { count } = await operatorOf(baseURL)
      .from('leads')
      .select('*', { count: 'exact', head: true })
      .eq('phone', phone);
    expect(count).toBe(1);
  });
});
