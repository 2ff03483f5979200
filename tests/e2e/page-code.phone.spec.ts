import type { Page } from '@playwright/test';
import { freshEmail } from '../fixtures/emails.ts';
import { submit } from './support/booking';
import { holdCode } from './support/hold-code';
import { operatorOf } from './support/operator';
import { expect } from './support/test';
import { expectConfirmed, expectStored, LEADS, openFilledForm, untilQuiet } from './support/underway';
import { test } from './support/visitor';

// The code of a page that is slow or missing.

const CONTACT = '**/assets/contact-page-*.js';

const link = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name });
const fullName = (page: Page) => page.getByLabel('Full name');

async function expectContact(page: Page) {
  await expect(page.getByRole('heading', { level: 1, name: 'Contact us' })).toBeVisible();
  await expect(page.getByLabel('Message')).toHaveValue('Hello');
  await expect(page).toHaveURL('/contact');
}

test.describe('while the code of the next page is on its way', () => {
  let release = () => {};

  /** On the last step of the booking form, with a link pressed. */
  test.beforeEach(async ({ page }) => {
    release = await holdCode(page, CONTACT);
    await openFilledForm(page);
    const asked = page.waitForRequest(/contact-page/);
    await link(page, 'Contact').click();
    await asked;
  });

  test('an edit and more presses on the link are kept apart: Back leads to the edit', async ({ page }) => {
    await fullName(page).fill('Ana Diaz');
    await link(page, 'Contact').dblclick();
    release();

    await expectContact(page);
    await page.goBack();
    await expect(page).toHaveURL('/book');
    await expect(fullName(page)).toHaveValue('Ana Diaz');
  });

  test('another link leads to its page, and the visitor stays there', async ({ page }) => {
    await link(page, 'About Us').click();
    await expect(page.getByRole('heading', { level: 1, name: /^We connect you/ })).toBeVisible();
    release();

    await untilQuiet(page);
    await expect(page.getByRole('heading', { level: 1, name: /^We connect you/ })).toBeVisible();
    await expect(page).toHaveURL('/about');
  });

  test('Back gives the page up, and its link can be pressed again', async ({ page }) => {
    await page.goBack();
    await untilQuiet(page);
    await expect(page).toHaveURL('/book');
    await expect(fullName(page)).toHaveValue('Maria Lopez');
    await link(page, 'Contact').click();
    release();

    await expectContact(page);
  });

  test('the request on the page still shown is stored with that page, and confirmed by a message', async ({
    page,
    context,
    baseURL,
    visitor,
  }) => {
    const scene = { page, context, baseURL, visitor };
    const answer = page.waitForResponse(LEADS);
    await submit(page);
    await answer;
    release();

    await expectStored(scene);
    await expectContact(page);
    const toast = page.getByRole('listitem').filter({ hasText: 'Request submitted successfully!' });
    await toast.getByRole('link').click();
    await expectConfirmed(scene);
  });
});

test.describe('missing code', () => {
  test.use({
    prefetch: true,
    // React's message that it renders the page again without its code.
    allowedConsole: /Failed to load resource|Failed to fetch dynamically imported module|Minified React error #422/,
  });

  test('reloads the page once, then the site explains it and keeps the drafts', async ({ page }) => {
    // The site reloads a page at most once in half a minute. The clock is stopped, so a slow machine can't exceed that.
    await page.clock.setFixedTime(new Date());
    const code = '**/assets/book-page-*.js';
    let loads = 0;
    let tries = 0;
    // Set up before the first page, which would prefetch it.
    await page.route(code, (route) => {
      tries += 1;
      return route.fulfill({ status: 404 });
    });
    await page.goto('/contact');
    await expect(page.getByLabel('Message')).toHaveValue('Hello');
    page.on('load', () => {
      loads += 1;
    });

    await link(page, 'Book a Pickup').click();
    await expect.poll(() => loads).toBe(1);
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
    await expect(page).toHaveURL('/book');

    await link(page, 'Contact').click();
    await expectContact(page);
    await link(page, 'Book a Pickup').click();
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    expect(loads).toBe(1);
    // It is not requested in a loop.
    expect(tries).toBeLessThan(10);

    await page.unroute(code);
    await page.getByRole('button', { name: 'Reload the page' }).click();
    await expect(fullName(page)).toHaveValue('Maria Lopez');
  });

  test('also reloads the page if it was being prefetched when its link was pressed', async ({ page }) => {
    let press = () => {};
    const pressed = new Promise<void>((resolve) => {
      press = resolve;
    });
    await page.route(CONTACT, async (route) => {
      await pressed;
      await route.fulfill({ status: 404 });
    });
    await page.goto('/book');
    await expect(fullName(page)).toHaveValue('Maria Lopez');
    const fetchedAhead = page.waitForRequest(/contact-page-/);
    await link(page, 'Contact').hover();
    await fetchedAhead;
    await link(page, 'Contact').click();

    const loadedAgain = page.waitForEvent('load');
    press();

    await loadedAgain;
    await expect(page).toHaveURL('/contact');
  });

  test('also reloads the page while the code of another page is being prefetched', async ({ page }) => {
    await page.route(CONTACT, (route) => route.fulfill({ status: 404 }));
    await page.route('**/assets/about-page-*.js', () => {});
    await page.goto('/book');
    await expect(fullName(page)).toHaveValue('Maria Lopez');
    const fetchedAhead = page.waitForRequest(/about-page-/);
    await link(page, 'About Us').hover();
    await fetchedAhead;

    const loadedAgain = page.waitForEvent('load');
    await link(page, 'Contact').click();

    await loadedAgain;
    await expect(page).toHaveURL('/contact');
  });

  test('offline, the site says so, and the page loads when the connection is back', async ({ page, context }) => {
    await page.goto('/contact');
    await expect(page.getByLabel('Message')).toHaveValue('Hello');
    await context.setOffline(true);

    await link(page, 'Track my request').click();
    await expect(page.getByRole('heading', { name: 'You’re offline' })).toBeVisible();
    await context.setOffline(false);
    await link(page, 'Contact').click();
    await expectContact(page);
    await link(page, 'Track my request').click();

    await expect(page.getByLabel('Tracking ID')).toBeVisible();
  });
});

test.describe('a message begun before the code loads', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test('is kept, even over a reload, and can be sent before the code has come', async ({ page, baseURL }) => {
    const email = freshEmail();
    let release = await holdCode(page, CONTACT);
    await page.goto('/contact');
    await page.getByLabel('Name').fill('Ana Diaz');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Message').fill('Hello');
    release();
    await page.waitForFunction(() => localStorage.getItem('contact-draft') !== null);

    await page.unroute(CONTACT);
    release = await holdCode(page, CONTACT);
    await page.reload();
    await page.getByLabel('Subject').selectOption('General');
    await page.getByRole('button', { name: 'Send Message' }).click();
    release();

    await expect(page.getByRole('heading', { name: 'Thank You' })).toBeVisible();
    const sent = operatorOf(baseURL).from('contact_messages').select().eq('email', email);
    expect((await sent.throwOnError()).data).toMatchObject([
      { name: 'Ana Diaz', subject: 'general', message: 'Hello' },
    ]);
  });
});
