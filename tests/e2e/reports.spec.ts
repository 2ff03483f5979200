import type { Page } from '@playwright/test';
import { operatorOf } from './support/operator';
import { expect, test } from './support/test';

test.use({ allowedConsole: /The page broke|No "|couch/ });

/** Adds code to the script of the site that a pattern names, as a broken release would. */
async function breakScript(page: Page, pattern: string, code: string) {
  await page.route(pattern, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()};${code}` });
  });
}

async function faultsOf(baseURL: string | undefined, place: RegExp, what: 'error' | 'boundary') {
  const { data } = await operatorOf(baseURL).from('browser_faults').select().eq('what', what).throwOnError();
  return data.filter((fault) => place.test(fault.place));
}

const SECRET = '7K3M-9Q2X-4TBV-R8ND';

test('an error on the site is counted in one row, without address, secret or typed words', async ({
  page,
  baseURL,
}) => {
  await breakScript(
    page,
    '**/assets/track-page-*.js',
    `addEventListener('input', ({ target }) => { throw new RangeError('No "' + target.value + '" at ' + location) })`,
  );
  await page.goto('/track');
  const field = page.getByRole('textbox').first();

  const arrived = page.waitForResponse('**/report-fault');
  await field.press('c');
  expect((await arrived).status()).toBe(204);
  const rest = `ouch ${SECRET}`;
  await field.pressSequentially(rest);
  await page.goto('about:blank');

  const times = async () => (await faultsOf(baseURL, /^track-page-/, 'error'))[0]?.times;
  await expect.poll(times).toBe(1 + rest.length);
  const faults = await faultsOf(baseURL, /^track-page-/, 'error');
  expect(faults).toMatchObject([{ page: 'track', name: 'RangeError', message: 'No ... at ...', language: 'en' }]);
  expect(JSON.stringify(faults)).not.toMatch(/couch|7K3M|4TBV|http|localhost/);
});

test('an error from before the reporting code loads is reported', async ({ page, baseURL }) => {
  await breakScript(page, '**/assets/stop-mail-page-*.js', `throw new TypeError('No couch of ' + location)`);

  await page.goto(`/stop-mail/${SECRET}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeVisible();

  await expect
    .poll(() => faultsOf(baseURL, /^stop-mail-page-/, 'boundary'))
    .toMatchObject([{ page: 'stop-mail', name: 'TypeError', message: 'No couch of ...', times: 1 }]);
});

test('a release that fails to start is reported', async ({ page, baseURL }) => {
  await breakScript(page, '**/assets/pages-*.js', `throw new TypeError('couch')`);

  await page.goto('/about');

  await expect
    .poll(async () => {
      const { data } = await operatorOf(baseURL).from('browser_faults').select().eq('page', 'about').throwOnError();
      return data;
    })
    .toMatchObject([{ what: 'rejection', name: 'TypeError' }]);
});

test("a page's speed is reported when it is hidden or left, and nothing else about the visit", async ({
  page,
  baseURL,
}) => {
  async function visits() {
    const vitals = operatorOf(baseURL).from('web_vitals').select('metric, times').eq('page', 'before-your-pickup');
    const { data } = await vitals.eq('device', 'desktop').throwOnError();
    return ['lcp', 'cls'].map((name) =>
      data.reduce((sum, { metric, times }) => sum + (metric === name ? times : 0), 0),
    );
  }
  async function visit() {
    const reportsCode = page.waitForResponse('**/assets/start-*.js');
    await page.goto('/before-your-pickup');
    await reportsCode;
    await page.getByRole('main').click();
  }

  await visit();
  const told = page.waitForRequest('**/functions/v1/report-fault');
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });

  const request = await told;
  expect(request.headers()).toMatchObject({ 'content-type': 'text/plain;charset=UTF-8' });
  expect(request.headers()).not.toHaveProperty('apikey');
  const { lcp, inp = 0, cls, ...rest } = request.postDataJSON();
  expect(rest).toEqual({
    ...{ v: 1, kind: 'vitals', release: expect.stringMatching(/^[0-9a-z]{8,40}$/) },
    ...{ page: 'before-your-pickup', language: 'en', device: 'desktop' },
  });
  expect([lcp > 0, lcp % 50, inp % 10, cls < 0.1]).toEqual([true, 0, 0, true]);
  await expect.poll(visits).toEqual([1, 1]);
  await page.goto('about:blank');
  await visit();
  await page.goto('about:blank');
  await expect.poll(visits).toEqual([2, 2]);
});
