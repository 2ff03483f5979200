import type { Page } from '@playwright/test';
import { addJob } from './support/jobs';
import { inEachLanguage } from './support/languages';
import { operatorOf } from './support/operator';
import { expect, test } from './support/test';
import { scrollsSideways, violationsOf } from './support/whole-page';

const allTexts = {
  en: {
    yours: 'This job is yours',
    band: /^You’re offline\. This is the job as of \d/,
    notOpened: 'This job was not opened on this phone before.',
    called: 'I called',
    waiting: 'You’re offline. Leave this page open',
    takeBack: 'Don’t send it',
    calendar: 'Add to calendar',
    forget: 'Forget the jobs on this phone',
    forgotten: 'Your jobs are no longer on this phone.',
    onMyWay: 'I’m on my way',
    passed: 'Not sent: that time has passed. Choose again.',
  },
  es: {
    yours: 'Este trabajo es suyo',
    band: /^Sin conexión\. Así estaba el trabajo a las? \d/,
    notOpened: 'Este trabajo no se ha abierto antes en este teléfono.',
    called: 'Ya le llamé',
    waiting: 'No hay internet. Deje esta página abierta',
    takeBack: 'No enviarlo',
    calendar: 'Agregar al calendario',
    forget: 'Borrar los trabajos de este teléfono',
    forgotten: 'Sus trabajos ya no están en este teléfono.',
    onMyWay: 'Voy en camino',
    passed: 'No se envió: esa hora ya pasó.',
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
function storedNames(page: Page) {
  return page.evaluate(async () => {
    const files = await Promise.all(
      (await caches.keys()).map(async (name) => {
        const requests = await (await caches.open(name)).keys();
        return [name, ...requests.map(({ url }) => new URL(url).pathname)];
      }),
    );
    const databases = await indexedDB.databases();
    const keys = await new Promise<IDBValidKey[]>((resolve, reject) => {
      const opening = indexedDB.open('jobs');
      opening.onerror = () => reject(opening.error);
      opening.onsuccess = () => {
        const asked = opening.result.transaction('jobs').objectStore('jobs').getAllKeys();
        asked.onsuccess = () => resolve(asked.result);
        opening.result.close();
      };
    });
    const workers = (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname);
    return { caches: files, databases: databases.map(({ name }) => name), keys: keys.map(String), workers };
  });
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
});

test('nothing of a job is in the caches, and no name or key has its token', async ({ page, baseURL }) => {
  const { token, path } = await addHeldJob(baseURL);
  await openAndKeep(page, path, allTexts.en.yours);

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
