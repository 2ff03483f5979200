import { randomUUID } from 'node:crypto';
import { operatorAddress } from '../../scripts/backend/mail-settings.ts';
import { vettedHauler } from '../fixtures/haulers.ts';
import { bookingTexts, fillBooking, freshPhone, submit } from './support/booking';
import { chooseTime, unfold } from './support/jobs';
import { findMail, linkIn, mailsTo, sendAtOnce } from './support/mailbox';
import { operatorOf } from './support/operator';
import { askNow, reviewOf } from './support/reviews';
import { expect, test } from './support/test';

// A customer and a hauler who read Spanish, and a hauler who doesn't. Only this test uses the ZIP code.
const ZIP_CODE = '93981';

test.beforeAll(({ baseURL }) => sendAtOnce(baseURL));

test('from request to completed job in Spanish: customer, hauler and mailboxes', async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  const operator = operatorOf(baseURL);
  const [speaker, other] = [
    {
      ...vettedHauler([ZIP_CODE]),
      name: 'Acarreos Luna',
      phone: '3235550143',
      languages: ['es', 'en'],
    },
    vettedHauler([ZIP_CODE]),
  ];
  await operator.from('haulers').insert([speaker, other]).throwOnError();
  const [phone, email] = [freshPhone(), `${randomUUID()}@example.com`];
  const { es } = bookingTexts;

  await page.goto('/es/book');
  await fillBooking(page.getByRole('main'), phone, 'María López', ZIP_CODE, undefined, 'es');
  await page.getByRole('textbox', { name: 'Correo electrónico' }).fill(email);
  await expect(page.getByRole('main')).toContainText('Primero buscamos una empresa que hable español.');
  await submit(page, 'es');
  await expect(page.getByRole('heading', { name: es.heading })).toBeVisible();
  await expect(page.getByText('Su número de seguimiento')).toBeVisible();
  const { data: lead } = await operator.from('leads').select().eq('phone', phone).single().throwOnError();
  expect(lead).toMatchObject({ language: 'es', services: ['Furniture Removal'], source_page: `${baseURL}/es/book` });
  expect(lead.consent_version).toMatch(/^es-/);
  const alert = await findMail(request, operatorAddress, 'María López');
  expect(alert.text).toContain('reads Spanish');

  // The speaker is asked immediately, the other one ten minutes later.
  const offer = await findMail(request, speaker.email, 'Hay un trabajo para usted');
  expect(await mailsTo(request, other.email)).toEqual([]);
  expect(linkIn(offer, 'job')).toMatch(/^\/es\/job\//);
  const job = await (await browser.newContext({ ignoreHTTPSErrors: true, ...(baseURL && { baseURL }) })).newPage();
  await job.goto(linkIn(offer, 'job'));
  await expect(job.getByText('An old orange sofa.')).toBeVisible();
  await job.getByRole('button', { name: 'Aceptar trabajo' }).click();
  await expect(job.getByText('María López')).toBeVisible();
  await findMail(request, speaker.email, 'El trabajo es suyo');

  const matched = await findMail(request, email, 'Encontramos una empresa para usted');
  expect(matched.text).toContain('Acarreos Luna habla español.');
  expect(linkIn(matched, 'track')).toMatch(/^\/es\/track\//);
  await page.goto(linkIn(matched, 'track'));
  await expect(page.getByText('Acarreos Luna habla español.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Llamar al (323) 555-0143' })).toBeVisible();

  await job.getByRole('button', { name: 'Ya le llamé' }).click();
  await job.getByLabel('Precio en dólares').fill('120-180');
  await chooseTime(job, 'Mañana', '8–10 a.m.');
  await job.getByRole('button', { name: 'Enviar la cotización' }).click();
  const proposed = await findMail(request, email, 'Su cotización: $120–$180');
  await page.goto(linkIn(proposed, 'track'));
  await expect(page.locator('[data-status="Sent Proposal"]')).toHaveText('Cotización enviada');
  await page.getByRole('button', { name: 'Aceptar este horario' }).click();
  await expect(page.getByRole('heading', { name: 'Su cita está confirmada' })).toBeVisible();
  await findMail(request, email, 'Su cita está confirmada: ');
  await findMail(request, speaker.email, 'La cita está confirmada');

  await job.reload();
  await unfold(job, 'Otros pasos');
  await job.getByRole('button', { name: 'El trabajo está terminado' }).click();
  await job.getByLabel('¿Cuánto pagó el cliente?').fill('150');
  await job.getByRole('button', { name: 'Sí, está terminado' }).click();
  await expect(job.getByText('Gracias por su trabajo.')).toBeVisible();
  await findMail(request, email, 'Su recolección está terminada');
  await page.reload();
  await expect(page.locator('[data-status="Completed"]')).toHaveText('Terminada');

  // The question of the day after the job.
  await askNow(baseURL, lead);
  const asked = await findMail(request, email, '¿Se llevaron todo?');
  await page.goto(linkIn(asked, 'review'));
  await page.getByRole('radio', { name: 'Sí', exact: true }).first().check();
  await page.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(page.getByRole('heading', { name: /Gracias/ })).toBeVisible();
  expect(await reviewOf(baseURL, lead)).toMatchObject({ language: 'es', gone: 'yes' });
  await job.context().close();
});
