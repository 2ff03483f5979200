import { readFileSync } from 'node:fs';
import { dayText } from '@functions/words/en/pickups.ts';
import type { Page } from '@playwright/test';
import { dayInLosAngeles } from '../../scripts/backend/los-angeles.ts';
import { maximalLeadRow } from '../fixtures/leads.ts';
import { freshPhone } from './support/booking';
import { acceptedByHauler } from './support/haulers';
import { switchTo } from './support/languages';
import { addLead } from './support/leads';
import { withLook } from './support/look';
import { operatorOf } from './support/operator';
import { actAsHauler, propose } from './support/proposals';
import { expect, test } from './support/test';
import { violationsOf } from './support/whole-page';

const button = (page: Page, name: string) => page.getByRole('button', { name });

/** A request with its own customer. */
function addRequest(baseURL: string | undefined, columns = {}) {
  const phone = freshPhone();
  return addLead(baseURL, { ...maximalLeadRow(), phone, email: `${phone}@example.com`, ...columns });
}

test.describe('a request in Spanish', () => {
  // The browser's message about a refused change, and ours.
  test.use({ allowedConsole: /status of 409|The request was not changed/ });

  test('is accessible in every state, fits and shows its focus', async ({ page, baseURL }) => {
    const look = await withLook(page);
    const operator = operatorOf(baseURL);
    const language = 'es';
    const open = async ({ tracking_id }: { tracking_id: string }) => {
      await page.goto(`/es/track/${tracking_id}`);
      await expect(page.getByText('Día y hora', { exact: true })).toBeVisible();
    };
    await open(await addRequest(baseURL, { language, flagged_because: 'Many requests of one number' }));
    await look('held');

    const email = `${'maria.of.the.long.address.'.repeat(2)}${freshPhone()}@a-company-of-haulers.example.com`;
    const unreachable = await addRequest(baseURL, { language, email });
    const failedAt = new Date().toISOString();
    const failed = { email_failed_at: failedAt, text_failed_at: failedAt };
    await operator.from('leads').update(failed).eq('id', unreachable.id).throwOnError();
    await open(unreachable);
    await expect(page.getByText(email).first()).toBeVisible();
    await look('no working channel');

    const lead = await addRequest(baseURL, { language });
    await open(lead);
    await look('nobody has it');
    const token = await acceptedByHauler(baseURL, lead);
    await operator.rpc('report_call', { token }).throwOnError();
    await open(lead);
    await look('a hauler has it');

    await button(page, 'Cambiar mis datos').click();
    await look('correcting', '[role=dialog]');
    await page.getByRole('textbox', { name: 'Teléfono' }).fill('555');
    await page.getByRole('textbox', { name: 'Correo electrónico' }).fill('ana');
    await button(page, 'Guardar mis datos').click();
    await expect(page.getByRole('alert')).toBeFocused();
    await look('corrections with mistakes', '[role=dialog]');
    await page.keyboard.press('Escape');
    for (const call_time of ['Mornings', 'Noon', 'Evenings']) {
      await operator.rpc('correct_lead', { tracking_id: lead.tracking_id, call_time }).throwOnError();
    }
    await open(lead);
    await button(page, 'Cambiar mis datos').click();
    await page.getByLabel('Mejor hora para llamarle').fill('Nights');
    await button(page, 'Guardar mis datos').click();
    await expect(page.getByText('Estos datos han cambiado demasiadas veces.')).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');

    await button(page, 'Cancelar mi solicitud').click();
    await look('canceling', '[role=dialog]');
    await button(page, 'Cancelar mi solicitud').click();
    await expect(page.getByRole('alert')).toBeFocused();
    await look('canceling without a reason', '[role=dialog]');
    await page.getByRole('checkbox', { name: 'Nadie se comunicó conmigo' }).check();
    await button(page, 'Cancelar mi solicitud').click();
    await expect(page.locator('[data-part=moment]').getByRole('heading')).toBeFocused();
    await look('canceled');
  });
});

test('a proposal is accessible in every state, fits and shows its focus, under the longest name', async ({
  page,
  baseURL,
}) => {
  const look = await withLook(page);
  const name = 'W'.repeat(120);
  const lead = await addRequest(baseURL);
  const token = await acceptedByHauler(baseURL, lead);
  const operator = operatorOf(baseURL);
  const { data } = await operator.from('job_offers').select('hauler_id').eq('token', token).single().throwOnError();
  await operator.from('haulers').update({ name }).eq('id', data.hauler_id).throwOnError();
  const first = await propose(baseURL, token, { priceFrom: 12_500, priceTo: 18_750, note: 'W'.repeat(500) });
  await page.goto(`/track/${lead.tracking_id}`);
  await expect(page.getByText('$12,500–$18,750')).toBeVisible();
  await look('open');
  await button(page, 'Accept this time').click();
  await expect(page.getByText('Choose a time first')).toBeVisible();
  await look('without a choice');

  await button(page, 'Ask for another time or price').click();
  await expect(page.getByRole('dialog')).toContainText(name);
  await look('asking', '[role=dialog]');
  await page.getByRole('radio', { name: 'Something else' }).check();
  await button(page, 'Send it').click();
  await expect(page.getByRole('alert')).toBeFocused();
  await look('asking without words', '[role=dialog]');
  await page.keyboard.press('Escape');
  await button(page, 'Decline').click();
  await look('declining', '[role=dialog]');
  await page.getByRole('dialog').getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByRole('alert')).toBeFocused();
  await look('declining without a reason', '[role=dialog]');
  await page.keyboard.press('Escape');
  await actAsHauler(baseURL, { token, action: 'withdraw', proposal: first });
  await page.reload();
  await expect(page.getByRole('heading', { name: `${name} has your request and will call you` })).toBeVisible();
  await look('withdrawn');

  const day = dayInLosAngeles(2);
  const second = await propose(baseURL, token, { windows: [{ day, from: '09:00', until: '11:00' }] });
  await page.reload();
  await button(page, 'Accept this time').click();
  await expect(page.getByRole('heading', { name: 'Your pickup is booked' })).toBeFocused();
  await look('booked');
  // The site's policy lets the device make a file.
  const download = page.waitForEvent('download');
  await button(page, 'Add to calendar').click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('pickup.ics');
  const calendar = readFileSync(await file.path(), 'utf8');
  expect(calendar).toContain(`DTSTART:${day.replaceAll('-', '')}T`);
  expect(calendar).not.toContain(lead.tracking_id);

  const windows = [{ day: dayInLosAngeles(5), from: '15:30', until: '18:30' }];
  await propose(baseURL, token, { windows, basedOn: { id: second, state: 'accepted' } });
  await page.reload();
  await expect(page.getByRole('region', { name: `${name} has proposed another time` })).toBeVisible();
  await look('another time');
  await actAsHauler(baseURL, { token, action: 'complete', pricePaid: 0 });
  await page.reload();
  await expect(page.getByText(/^Entered by W/)).toBeVisible();
  await look('completed');
});

test.describe('accepting a time', () => {
  test.use({ allowedConsole: /ERR_FAILED|The request was not changed/ });

  test('needs no scrolling, says that it failed until it works, and is a sheet of paper then', async ({
    page,
    baseURL,
  }) => {
    const lead = await addRequest(baseURL);
    const days = [dayInLosAngeles(2), dayInLosAngeles(3), dayInLosAngeles(4)];
    const windows = days.map((day) => ({ day, from: '09:00', until: '11:00' }));
    await propose(baseURL, await acceptedByHauler(baseURL, lead), { windows, note: 'Two of us come.' });
    await page.goto(`/track/${lead.tracking_id}`);
    const accept = button(page, 'Accept this time');
    const row = accept.locator('..');
    await expect(page.getByRole('radio')).toHaveCount(3);
    for (const part of [page.getByText('$120–$180'), ...(await page.getByRole('radio').all()), accept])
      await expect(part).toBeInViewport({ ratio: 1 });
    await expect(row).toHaveCSS('position', 'sticky');
    const { width, height } = page.viewportSize() ?? { width: 390, height: 844 };
    await page.setViewportSize({ width, height: 479 });
    await expect(row).toHaveCSS('position', 'static');
    await page.setViewportSize({ width, height });

    await page.route('**/functions/v1/update-lead', (route) => route.abort());
    await page.getByRole('radio').first().check();
    await accept.click();
    await expect(page.getByRole('alert')).toContainText('Not booked yet');
    await page.unroute('**/functions/v1/update-lead');
    await button(page, 'Try again').click();
    await expect(page.getByRole('heading', { name: 'Your pickup is booked' })).toBeFocused();

    for (const format of ['Letter', 'A4']) {
      const pdf = (await page.pdf({ format })).toString('latin1');
      expect(pdf.match(/\/Type\s*\/Page\b/g), format).toHaveLength(1);
    }
    await page.emulateMedia({ media: 'print' });
    const day = dayText(`${days[0]}T12:00-08:00`);
    const sheet = page.getByRole('article');
    for (const text of [`PoppyHaul · ${lead.tracking_id}`, `${day}, `, 'Two of us come.', lead.full_name])
      await expect(sheet.getByText(text).first()).toBeVisible();
    await expect(sheet.getByRole('time').first()).toBeVisible();
    for (const name of ['Add to calendar', 'Correct my details', 'I was not contacted', 'Book a Pickup'])
      await expect(button(page, name)).toBeHidden();
  });
});

test('the page keeps its request when the language is switched', async ({ page, baseURL }) => {
  const lead = await addLead(baseURL);
  await page.goto(`/track/${lead.tracking_id}`);
  await expect(page.getByText(lead.full_name)).toBeVisible();

  await switchTo(page, 'Español').click();

  await expect(page.getByRole('heading', { name: 'Cómo va su solicitud' })).toBeVisible();
  await expect(page.getByText(lead.full_name)).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: 'Recoger muebles viejos' })).toBeVisible();
});
