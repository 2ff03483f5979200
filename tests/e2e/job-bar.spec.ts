import type { Page } from '@playwright/test';
import { addJob, chooseTime, unfold } from './support/jobs';
import { inEachLanguage } from './support/languages';
import { operatorOf } from './support/operator';
import { expectReadable, withSight } from './support/sight';
import { expect, test } from './support/test';
import { beyondTheScreen, violationsOf } from './support/whole-page';

const allTexts = {
  en: {
    next: 'Next',
    send: 'Send the proposal',
    customer: 'Customer chooses',
    tomorrow: 'Tomorrow',
    early: '8–10 AM',
    late: '4–6 PM',
    other: 'Other steps',
    noScript: /^This page needs JavaScript\. .* or you can call us: \+1 \(\d{3}\) \d{3}-\d{4}\.$/,
    heading: 'Your job',
  },
  es: {
    next: 'Siguiente',
    send: 'Enviar la cotización',
    customer: 'El cliente elige',
    tomorrow: 'Mañana',
    early: '8–10 a.m.',
    late: '4–6 p.m.',
    other: 'Otros pasos',
    noScript: /^Esta página necesita JavaScript\. .* o llámenos: \+1 \(\d{3}\) \d{3}-\d{4} \(en inglés\)\.$/,
    heading: 'Su trabajo',
  },
};

inEachLanguage((language, at) => {
  const texts = allTexts[language];

  /** Opens a job whose customer has been called. */
  async function openCalledJob(page: Page, baseURL: string | undefined) {
    const { path, token, lead } = await addJob(baseURL, { language, email: 'ana@customer.example', load_size: 'half' });
    const operator = operatorOf(baseURL);
    await operator.rpc('accept_job', { token }).throwOnError();
    await operator.rpc('report_call', { token }).throwOnError();
    await page.goto(at(path));
    await expect(page.getByRole('heading', { name: lead.full_name })).toBeVisible();
  }

  const bar = (page: Page) => page.getByRole('group', { name: texts.next });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 } });

    test('the form of a proposal fits one screen, above the bar', async ({ page, baseURL }) => {
      await openCalledJob(page, baseURL);
      await bar(page).getByRole('button', { name: texts.send }).click();
      await page.getByRole('radio', { name: texts.customer }).check();
      await chooseTime(page, texts.tomorrow, texts.early);

      const top = await page.locator('#proposal-step').boundingBox();
      const lastWindow = await page.getByRole('checkbox', { name: texts.late }).boundingBox();
      const barBox = await bar(page).boundingBox();
      expect(top?.y).toBeGreaterThanOrEqual(0);
      expect(lastWindow?.height).toBe(48);
      expect((lastWindow?.y ?? 844) + 48).toBeLessThanOrEqual(barBox?.y ?? 0);
      expect((barBox?.y ?? 0) + (barBox?.height ?? 0)).toBe(844);
    });

    test('choosing moves no chip, and only the bar calls and shows the map', async ({ page, baseURL }) => {
      await openCalledJob(page, baseURL);
      await expect(page.locator('a[href^="tel:"]:visible')).toHaveCount(1);
      await expect(page.locator('a[href*="maps"]:visible')).toHaveCount(1);
      const places = () =>
        page.locator('form label:has(input)').evaluateAll((chips) =>
          chips.map((chip) => {
            const { x, y, width, height } = chip.getBoundingClientRect();
            return [x, y + window.scrollY, width, height];
          }),
        );
      const before = await places();

      await page.getByRole('radio', { name: texts.customer }).check();
      await chooseTime(page, texts.tomorrow, texts.early);

      expect(await places()).toEqual(before);
    });

    test('the bar never covers the focus, and the footer can be reached', async ({ page, baseURL }) => {
      await openCalledJob(page, baseURL);
      await chooseTime(page, texts.tomorrow, texts.early);
      for (const fold of await page.locator('form summary').all()) await fold.click();
      await unfold(page, texts.other);
      await page.locator('h1').focus();

      const covered = [...(await coveredOnTheWay(page, 'Tab')), ...(await coveredOnTheWay(page, 'Shift+Tab'))];

      expect(covered).toEqual([]);
      await page.mouse.wheel(0, 10_000);
      const link = await page.getByRole('contentinfo').getByRole('link').last().boundingBox();
      const barBox = await bar(page).boundingBox();
      expect((link?.y ?? 844) + (link?.height ?? 0)).toBeLessThanOrEqual(barBox?.y ?? 0);
    });
  });

  for (const [name, size, fontSize] of [
    ['320 px', { width: 320, height: 640 }, '100%'],
    ['text twice as large on 390 px', { width: 390, height: 844 }, '200%'],
  ] as const) {
    test(`the form and the bar fit ${name}`, async ({ page, baseURL }) => {
      await page.setViewportSize(size);
      await openCalledJob(page, baseURL);
      await page.addStyleTag({ content: `html { font-size: ${fontSize} }` });
      expect(await beyondTheScreen(page)).toEqual([]);
      await chooseTime(page, texts.tomorrow, texts.early);

      expect(await beyondTheScreen(page)).toEqual([]);
      expect(await violationsOf(page)).toEqual([]);
    });
  }

  test('forced colors show which chips are chosen', async ({ page, baseURL }) => {
    await withSight(page);
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    await openCalledJob(page, baseURL);
    await chooseTime(page, texts.tomorrow, texts.early);

    const markOf = (name: string) =>
      page
        .locator('label', { has: page.getByRole('checkbox', { name, exact: true }) })
        .locator('span')
        .last();
    await expectReadable(markOf(texts.early));
    await expect(markOf(texts.late)).toBeHidden();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('the page says where the job can be read', async ({ page }) => {
      await page.goto(at('/job/7K3M-9Q2X-4TBV-R8ND'));

      await expect(page.getByRole('heading', { level: 1, name: texts.heading })).toBeVisible();
      await expect(page.getByRole('main').getByRole('paragraph').filter({ visible: true })).toHaveText([
        texts.noScript,
      ]);
    });
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
