import { randomUUID } from 'node:crypto';
import { operatorAddress } from '../../scripts/backend/mail-settings.ts';
import { freshEmail } from '../fixtures/emails.ts';
import { bookingTexts, fillBooking, freshPhone, next, submit } from './support/booking';
import { addHauler, freshZipCode } from './support/haulers';
import { chooseTime, unfold } from './support/jobs';
import { addLead, leadsWith } from './support/leads';
import { findMail, linkIn, mailsTo, pollSender } from './support/mailbox';
import { onPhone } from './support/on-phone';
import { operatorOf } from './support/operator';
import { askNow, reviewOf } from './support/reviews';
import { expect, test } from './support/test';

// The customer has a desktop, the hauler a phone, and each has a mailbox.

/** The state of a request's offer by hauler id. */
async function offersOf(baseURL: string | undefined, lead: { id: string }): Promise<Record<string, string>> {
  const offers = operatorOf(baseURL).from('job_offers').select('hauler_id, state').eq('lead_id', lead.id);
  const { data } = await offers.throwOnError();
  return Object.fromEntries(data.map(({ hauler_id, state }) => [hauler_id, state]));
}

test('from request to completed job: customer, hauler and mailboxes', async ({ page, browser, request, baseURL }) => {
  const zipCode = await freshZipCode(baseURL);
  const hauler = await addHauler(baseURL, { zip_prefixes: [zipCode], phone: '3235550142' });
  const [phone, email] = [freshPhone(), freshEmail()];
  await page.goto('/book');
  await fillBooking(page.getByRole('main'), phone, 'Maria Lopez', zipCode);
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('radio', { name: 'Half a truck' }).check();
  await expect(page.getByText('About 8 of 15 cubic yards')).toBeVisible();
  await next(page);
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await submit(page);
  await expect(page.getByRole('heading', { name: 'Request Submitted!' })).toBeVisible();
  await expect(page.getByText('We’ll email you the tracking link.').first()).toBeVisible();
  const arrived = await findMail(request, email, 'We got your request');
  expect(JSON.stringify(arrived)).not.toContain('Maria');

  const offer = await findMail(request, hauler.email, 'Job offer: ');
  for (const secret of ['Maria', phone, 'Evergreen', 'orange sofa']) expect(offer.text).not.toContain(secret);
  const load = 'Half a truck, about 8 cubic yards';
  expect(offer.text).toContain(`Load: ${load}`);
  const job = await onPhone(browser, baseURL);
  await job.goto(linkIn(offer, 'job'));
  await expect(job.getByText('An old orange sofa.')).toBeVisible();
  await expect(job.getByText('about 8 cubic yards')).toBeVisible();
  await expect(job.getByText('Maria Lopez')).toHaveCount(0);
  await job.getByRole('button', { name: 'Accept this job' }).click();
  await expect(job.getByText('Maria Lopez')).toBeVisible();
  await expect(job.getByText('742 Evergreen Terrace')).toBeVisible();
  expect(await job.locator('a[href^="tel:"]').first().getAttribute('href')).toBe(`tel:+1${phone}`);
  await findMail(request, hauler.email, 'The job is yours');

  const matched = await findMail(request, email, 'You’ve been matched with a hauler');
  expect(matched.text).toContain(hauler.name);
  await page.goto(linkIn(matched, 'track'));
  await expect(page.getByRole('link', { name: 'Call (323) 555-0142' })).toBeVisible();
  await expect(page.getByText(hauler.name).first()).toBeVisible();

  await job.getByRole('button', { name: 'I called' }).click();
  await job.getByLabel('Price in dollars').fill('120-180');
  await chooseTime(job);
  await job.getByRole('button', { name: 'Send the quote' }).click();
  const proposed = await findMail(request, email, 'Your quote: $120–$180');
  await page.goto(linkIn(proposed, 'track'));
  await expect(page.locator('[data-status="Sent Proposal"]')).toBeVisible();

  await page.getByRole('button', { name: 'Accept this time' }).click();
  await expect(page.getByRole('heading', { name: 'Your pickup is booked' })).toBeVisible();
  await findMail(request, email, 'Your pickup is booked: ', '8:00–10:00 AM');
  const booked = await findMail(request, hauler.email, 'The pickup is booked');
  await job.goto(linkIn(booked, 'job'));
  await expect(job.getByRole('heading', { name: 'Next: pick up' })).toBeVisible();

  await unfold(job, 'Other steps');
  await job.getByRole('button', { name: 'The job is done' }).click();
  await job.getByLabel('What did the customer pay?').fill('150');
  await expect(job.getByRole('radio', { name: 'Half a truck' })).toBeChecked();
  await job.getByRole('button', { name: 'Yes, it’s done' }).click();
  await expect(job.getByText('Thanks for your work.')).toBeVisible();
  await findMail(request, email, 'Your job is completed');
  await page.reload();
  await expect(page.locator('[data-status="Completed"]')).toBeVisible();
  await expect(page.getByText('$150', { exact: true })).toBeVisible();
  await expect(page.getByRole('list').filter({ hasText: 'Sent Proposal' }).last()).toContainText('Completed');

  const subjects = (await mailsTo(request, email)).map(({ subject }) => subject);
  // A request booked at 6 PM gets its reminder for tomorrow within a minute.
  const besidesReminders = subjects.filter((subject) => !subject.startsWith('Your pickup is tomorrow'));
  expect(besidesReminders.reverse()).toEqual([
    'We got your request',
    'You’ve been matched with a hauler',
    'Your quote: $120–$180',
    expect.stringMatching(/^Your pickup is booked: .+, 8:00–10:00 AM$/),
    'Your job is completed',
  ]);
  await job.context().close();
});

test('from request to completed job in Spanish, with a hauler who speaks it and one who does not', async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  const { es } = bookingTexts;
  const zipCode = await freshZipCode(baseURL);
  const name = 'Acarreos Luna';
  const area = { zip_prefixes: [zipCode] };
  const speaker = await addHauler(baseURL, { ...area, name, phone: '3235550143', languages: ['es', 'en'] });
  const other = await addHauler(baseURL, area);
  const [phone, email] = [freshPhone(), freshEmail()];

  await page.goto('/es/book');
  await fillBooking(page.getByRole('main'), phone, 'María López', zipCode, undefined, 'es');
  await page.getByRole('textbox', { name: 'Correo electrónico' }).fill(email);
  await expect(page.getByRole('main')).toContainText('Primero buscamos una empresa que hable español.');
  await submit(page, 'es');
  await expect(page.getByRole('heading', { name: es.heading })).toBeVisible();
  const [lead] = await leadsWith(baseURL, phone);
  if (!lead) throw new Error('The request is not stored');
  expect(lead).toMatchObject({ language: 'es', services: ['Furniture Removal'], source_page: `${baseURL}/es/book` });
  expect(lead.consent_version).toMatch(/^es-/);
  const alert = await findMail(request, operatorAddress, 'María López', phone.slice(-4));
  expect(alert.text).toContain('reads Spanish');

  // The speaker is asked immediately, the other one ten minutes later.
  const offer = await findMail(request, speaker.email, 'Recolección nueva: ');
  expect(await mailsTo(request, other.email)).toEqual([]);
  expect(linkIn(offer, 'job')).toMatch(/^\/es\/job\//);
  const job = await onPhone(browser, baseURL);
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
  await findMail(request, speaker.email, 'La cita está confirmada');

  const completed = { token: linkIn(offer, 'job').slice('/es/job/'.length).replaceAll('-', ''), price_paid: 150 };
  await operatorOf(baseURL).rpc('complete_job', completed).throwOnError();
  // The question of the day after the job.
  await askNow(baseURL, lead);
  const asked = await findMail(request, email, '¿Se llevaron todo?');
  await page.goto(linkIn(asked, 'review'));
  await page.getByText('Se llevaron todo', { exact: true }).click();
  await page.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(page.getByRole('heading', { name: /Gracias/ })).toBeVisible();
  expect(await reviewOf(baseURL, lead)).toMatchObject({ language: 'es', gone: 'yes' });
  await job.context().close();
});

test("a customer's cancellation and correction reach hauler and operator", async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  const zip_code = await freshZipCode(baseURL);
  const hauler = await addHauler(baseURL, { zip_prefixes: [zip_code] });
  const email = freshEmail();
  const lead = await addLead(baseURL, { zip_code, email, full_name: `Rosa ${randomUUID()}` });
  const job = await onPhone(browser, baseURL);
  await job.goto(linkIn(await findMail(request, hauler.email, 'Job offer: '), 'job'));
  await job.getByRole('button', { name: 'Accept this job' }).click();
  await expect(job.getByText(lead.full_name)).toBeVisible();

  await page.goto(`/track/${lead.tracking_id}`);
  await page.getByRole('button', { name: 'Correct my details' }).click();
  await page.getByLabel('Best time to call').fill('After 5 PM');
  await page.getByRole('button', { name: 'Save my details' }).click();
  await expect(page.getByText('Details saved')).toBeVisible();
  await findMail(request, hauler.email, 'The customer’s details have changed');
  await job.reload();
  await expect(job.getByText('After 5 PM')).toBeVisible();

  await page.getByRole('button', { name: 'Cancel my request' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Something else, in your own words').fill('My cousin has a truck');
  await dialog.getByRole('button', { name: 'Cancel my request' }).click();
  await expect(page.locator('[data-status="Canceled"]')).toBeVisible();

  const told = await findMail(request, hauler.email, 'The customer has canceled');
  expect(told.text).not.toContain('cousin');
  await findMail(request, operatorAddress, 'My cousin has a truck', lead.full_name);
  await job.reload();
  await expect(job.getByText('The customer canceled this job')).toBeVisible();
  await findMail(request, email, 'Your request was canceled', 'This wasn’t you?');
  const subjects = (await mailsTo(request, email)).map(({ subject }) => subject);
  expect(subjects.sort()).toEqual([
    'We got your request',
    'Your request was canceled',
    'You’ve been matched with a hauler',
  ]);
  await job.context().close();
});

test('a hauler who ignores "I was not contacted" loses the job to another, and the operator is told', async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  const zip_code = await freshZipCode(baseURL);
  const silent = await addHauler(baseURL, { zip_prefixes: [zip_code] });
  const other = await addHauler(baseURL, { zip_prefixes: [zip_code] });
  const lead = await addLead(baseURL, { zip_code, full_name: `Rosa ${randomUUID()}` });
  const [ofSilent, ofOther] = [await onPhone(browser, baseURL), await onPhone(browser, baseURL)];
  await ofSilent.goto(linkIn(await findMail(request, silent.email, 'Job offer: '), 'job'));
  await ofOther.goto(linkIn(await findMail(request, other.email, 'Job offer: '), 'job'));
  await ofSilent.getByRole('button', { name: 'Accept this job' }).click();
  await expect(ofSilent.getByText(lead.full_name)).toBeVisible();
  await ofOther.reload();
  await expect(ofOther.getByRole('heading', { name: 'Another hauler has this job' })).toBeVisible();

  await page.goto(`/track/${lead.tracking_id}`);
  await page.getByRole('button', { name: 'I was not contacted' }).click();
  await page.getByRole('button', { name: 'Submit Report' }).click();
  await expect(page.getByText('Feedback Recorded')).toBeVisible();
  await findMail(request, operatorAddress, 'Not contacted', lead.full_name);
  await findMail(request, silent.email, 'A customer is waiting for your call');
  await ofSilent.reload();
  await expect(ofSilent.getByText('The customer says no one has contacted them')).toBeVisible();

  // Makes the report two days old.
  const reported_at = new Date(Date.now() - 48 * 3_600_000).toISOString();
  await operatorOf(baseURL).from('job_offers').update({ reported_at }).eq('hauler_id', silent.id).throwOnError();
  await findMail(request, operatorAddress, silent.name);
  // At night the other hauler's email waits for the morning.
  await pollSender(() => offersOf(baseURL, lead)).toMatchObject({ [silent.id]: 'returned', [other.id]: 'open' });
  await ofSilent.reload();
  await expect(ofSilent.getByRole('heading', { name: 'This job is no longer yours' })).toBeVisible();
  await ofOther.reload();
  await ofOther.getByRole('button', { name: 'Accept this job' }).click();
  await expect(ofOther.getByText('This job is yours')).toBeVisible();
  await Promise.all([ofSilent, ofOther].map((each) => each.context().close()));
});
