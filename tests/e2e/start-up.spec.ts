import type { Page } from '@playwright/test';
import { holdCode } from './support/hold-code';
import { isAlive } from './support/is-alive';
import { expect, test } from './support/test';

const REACT = '**/assets/vendor-*.js';
const ALL_CODE = '**/assets/*.js';

test.describe('before the code loads', () => {
  for (const [press, which] of [
    ['tap', 'last'],
    ['Enter', 'first'],
    ['Space', 'first'],
  ] as const) {
    test(`${press} on the ${which} question opens it once`, async ({ page }) => {
      const release = await holdCode(page, REACT);
      await page.goto('/faq');
      const question = page.locator('h3 > button')[which]();
      const act = () => (press === 'tap' ? question.click() : question.press(press));
      await act();
      await expect(question).toHaveAttribute('aria-expanded', 'false');

      release();

      await expect(question).toHaveAttribute('aria-expanded', 'true');
      await act();
      await expect(question).toHaveAttribute('aria-expanded', 'false');
    });
  }

  for (const path of ['/contact', '/es/haulers']) {
    test(`a message sent on ${path} before any code is there stays as typed, and out of the address`, async ({
      page,
    }) => {
      const release = await holdCode(page, ALL_CODE);
      await page.goto(path, { waitUntil: 'commit' });
      const typed = { name: 'Maria Lopez', email: 'maria@example.com', message: 'Gate code 1234' };
      for (const [name, text] of Object.entries(typed)) await page.locator(`[name=${name}]`).fill(text);
      await page.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit());
      await page.locator('form [type=submit]').click();
      release();

      await isAlive(page);
      expect(new URL(page.url()).search).toBe('');
      for (const [name, text] of Object.entries(typed)) await expect(page.locator(`[name=${name}]`)).toHaveValue(text);
    });
  }

  test('a service ticked on /book before any code is there stays ticked, and out of the address', async ({ page }) => {
    const release = await holdCode(page, ALL_CODE);
    await page.goto('/book', { waitUntil: 'commit' });
    await page.getByText('Furniture Removal', { exact: true }).click();
    await page.locator('form [type=submit]').evaluate((button: HTMLButtonElement) => button.form?.requestSubmit());
    release();

    await isAlive(page);
    expect(new URL(page.url()).search).toBe('');
    await expect(page.getByRole('checkbox', { name: 'Furniture Removal' })).toBeChecked();
  });

  test('a click on a link to the form goes there immediately and is counted there once, with its location', async ({
    page,
  }) => {
    const release = await holdCode(page, REACT);
    await page.goto('/faq');
    await page.locator('header').getByRole('link', { name: 'Book a Pickup' }).click();

    await expect(page.getByRole('heading', { name: 'Book Your Junk Removal' })).toBeVisible();
    release();

    await isAlive(page);
    expect(await eventsOf(page)).toEqual([{ event: 'book_now_clicked', location: 'header' }]);
    await page.reload();
    await isAlive(page);
    expect(await eventsOf(page)).toBeUndefined();
  });

  test.describe("even if the first page's code is still loading", () => {
    test.use({ prefetch: true });

    test('a click is counted by the page it leads to', async ({ page }) => {
      const release = await holdCode(page, REACT);
      const answer = await holdCode(page, '**/book');
      await page.goto('/');
      const link = page.getByRole('main').getByRole('link', { name: 'Book a Pickup' }).first();
      await link.click({ noWaitAfter: true });
      // The last step of hydration.
      const fetchedAhead = page.waitForRequest(/book-page-/);
      release();
      await fetchedAhead;

      answer();

      await expect(page).toHaveURL('/book');
      await isAlive(page);
      expect(await eventsOf(page)).toEqual([{ event: 'book_now_clicked', location: 'shared_component' }]);
    });
  });

  test('a click that opens a tab is not counted', async ({ page, context }) => {
    const release = await holdCode(page, REACT);
    await page.goto('/');
    const link = page.getByRole('main').getByRole('link', { name: 'Book a Pickup' }).first();
    const opened: Page[] = [];
    for (const how of [{ modifiers: ['ControlOrMeta' as const] }, { button: 'middle' as const }]) {
      const tab = context.waitForEvent('page');
      await link.click(how);
      opened.push(await tab);
    }
    release();

    for (const each of [page, ...opened]) {
      await isAlive(each);
      expect(await eventsOf(each)).toBeUndefined();
    }
    await page.goto('/book');
    await isAlive(page);
    expect(await eventsOf(page)).toBeUndefined();
  });

  test('a click on another link goes there immediately, and Back returns', async ({ page }) => {
    await holdCode(page, REACT);
    await page.goto('/contact');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
    await expect(page).toHaveURL('/blog');
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Contact us');

    await page.goBack();

    await expect(page.getByRole('heading', { name: 'Contact us' })).toBeVisible();
  });

  test('a click on a link waits for the code once something is typed, which is kept after Back', async ({ page }) => {
    const release = await holdCode(page, REACT);
    await page.goto('/contact');
    await page.getByLabel('Message').fill('A question about a couch');
    await page.getByLabel('Subject').selectOption('Merchant Inquiry');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();

    release();

    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Contact us');
    await expect(page).toHaveURL('/blog');
    await page.goBack();
    await expect(page.getByLabel('Message')).toHaveValue('A question about a couch');
    await expect(page.getByLabel('Subject').locator('option:checked')).toHaveText('Merchant Inquiry');
    await page.goto('/contact');
    await expect(page.getByLabel('Message')).toHaveValue('A question about a couch');
  });

  test('a click on a link waits for the code once a service is checked, which is kept on return', async ({ page }) => {
    const release = await holdCode(page, REACT);
    await page.goto('/book');
    await page.getByText('Old Appliances', { exact: true }).click();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();

    release();

    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Book Your Junk Removal');
    await page.goto('/services/mattress-disposal#quote');
    await expect(page.getByRole('checkbox', { name: 'Old Appliances' })).toBeChecked();
  });

  test('a click on Next opens the second step with the checked services', async ({ page }) => {
    const release = await holdCode(page, REACT);
    await page.goto('/book');
    await page.getByText('Old Appliances', { exact: true }).click();
    // It still looks disabled: the form's code has not seen the checked box.
    await page.getByRole('button', { name: 'Next Step' }).click({ force: true });

    release();

    await expect(page.getByRole('heading', { name: 'Where is it?' })).toBeVisible();
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page.getByRole('checkbox', { name: 'Old Appliances' })).toBeChecked();
  });

  test('a click on Next without a service does nothing', async ({ page }) => {
    const release = await holdCode(page, REACT);
    await page.goto('/book');
    await page.getByRole('button', { name: 'Next Step' }).click({ force: true });

    release();

    await isAlive(page);
    await expect(page.getByRole('button', { name: 'Next Step' })).toBeDisabled();
    await expect(page.getByText('There is a problem')).toHaveCount(0);
    await expect(page).toHaveURL('/book');
  });
});

test.describe('without the code', () => {
  test.use({
    // React reports that it renders the page again without its code.
    allowedConsole: /Failed to load resource|Failed to fetch dynamically imported module|Minified React error #422/,
  });

  test('a page with missing code reloads once, says so, and works on the next load', async ({ page }) => {
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    await page.route('**/assets/faq-page-*.js', (route) => route.fulfill({ status: 404 }));
    await page.goto('/faq');
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
    await expect.poll(() => loads).toBe(2);
    await expect(page.getByRole('banner')).toBeVisible();

    await page.unroute('**/assets/faq-page-*.js');
    // Before the startup script runs, nothing delays a click.
    const loaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Reload the page' }).click();
    await loaded;

    const question = page.locator('h3 > button').first();
    await question.click();
    await expect(question).toHaveAttribute('aria-expanded', 'true');
  });

  test('a page whose code fails twice comes to life, though the browser wrongly says that it is offline', async ({
    page,
  }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false }));
    let requests = 0;
    await page.route('**/assets/faq-page-*.js', async (route) => {
      requests += 1;
      await (requests > 2 ? route.continue() : route.fulfill({ status: 404 }));
    });
    await page.goto('/faq');

    await isAlive(page);
    const question = page.locator('h3 > button').first();
    await question.click();
    await expect(question).toHaveAttribute('aria-expanded', 'true');
  });

  test('offline the text stays readable, and the page comes to life when the connection is back', async ({
    page,
    context,
  }) => {
    const release = await holdCode(page, REACT);
    await page.goto('/faq');
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/vendor-'));
    await page.mouse.move(5, 5);
    await context.setOffline(true);
    release();
    await failed;
    await expect(page.getByRole('heading', { name: 'Frequently asked questions' })).toBeVisible();

    await page.unroute(REACT);
    await context.setOffline(false);

    await isAlive(page);
    const question = page.locator('h3 > button').first();
    await question.click();
    await expect(question).toHaveAttribute('aria-expanded', 'true');
  });
});

test.describe('a connection that returns quickly', () => {
  test.use({ allowedConsole: /ERR_INTERNET_DISCONNECTED|Failed to fetch dynamically imported module/ });

  test('brings the page to life even before the page noticed the loss', async ({ page, context }) => {
    const release = await holdCode(page, REACT);
    const releasePages = await holdCode(page, '**/assets/pages-*.js');
    const asked = Promise.all([
      page.waitForRequest(REACT),
      page.waitForRequest('**/assets/pages-*.js'),
      page.waitForEvent('requestfinished', (request) => request.url().includes('/app-')),
    ]);
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/vendor-'));
    await page.goto('/faq');
    await page.mouse.move(5, 5);
    await asked;
    await context.setOffline(true);
    release();
    await failed;
    await page.unroute(REACT);
    await context.setOffline(false);
    releasePages();

    await isAlive(page);
  });
});

test.describe('the booking form', () => {
  // Its picture can't load without a network.
  test.use({ allowedConsole: /ERR_INTERNET_DISCONNECTED/, prefetch: true });

  const fetchedAhead = 'link[rel=modulepreload][href*="/book-page-"]';

  test('is prefetched, so that it opens even without a network', async ({ page, context }) => {
    await page.goto('/');
    await expect(page.locator(fetchedAhead)).toHaveAttribute('fetchpriority', 'low');
    await expect.poll(() => page.evaluate(filesStillToCome)).toEqual([]);
    await context.setOffline(true);

    await page.getByRole('main').getByRole('link', { name: 'Book a Pickup' }).first().click();

    await expect(page.getByRole('heading', { name: 'Book Your Junk Removal' })).toBeVisible();
  });

  test('is not prefetched if data is expensive, nor by a page without a link to it', async ({ context }) => {
    for (const [connection, address] of [
      [{ saveData: true }, '/'],
      [{ effectiveType: '2g' }, '/'],
      [{ effectiveType: 'slow-2g' }, '/'],
      [{}, '/job'],
    ] as const) {
      const page = await context.newPage();
      await page.addInitScript((given) => {
        Object.defineProperty(navigator, 'connection', { value: given });
      }, connection);
      await page.goto(address);
      await isAlive(page);
      await nextIdle(page);

      await expect(page.locator(fetchedAhead)).toHaveCount(0);
      await page.close();
    }
  });
});

/** The files of the booking form not loaded yet. */
function filesStillToCome(): string[] {
  const files = document.querySelector<HTMLMetaElement>('meta[name="booking-code"]')?.content.split(' ') ?? ['unknown'];
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
  return files.filter((file) => !loaded.includes(file));
}

function eventsOf(page: Page): Promise<unknown[] | undefined> {
  return page.evaluate(() => window.dataLayer);
}

/** Resolves after the page's idle callbacks. */
function nextIdle(page: Page): Promise<void> {
  return page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => resolve())));
}
