import type { BrowserContext, Page } from '@playwright/test';
import { jobWorker } from '../../scripts/build/job-worker/job-worker.ts';
import { addJob } from './support/jobs';
import { inEachLanguage } from './support/languages';
import { leadsWith } from './support/leads';
import { operatorOf } from './support/operator';
import { dayAhead, propose } from './support/proposals';
import { serveChanged } from './support/serve-changed';
import { expect, test } from './support/test';
import { scrollsSideways, violationsOf } from './support/whole-page';

const allTexts = {
  en: {
    yours: 'This job is yours',
    band: /^You’re offline\. This is the job as of \d/,
    notOpened: 'You haven’t opened this job on this phone before.',
    called: 'I called',
    saved: 'Saved: you called the customer.',
    waiting: 'You’re offline. Leave this page open',
    takeBack: 'Don’t send it',
    calendar: 'Add to calendar',
    forget: 'Forget the jobs on this phone',
    forgotten: 'Your jobs are no longer on this phone.',
  },
  es: {
    yours: 'Este trabajo es suyo',
    band: /^No hay internet\. Así estaba el trabajo a las? \d/,
    notOpened: 'Este trabajo no se había abierto en este teléfono.',
    called: 'Ya le llamé',
    saved: 'Guardado: usted ya llamó al cliente.',
    waiting: 'No hay internet. Deje esta página abierta',
    takeBack: 'No enviarlo',
    calendar: 'Agregar al calendario',
    forget: 'Borrar los trabajos de este teléfono',
    forgotten: 'Sus trabajos ya no están en este teléfono.',
  },
};

// The browser's message about requests without a network.
test.use({ allowedConsole: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/ });

/** A job that its hauler has accepted. */
async function addHeldJob(baseURL: string | undefined, language: 'en' | 'es' = 'en') {
  const job = await addJob(baseURL, { language });
  await operatorOf(baseURL).rpc('accept_job', { token: job.token }).throwOnError();
  return job;
}

/** Opens a job and waits until it would open without a network. */
async function openAndKeep(page: Page, path: string, yours: string) {
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

/** The jobs on this phone and their keys. */
function keptJobs(page: Page): Promise<{ keys: string[]; jobs: { waiting?: unknown }[] }> {
  return page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('jobs');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('jobs');
          const store = transaction.objectStore('jobs');
          const [keys, jobs] = [store.getAllKeys(), store.getAll()];
          transaction.oncomplete = () => resolve({ keys: keys.result.map(String), jobs: jobs.result });
          opening.result.close();
        };
      }),
  );
}

/** Waits until the phone keeps an action, or none: the page says so a moment before it is stored. */
async function expectWaiting(page: Page, isWaiting: boolean): Promise<void> {
  await expect.poll(async () => (await keptJobs(page)).jobs.some(({ waiting }) => waiting)).toBe(isWaiting);
}

function cacheNames(page: Page): Promise<string[]> {
  return page.evaluate(() => caches.keys());
}

/** Reloads the page and looks for a new worker, as the browser does by itself some time after each visit. */
async function reloadAndUpdate(page: Page): Promise<void> {
  await page.reload();
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
}

/** The actions that the browser sends, apart from looking. */
function actsSentBy(context: BrowserContext): string[] {
  const sent: string[] = [];
  context.on('request', (request) => {
    const action = request.url().endsWith('/functions/v1/job') ? request.postDataJSON().action : 'look';
    if (action !== 'look') sent.push(action);
  });
  return sent;
}

inEachLanguage((language, at) => {
  const texts = allTexts[language];
  const band = (page: Page) => page.getByRole('status').filter({ hasText: texts.band });

  test('a job that was opened once opens without a network, and looks again when it is back', async ({
    page,
    context,
    baseURL,
  }) => {
    const { lead, path } = await addHeldJob(baseURL, language);
    await openAndKeep(page, at(path), texts.yours);
    await page.goto('about:blank');
    await context.setOffline(true);

    await page.goto(at(path));

    await expect(band(page)).toBeVisible();
    await expect(page.getByRole('heading', { name: lead.full_name })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.lang)).toMatch(language);
    expect(await scrollsSideways(page)).toBe(false);
    expect(await violationsOf(page)).toEqual([]);
    await page.reload();
    await expect(band(page)).toBeVisible();
    await operatorOf(baseURL).from('leads').update({ full_name: 'Rosa Diaz' }).eq('id', lead.id).throwOnError();
    await context.setOffline(false);
    await expect(page.getByRole('heading', { name: 'Rosa Diaz' })).toBeVisible();
    await expect(band(page)).toBeHidden();
  });

  test('another job says that it was not opened here, and appears when the network is back', async ({
    page,
    context,
    baseURL,
  }) => {
    const first = await addHeldJob(baseURL, language);
    const second = await addHeldJob(baseURL, language);
    await openAndKeep(page, at(first.path), texts.yours);
    await context.setOffline(true);

    await page.goto(at(second.path));

    await expect(page.getByText(texts.notOpened)).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await context.setOffline(false);
    await expect(page.getByText(texts.yours)).toBeVisible();
  });

  test('an action pressed offline survives a reload and is sent once when the network is back', async ({
    page,
    context,
    baseURL,
  }) => {
    const { lead, path } = await addHeldJob(baseURL, language);
    const sent = actsSentBy(context);
    await openAndKeep(page, at(path), texts.yours);
    await context.setOffline(true);
    await page.getByRole('button', { name: texts.called }).click();
    await expect(page.getByText(texts.waiting)).toBeVisible();
    await expectWaiting(page, true);

    await page.reload();
    await expect(page.getByText(texts.waiting)).toBeVisible();
    await context.setOffline(false);

    await expect(page.getByText(texts.saved)).toBeVisible();
    const [stored] = await leadsWith(baseURL, lead.phone);
    expect(stored?.contacted_at).not.toBeNull();
    await expectWaiting(page, false);
    await page.reload();
    await expect(page.getByText(texts.yours)).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(sent).toEqual(['called']);
  });

  test('an action taken back before the network returns is never sent', async ({ page, context, baseURL }) => {
    const { path } = await addHeldJob(baseURL, language);
    const sent = actsSentBy(context);
    await openAndKeep(page, at(path), texts.yours);
    await context.setOffline(true);
    await page.getByRole('button', { name: texts.called }).click();
    await expectWaiting(page, true);
    await page.reload();

    await page.getByRole('button', { name: texts.takeBack }).click();
    await expectWaiting(page, false);
    await expect(page.getByText(texts.waiting)).toBeHidden();
    await page.reload();
    await expect(band(page)).toBeVisible();
    await context.setOffline(false);

    await expect(band(page)).toBeHidden();
    await expect(page.getByRole('button', { name: texts.called })).toBeVisible();
    expect(sent).toEqual([]);
  });
});

const { yours, band, forget, forgotten, calendar } = allTexts.en;

test('without a network the hauler can call, find the address and add the pickup to a calendar', async ({
  page,
  context,
  baseURL,
}) => {
  const { lead, token, path } = await addHeldJob(baseURL);
  const windows = [{ day: dayAhead(2), from: '09:00', until: '11:00' }];
  await propose(baseURL, token, { windows, agreed: true });
  await openAndKeep(page, path, yours);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText(band)).toBeVisible();
  await expect(page.locator(`a[href="tel:+1${lead.phone}"]`).first()).toBeVisible();
  await expect(page.locator('a[href^="https://www.google.com/maps/"]').first()).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: calendar }).click();
  expect((await download).suggestedFilename()).toMatch(/\.ics$/);
});

test('the caches contain nothing of a job, and no cache name or key contains its token', async ({ page, baseURL }) => {
  const { token, path } = await addHeldJob(baseURL);
  await openAndKeep(page, path, yours);

  const stored = await storedNames(page);

  expect(stored.workers).toEqual(['/job/']);
  expect(stored.databases).toContain('jobs');
  expect(stored.keys).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/)]);
  expect(stored.caches).toHaveLength(1);
  const [name, ...files] = stored.caches[0] ?? [];
  expect(name).toMatch(/^job-[0-9a-f]+$/);
  expect(files).toContain('/job');
  expect(files.filter((file) => !/^(\/job|\/favicon\.svg|\/assets\/[^/]+)$/.test(file))).toEqual([]);
  expect(JSON.stringify(stored)).not.toContain(token);
});

test('an offer leaves nothing on the phone until it is accepted', async ({ page, baseURL }) => {
  const { path } = await addJob(baseURL);
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  expect(await storedNames(page)).toMatchObject({ caches: [], keys: [], workers: [] });

  await page.getByRole('button', { name: 'Accept this job' }).click();

  await expect.poll(async () => (await storedNames(page)).workers).toEqual(['/job/']);
  expect((await storedNames(page)).keys).toHaveLength(1);
});

test('a job that has ended is deleted, and with the last job the worker and its files', async ({ page, baseURL }) => {
  const first = await addHeldJob(baseURL);
  const second = await addHeldJob(baseURL);
  await openAndKeep(page, first.path, yours);
  await openAndKeep(page, second.path, yours);
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
  await openAndKeep(page, path, yours);

  await page.getByRole('button', { name: forget }).click();

  await expect(page.getByText(forgotten)).toBeVisible();
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
    await openAndKeep(page, address, yours);
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
    await expect(page.getByText(yours)).toBeVisible();
    const next = await context.newPage();
    await next.goto(`${site.origin}/privacy`);
    await page.close();

    await expect.poll(() => cacheNames(next)).toEqual(['job-next']);
    await context.setOffline(true);
    await next.goto(address);
    await expect(next.getByText(band)).toBeVisible();
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
    await context.setOffline(true);
    await page.reload();

    await expect(page.getByText(band)).toBeVisible();
    expect(await cacheNames(page)).toContain(old);
  });

  test('of the site without offline jobs removes the worker, its files and the jobs', async ({ page, baseURL }) => {
    await openOld(page, baseURL);
    release = () => jobWorker(undefined);

    await reloadAndUpdate(page);

    await expect.poll(() => cacheNames(page)).toEqual([]);
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
      .toBe(0);
    await page.reload();
    await expect(page.getByText(yours)).toBeVisible();
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  });
});
