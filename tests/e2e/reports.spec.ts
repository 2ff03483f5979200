import { randomInt } from 'node:crypto';
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

// A broken page asks for its code once more, maybe after the end of its test.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

/** A name of errors that only one test throws. */
const freshName = () => `Couch${randomInt(1e12)}Error`;

async function faultsOf(baseURL: string | undefined, name: string) {
  return (await operatorOf(baseURL).from('browser_faults').select().eq('name', name).throwOnError()).data;
}

const SECRET = '7K3M-9Q2X-4TBV-R8ND';

test('an error on the site is counted in one row, without address, secret or typed words', async ({
  page,
  baseURL,
}) => {
  const name = freshName();
  const thrown = `Object.assign(Error('No "' + target.value + '" at ' + location), { name: '${name}' })`;
  await breakScript(
    page,
    '**/assets/track-page-*.js',
    `addEventListener('input', ({ target }) => { throw ${thrown} })`,
  );
  await page.goto('/track');
  const field = page.getByRole('textbox').first();

  const arrived = page.waitForResponse('**/report-fault');
  await field.press('c');
  expect((await arrived).status()).toBe(204);
  const rest = `ouch ${SECRET}`;
  await field.pressSequentially(rest);
  await page.goto('about:blank');

  // A report counts as ten at most.
  await expect.poll(async () => (await faultsOf(baseURL, name))[0]?.times).toBe(1 + 10);
  const faults = await faultsOf(baseURL, name);
  const place = expect.stringMatching(/^track-page-/);
  expect(faults).toMatchObject([{ page: 'track', what: 'error', place, message: 'No ... at ...', language: 'en' }]);
  expect(JSON.stringify(faults)).not.toMatch(/couch|7K3M|4TBV|http|localhost/);
});

test('an error from before the reporting code loads is reported', async ({ page, baseURL }) => {
  const name = freshName();
  const thrown = `Object.assign(Error('No couch of ' + location), { name: '${name}' })`;
  await breakScript(page, '**/assets/stop-mail-page-*.js', `throw ${thrown}`);

  await page.goto(`/stop-mail/${SECRET}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeVisible();

  const place = expect.stringMatching(/^stop-mail-page-/);
  await expect
    .poll(() => faultsOf(baseURL, name))
    .toMatchObject([{ page: 'stop-mail', what: 'boundary', place, message: 'No couch of ...', times: 1 }]);
});

test('a release that fails to start is reported', async ({ page, baseURL }) => {
  const name = freshName();
  await breakScript(page, '**/assets/pages-*.js', `throw Object.assign(Error('couch'), { name: '${name}' })`);

  await page.goto('/about');

  await expect.poll(() => faultsOf(baseURL, name)).toMatchObject([{ page: 'about', what: 'rejection' }]);
});

test("a page's speed is reported when it is hidden, and nothing else about the visit", async ({ page, baseURL }) => {
  const timesOf = async (metric: 'lcp' | 'cls', value: number) => {
    const found = operatorOf(baseURL).from('web_vitals').select('times').match({ metric, value, device: 'desktop' });
    return (await found.eq('page', 'before-your-pickup').throwOnError()).data[0]?.times ?? 0;
  };

  const reportsCode = page.waitForResponse('**/assets/start-*.js');
  await page.goto('/before-your-pickup');
  await reportsCode;
  await page.getByRole('main').click();
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
  await expect.poll(() => timesOf('lcp', lcp)).toBeGreaterThan(0);
  await expect.poll(() => timesOf('cls', cls)).toBeGreaterThan(0);
});
