import type { Language } from '@functions/domain/languages.ts';
import { wantedText as wantedInEnglish } from '@functions/words/en/wanted.ts';
import { wantedText as wantedInSpanish } from '@functions/words/es/wanted.ts';
import { words as reviewInEnglish } from '@/content/en/review';
import { words as trackingInEnglish } from '@/content/en/tracking';
import { words as dayInEnglish } from '@/content/en/wanted';
import { words as reviewInSpanish } from '@/content/es/review';
import { words as trackingInSpanish } from '@/content/es/tracking';
import { words as dayInSpanish } from '@/content/es/wanted';
import { dayInLosAngeles } from '../../scripts/backend/los-angeles.ts';
import { freshEmail } from '../fixtures/emails.ts';
import { maximalLeadRow } from '../fixtures/leads.ts';
import { bookingTexts, fillBooking, freshPhone, next, submit } from './support/booking';
import { acceptedByHauler } from './support/haulers';
import { addOffer } from './support/jobs';
import { addLead, leadsWith } from './support/leads';
import { withLook } from './support/look';
import { findMail, linkIn } from './support/mailbox';
import { comeBackOnline, expectWaiting, goOffline } from './support/offline';
import { onPhone } from './support/on-phone';
import { operatorOf } from './support/operator';
import { askNow, reviewOf } from './support/reviews';
import { expect, test } from './support/test';

const texts = {
  en: {
    email: 'Email',
    accept: 'Accept this job',
    price: 'Final price in dollars',
    ask: 'Ask the customer',
    inPerson: 'They agreed in person',
    open: 'The customer sees',
    declined: 'The customer said no to',
    noted: 'You noted: agreed in person on $180.',
    offline: 'The customer can’t see it now. Agree in person.',
    accepted: /^The customer said yes to \$170 at .+ Load it\.$/,
    complete: 'Job completed',
    paid: 'What did the customer pay?',
    isDone: 'Yes, it’s done',
    tracking: trackingInEnglish,
    review: reviewInEnglish,
    day: dayInEnglish,
    wanted: wantedInEnglish,
  },
  es: {
    email: 'Correo electrónico',
    accept: 'Aceptar trabajo',
    price: 'Precio final en dólares',
    ask: 'Preguntar al cliente',
    inPerson: 'Ya aceptó en persona',
    open: 'El cliente ya ve',
    declined: 'El cliente no aceptó',
    noted: 'Usted anotó: acordado en persona, $180.',
    offline: 'El cliente no lo puede ver ahora. Acuérdenlo en persona.',
    accepted: /^El cliente aceptó \$170 a .+ Puede cargar\.$/,
    complete: 'Trabajo terminado',
    paid: '¿Cuánto pagó el cliente?',
    isDone: 'Sí, está terminado',
    tracking: trackingInSpanish,
    review: reviewInSpanish,
    day: dayInSpanish,
    wanted: wantedInSpanish,
  },
};

/** Books yesterday's morning for a job: the hauler may be at the door at every hour of the test. */
async function bookYesterday(baseURL: string | undefined, lead: { id: string }) {
  const at = (time: string) => `${dayInLosAngeles(-1)} ${time} America/Los_Angeles`;
  const pickup = { status: 'In Progress' as const, pickup_from: at('09:00'), pickup_until: at('11:00') };
  await operatorOf(baseURL).from('leads').update(pickup).eq('id', lead.id).throwOnError();
}

// The browser's messages about requests without a network.
test.use({ allowedConsole: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|The request was not changed/ });

for (const language of ['en', 'es'] as const satisfies Language[]) {
  test(`a request with a day goes past two refused prices to "everything is gone" (${language})`, async ({
    page,
    browser,
    request,
    baseURL,
  }) => {
    const { tracking, review, day, wanted, ...job } = texts[language];
    const prefix = language === 'es' ? '/es' : '';
    const goneBy = dayInLosAngeles(3);
    const [phone, email] = [freshPhone(), freshEmail()];
    const look = await withLook(page);
    await page.goto(`${prefix}/book`);
    await fillBooking(page.getByRole('main'), phone, 'Maria Lopez', '90210', undefined, language);
    await page.goBack();
    await page.getByRole('radio', { name: day.choices.day }).check();
    await page.getByLabel(day.by).fill(goneBy);
    await look('a day');
    await next(page, language);
    await page.getByRole('textbox', { name: job.email }).fill(email);
    await submit(page, language);
    await expect(page.getByRole('heading', { name: bookingTexts[language].heading })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: bookingTexts[language].track }).click();
    await expect(page.getByText(new RegExp(`${wanted(goneBy)}$`, 'i'))).toBeVisible();

    const [lead] = await leadsWith(baseURL, phone);
    if (!lead) throw new Error('The request is not stored');
    const { path } = await addOffer(baseURL, lead);
    const hauler = await onPhone(browser, baseURL);
    const lookAtJob = await withLook(hauler);
    const press = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).click();
    const pressOnJob = (name: string) => hauler.getByRole('main').getByRole('button', { name, exact: true }).click();
    await hauler.goto(`${prefix}${path}`);
    await expect(hauler.getByText(wanted(goneBy))).toBeVisible();
    await pressOnJob(job.accept);
    await expect(hauler.getByText('Maria Lopez')).toBeVisible();
    await bookYesterday(baseURL, lead);

    // A price that the customer declines once their network is back.
    const price = hauler.getByLabel(job.price);
    await hauler.reload();
    await hauler.evaluate(async () => void (await navigator.serviceWorker.ready));
    await price.fill('240');
    await pressOnJob(job.ask);
    await expect(hauler.getByText(`${job.open} $240`)).toBeVisible();
    await lookAtJob('an open price');
    await page.reload();
    for (const name of [tracking.door.yes, tracking.door.no])
      await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
    await look('an open price');
    await page.route('**/functions/v1/update-lead', (route) => route.abort());
    await press(tracking.door.no);
    await expect(page.getByRole('alert')).toHaveText(tracking.door.failed);
    await look('an answer that was not sent');
    await page.unroute('**/functions/v1/update-lead');
    await press(tracking.door.no);
    await expect(page.getByRole('heading', { name: tracking.door.declined('$240') })).toBeFocused();
    await look('a declined price');
    await expect(hauler.getByText(`${job.declined} $240`)).toBeVisible();
    await lookAtJob('a declined price');

    // An agreement noted without a network, which the customer denies.
    await goOffline(hauler.context());
    await price.fill('180');
    await pressOnJob(job.inPerson);
    await expectWaiting(hauler, true);
    await hauler.reload();
    await expect(hauler.getByText(job.offline)).toBeVisible();
    await lookAtJob('a price that waits for a network');
    await comeBackOnline(hauler.context());
    await expect(hauler.getByText(job.noted)).toBeVisible();
    await page.reload();
    await look('an agreement that the hauler noted');
    await press(tracking.door.notRight);
    await expect(page.getByRole('heading', { name: tracking.door.declined('$180') })).toBeFocused();
    await hauler.reload();
    await expect(hauler.getByText(`${job.declined} $180`)).toBeVisible();

    await price.fill('170');
    await hauler.keyboard.press('Enter');
    await expect(hauler.getByText(`${job.open} $170`)).toBeVisible();
    await page.reload();
    await press(tracking.door.yes);
    await expect(page.locator('[data-part=moment] h2')).toBeFocused();
    await look('an accepted price');
    await expect(hauler.getByText(job.accepted)).toBeVisible();
    await lookAtJob('an accepted price');
    await pressOnJob(job.complete);
    await expect(hauler.getByLabel(job.paid)).toHaveValue('170');
    await hauler.getByRole('button', { name: job.isDone }).click();
    await expect(hauler.getByRole('heading', { name: '$170' })).toBeFocused();

    await askNow(baseURL, lead);
    await page.goto(linkIn(await findMail(request, email, review.form.heading), 'review'));
    await page.getByText(review.form.gone.yes, { exact: true }).click();
    const { legend, yes } = review.form.cameInWindow;
    await page.getByRole('group', { name: legend }).getByText(yes, { exact: true }).click();
    await look('the question whether they came in the agreed time');
    await page.getByRole('button', { name: review.form.send }).click();
    await expect(page.getByRole('heading', { level: 1, name: review.answered.thanks })).toBeVisible();
    expect(await reviewOf(baseURL, lead)).toMatchObject({ gone: 'yes', came_in_window: true });
    const rows = operatorOf(baseURL).from('door_prices').select('state, price, accepted_by').eq('lead_id', lead.id);
    expect((await rows.order('made_at').throwOnError()).data).toEqual([
      { state: 'declined', price: 240, accepted_by: null },
      { state: 'declined', price: 180, accepted_by: 'hauler' },
      { state: 'accepted', price: 170, accepted_by: 'customer' },
    ]);
    await hauler.context().close();
  });
}

test('a pickup that no one came to is reported, and goes to another hauler, in Spanish', async ({ page, baseURL }) => {
  const look = await withLook(page);
  const lead = await addLead(baseURL, { ...maximalLeadRow(), phone: freshPhone(), language: 'es' });
  await acceptedByHauler(baseURL, lead);
  await bookYesterday(baseURL, lead);
  await page.goto(`/es/track/${lead.tracking_id}`);
  const report = page.getByRole('button', { name: 'Nadie vino' });
  await expect(report).toBeInViewport({ ratio: 1 });
  await look('over');
  await report.click();
  await expect(page.getByRole('dialog', { name: '¿Nadie vino?' })).toContainText('Diaz & Sons Hauling');
  await look('reporting', '[role=dialog]');
  await page.getByRole('button', { name: 'Avisar' }).click();
  await expect(
    page.getByText(/^Nos avisó a las? .* de hoy que nadie vino\. Lo sentimos\. ¿Qué prefiere\?$/),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Su cita era el' })).toBeFocused();
  await look('reported');

  await page.getByRole('button', { name: 'Otra empresa' }).click();
  await expect(page.getByRole('dialog')).toContainText('Diaz & Sons Hauling ya no la tiene.');
  await look('asking for another hauler', '[role=dialog]');
  await page.getByRole('dialog').getByRole('button', { name: 'Pedir otra empresa' }).click();
  await expect(page.getByRole('region', { name: 'Quién tiene su solicitud' })).toBeHidden();
  await expect(page.locator('[data-part=moment] h2')).toBeFocused();
  const offers = operatorOf(baseURL).from('job_offers').select('state, no_shows').eq('lead_id', lead.id);
  expect((await offers.throwOnError()).data).toContainEqual({ state: 'returned', no_shows: 1 });
});
