import type { BrowserContext, Page } from '@playwright/test';
import { expect } from './test';

const SERVER = '**/functions/v1/**';

/** Takes the browser offline. Just after a reload, the emulated network lets requests through, so they are cut off, too. */
export async function goOffline(context: BrowserContext): Promise<void> {
  await context.route(SERVER, (route) => route.abort('internetdisconnected'));
  await context.setOffline(true);
}

export async function comeBackOnline(context: BrowserContext): Promise<void> {
  await context.unroute(SERVER);
  await context.setOffline(false);
}

/** The jobs on this phone and their keys. */
export function keptJobs(page: Page): Promise<{ keys: string[]; jobs: { waiting?: unknown }[] }> {
  return page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('jobs');
        // If this comes before the page's own code, the database must be the same.
        opening.onupgradeneeded = () => opening.result.createObjectStore('jobs');
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
export async function expectWaiting(page: Page, isWaiting: boolean): Promise<void> {
  await expect.poll(async () => (await keptJobs(page)).jobs.some(({ waiting }) => waiting)).toBe(isWaiting);
}
