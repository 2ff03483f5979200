import type { Locator, Page } from '@playwright/test';
import { vettedHauler } from '../fixtures/haulers.ts';
import { freshPhone } from './support/booking';
import { atOneWidth, inEachLanguage } from './support/languages';
import { addLead } from './support/leads';
import { findMail, linkIn, mailsTo, sendAtOnce } from './support/mailbox';
import { operatorOf } from './support/operator';
import { focusEverything, withSight } from './support/sight';
import { expect, test } from './support/test';
import { scrollsSideways, violationsOf } from './support/whole-page';

const allTexts = {
  en: {
    // Only this test uses the ZIP code.
    zipCode: '93984',
    offered: 'You have a job offer',
    asking: 'Pause offers?',
    pause: 'Pause offers',
    paused: 'Offers are paused',
    resume: 'Turn offers back on',
    resumed: 'Offers are back on',
    writeToUs: 'Write to us to turn offers back on.',
    unknown: 'We don’t recognize this link',
  },
  es: {
    zipCode: '93985',
    offered: 'Hay un trabajo para usted',
    asking: '¿Pausar las ofertas?',
    pause: 'Pausar las ofertas',
    paused: 'Las ofertas están en pausa',
    resume: 'Recibir ofertas otra vez',
    resumed: 'Ya recibe ofertas otra vez',
    writeToUs: 'Escríbanos para recibir ofertas otra vez.',
    unknown: 'No reconocemos este enlace',
  },
};

test.beforeAll(({ baseURL }) => sendAtOnce(baseURL));

inEachLanguage((language, at) => {
  const texts = allTexts[language];
  const address = at('/pause/7K3M-9Q2X-4TBV-R8ND');

  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
  const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

  test('a hauler pauses by the link in an offer, gets no more offers, and then gets them again', {
    tag: '@desktop',
  }, async ({ page, request, baseURL }) => {
    const operator = operatorOf(baseURL);
    const hauler = { ...vettedHauler([texts.zipCode]), languages: [language] };
    await operator.from('haulers').insert(hauler).throwOnError();
    const newRequest = () => addLead(baseURL, { phone: freshPhone(), zip_code: texts.zipCode });
    /** The open offers of the hauler. */
    const isOffered = async ({ id }: { id: string }) => {
      const { data } = await operator.from('job_offers').select('state').eq('lead_id', id).throwOnError();
      return data;
    };
    const first = await newRequest();
    const offer = await findMail(request, hauler.email, texts.offered);
    const link = linkIn(offer, 'pause');
    expect(link).toMatch(new RegExp(`^${at('/pause/')}`));

    await page.goto(link);
    await expect(heading(page, texts.asking)).toBeVisible();
    expect(await isOffered(first)).toEqual([{ state: 'open' }]);
    await button(page, texts.pause).click();
    await expect(heading(page, texts.paused)).toBeFocused();

    expect(await isOffered(first)).toEqual([{ state: 'expired' }]);
    expect(await isOffered(await newRequest())).toEqual([]);
    await expect(async () => {
      // Ignored within half a second of the other press.
      await button(page, texts.resume).click();
      await expect(heading(page, texts.resumed)).toBeFocused({ timeout: 2000 });
    }).toPass();
    const before = (await mailsTo(request, hauler.email)).length;
    expect(await isOffered(await newRequest())).toEqual([{ state: 'open' }]);
    await expect.poll(async () => (await mailsTo(request, hauler.email)).length).toBeGreaterThan(before);

    // The operator pauses them: then only the operator can resume.
    await operator.from('haulers').update({ active: false }).eq('email', hauler.email).throwOnError();
    await page.reload();
    await expect(page.getByText(texts.writeToUs)).toBeVisible();
    await expect(button(page, texts.resume)).toHaveCount(0);
  });

  test('every state is accessible, fits and shows its focus', { tag: atOneWidth[language] }, async ({ page }) => {
    await withSight(page);
    const tooWide: string[] = [];
    async function look(state: string, shown: Locator, path = address) {
      await page.route('**/functions/v1/stop-mail', (route) => route.fulfill({ json: { state } }));
      await page.goto(path);
      await expect(shown).toBeVisible();
      if (await scrollsSideways(page)) tooWide.push(state);
      expect(await violationsOf(page), state).toEqual([]);
      expect((await focusEverything(page.locator('main'))).faults, state).toEqual([]);
      await page.unroute('**/functions/v1/stop-mail');
    }

    await look('active', button(page, texts.pause));
    await look('paused', button(page, texts.resume));
    await look('stopped', page.getByText(texts.writeToUs));
    await look('unknown', heading(page, texts.unknown));
    await look('incomplete', heading(page, texts.unknown), at('/pause/7K3M-9Q2X'));

    expect(tooWide).toEqual([]);
  });

  test('the page is not indexed, sends no referrer and only looks when opened', { tag: '@desktop' }, async ({
    page,
    request,
  }) => {
    const response = await request.get(address);
    expect(response.status()).toBe(200);
    expect(response.headers()).toMatchObject({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' });
    const sent: unknown[] = [];
    await page.route('**/functions/v1/stop-mail', async (route) => {
      sent.push(route.request().postDataJSON());
      await route.fulfill({ json: { state: 'active' } });
    });

    await page.goto(address);

    await expect(button(page, texts.pause)).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(page.locator('meta[name=referrer]')).toHaveAttribute('content', 'no-referrer');
    expect(sent).toEqual([{ token: '7K3M9Q2X4TBVR8ND', action: 'look' }]);
  });
});
