import type { Page } from '@playwright/test';
import { dayInLosAngeles } from '../../scripts/backend/los-angeles.ts';
import { addJob, addOffer, chooseTime, unfold } from './support/jobs';
import { tabTo } from './support/keyboard';
import { leadsWith } from './support/leads';
import { withLook } from './support/look';
import { operatorOf } from './support/operator';
import { expect, test } from './support/test';
import { beyondTheScreen, violationsOf } from './support/whole-page';

const LONG = 'W'.repeat(90);

const heading = (page: Page, name: RegExp | string) => page.getByRole('heading', { name });
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
const inDialog = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true });

/** Noon to 2 PM this many days from today, as the operator sets it. */
function windowIn(days: number) {
  const day = dayInLosAngeles(days);
  return { pickup_from: `${day} 12:00 America/Los_Angeles`, pickup_until: `${day} 14:00 America/Los_Angeles` };
}

test('a hauler accepts, calls, proposes, changes, withdraws, agrees by phone and completes', async ({
  page,
  baseURL,
}) => {
  const { lead, path } = await addJob(baseURL, { email: 'ana@customer.example' });
  await page.goto(path);
  await expect(button(page, 'Accept this job')).toBeVisible();
  expect(await page.content()).not.toContain(lead.street_address);

  await button(page, 'Accept this job').click();
  await expect(heading(page, 'This job is yours')).toBeFocused();
  await expect(heading(page, lead.full_name)).toBeVisible();
  await button(page, 'I called').click();
  await expect(heading(page, 'Next: send your quote')).toBeFocused();

  // With the keyboard, starting at the heading.
  await tabTo(page, page.getByLabel('Customer chooses'));
  await page.keyboard.press('Space');
  await tabTo(page, page.getByLabel('Price in dollars'));
  await page.keyboard.type('150');
  // From the first day that is possible, today or tomorrow, to the next one.
  await tabTo(page, page.getByLabel('Price on inspection'));
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radiogroup').getByRole('radio', { checked: true })).toBeFocused();
  await tabTo(page, page.getByLabel('8–10 AM'));
  await page.keyboard.press('Space');
  await tabTo(page, page.locator('summary', { hasText: 'Another day or other hours' }));
  await page.keyboard.press('Enter');
  await page.getByLabel('Day', { exact: true }).fill(dayInLosAngeles(9));
  await page.getByLabel('From', { exact: true }).selectOption('13:15');
  await expect(page.getByLabel('Until', { exact: true })).toHaveValue('15:15');
  await tabTo(page, button(page, 'Add this time'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: 'Chosen times' }).getByRole('listitem')).toHaveCount(2);
  await tabTo(page, button(page, 'Send the quote'));
  await page.keyboard.press('Enter');
  await expect(heading(page, 'The customer has your quote')).toBeFocused();
  await expect(page.getByText('1:15–3:15 PM')).toBeVisible();

  await button(page, 'Change it').click();
  await expect(heading(page, 'Change your quote')).toBeFocused();
  await page.getByLabel('Up to').fill('1,200');
  await page.reload();
  await expect(page.getByLabel('Up to')).toHaveValue('1,200');
  await button(page, 'Send the quote').click();
  await expect(page.getByText('$150–$1,200')).toBeVisible();
  await button(page, 'Withdraw it').click();
  await inDialog(page, 'Withdraw it').click();
  await expect(heading(page, 'Next: send your quote')).toBeFocused();
  await expect(page.getByText('The customer has no open quote right now.')).toBeVisible();

  await page.getByLabel('Agreed by phone').check();
  await page.getByLabel('Price on inspection').check();
  await chooseTime(page, 'Tomorrow', '2–4 PM');
  await button(page, 'Book this time').click();
  await expect(heading(page, 'Next: pick up')).toBeFocused();
  await expect(page.getByText('2:00–4:00 PM')).toHaveCount(2);
  const proposals = operatorOf(baseURL).from('proposals').select('state, price_from, price_to, accepted_by');
  expect((await proposals.eq('lead_id', lead.id).order('made_at').throwOnError()).data).toEqual([
    { state: 'replaced', price_from: 150, price_to: 150, accepted_by: null },
    { state: 'withdrawn', price_from: 150, price_to: 1200, accepted_by: null },
    { state: 'accepted', price_from: null, price_to: null, accepted_by: 'hauler' },
  ]);

  await unfold(page, 'Other steps');
  await button(page, 'The job is done').click();
  await page.getByLabel('What did the customer pay?').fill('$165');
  await inDialog(page, 'Yes, it’s done').click();
  await expect(heading(page, /\$165 · done$/)).toBeFocused();
  const done = { status: 'Completed', price_paid: 165, contacted_at: expect.any(String) };
  expect(await leadsWith(baseURL, lead.phone)).toMatchObject([done]);
});

test('one view of an offer has what a hauler decides by, and its buttons', async ({ page, baseURL }) => {
  const { path } = await addJob(baseURL, {
    ...{ load_size: 'half', services: ['Furniture Removal', 'Old Appliances'], job_description: 'A sofa. '.repeat(30) },
    image_urls: [1, 2, 3, 4, 5].map((number) => `${baseURL}/photo-${number}.jpg`),
  });
  await page.route(/photo-\d\.jpg$/, (route) => route.fulfill({ path: 'tests/fixtures/photo-with-gps.jpg' }));
  await page.route('**/functions/v1/job', async (route) => {
    const response = await route.fetch();
    if (route.request().method() !== 'POST') return route.fulfill({ response });
    await route.fulfill({ response, json: { ...(await response.json()), paid: { lower: 215, upper: 290 } } });
  });
  const row = page.getByRole('article').locator('> [data-print=hide]').last();

  for (const language of ['', '/es']) {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${language}${path}`);
    await expect(page.getByText(/^\$215 (to|a) \$290$/)).toBeVisible();
    const { y: top = 0, height = 0 } = (await row.boundingBox()) ?? {};
    expect(top + height).toBe(844);
    expect(height).toBeLessThanOrEqual(132);
    await expect(page.getByRole('main').getByRole('img').last()).toBeInViewport();
    const place = await page.locator('dd').last().boundingBox();
    expect((place?.y ?? 0) + (place?.height ?? 0)).toBeLessThanOrEqual(top);
    // No fold is half covered by a button.
    expect((await page.locator('summary').first().boundingBox())?.y).toBeGreaterThanOrEqual(844);
    await page.setViewportSize({ width: 390, height: 470 });
    expect((await row.boundingBox())?.y).toBeGreaterThan(470);
  }
});

test.describe('a job in Spanish', () => {
  // One photo is missing.
  test.use({ allowedConsole: /status of 404/ });

  test('is accessible in every state, fits and shows its focus', async ({ page, baseURL }) => {
    const look = await withLook(page);
    const operator = operatorOf(baseURL);
    async function expectLook(name: RegExp | string) {
      await expect(heading(page, name)).toBeVisible();
      await look(`${name}`);
    }
    const language = 'es';
    const { lead, path, token } = await addJob(baseURL, {
      ...{ language, full_name: LONG, street_address: LONG, city: LONG, job_description: LONG.repeat(5) },
      email: `${LONG.slice(0, 60)}@customer.example`,
      image_urls: [1, 2, 3].map((number) => `${baseURL}/photo-${number}.jpg`),
    });
    await page.route(/photo-[12]\.jpg$/, (route) => route.fulfill({ path: 'tests/fixtures/photo-with-gps.jpg' }));
    await page.goto(`/es${path}`);
    await expect(page.getByText('No se puede mostrar la foto 3')).toBeAttached();
    await expectLook(/Un trabajo para Bay Haul/);
    await button(page, 'No me interesa').click();
    await look('declining', '[role=dialog]');
    await inDialog(page, 'Volver').click();
    await button(page, 'Aceptar trabajo').click();
    await expectLook('Este trabajo es suyo');
    await unfold(page, 'Otros pasos');
    for (const dialog of ['Devolver el trabajo', 'Cancelar el trabajo', 'El trabajo está terminado']) {
      await button(page, dialog).click();
      await look(dialog, '[role=dialog]');
      await inDialog(page, 'Volver').click();
    }
    const report = { lead_id: lead.id, reported_at: new Date().toISOString() };
    await operator.from('contact_reports').insert(report).throwOnError();
    await page.reload();
    await expectLook('Llame ahora al cliente');
    await button(page, 'Ya le llamé').click();
    await expectLook('Lo que sigue: enviar su cotización');
    const created_at = new Date(Date.now() - 3_601_000).toISOString();
    await operator.from('contact_reports').update({ created_at }).eq('lead_id', lead.id).throwOnError();
    await operator.from('contact_reports').insert(report).throwOnError();
    await page.reload();
    await expect(page.getByText('El cliente dice otra vez que nadie le ha llamado ni escrito.')).toBeVisible();
    await look('reported again');
    await operator.rpc('update_job', { token, status: 'Sent Proposal', timeframe: LONG }).throwOnError();
    await page.reload();
    await look('with a timeframe in words');
    await operator.rpc('update_job', { token, status: 'Canceled', cancel_reasons: [LONG] }).throwOnError();
    await page.reload();
    await expectLook(/^Este trabajo se canceló/);

    const expires_at = new Date(0).toISOString();
    const expired = await addOffer(baseURL, (await addJob(baseURL, { language })).lead, { expires_at });
    await page.goto(`/es${expired.path}`);
    await expectLook('Esta oferta ya venció');
    const lost = await addJob(baseURL, { language });
    await operator.from('leads').update({ status: 'Completed' }).eq('id', lost.lead.id).throwOnError();
    await page.goto(`/es${lost.path}`);
    await expectLook('Este trabajo está cerrado');
    await expect(page.getByRole('main')).not.toContainText(/terminad/i);
    await page.goto('/es/job/0000-0000-0000-0000');
    await expectLook('Aquí no hay ningún trabajo');
    await page.goto('/es/job/7K3M-9Q2X');
    await expectLook('A este enlace le falta una parte');
  });
});

test('a proposal is accessible in every state, fits and shows its focus', async ({ page, baseURL }) => {
  const look = await withLook(page);
  const operator = operatorOf(baseURL);
  async function expectLook(name: string) {
    await expect(heading(page, name)).toBeVisible();
    await look(name);
  }
  const { lead, path, token } = await addJob(baseURL, { full_name: LONG, email: 'ana@customer.example' });
  await operator.rpc('accept_job', { token }).throwOnError();
  await operator.rpc('report_call', { token }).throwOnError();

  await page.goto(path);
  await button(page, 'Write a quote').click();
  await expect(heading(page, 'Next: send your quote')).toBeFocused();
  await button(page, 'Send the quote').click();
  await expect(heading(page, 'There is a problem')).toBeVisible();
  for (const fold of await page.locator('form summary').all()) await fold.click();
  await chooseTime(page);
  await chooseTime(page, 'Tomorrow', '12–2 PM');
  await page.getByLabel('Day', { exact: true }).fill('2020-01-01');
  await button(page, 'Add this time').click();
  await expect(page.getByText('This time has passed. Choose a later one.').first()).toBeVisible();
  await expectLook('Next: send your quote');
  await page.getByLabel('Day', { exact: true }).fill('');
  await page.getByLabel('Price in dollars').fill('12,500-18,000');
  await page.getByLabel('A note').fill(LONG.repeat(5));
  await button(page, 'Send the quote').click();
  await expectLook('The customer has your quote');
  await button(page, 'Withdraw it').click();
  await look('withdrawing', '[role=dialog]');
  await inDialog(page, 'Back').click();
  await button(page, 'Change it').click();
  await expectLook('Change your quote');
  await button(page, 'Back, without sending').click();

  const { data } = await operator.from('proposals').select('id').eq('lead_id', lead.id).single().throwOnError();
  const answer = { tracking_id: lead.tracking_id, proposal: data.id };
  const ask = { ...answer, asked_for: 'other-price', line: LONG.repeat(2) } as const;
  await operator.rpc('ask_for_other', ask).throwOnError();
  await page.reload();
  await expectLook('The customer is asking for another price');
  await operator.rpc('accept_proposal', { ...answer, choice: 2 }).throwOnError();
  await page.reload();
  await expectLook('Next: pick up');
  await operator.rpc('ask_for_other', ask).throwOnError();
  await page.reload();
  await expectLook('The customer is asking for another price');

  await operator.from('leads').update(windowIn(0)).eq('id', lead.id).throwOnError();
  const onTheWay = { on_my_way_at: new Date().toISOString(), arrives_at: new Date(Date.now() + 900_000).toISOString() };
  await operator.from('leads').update(onTheWay).eq('id', lead.id).throwOnError();
  await page.reload();
  await expectLook('Next: agree on the final price');
  await button(page, 'Job completed').click();
  await page.getByLabel('What did the customer pay?').fill('a lot');
  await inDialog(page, 'Yes, it’s done').click();
  await expect(page.getByText('Please enter whole dollars, from 0 to 20,000')).toBeVisible();
  await look('completing without a price', '[role=dialog]');
  await inDialog(page, 'Back').click();
  await operator.from('leads').update(windowIn(2)).eq('id', lead.id).throwOnError();
  await page.reload();
  await button(page, 'Propose another time').click();
  await expectLook('Propose another time');
  await operator.rpc('complete_job', { token, price_paid: 20_000 }).throwOnError();
  await page.reload();
  await expectLook('$20,000 · done');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says where the job can be read', async ({ page }) => {
    await page.goto('/es/job/7K3M-9Q2X-4TBV-R8ND');

    await expect(heading(page, 'Su trabajo')).toBeVisible();
    await expect(page.getByRole('main').getByRole('paragraph').filter({ visible: true })).toHaveText([
      /^Esta página necesita JavaScript\. .* o llámenos: \+1 \(\d{3}\) \d{3}-\d{4} \(en inglés\)\.$/,
    ]);
  });
});

test.describe('the form of a proposal and the bar below it', () => {
  const bar = (page: Page) => page.getByRole('group', { name: 'Siguiente' });

  /** Opens a job in Spanish whose customer has been called. */
  test.beforeEach(async ({ page, baseURL }) => {
    const columns = { language: 'es', email: 'ana@customer.example', load_size: 'half' } as const;
    const { path, token, lead } = await addJob(baseURL, columns);
    await operatorOf(baseURL).rpc('accept_job', { token }).throwOnError();
    await operatorOf(baseURL).rpc('report_call', { token }).throwOnError();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`/es${path}`);
    await expect(heading(page, lead.full_name)).toBeVisible();
  });

  test('fit one screen, choosing moves no chip, and only the bar calls and shows the map', async ({ page }) => {
    await expect(page.locator('a[href^="tel:"]:visible')).toHaveCount(1);
    await expect(page.locator('a[href*="maps"]:visible')).toHaveCount(1);
    await bar(page).getByRole('button', { name: 'Escribir la cotización' }).click();
    const places = () =>
      page.locator('form label:has(input)').evaluateAll((chips) =>
        chips.map((chip) => {
          const { x, y, width, height } = chip.getBoundingClientRect();
          return [x, y + window.scrollY, width, height];
        }),
      );
    const before = await places();

    await page.getByRole('radio', { name: 'El cliente elige' }).check();
    await chooseTime(page, 'Mañana', '8–10 a.m.');

    expect(await places()).toEqual(before);
    const top = await page.locator('#proposal-step').boundingBox();
    const lastWindow = await page.getByRole('checkbox', { name: '4–6 p.m.' }).boundingBox();
    const barBox = await bar(page).boundingBox();
    expect(top?.y).toBeGreaterThanOrEqual(0);
    expect(lastWindow?.height).toBe(48);
    expect((lastWindow?.y ?? 844) + 48).toBeLessThanOrEqual(barBox?.y ?? 0);
    expect((barBox?.y ?? 0) + (barBox?.height ?? 0)).toBe(844);
  });

  test('never hide the focus or the end of the footer', async ({ page }) => {
    await chooseTime(page, 'Mañana', '8–10 a.m.');
    for (const fold of await page.locator('form summary').all()) await fold.click();
    await unfold(page, 'Otros pasos');
    await page.locator('h1').focus();

    const covered = [...(await coveredOnTheWay(page, 'Tab')), ...(await coveredOnTheWay(page, 'Shift+Tab'))];

    expect(covered).toEqual([]);
    await page.mouse.wheel(0, 10_000);
    const link = page.getByRole('contentinfo').getByRole('link').last();
    const bottomOf = async () => {
      const box = await link.boundingBox();
      return (box?.y ?? 844) + (box?.height ?? 0);
    };
    const barBox = await bar(page).boundingBox();
    await expect.poll(bottomOf).toBeLessThanOrEqual(barBox?.y ?? 0);
  });

  test('fit with text twice as large', async ({ page }) => {
    await page.addStyleTag({ content: 'html { font-size: 200% }' });
    expect(await beyondTheScreen(page)).toEqual([]);
    await chooseTime(page, 'Mañana', '8–10 a.m.');

    expect(await beyondTheScreen(page)).toEqual([]);
    expect(await violationsOf(page)).toEqual([]);
  });

  test('show which chips are chosen in forced colors', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    await chooseTime(page, 'Mañana', '8–10 a.m.');

    const markOf = (name: string) => {
      const chip = page.locator('label', { has: page.getByRole('checkbox', { name, exact: true }) });
      return chip.locator('span').last();
    };
    await expect(markOf('8–10 a.m.')).toBeInViewport();
    await expect(markOf('4–6 p.m.')).toBeHidden();
  });
});

/** Presses a key until the focus has left the page. @returns what had the focus while the bar covered a part of it. */
async function coveredOnTheWay(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<string[]> {
  const covered: string[] = [];
  for (let press = 0; press < 45; press += 1) {
    await page.keyboard.press(key);
    const name = await page.evaluate(() => {
      const focused = document.activeElement;
      const frame = document.querySelector('[role=group][data-print]');
      if (!focused || !frame || frame.contains(focused) || !focused.closest('main, footer')) return null;
      return focused.getBoundingClientRect().bottom > frame.getBoundingClientRect().top ? focused.outerHTML : null;
    });
    if (name) covered.push(name.slice(0, 120));
  }
  return covered;
}
