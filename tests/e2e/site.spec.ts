import { secretPages } from '@/lib/paths';
import { freshPhone, next, submit } from './support/booking';
import { isAlive } from './support/is-alive';
import { operatorOf } from './support/operator';
import { withSight } from './support/sight';
import { expect, test } from './support/test';
import { faultsOf } from './support/whole-page';

test('a city page sends a lead with its city and address', async ({ page, baseURL }) => {
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

test.describe('an unknown address', () => {
  test.use({ allowedConsole: /status of 404/ });

  test('answers 404 with the not-found page, which is for everyone, and logs the path', async ({ page }) => {
    await withSight(page);
    const logged = page.waitForEvent('console', (message) => message.text().includes('/no/such/page'));
    const response = await page.goto('/no/such/page');
    expect(response?.status()).toBe(404);
    await logged;
    await expect(page.getByRole('heading', { name: '404' })).toBeVisible();
    await expect(page.getByText('Oops! This page has been removed.')).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    expect(await faultsOf(page, page.locator('body'))).toEqual([]);
    await page.getByRole('link', { name: 'Return to Homepage' }).click();
    await expect(page).toHaveURL('/');
  });

  test('in capitals opens the page that it means, also where the host has the not-found page', async ({ page }) => {
    const answer = await page.request.get('/es/BOOK?zip=90028', { maxRedirects: 0 });
    expect([answer.status(), answer.headers()['location']]).toEqual([301, '/es/book?zip=90028']);
    const notFound = await page.request.get('/404');
    await page.route('/BOOK?zip=90028', (route) => route.fulfill({ response: notFound }));
    await page.goto('/BOOK?zip=90028');
    await expect(page).toHaveURL('/book?zip=90028');
    await expect(page.getByText('Pickup in Los Angeles 90028')).toBeVisible();
  });

  test('also answers 404 below /blog', async ({ page }) => {
    const response = await page.goto('/blog/no-such-post');
    expect(response?.status()).toBe(404);
    await expect(page.getByText('Oops! This page has been removed.')).toBeVisible();
  });
});

test('pages behind a secret link are not indexed and send no referrer, unlike the page of reviews', async ({
  request,
}) => {
  for (const page of secretPages) {
    const response = await request.get(`${page}/0000-0000-0000-0000`);
    expect(response.status(), page).toBe(200);
    expect(response.headers(), page).toMatchObject({ 'referrer-policy': 'no-referrer' });
    expect(await response.text(), page).toMatch(/<meta[^>]+name="robots"[^>]+content="noindex"/);
  }

  const reviews = await request.get('/reviews');
  expect(reviews.headers()['x-robots-tag']).toBeUndefined();
  expect(await reviews.text()).not.toContain('name="robots"');
});

test.describe('hovering over a link', () => {
  test.use({ allowedConsole: /ERR_FAILED/, prefetch: true });

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
