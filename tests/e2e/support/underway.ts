import type { BrowserContext, Page } from '@playwright/test';
import { shownTrackingId, submit } from './booking';
import { type Held, hold } from './hold';
import { leadsWith } from './leads';
import { expect } from './test';
import type { Visitor } from './visitor';

/** The endpoint for requests, as a glob. */
export const LEADS = '**/rest/v1/leads*';

/** The minimum time before a form is sent, in milliseconds: no person is faster. */
export const MIN_FILL_MS = 3000;

type Scene = { page: Page; context: BrowserContext; baseURL: string | undefined; visitor: Visitor };

/** Opens the filled-in booking form on its last step, after the minimum time a person needs. */
export async function openFilledForm(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto('/book');
  await expect(page.getByLabel('Full name')).toHaveValue('Maria Lopez');
  await page.clock.fastForward(MIN_FILL_MS);
}

/** Submits the filled-in form, and holds the request: before the server has seen it, or before the browser knows. */
export async function submitAndHold({ page, context }: Scene, heldAt?: 'under way' | 'answered'): Promise<Held> {
  const held = await hold(context, LEADS, heldAt);
  await submit(page);
  await held.first;
  return held;
}

/**
 * The request is stored once, as it was when Submit was clicked, with the page of the form.
 *
 * @returns its tracking ID.
 */
export async function expectStored({ baseURL, visitor }: Scene): Promise<string | undefined> {
  const { phone, fullName, streetAddress } = visitor.request;
  const leads = await leadsWith(baseURL, phone);
  expect(leads).toMatchObject([{ full_name: fullName, street_address: streetAddress, source_page: `${baseURL}/book` }]);
  return leads[0]?.tracking_id;
}

/** The confirmation shows the stored tracking ID. */
export async function expectConfirmed(scene: Scene): Promise<void> {
  await expect(scene.page.getByRole('heading', { name: 'Request Submitted!' })).toBeVisible();
  expect(await shownTrackingId(scene.page)).toBe(await expectStored(scene));
}

/** Passes the time between retries until the page says something. */
export async function passTimeUntil(page: Page, words: string): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(1000);
    await expect(page.getByText(words)).toBeVisible({ timeout: 100 });
  }).toPass({ intervals: [0] });
}

/** Waits for all pending work of the page: this request comes after everything else. */
export async function untilQuiet(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((resolve) => setTimeout(resolve));
    await fetch('/robots.txt');
  });
}

/** What the booking form stores on the device. */
export function keptOnDevice(page: Page) {
  return page.evaluate(async () => {
    const photos = await new Promise<number>((resolve, reject) => {
      const opening = indexedDB.open('booking');
      opening.onerror = () => reject(opening.error);
      opening.onsuccess = () => {
        const counting = opening.result.transaction('photos').objectStore('photos').count();
        counting.onsuccess = () => {
          opening.result.close();
          resolve(counting.result);
        };
      };
    });
    return { hasDraft: localStorage.getItem('booking-draft') !== null, photos };
  });
}
