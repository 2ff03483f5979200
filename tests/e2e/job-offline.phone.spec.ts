import type { BrowserContext, Page } from '@playwright/test';
import { dayInLosAngeles } from '../../scripts/backend/los-angeles.ts';
import { jobWorker } from '../../scripts/build/job-worker/job-worker.ts';
import { addJob } from './support/jobs';
import { leadsWith } from './support/leads';
import { withLook } from './support/look';
import { comeBackOnline, expectWaiting, goOffline, keptJobs } from './support/offline';
import { operatorOf } from './support/operator';
import { propose } from './support/proposals';
import { serveChanged } from './support/serve-changed';
import { expect, test } from './support/test';

const YOURS = 'This job is yours';
const BAND = /^You’re offline\. This is the job as of \d/;
const WAITING = 'Keep this page open.';

// The browser's message about requests without a network.
test.use({ allowedConsole: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/ });

/** A job that its hauler has accepted. */
async function addHeldJob(baseURL: string | undefined, language: 'en' | 'es' = 'en') {
  const job = await addJob(baseURL, { language });
  await operatorOf(baseURL).rpc('accept_job', { token: job.token }).throwOnError();
  return job;
}

/** Opens a job and waits until it would open without a network. */
async function openAndKeep(page: Page, path: string, yours = YOURS) {
  await page.goto(path);
  await expect(page.getByText(yours)).toBeVisible();
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
}

/** What this site has stored in the browser, apart from the jobs themselves. */
async function storedNames(page: Page) {
  const { keys } = await keptJobs(page);
  const names = await page.evaluate(async () => {
    const files = await Promise.all(
      (await caches.keys()).map(async (name) => {
        const requests = await (await caches.open(name)).keys();
        return [name, ...requests.map(({ url }) => new URL(url).pathname)];
      }),
    );
    const databases = await indexedDB.databases();
    const workers = (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname);
    return { caches: files, databases: databases.map(({ name }) => name), workers };
  });
  return { ...names, keys };
}

function cacheNames(page: Page): Promise<string[]> {
  return page.evaluate(() => caches.keys());
}

/** Reloads the page and looks for a new worker, as the browser does by itself some time after each visit. */
async function reloadAndUpdate(page: Page): Promise<void> {
  await page.reload();
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
}

/** The actions that the server has answered, apart from looks. */
function actionsAnswered(context: BrowserContext): string[] {
  const answered: string[] = [];
  context.on('response', (response) => {
    if (!response.url().endsWith('/functions/v1/job')) return;
    const { action } = response.request().postDataJSON();
    if (action !== 'view') answered.push(action);
  });
  return answered;
}

const band = (page: Page) => page.getByRole('status').filter({ hasText: BAND });
const called = (page: Page) => page.getByRole('button', { name: 'I called' });

test('a job in Spanish opens without a network once it was opened, unlike others, and looks again when it is back', async ({
  page,
  context,
  baseURL,
}) => {
  const look = await withLook(page);
  const { lead, path } = await addHeldJob(baseURL, 'es');
  const other = await addHeldJob(baseURL, 'es');
  const isAsOf = page.getByRole('status').filter({ hasText: /^No hay internet\. Así estaba el trabajo a las? \d/ });
  await openAndKeep(page, `/es${path}`, 'Este trabajo es suyo');
  await page.goto('about:blank');
  await goOffline(context);

  await page.goto(`/es${path}`);

  await expect(isAsOf).toBeVisible();
  await expect(page.getByRole('heading', { name: lead.full_name })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.lang)).toMatch('es');
  await look('a kept job');
  await page.reload();
  await expect(isAsOf).toBeVisible();
  await operatorOf(baseURL).from('leads').update({ full_name: 'Rosa Diaz' }).eq('id', lead.id).throwOnError();
  await comeBackOnline(context);
  await expect(page.getByRole('heading', { name: 'Rosa Diaz' })).toBeVisible();
  await expect(isAsOf).toBeHidden();

  await goOffline(context);
  await page.goto(`/es${other.path}`);
  await expect(page.getByText('Este trabajo no se había abierto en este teléfono.')).toBeVisible();
  await look('a job that was not opened');
  await comeBackOnline(context);
  await expect(page.getByText('Este trabajo es suyo')).toBeVisible();
});

test('without a network the hauler can call, find the address, add the pickup to a calendar and list the jobs', async ({
  page,
  context,
  baseURL,
}) => {
  const { lead, token, path } = await addHeldJob(baseURL);
  const windows = [{ day: dayInLosAngeles(2), from: '09:00', until: '11:00' }];
  await propose(baseURL, token, { windows, agreed: true });
  await openAndKeep(page, path);
  await goOffline(context);
  await page.reload();
  await expect(band(page)).toBeVisible();
  await expect(page.locator(`a[href="tel:+1${lead.phone}"]:visible`)).toHaveCount(1);
  await expect(page.locator('a[href^="https://www.google.com/maps/"]:visible')).toHaveCount(1);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Add to calendar' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.ics$/);

  await page.goto('/job/');
  await expect(page.getByRole('listitem')).toContainText([lead.full_name]);
});

test('an action pressed offline survives a reload and is sent once when the network is back', async ({
  page,
  context,
  baseURL,
}) => {
  const { lead, path } = await addHeldJob(baseURL);
  const answered = actionsAnswered(context);
  await openAndKeep(page, path);
  await goOffline(context);
  await called(page).click();
  await expect(page.getByText(WAITING)).toBeVisible();
  await expectWaiting(page, true);

  await page.reload();
  await expect(page.getByText(WAITING)).toBeVisible();
  await comeBackOnline(context);

  await expect(page.getByText('Saved: you called the customer.')).toBeVisible();
  expect(await leadsWith(baseURL, lead.phone)).toMatchObject([{ contacted_at: expect.any(String) }]);
  await expectWaiting(page, false);
  await page.reload();
  await expect(page.getByText(YOURS)).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(answered).toEqual(['called']);
});

test('an action taken back before the network returns is never sent', async ({ page, context, baseURL }) => {
  const { lead, path } = await addHeldJob(baseURL);
  await openAndKeep(page, path);
  await goOffline(context);
  await called(page).click();
  await expectWaiting(page, true);
  await page.reload();

  await page.getByRole('button', { name: 'Don’t send' }).click();
  await expectWaiting(page, false);
  await expect(page.getByText(WAITING)).toBeHidden();
  await page.reload();
  await expect(band(page)).toBeVisible();
  await comeBackOnline(context);

  await expect(band(page)).toBeHidden();
  await expect(called(page)).toBeVisible();
  expect(await leadsWith(baseURL, lead.phone)).toMatchObject([{ contacted_at: null }]);
});

test('an offer leaves nothing on the phone, and a job only itself under a key that does not tell its link', async ({
  page,
  baseURL,
}) => {
  const { token, path } = await addJob(baseURL);
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  expect(await storedNames(page)).toMatchObject({ caches: [], keys: [], workers: [] });

  await page.getByRole('button', { name: 'Accept this job' }).click();
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));

  const { workers, databases, keys, caches } = await storedNames(page);
  expect(workers).toEqual(['/job/']);
  expect(databases).toContain('jobs');
  expect(keys).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/)]);
  expect(caches).toHaveLength(1);
  const [name, ...files] = caches[0] ?? [];
  expect(name).toMatch(/^job-[0-9a-f]+$/);
  expect(files).toContain('/job');
  expect(files.filter((file) => !/^(\/job|\/favicon\.svg|\/assets\/[^/]+)$/.test(file))).toEqual([]);
  expect(JSON.stringify({ workers, databases, keys, caches })).not.toContain(token);
});

test('a job that has ended is deleted, and with the last job the worker and its files', async ({ page, baseURL }) => {
  const first = await addHeldJob(baseURL);
  const second = await addHeldJob(baseURL);
  await openAndKeep(page, first.path);
  await openAndKeep(page, second.path);
  await expect.poll(async () => (await storedNames(page)).keys).toHaveLength(2);
  const operator = operatorOf(baseURL);

  await operator.rpc('give_back_job', { token: second.token }).throwOnError();
  await page.reload();
  await expect.poll(async () => (await storedNames(page)).keys).toHaveLength(1);
  expect((await storedNames(page)).workers).toEqual(['/job/']);
  await operator.from('leads').delete().eq('id', first.lead.id).throwOnError();
  await page.goto(first.path);

  await expect.poll(() => storedNames(page)).toMatchObject({ caches: [], keys: [], workers: [] });
});

test('the button deletes all jobs, the worker and its files', async ({ page, baseURL }) => {
  const { path } = await addHeldJob(baseURL);
  await openAndKeep(page, path);

  await page.getByRole('button', { name: 'Forget the jobs on this phone' }).click();

  await expect(page.getByText('Your jobs are no longer on this phone.')).toBeVisible();
  expect(await storedNames(page)).toMatchObject({ caches: [], keys: [], workers: [] });
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await page.waitForLoadState('networkidle');
  expect(await storedNames(page)).toMatchObject({ caches: [], keys: [], workers: [] });
});

test.describe('a new version', () => {
  let release = (worker: string) => worker;
  let site: Awaited<ReturnType<typeof serveChanged>>;

  test.beforeEach(async ({ baseURL }) => {
    release = (worker) => worker;
    site = await serveChanged(baseURL, (_, worker) => release(worker));
  });
  test.afterEach(() => site.close());

  async function openOld(page: Page, baseURL: string | undefined) {
    const address = `${site.origin}${(await addHeldJob(baseURL)).path}`;
    await openAndKeep(page, address);
    const [[old = ''] = []] = (await storedNames(page)).caches;
    return { address, old };
  }

  test('of the worker waits until no page of the old one is open, and then replaces its files', async ({
    page,
    context,
    baseURL,
  }) => {
    const { address, old } = await openOld(page, baseURL);
    release = (worker) => worker.replaceAll(old, 'job-next');

    await reloadAndUpdate(page);
    await expect.poll(() => cacheNames(page)).toEqual([old, 'job-next']);
    await expect(page.getByText(YOURS)).toBeVisible();
    const next = await context.newPage();
    await next.goto(`${site.origin}/privacy`);
    await page.close();

    await expect.poll(() => cacheNames(next)).toEqual(['job-next']);
    await goOffline(context);
    await next.goto(address);
    await expect(next.getByText(BAND)).toBeVisible();
  });

  test('of the worker whose files are missing leaves the old one in place', async ({ page, context, baseURL }) => {
    const { old } = await openOld(page, baseURL);
    const asked: string[] = [];
    release = (worker) => {
      asked.push('worker');
      return worker.replaceAll(old, 'job-next').replace('/assets/vendor-', '/assets/missing-');
    };

    await reloadAndUpdate(page);
    expect(asked.length).toBeGreaterThan(0);
    await goOffline(context);
    await page.reload();

    await expect(page.getByText(BAND)).toBeVisible();
    expect(await cacheNames(page)).toContain(old);
  });

  test('of the site without offline jobs removes the worker, its files and the jobs', async ({ page, baseURL }) => {
    await openOld(page, baseURL);
    release = () => jobWorker(undefined);
    // Nor does the new version's page register one, which would keep a worker that is about to go.
    await page.addInitScript(() => {
      ServiceWorkerContainer.prototype.register = () => new Promise(() => {});
    });

    await reloadAndUpdate(page);

    await expect.poll(() => cacheNames(page)).toEqual([]);
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
      .toBe(0);
    await page.reload();
    await expect(page.getByText(YOURS)).toBeVisible();
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  });
});
