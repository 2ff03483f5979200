import type { Page } from '@playwright/test';
import { freshPhone } from './support/booking';
import { isAlive } from './support/is-alive';
import { atOneWidth, inEachLanguage } from './support/languages';
import { addLead } from './support/leads';
import { findMail, linkIn } from './support/mailbox';
import { operatorOf } from './support/operator';
import { focusEverything, withSight } from './support/sight';
import { expect, test } from './support/test';
import { scrollsSideways, violationsOf } from './support/whole-page';

const allTexts = {
  en: {
    stop: /Stop these emails|Sending…/,
    stopNow: 'Stop these emails',
    sending: 'Sending…',
    stopped: 'We’ve stopped the emails',
    incomplete: 'This link is incomplete',
    offline: 'You’re offline.',
    failed: 'we haven’t stopped the emails yet',
    arrived: 'Your request has arrived',
  },
  es: {
    stop: /No recibir más correos|Enviando…/,
    stopNow: 'No recibir más correos',
    sending: 'Enviando…',
    stopped: 'Ya no le enviaremos correos',
    incomplete: 'A este enlace le falta una parte',
    offline: 'No hay internet.',
    failed: 'los correos todavía pueden llegar',
    arrived: 'Recibimos su solicitud',
  },
};

/** Answers in place of the function. @returns what it was sent, and a function that releases the answer. */
async function answerStopMail(page: Page, status = 200) {
  const sent: unknown[] = [];
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/functions/v1/stop-mail', async (route) => {
    sent.push(route.request().postDataJSON());
    await held;
    await route.fulfill({ status, json: status === 200 ? { success: true } : { statusCode: status, message: 'No.' } });
  });
  return { sent, release };
}

inEachLanguage((language, at) => {
  const texts = allTexts[language];
  const address = at('/stop-mail/7K3M-9Q2X-4TBV-R8ND');

  const stop = (page: Page) => page.getByRole('button', { name: texts.stop });
  const stopped = (page: Page) => page.getByRole('heading', { name: texts.stopped });

  test('the stop page is not indexed, sends no referrer, and changes nothing when opened', { tag: '@desktop' }, async ({
    page,
    request,
  }) => {
    const { sent } = await answerStopMail(page);
    const response = await request.get(address);
    expect(response.status()).toBe(200);
    expect(response.headers()).toMatchObject({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' });
    expect(await response.text()).toContain(texts.stopNow);

    await page.goto(address);

    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(page.locator('meta[name=referrer]')).toHaveAttribute('content', 'no-referrer');
    await expect(stop(page)).toBeVisible();
    expect(sent).toEqual([]);
  });

  test('a double press by keyboard sends once, and the focus moves to the result', { tag: '@desktop' }, async ({
    page,
  }) => {
    const { sent, release } = await answerStopMail(page);
    await page.goto(address);
    await stop(page).focus();

    await page.keyboard.press('Enter');
    await expect(stop(page)).toHaveText(texts.sending);
    await page.keyboard.press('Enter');
    release();

    await expect(stopped(page)).toBeFocused();
    expect(sent).toEqual([{ token: '7K3M9Q2X4TBVR8ND' }]);
  });

  test('every state is accessible, fits and shows its focus', { tag: atOneWidth[language] }, async ({ page }) => {
    await withSight(page);
    const tooWide: string[] = [];
    async function look(what: string) {
      if (await scrollsSideways(page)) tooWide.push(what);
      expect(await violationsOf(page), what).toEqual([]);
      expect((await focusEverything(page.locator('main'))).faults, what).toEqual([]);
    }
    const { release } = await answerStopMail(page);

    await page.goto(address);
    await expect(stop(page)).toBeVisible();
    await look('ready');
    await stop(page).click();
    await expect(stop(page)).toHaveText(texts.sending);
    await look('being sent');
    release();
    await expect(stopped(page)).toBeFocused();
    await look('done');
    await page.goto(at('/stop-mail/7K3M-9Q2X'));
    await expect(page.getByRole('heading', { name: texts.incomplete })).toBeVisible();
    await look('incomplete');

    expect(tooWide).toEqual([]);
  });

  test.describe('offline', { tag: '@desktop' }, () => {
    // The browser's message about prefetched code of other pages.
    test.use({ allowedConsole: /ERR_INTERNET_DISCONNECTED/ });

    test('a click waits, says so, and is sent when the connection is back', async ({ page, context }) => {
      const { sent, release } = await answerStopMail(page);
      release();
      await page.goto(address);
      await isAlive(page);
      await context.setOffline(true);

      await stop(page).click();
      await expect(page.getByText(texts.offline)).toBeVisible();
      expect(sent).toEqual([]);
      await context.setOffline(false);

      await expect(stopped(page)).toBeFocused();
      expect(sent).toHaveLength(1);
    });
  });

  test.describe('a failing function', { tag: '@desktop' }, () => {
    test.use({ allowedConsole: /status of 429|The emails were not stopped/ });

    test('is reported, and the button can be clicked again', async ({ page }) => {
      const failing = await answerStopMail(page, 429);
      failing.release();
      await page.goto(address);
      await stop(page).click();
      await expect(page.getByRole('alert')).toContainText(texts.failed);
      expect(await violationsOf(page)).toEqual([]);
      await page.unroute('**/functions/v1/stop-mail');
      const working = await answerStopMail(page);
      working.release();

      await stop(page).click();

      await expect(stopped(page)).toBeFocused();
      expect([failing.sent, working.sent].map((each) => each.length)).toEqual([1, 1]);
    });
  });

  test('the link in a real email stops emails to its address', { tag: '@desktop' }, async ({
    page,
    request,
    baseURL,
  }) => {
    const operator = operatorOf(baseURL);
    const countBlocks = async () =>
      (await operator.from('mail_blocks').select('*', { count: 'exact', head: true }).throwOnError()).count ?? 0;
    const email = `${freshPhone()}@example.com`;
    await addLead(baseURL, { email, language });
    const mail = await findMail(request, email, texts.arrived);
    const before = await countBlocks();

    const link = linkIn(mail, 'stop-mail');
    expect(link).toMatch(new RegExp(`^${at('/stop-mail/')}`));
    await page.goto(link);
    await stop(page).click();

    await expect(stopped(page)).toBeFocused();
    // Other tests may stop emails at the same time.
    expect(await countBlocks()).toBeGreaterThan(before);
  });
});
