import type { Page } from '@playwright/test';
import { holdCode } from './support/hold-code';
import { isAlive } from './support/is-alive';
import { expect, test } from './support/test';

const REACT = '**/assets/vendor-*.js';

test.describe('before the code loads', () => {
  for (const which of ['first', 'last'] as const) {
    test(`a tap on the ${which} question opens it once`, async ({ page }) => {
      const release = await holdCode(page, REACT);
      await page.goto('/faq');
      const question = page.locator('h3 > button')[which]();
      await question.click();
      await expect(question).toHaveAttribute('aria-expanded', 'false');

      release();

      await expect(question).toHaveAttribute('aria-expanded', 'true');
      await question.click();
      await expect(question).toHaveAttribute('aria-expanded', 'false');
    });
  }

  for (const key of ['Enter', 'Space']) {
    test(`${key} on a question opens it once`, async ({ page }) => {
      const release = await holdCode(page, REACT);
      await page.goto('/faq');
      const question = page.locator('h3 > button').first();
      await question.press(key);

      release();

      await expect(question).toHaveAttribute('aria-expanded', 'true');
      await question.press(key);
      await expect(question).toHaveAttribute('aria-expanded', 'false');
    });
  }

  for (const press of ['tap', 'Enter']) {
    test(`${press} on a link to the form goes there immediately and is counted there once`, async ({ page }) => {
      const release = await holdCode(page, REACT);
      await page.goto('/');
      const link = page.getByRole('main').getByRole('link', { name: 'Book a Pickup' }).first();
      if (press === 'tap') await link.click();
      else await link.press(press);

      await expect(page.getByRole('heading', { name: 'Book Your Junk Removal' })).toBeVisible();
      release();

      await isAlive(page);
      expect(await eventsOf(page)).toEqual([{ event: 'book_now_clicked', location: 'shared_component' }]);
      await page.reload();
      await isAlive(page);
      expect(await eventsOf(page)).toBeUndefined();
    });
  }

  test("a click on a link to the form is counted with the link's location", async ({ page, isMobile }) => {
    const release = await holdCode(page, REACT);
    await page.goto('/faq');
    if (isMobile) await page.getByRole('button', { name: 'Menu' }).click();
    await page.locator('header').getByRole('link', { name: 'Book a Pickup' }).click();
    await expect(page).toHaveURL('/book');
    release();

    await isAlive(page);
    expect(await eventsOf(page)).toEqual([
      { event: 'book_now_clicked', location: isMobile ? 'mobile_menu' : 'header' },
    ]);
  });

  test("a click is counted by the page it leads to, even if the first page's code is still loading", async ({
    page,
  }) => {
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

  for (const [how, button, modifiers] of [
    ['with Control', 'left', ['ControlOrMeta']],
    ['of the middle button', 'middle', []],
  ] as const) {
    test(`a click ${how} on a link to the form opens a tab and is not counted`, async ({ page, context, isMobile }) => {
      test.skip(isMobile, 'A phone has no such click');
      const release = await holdCode(page, REACT);
      await page.goto('/');
      const tab = context.waitForEvent('page');
      const link = page.getByRole('main').getByRole('link', { name: 'Book a Pickup' }).first();
      await link.click({ button, modifiers: [...modifiers] });
      const opened = await tab;
      release();

      for (const each of [page, opened]) {
        await isAlive(each);
        expect(await eventsOf(each)).toBeUndefined();
      }
      await page.goto('/book');
      await isAlive(page);
      expect(await eventsOf(page)).toBeUndefined();
    });
  }

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

  test('the phone menu opens immediately and stays open when the code loads', async ({ page, isMobile }) => {
    test.skip(!isMobile, 'The menu button is for small screens');
    const release = await holdCode(page, REACT);
    await page.goto('/faq');
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('navigation', { name: 'Mobile' });
    await expect(menu).toBeVisible();

    release();

    await isAlive(page);
    await expect(menu).toBeVisible();
    await menu.getByRole('link', { name: 'About' }).click();
    await expect(page).toHaveURL('/about');
    await expect(menu).toBeHidden();
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

test.describe('without the code', { tag: '@desktop' }, () => {
  test.use({
    // React reports that it renders the page again without its code.
    allowedConsole: /Failed to load resource|Failed to fetch dynamically imported module|Minified React error #422/,
  });

  for (const [address, heading, button] of [
    ['/faq', 'Something went wrong', 'Reload the page'],
    ['/es/faq', 'Algo salió mal', 'Abrir la página otra vez'],
  ] as const) {
    test(`a page with missing code reloads once, says so, and works on the next load: ${address}`, async ({ page }) => {
      let loads = 0;
      page.on('load', () => {
        loads += 1;
      });
      await page.route('**/assets/faq-page-*.js', (route) => route.fulfill({ status: 404 }));
      await page.goto(address);
      await expect(page.getByRole('heading', { name: heading })).toBeVisible();
      await expect.poll(() => loads).toBe(2);
      await expect(page.getByRole('banner')).toBeVisible();

      await page.unroute('**/assets/faq-page-*.js');
      // Before the startup script runs, nothing delays a click.
      const loaded = page.waitForEvent('load');
      await page.getByRole('button', { name: button }).click();
      await loaded;

      const question = page.locator('h3 > button').first();
      await question.click();
      await expect(question).toHaveAttribute('aria-expanded', 'true');
    });
  }

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

test.describe('a connection that returns quickly', { tag: '@desktop' }, () => {
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

test.describe('the booking form', { tag: '@desktop' }, () => {
  // Its picture can't load without a network.
  test.use({ allowedConsole: /ERR_INTERNET_DISCONNECTED/ });

  const fetchedAhead = 'link[rel=modulepreload][href*="/book-page-"]';

  test('is prefetched, so that it opens even without a network', async ({ page, context }) => {
    await page.goto('/');
    await expect(page.locator(fetchedAhead)).toHaveAttribute('fetchpriority', 'low');
    await expect.poll(() => page.evaluate(filesStillToCome)).toEqual([]);
    await context.setOffline(true);

    await page.getByRole('main').getByRole('link', { name: 'Book a Pickup' }).first().click();

    await expect(page.getByRole('heading', { name: 'Book Your Junk Removal' })).toBeVisible();
  });

  for (const connection of [{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }]) {
    test(`is not prefetched with ${JSON.stringify(connection)}`, async ({ page }) => {
      await page.addInitScript((given) => {
        Object.defineProperty(navigator, 'connection', { value: given });
      }, connection);
      await page.goto('/');
      await isAlive(page);
      await nextIdle(page);

      await expect(page.locator(fetchedAhead)).toHaveCount(0);
    });
  }

  test('is not prefetched by a page without a link to it', async ({ page }) => {
    await page.goto('/job');
    await isAlive(page);
    await nextIdle(page);

    await expect(page.locator(fetchedAhead)).toHaveCount(0);
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
