import { formatPhone } from '@functions/domain/phone.ts';
import type { Page } from '@playwright/test';
import { freshPhone } from './support/booking';
import { isAlive } from './support/is-alive';
import { addJob, addOffer, unfold } from './support/jobs';
import { atOneWidth, inEachLanguage } from './support/languages';
import { addLead, leadsWith } from './support/leads';
import { operatorOf } from './support/operator';
import { focusEverything, withSight } from './support/sight';
import { expect, test } from './support/test';
import { scrollsSideways, violationsOf } from './support/whole-page';

const allTexts = {
  en: {
    offer: /A job for Bay Haul/,
    accept: 'Accept this job',
    decline: 'Not for me',
    yours: /This job is yours/,
    taken: /Another hauler has this job/,
    expired: /This offer has expired/,
    closed: /This job is closed/,
    completed: /completed/i,
    unknown: 'No job here',
    incomplete: 'This link is incomplete',
    canceled: /^This job was canceled/,
    back: 'Back',
    cancel: 'Cancel the job',
    cancelDialog: 'Cancel this job?',
    ownWords: 'In your own words',
    otherSteps: 'Other steps',
    giveBack: 'Give it back',
    complete: 'The job is done',
    callNow: 'Call the customer now',
    called: 'I called',
    callFirst: 'Call them first and press “I called” on their pages',
    propose: 'Next: send your proposal',
    reportedAgain: 'The customer says again that no one has contacted them.',
    turnOn: (phone: string) => `Text me new jobs at ${phone}`,
    turnOff: 'Stop texts',
    textsOn: 'New jobs come by text message to',
    offline: 'You’re offline.',
    brokenPhoto: 'Photo 3 of 3 from the customer can’t be shown here',
    tooMany: 'Too many requests. Please try again in a minute.',
    tryAgain: 'Try again',
  },
  es: {
    offer: /Un trabajo para Bay Haul/,
    accept: 'Aceptar trabajo',
    decline: 'No me interesa',
    yours: /Este trabajo es suyo/,
    taken: /Otra empresa tiene este trabajo/,
    expired: /Esta oferta ya venció/,
    closed: /Este trabajo está cerrado/,
    completed: /terminad/i,
    unknown: 'Aquí no hay ningún trabajo',
    incomplete: 'A este enlace le falta una parte',
    canceled: /^Este trabajo se canceló/,
    back: 'Volver',
    cancel: 'Cancelar el trabajo',
    cancelDialog: '¿Cancelar este trabajo?',
    ownWords: 'Con sus palabras',
    otherSteps: 'Otros pasos',
    giveBack: 'Devolver el trabajo',
    complete: 'El trabajo está terminado',
    callNow: 'Llame ahora al cliente',
    called: 'Ya le llamé',
    callFirst: 'Llámeles primero, dígalo en la página de cada trabajo',
    propose: 'Lo que sigue: enviar su cotización',
    reportedAgain: 'El cliente dice otra vez que nadie le ha llamado ni escrito.',
    turnOn: (phone: string) => `Recibir trabajos nuevos por mensaje de texto al ${phone}`,
    turnOff: 'No recibir mensajes de texto',
    textsOn: 'Los trabajos nuevos llegan por mensaje de texto al',
    offline: 'No hay internet.',
    brokenPhoto: 'Foto 3 de 3 que envió el cliente: no se puede mostrar aquí',
    tooMany: 'Son demasiados intentos. Intente otra vez en un minuto.',
    tryAgain: 'Intentar otra vez',
  },
};

const heading = (page: Page, name: RegExp | string) => page.getByRole('heading', { name });
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
const inDialog = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true });

inEachLanguage((language, at) => {
  const texts = allTexts[language];

  test('the job page is not indexed, sends no referrer, and changes nothing when opened', { tag: '@desktop' }, async ({
    page,
    request,
    baseURL,
  }) => {
    const { token, path } = await addJob(baseURL, { language });
    const response = await request.get(at(path));
    expect(response.status()).toBe(200);
    expect(response.headers()).toMatchObject({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' });

    await page.goto(at(path));

    await expect(button(page, texts.accept)).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(page.locator('meta[name=referrer]')).toHaveAttribute('content', 'no-referrer');
    const operator = operatorOf(baseURL);
    const { data } = await operator.from('job_offers').select('state').eq('token', token).single().throwOnError();
    expect(data.state).toBe('open');
  });

  test('a job is accepted and canceled with the keyboard', { tag: '@desktop' }, async ({ page, baseURL }) => {
    const { lead, path } = await addJob(baseURL, { language });
    await page.goto(at(path));
    await button(page, texts.accept).focus();
    await page.keyboard.press('Enter');
    await expect(heading(page, texts.yours)).toBeFocused();
    await page.locator('summary', { hasText: texts.otherSteps }).focus();
    await page.keyboard.press('Enter');
    await button(page, texts.cancel).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: texts.cancelDialog });
    await expect(dialog.getByRole('checkbox').first()).toBeFocused();

    await page.keyboard.press('Enter');
    await expect(dialog.getByLabel(texts.ownWords)).toBeFocused();
    await page.keyboard.type('The street is closed');
    await page.keyboard.press('Enter');

    await expect(heading(page, texts.canceled)).toBeFocused();
    const [stored] = await leadsWith(baseURL, lead.phone);
    expect(stored).toMatchObject({ status: 'Canceled', cancel_reasons: ['The street is closed'] });
  });

  test('texts are turned on and off with the keyboard, and a double click counts once', { tag: '@desktop' }, async ({
    page,
    baseURL,
  }) => {
    const operator = operatorOf(baseURL);
    await operator.from('dispatch_settings').update({ texts_on: true }).eq('only_row', true).throwOnError();
    const { path, haulerId } = await addJob(baseURL, { language });
    const stored = () => operator.from('haulers').select('phone, texts_on').eq('id', haulerId).single().throwOnError();
    const turnOn = texts.turnOn(formatPhone((await stored()).data.phone));
    await page.goto(at(path));
    await button(page, turnOn).focus();

    await page.keyboard.press('Enter');
    await expect(button(page, texts.turnOff)).toBeFocused();
    await expect(page.getByRole('status').filter({ hasText: texts.textsOn })).toBeVisible();
    expect((await stored()).data.texts_on).toBe(true);
    expect(await scrollsSideways(page)).toBe(false);
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.press('Space');
    await expect(button(page, turnOn)).toBeFocused();
    expect((await stored()).data.texts_on).toBe(false);
    await button(page, turnOn).dblclick({ delay: 150 });

    await expect(button(page, texts.turnOff)).toBeVisible();
    await page.reload();
    await expect(button(page, texts.turnOff)).toBeVisible();
    expect((await stored()).data.texts_on).toBe(true);
  });

  test.describe('a hauler who accepts second', { tag: '@desktop' }, () => {
    test.use({ allowedConsole: /status of 409|The job was not changed/ });

    test('is told that another one was faster and sees nothing about the customer', async ({ page, baseURL }) => {
      const { lead, path, token } = await addJob(baseURL, { language });
      const other = await addOffer(baseURL, lead);
      await page.goto(at(path));
      await expect(button(page, texts.accept)).toBeVisible();
      const operator = operatorOf(baseURL);
      await operator.rpc('accept_job', { token: other.token }).throwOnError();

      await button(page, texts.accept).click();

      await expect(heading(page, texts.taken)).toBeFocused();
      expect(await page.content()).not.toContain(lead.full_name);
      const { data } = await operator.from('job_offers').select('state').eq('token', token).single().throwOnError();
      expect(data.state).toBe('taken');
    });
  });

  test.describe('a hauler with customers to call', { tag: '@desktop' }, () => {
    test.use({ allowedConsole: /status of 409|The job was not changed/ });

    test('is told to call them first and accepts the job later', async ({ page, baseURL }) => {
      const operator = operatorOf(baseURL);
      const { path, haulerId } = await addJob(baseURL, { language });
      const tokens: string[] = [];
      for (let count = 0; count < 3; count++) {
        const { id } = await addLead(baseURL, { phone: freshPhone() });
        const row = { lead_id: id, hauler_id: haulerId };
        const { data } = await operator.from('job_offers').insert(row).select('token').single().throwOnError();
        await operator.rpc('accept_job', { token: data.token }).throwOnError();
        tokens.push(data.token);
      }
      await page.goto(at(path));

      await button(page, texts.accept).click();
      await expect(page.getByRole('alert')).toContainText(texts.callFirst);
      expect(await scrollsSideways(page)).toBe(false);
      expect(await violationsOf(page)).toEqual([]);
      await operator.rpc('report_call', { token: tokens[0] ?? '' }).throwOnError();
      await button(page, texts.accept).click();

      await expect(heading(page, texts.yours)).toBeFocused();
    });
  });

  test.describe('offline', { tag: '@desktop' }, () => {
    // The browser's message about prefetched code of other pages.
    test.use({ allowedConsole: /ERR_INTERNET_DISCONNECTED/ });

    test('a click waits, says so, and is sent once when the connection is back', async ({ page, context, baseURL }) => {
      const { path } = await addJob(baseURL, { language });
      const sent: string[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith('/functions/v1/job')) sent.push(request.postDataJSON().action);
      });
      await page.goto(at(path));
      await isAlive(page);
      await expect(button(page, texts.accept)).toBeVisible();
      await context.setOffline(true);

      await button(page, texts.accept).dblclick();
      await expect(page.getByText(texts.offline)).toBeVisible();
      await context.setOffline(false);

      await expect(heading(page, texts.yours)).toBeFocused();
      expect(sent.filter((action) => action !== 'look')).toEqual(['accept']);
    });
  });

  test.describe('appearance', () => {
    // One photo is missing.
    test.use({ allowedConsole: /status of 404/ });

    test('every state is accessible, fits and shows its focus', { tag: atOneWidth[language] }, async ({
      page,
      baseURL,
    }) => {
      test.slow();
      await withSight(page);
      const operator = operatorOf(baseURL);
      async function look(name: RegExp | string) {
        await expect(heading(page, name)).toBeVisible();
        const what = `${name}`;
        expect(await scrollsSideways(page), what).toBe(false);
        expect(await violationsOf(page), what).toEqual([]);
        expect((await focusEverything(page.locator('main'))).faults, what).toEqual([]);
      }
      const long = 'W'.repeat(90);
      const { lead, path, token } = await addJob(baseURL, {
        language,
        full_name: long,
        street_address: long,
        city: long,
        job_description: long.repeat(5),
        email: `${long.slice(0, 60)}@customer.example`,
        image_urls: [1, 2, 3].map((number) => `${baseURL}/photo-${number}.jpg`),
      });

      await page.route('**/photo-[12].jpg', (route) => route.fulfill({ path: 'tests/fixtures/photo-with-gps.jpg' }));
      await page.goto(at(path));
      await expect(page.getByText(texts.brokenPhoto)).toBeAttached();
      await look(texts.offer);
      await button(page, texts.decline).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await violationsOf(page)).toEqual([]);
      await inDialog(page, texts.back).click();
      await button(page, texts.accept).click();
      await look(texts.yours);
      await unfold(page, texts.otherSteps);
      for (const dialog of [texts.giveBack, texts.cancel, texts.complete]) {
        await button(page, dialog).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        expect(await violationsOf(page), dialog).toEqual([]);
        await inDialog(page, texts.back).click();
      }
      const report = { lead_id: lead.id, reported_at: new Date().toISOString() };
      await operator.from('contact_reports').insert(report).throwOnError();
      await page.reload();
      await look(texts.callNow);
      await button(page, texts.called).click();
      await look(texts.propose);
      const created_at = new Date(Date.now() - 3_601_000).toISOString();
      await operator.from('contact_reports').update({ created_at }).eq('lead_id', lead.id).throwOnError();
      await operator.from('contact_reports').insert(report).throwOnError();
      await page.reload();
      await expect(page.getByText(texts.reportedAgain)).toBeVisible();
      await look(texts.callNow);
      await button(page, texts.called).click();
      await look(texts.propose);
      await operator.rpc('update_job', { token, status: 'Sent Proposal', timeframe: long }).throwOnError();
      await page.reload();
      await look(texts.propose);
      await operator.rpc('update_job', { token, status: 'Canceled', cancel_reasons: [long] }).throwOnError();
      await page.reload();
      await look(texts.canceled);

      const expired = await addOffer(baseURL, (await addJob(baseURL, { language })).lead, {
        expires_at: new Date(0).toISOString(),
      });
      await page.goto(at(expired.path));
      await look(texts.expired);
      const lost = await addJob(baseURL, { language });
      await operator.from('leads').update({ status: 'Completed' }).eq('id', lost.lead.id).throwOnError();
      await page.goto(at(lost.path));
      await look(texts.closed);
      await expect(page.getByRole('main')).not.toContainText(texts.completed);
      await page.goto(at('/job/0000-0000-0000-0000'));
      await look(texts.unknown);
      await page.goto(at('/job/7K3M-9Q2X'));
      await look(texts.incomplete);
    });
  });

  test.describe('a failing function', { tag: '@desktop' }, () => {
    test.use({ allowedConsole: /status of 429/ });

    test('is reported, and the job can be reloaded', async ({ page, baseURL }) => {
      const { path } = await addJob(baseURL, { language });
      const json = { statusCode: 429, code: 'too-many-requests', message: allTexts.en.tooMany };
      await page.route('**/functions/v1/job', (route) => route.fulfill({ status: 429, json }));
      await page.goto(at(path));
      await expect(page.getByRole('alert')).toHaveText(texts.tooMany);
      expect(await violationsOf(page)).toEqual([]);
      await page.unroute('**/functions/v1/job');

      await button(page, texts.tryAgain).click();

      await expect(button(page, texts.accept)).toBeVisible();
    });
  });
});
