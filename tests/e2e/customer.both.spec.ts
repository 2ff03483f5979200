import type { Page } from '@playwright/test';
import { maximalLeadRow } from '../fixtures/leads.ts';
import { freshPhone } from './support/booking';
import { acceptedByHauler } from './support/haulers';
import { atOneWidth, inEachLanguage } from './support/languages';
import { addLead, leadsWith } from './support/leads';
import { operatorOf } from './support/operator';
import { focusEverything, withSight } from './support/sight';
import { expect, test } from './support/test';
import { scrollsSideways, violationsOf } from './support/whole-page';

const allTexts = {
  en: {
    timeframe: 'Timeframe',
    hasTheJob: 'Who has the job',
    taken: 'Diaz & Sons Hauling will contact you by',
    history: 'What has happened so far',
    states: [/^Submitted.* [AP]M$/, /^Sent Proposal.* [AP]M$/],
    statuses: { canceled: 'Canceled', completed: 'Completed' },
    held: 'Our team will look at your request before haulers see it.',
    promise: /2 hours|contact you by|Many requests/,
    notContacted: 'I was not contacted',
    report: 'Submit Report',
    reported: 'Feedback Recorded',
    reportedCompleted: 'This request is completed. If that’s wrong, write to us.',
    correct: 'Correct my details',
    phone: 'Phone',
    email: 'Email',
    callTime: 'Best time to call',
    save: 'Save my details',
    saved: 'Details saved',
    tooOften: 'These details have been changed too often.',
    cancel: 'Cancel my request',
    notNeeded: 'I no longer need it',
    nobody: 'No one contacted me',
    tooExpensive: 'The price was too high',
    ownReason: 'Something else, in your own words',
    canceled: 'Request canceled',
    alreadyCompleted: 'This request is already completed, so it can no longer be changed.',
    writeToUs: 'Write to us',
    message: 'Message',
  },
  es: {
    timeframe: 'Día y hora',
    hasTheJob: 'Quién tiene su solicitud',
    taken: 'Diaz & Sons Hauling se comunicará con usted antes de',
    history: 'Lo que ha pasado hasta ahora',
    states: [/^Recibida.* [ap]\.m\.$/, /^Cotización enviada.* [ap]\.m\.$/],
    statuses: { canceled: 'Cancelada', completed: 'Terminada' },
    held: 'Nuestro equipo revisa su solicitud antes de que la vean las empresas.',
    promise: /2 horas|comunica con usted|Many requests/,
    notContacted: 'No me han llamado',
    report: 'Enviar aviso',
    reported: 'Ya lo anotamos',
    reportedCompleted: 'Esta solicitud está terminada. Si no es así, escríbanos.',
    correct: 'Cambiar mis datos',
    phone: 'Teléfono',
    email: 'Correo electrónico',
    callTime: 'Mejor hora para llamarle',
    save: 'Guardar mis datos',
    saved: 'Datos guardados',
    tooOften: 'Estos datos han cambiado demasiadas veces.',
    cancel: 'Cancelar mi solicitud',
    notNeeded: 'Ya no lo necesito',
    nobody: 'Nadie se comunicó conmigo',
    tooExpensive: 'El precio era muy alto',
    ownReason: 'Otra cosa, con sus palabras',
    canceled: 'Solicitud cancelada',
    alreadyCompleted: 'Esta solicitud ya está terminada, así que ya no se puede cambiar.',
    writeToUs: 'Escribirnos',
    message: 'Mensaje',
  },
};

inEachLanguage((language, at) => {
  const texts = allTexts[language];

  /** A request with its own customer. */
  function addRequest(baseURL: string | undefined, columns = {}) {
    const phone = freshPhone();
    return addLead(baseURL, { ...maximalLeadRow(), phone, email: `${phone}@example.com`, language, ...columns });
  }

  async function open(page: Page, { tracking_id }: { tracking_id: string }) {
    await page.goto(at(`/track/${tracking_id}`));
    await expect(page.getByText(texts.timeframe, { exact: true })).toBeVisible();
  }

  const correct = (page: Page) => page.getByRole('button', { name: texts.correct });
  const cancel = (page: Page) => page.getByRole('button', { name: texts.cancel });
  const sentence = (page: Page) => page.locator('[data-part=moment]').getByRole('heading');

  test('a customer sees the hauler, the promised time and the history', { tag: '@desktop' }, async ({
    page,
    baseURL,
  }) => {
    const lead = await addRequest(baseURL);
    const token = await acceptedByHauler(baseURL, lead);
    await open(page, lead);
    const panel = page.getByRole('region', { name: texts.hasTheJob });
    await expect(panel).toContainText('Diaz & Sons Hauling');
    await expect(panel.getByRole('link', { name: '(310) 555-0188' })).toHaveAttribute('href', 'tel:+13105550188');
    await expect(sentence(page)).toContainText(texts.taken);

    await operatorOf(baseURL).rpc('update_job', { token, status: 'Sent Proposal' }).throwOnError();
    await page.reload();

    await page.getByText(texts.history).click();
    await expect(page.locator('[data-part=history]').getByRole('listitem')).toHaveText(texts.states);
  });

  test('a customer corrects their details with the keyboard', { tag: '@desktop' }, async ({ page, baseURL }) => {
    const lead = await addRequest(baseURL);
    await open(page, lead);
    const phone = freshPhone();

    await correct(page).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: texts.phone })).toBeFocused();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('555');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: texts.phone })).toBeFocused();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(phone);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.type('After 5 PM');
    await page.keyboard.press('Enter');

    await expect(page.getByText(texts.saved)).toBeVisible();
    await expect(correct(page)).toBeFocused();
    await expect(page.getByText('After 5 PM')).toBeVisible();
    expect(await leadsWith(baseURL, phone)).toMatchObject([
      { id: lead.id, email: lead.email, unit_number: lead.unit_number, call_time: 'After 5 PM' },
    ]);
  });

  test('a customer cancels with the keyboard, and the focus moves to the result', { tag: '@desktop' }, async ({
    page,
    baseURL,
  }) => {
    const lead = await addRequest(baseURL);
    await open(page, lead);

    await cancel(page).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('checkbox', { name: texts.notNeeded })).toBeFocused();
    await page.keyboard.press('Space');
    await page.getByLabel(texts.ownReason).focus();
    await page.keyboard.type('My cousin took the sofa');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');

    await expect(page.getByText(texts.canceled)).toBeVisible();
    await expect(sentence(page)).toBeFocused();
    await expect(page.locator('[data-status]')).toHaveText(texts.statuses.canceled);
    await expect(page.getByText('My cousin took the sofa').first()).toBeVisible();
    await expect(correct(page)).toHaveCount(0);
    expect(await leadsWith(baseURL, lead.phone)).toMatchObject([
      {
        status: 'Canceled',
        cancel_reasons: ['I no longer need it', 'My cousin took the sofa'],
        canceled_by_customer: true,
      },
    ]);
  });

  test('a held request promises no time, even on the device that sent it', { tag: '@desktop' }, async ({
    page,
    baseURL,
  }) => {
    const lead = await addRequest(baseURL, { flagged_because: 'Many requests of one number' });
    const sent = { leadId: lead.id, trackingId: lead.tracking_id, submittedAt: Date.now() };
    await page.addInitScript((stored) => localStorage.setItem('recent-requests', stored), JSON.stringify([sent]));

    await open(page, lead);

    await expect(page.getByText(texts.held)).toBeVisible();
    const main = page.getByRole('main');
    await expect(main).not.toContainText(texts.promise);
    await page.getByRole('button', { name: texts.notContacted }).click();
    await page.getByRole('button', { name: texts.report }).click();
    await expect(page.getByText(texts.reported)).toBeVisible();
  });

  test('every state is accessible, fits and shows its focus', { tag: atOneWidth[language] }, async ({
    page,
    baseURL,
  }) => {
    await withSight(page);
    const tooWide: string[] = [];
    async function look(what: string, part = 'main') {
      await expect(page.locator(part)).toBeVisible();
      if (await scrollsSideways(page)) tooWide.push(what);
      expect(await violationsOf(page), what).toEqual([]);
      expect((await focusEverything(page.locator(part))).faults, what).toEqual([]);
    }
    await open(page, await addRequest(baseURL, { flagged_because: 'Many requests of one number' }));
    await look('held');
    const lead = await addRequest(baseURL);
    await open(page, lead);
    await look('nobody has it');
    const token = await acceptedByHauler(baseURL, lead);
    await operatorOf(baseURL).rpc('report_call', { token }).throwOnError();
    await open(page, lead);
    await look('a hauler has it');

    await correct(page).click();
    await look('correcting', '[role=dialog]');
    await page.getByRole('textbox', { name: texts.phone }).fill('555');
    await page.getByRole('textbox', { name: texts.email }).fill('ana');
    await page.getByRole('button', { name: texts.save }).click();
    await expect(page.getByRole('alert')).toBeFocused();
    await look('corrections with mistakes', '[role=dialog]');
    await page.keyboard.press('Escape');

    await cancel(page).click();
    await look('canceling', '[role=dialog]');
    await cancel(page).click();
    await expect(page.getByRole('alert')).toBeFocused();
    await look('canceling without a reason', '[role=dialog]');
    await page.getByRole('checkbox', { name: texts.nobody }).check();
    await cancel(page).click();
    await expect(sentence(page)).toBeFocused();
    await look('canceled');

    expect(tooWide).toEqual([]);
  });

  test.describe('a page left open', { tag: '@desktop' }, () => {
    // The browser's message about status 409, and ours.
    test.use({ allowedConsole: /status of 409|The request was not changed|The report was not recorded/ });

    test('answers a report on a completed request in the dialog, with a link to us', async ({ page, baseURL }) => {
      const lead = await addRequest(baseURL);
      const token = await acceptedByHauler(baseURL, lead);
      await open(page, lead);
      await page.getByRole('button', { name: texts.notContacted }).click();
      await operatorOf(baseURL).rpc('update_job', { token, status: 'Completed' }).throwOnError();
      const dialog = page.getByRole('dialog');

      await dialog.getByRole('button', { name: texts.report }).click();

      await expect(dialog.getByText(texts.reportedCompleted)).toBeVisible();
      await expect(page.locator('[data-status]')).toHaveText(texts.statuses.completed);
      expect(await violationsOf(page)).toEqual([]);
      await dialog.getByRole('link', { name: texts.writeToUs }).click();
      await expect(page.getByLabel(texts.message)).toBeVisible();
    });

    test('keeps what was typed after too many changes', async ({ page, baseURL }) => {
      const lead = await addRequest(baseURL);
      await open(page, lead);
      for (const call_time of ['Mornings', 'Noon', 'Evenings']) {
        await operatorOf(baseURL).rpc('correct_lead', { tracking_id: lead.tracking_id, call_time }).throwOnError();
      }
      await correct(page).click();
      await page.getByLabel(texts.callTime).fill('Nights');

      await page.getByRole('button', { name: texts.save }).click();

      await expect(page.getByText(texts.tooOften)).toBeVisible();
      await expect(page.getByLabel(texts.callTime)).toHaveValue('Nights');
      expect(await violationsOf(page)).toEqual([]);
      await page.getByRole('link', { name: texts.writeToUs }).click();
      await expect(page.getByLabel(texts.message)).toBeVisible();
    });

    test('shows the current state on a click: the hauler has completed the job in the meantime', async ({
      page,
      baseURL,
    }) => {
      const lead = await addRequest(baseURL);
      const token = await acceptedByHauler(baseURL, lead);
      await open(page, lead);
      await cancel(page).click();
      await page.getByRole('checkbox', { name: texts.tooExpensive }).check();
      await operatorOf(baseURL).rpc('update_job', { token, status: 'Completed' }).throwOnError();

      await cancel(page).click();

      await expect(page.getByText(texts.alreadyCompleted)).toBeVisible();
      await expect(page.locator('[data-status]')).toHaveText(texts.statuses.completed);
      await expect(page.getByRole('dialog')).toBeHidden();
      expect(await leadsWith(baseURL, lead.phone)).toMatchObject([{ status: 'Completed', cancel_reasons: [] }]);
    });
  });
});
