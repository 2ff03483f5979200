import { fillBooking, freshPhone, next, submit } from './support/booking';
import { isAlive } from './support/is-alive';
import { operatorOf } from './support/operator';
import { expect, test } from './support/test';
import { violationsOf } from './support/whole-page';

test('the header link on the home page opens the form, and the event is counted', async ({ page, isMobile }) => {
  await page.goto('/');
  if (isMobile) await page.getByRole('button', { name: 'Menu' }).click();
  await page.locator('header').getByRole('link', { name: 'Book a Pickup' }).click();
  await expect(page.getByRole('heading', { name: 'Book Your Junk Removal' })).toBeVisible();
  // A press before the page was alive is counted by the code of the page that it led to.
  await expect
    .poll(() => page.evaluate(() => window.dataLayer))
    .toContainEqual({ event: 'book_now_clicked', location: isMobile ? 'mobile_menu' : 'header' });
});

test('a service page sends a lead with its service and address', { tag: '@desktop' }, async ({ page, baseURL }) => {
  const phone = freshPhone();
  await page.goto('/services/furniture-removal');
  const form = page.locator('#quote');
  await form.scrollIntoViewIfNeeded();
  await expect(form.getByRole('checkbox', { name: 'Furniture Removal' })).toBeChecked();
  await fillBooking(form, phone);
  await submit(form);
  await expect(page.getByRole('heading', { name: 'Request Submitted!' })).toBeVisible();
  const { data } = await operatorOf(baseURL).from('leads').select().eq('phone', phone).single().throwOnError();
  expect(data).toMatchObject({
    services: ['Furniture Removal'],
    source_page: `${baseURL}/services/furniture-removal`,
  });
});

test('a city page sends a lead with its city and address', { tag: '@desktop' }, async ({ page, baseURL }) => {
  const phone = freshPhone();
  await page.goto('/locations/california/reseda');
  const form = page.locator('#quote');
  await form.scrollIntoViewIfNeeded();
  await form.getByText('Mattress Disposal', { exact: true }).click();
  await next(form);
  await expect(form.getByLabel('City')).toHaveValue('Reseda');
  await form.getByLabel('Street address').fill('1 Main St');
  await form.getByLabel('ZIP code').fill('91335');
  await next(form);
  await expect(form.getByLabel('Job description')).toBeVisible();
  await next(form);
  await form.getByLabel('Full name').fill('Ana Diaz');
  await form.getByRole('textbox', { name: 'Phone' }).fill(phone);
  await form.getByRole('checkbox', { name: /Terms of Service/ }).check();
  await submit(form);
  await expect(page.getByRole('heading', { name: 'Request Submitted!' })).toBeVisible();
  const { data } = await operatorOf(baseURL).from('leads').select().eq('phone', phone).single().throwOnError();
  expect(data).toMatchObject({ city: 'Reseda', source_page: `${baseURL}/locations/california/reseda` });
});

test('a city page says what residents get free from their city', { tag: '@desktop' }, async ({ page }) => {
  for (const [city, text] of [
    ['van-nuys', 'LA Sanitation: call 311'],
    ['burbank', 'Check with your city first'],
    ['santa-monica', 'The City of Santa Monica will pick up bulky items'],
  ]) {
    await page.goto(`/locations/california/${city}`);
    await expect(page.getByRole('region', { name: 'Free from the city' })).toContainText(`${text}`);
  }
});

test('the accordion opens one answer at a time and follows the arrow keys, Home and End', async ({ page }) => {
  await page.goto('/services/old-appliances');
  const questions = page.locator('h3 > button[aria-expanded]');
  const last = (await questions.count()) - 1;
  await questions.first().focus();
  await page.keyboard.press('Enter');
  await expect(questions.first()).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(questions.nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(questions.first()).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Enter');
  await expect(questions.nth(1)).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('End');
  await expect(questions.nth(last)).toBeFocused();
  await page.keyboard.press('Home');
  await expect(questions.first()).toBeFocused();
});

test('the mobile menu opens, is accessible, and closes when a link is followed', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'The menu button is for small screens');
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('navigation', { name: 'Mobile' }).getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL('/faq');
  await expect(page.getByRole('navigation', { name: 'Mobile' })).toBeHidden();
});

test('the floating quote button appears after 300 px of scrolling', async ({ page }) => {
  await page.goto('/');
  const button = page.getByRole('link', { name: 'Get a Quote', exact: true });
  await expect(button).toHaveCount(0);
  await page.evaluate(() => window.scrollTo(0, 301));
  await expect(button).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 300));
  await expect(button).toHaveCount(0);
});

for (const path of [
  '/services/garage-cleanouts',
  '/es/services/garage-cleanouts',
  '/locations/california/los-angeles',
]) {
  test(`the form comes second on ${path}, and the floating button leads to it while it is out of view`, async ({
    page,
    isMobile,
  }) => {
    await page.goto(path);
    const form = page.locator('#quote');
    const button = page.getByRole('link', { name: /^(Get a Quote|Pedir cotización)$/ });
    if (isMobile) {
      const [top, height] = await form.evaluate((element) => [
        element.getBoundingClientRect().top + window.scrollY,
        document.documentElement.scrollHeight,
      ]);
      expect((top ?? 0) / (height ?? 1)).toBeLessThan(1 / 3);
    } else {
      // Not so high that the form is in view at once.
      await page.setViewportSize({ width: 1280, height: 450 });
    }
    await page.evaluate(() => window.scrollTo(0, 301));
    await expect(button).toBeVisible();

    await button.press('Enter');

    await expect(page.locator('#quote-heading')).toBeInViewport();
    await expect(button).toBeHidden();
    await expect(form.getByRole('checkbox').first()).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(form.locator(':focus')).toHaveCount(1);
    expect(new URL(page.url()).hash).toBe('#quote');
    expect(await page.evaluate(() => window.dataLayer)).toEqual([
      { event: 'book_now_clicked', location: 'shared_component' },
    ]);
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await expect(button).toBeVisible();
  });
}

test('the floating quote button covers no link of the footer', async ({ page }) => {
  await page.goto('/');
  const button = page.getByRole('link', { name: 'Get a Quote', exact: true });
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await expect(button).toBeVisible();

  const box = await button.boundingBox();
  const covered = await page
    .getByRole('contentinfo')
    .getByRole('link')
    .evaluateAll(
      (links, { x, y }) =>
        links
          .filter((link) => link.getBoundingClientRect().right > x && link.getBoundingClientRect().bottom > y)
          .map(({ textContent }) => textContent),
      box ?? { x: 0, y: 0 },
    );
  expect(covered).toEqual([]);
});

test.describe('an unknown address', { tag: '@desktop' }, () => {
  test.use({ allowedConsole: /status of 404/ });

  test('answers 404 with the not-found page and logs the path', async ({ page }) => {
    const logged = page.waitForEvent('console', (message) => message.text().includes('/no/such/page'));
    const response = await page.goto('/no/such/page');
    expect(response?.status()).toBe(404);
    await logged;
    await expect(page.getByRole('heading', { name: '404' })).toBeVisible();
    await expect(page.getByText('Oops! This page has been removed.')).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await page.getByRole('link', { name: 'Return to Homepage' }).click();
    await expect(page).toHaveURL('/');
  });

  test('also answers 404 below /blog', async ({ page }) => {
    const response = await page.goto('/blog/no-such-post');
    expect(response?.status()).toBe(404);
    await expect(page.getByText('Oops! This page has been removed.')).toBeVisible();
  });
});

test('tracking is not indexed and sends no referrer', { tag: '@desktop' }, async ({ page, request }) => {
  const response = await request.get('/track/0000-0000-0000-0000');
  expect(response.headers()['referrer-policy']).toBe('no-referrer');
  await page.goto('/track/0000-0000-0000-0000');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page.getByRole('heading', { name: 'Request Not Found' })).toBeVisible();
  await expect(page.getByText('The tracking ID provided was not found in our system.')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
});

test('the review question is not indexed and sends no referrer, unlike the page of reviews', {
  tag: '@desktop',
}, async ({ page, request }) => {
  const response = await request.get('/review/0000-0000-0000-0000');
  expect(response.status()).toBe(200);
  expect(response.headers()['referrer-policy']).toBe('no-referrer');
  expect((await request.get('/reviews')).headers()['x-robots-tag']).toBeUndefined();
  await page.goto('/review');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await page.goto('/reviews');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Customer reviews');
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/reviews$/);
  expect(await (await request.get('/sitemap.xml')).text()).toMatch(/\/reviews<\/loc>/);
});

test('each step of the form and its errors are accessible', async ({ page }) => {
  await page.goto('/book');
  await page.getByText('Home Cleaning', { exact: true }).click();
  await expect(page.getByRole('button', { name: 'Next Step' })).toBeEnabled();
  expect(await violationsOf(page)).toEqual([]);
  await next(page);
  await expect(page.getByLabel('Street address')).toBeVisible();
  await next(page);
  await expect(page.getByText('There is a problem')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByLabel('Street address').fill('1 Main St');
  await page.getByLabel('ZIP code').fill('90001');
  await next(page);
  await expect(page.getByLabel('Job description')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await next(page);
  await submit(page);
  await expect(page.getByText('There is a problem')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
});

test('the contact form sends a message once and says thank you', { tag: '@desktop' }, async ({ page, baseURL }) => {
  const message = `Hello ${freshPhone()}`;
  await page.goto('/contact');
  await page.getByLabel('Name').fill('Ana Diaz');
  await page.getByLabel('Email').fill(`${freshPhone()}@example.com`);
  await page.getByLabel('Subject').selectOption('Merchant Inquiry');
  await page.getByLabel('Message').fill(message);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('heading', { name: 'Thank You' })).toBeFocused();
  await page.getByRole('button', { name: 'Send Another Message' }).click();
  await expect(page.getByLabel('Message')).toHaveValue('');
  const { data } = await operatorOf(baseURL).from('contact_messages').select().eq('message', message).throwOnError();
  expect(data).toMatchObject([{ name: 'Ana Diaz', subject: 'merchant-inquiry' }]);
});

test.describe('a hydrated page', { tag: '@desktop' }, () => {
  for (const path of [
    '/',
    '/services/old-appliances',
    '/locations/california/pomona',
    '/service-areas',
    '/faq',
    '/before-your-pickup',
  ]) {
    test(`${path} has the same text as its HTML`, async ({ page, request }) => {
      const html = await (await request.get(path)).text();
      await page.goto(path);
      await isAlive(page);

      const [raw, live] = await page.evaluate(readBoth, html);
      expect(live).toEqual(raw);
    });
  }
});

test.describe('hovering over a link', { tag: '@desktop' }, () => {
  test.use({ allowedConsole: /ERR_FAILED/ });

  test("prefetches its page, and a missing page doesn't affect the current one", async ({ page }) => {
    await page.goto('/faq');
    await isAlive(page);
    const footer = page.getByRole('contentinfo');
    const aboutPage = page.waitForRequest(/about-page-/);
    await footer.getByRole('link', { name: 'About Us' }).hover();
    await aboutPage;

    await page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''));
    await page.route(/contact-page-/, (route) => route.abort());
    const failure = page.waitForEvent('requestfailed', (sent) => sent.url().includes('contact-page-'));
    await footer.getByRole('link', { name: 'Contact', exact: true }).hover();
    await failure;
    const blogPage = page.waitForRequest(/blog-page-/);
    await footer.getByRole('link', { name: 'Blog' }).hover();
    await blogPage;
    await expect(page.locator('html')).toHaveAttribute('data-same-page');

    await page.unroute(/contact-page-/);
    await footer.getByRole('link', { name: 'Contact', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Contact us' })).toBeVisible();
  });
});

/** The head and text of the page's HTML and of the hydrated page. */
function readBoth(html: string) {
  return [new DOMParser().parseFromString(html, 'text/html'), document].map((each) => ({
    title: each.title,
    tags: [...each.querySelectorAll('meta[name], meta[property], link[rel=canonical]')]
      .map((tag) => tag.outerHTML)
      .sort(),
    data: [...each.querySelectorAll('script[type="application/ld+json"]')].map((script) => script.textContent),
    words: each.querySelector('main')?.textContent,
  }));
}

test('the first Tab shows a skip link as a button with padding', async ({ page }) => {
  await page.goto('/about');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  expect((await skip.boundingBox())?.width).toBe(1);

  await page.keyboard.press('Tab');

  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  expect((await skip.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await expect(skip).toHaveCSS('padding', '12px 20px');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
