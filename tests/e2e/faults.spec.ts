import { fillBooking, freshPhone, next, submit } from './support/booking';
import { holdCode } from './support/hold-code';
import { leadsWith } from './support/leads';
import { operatorOf } from './support/operator';
import { photoFiles } from './support/photos';
import { expect, test } from './support/test';

const PHOTOS = '**/storage/v1/object/lead-images/**';
const MESSAGES = '**/rest/v1/contact_messages*';

test.use({ allowedConsole: /Failed to load resource|was not submitted|was not uploaded|was not sent/ });

test('two tabs sending the same draft create one lead and both confirm it', async ({ page, context, baseURL }) => {
  const phone = freshPhone();
  await page.goto('/book');
  await fillBooking(page, phone);
  await page.getByRole('button', { name: 'Change photos' }).click();
  await page.getByLabel('Photo files').setInputFiles(photoFiles(3));
  await expect(page.getByText('3 of 5 photos added')).toBeVisible();
  await next(page);
  const secondPage = await context.newPage();
  await secondPage.goto('/book');
  await expect(secondPage.getByLabel('Full name')).toHaveValue('Maria Lopez');
  const tabs = [page, secondPage];
  const confirmed = tabs.map((tab) => tab.getByText(/^Uploading/).waitFor());
  await context.route(PHOTOS, async (route) => {
    await Promise.all(confirmed);
    await route.continue();
  });

  await Promise.all(tabs.map((tab) => submit(tab)));

  for (const tab of tabs) await expect(tab.getByRole('heading', { name: 'Request Submitted!' })).toBeVisible();
  const leads = await leadsWith(baseURL, phone);
  expect(leads).toHaveLength(1);
  const trackingId = leads[0]?.tracking_id.replace(/.{4}(?=.)/g, '$&-') ?? '';
  for (const tab of tabs) await expect(tab.getByText(trackingId)).toBeVisible();
  await expect.poll(async () => (await leadsWith(baseURL, phone))[0]?.image_urls).toHaveLength(3);
  for (const tab of tabs) await expect(tab.getByText(/^Uploading/)).toHaveCount(0);
  const { data: photos } = await operatorOf(baseURL).storage.from('lead-images').list(leads[0]?.id);
  expect(photos).toHaveLength(3);
});

test("a temporary refusal shows the database's message and keeps everything filled in", async ({ page, baseURL }) => {
  const phone = freshPhone();
  // The embedded backend sees no visitor's address, so it can't refuse by itself.
  const refusal = {
    code: 'PT429',
    message: 'We are receiving too many requests right now.',
    hint: null,
    details: null,
  };
  await page.route('**/rest/v1/leads*', (route) => route.fulfill({ status: 429, json: refusal }));
  await page.goto('/book');
  await fillBooking(page, phone);

  await submit(page);

  await expect(page.getByText('Error submitting request')).toBeVisible();
  await expect(
    page.getByText(/^We are receiving too many requests right now\. Please try again or call us/),
  ).toBeVisible();
  await expect(page.getByLabel('Full name')).toHaveValue('Maria Lopez');
  await expect(page.getByRole('checkbox', { name: /Terms of Service/ })).toBeChecked();
  await page.reload();
  await expect(page.getByLabel('Full name')).toHaveValue('Maria Lopez');
  expect(await leadsWith(baseURL, phone)).toHaveLength(0);
});

test('failed photos affect nothing else and are uploaded after a reload', async ({ page, baseURL }) => {
  const phone = freshPhone();
  await page.route(PHOTOS, (route) => route.abort());
  await page.goto('/book');
  await fillBooking(page, phone);
  await page.getByRole('button', { name: 'Change job' }).click();
  await page.getByLabel('Photo files').setInputFiles(photoFiles(2));
  await expect(page.getByText('2 of 5 photos added')).toBeVisible();
  await next(page);
  await submit(page);
  await expect(page.getByText('Your request was still sent.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Request Submitted!' })).toBeVisible();

  await page.reload();
  await expect(page.getByText('Your request was still sent.')).toBeVisible();
  await page.unroute(PHOTOS);
  await page.getByRole('button', { name: 'Try the photos again' }).click();

  await expect(page.getByText('2 photos uploaded')).toBeVisible();
  const [lead] = await leadsWith(baseURL, phone);
  expect(lead?.image_urls).toHaveLength(2);
  for (const url of lead?.image_urls ?? []) {
    const stored = await fetch(url);
    expect(stored.headers.get('content-type')).toBe('image/jpeg');
  }
});

test.describe('with missing page code', () => {
  test.use({
    // React's message that it renders the page again without its code.
    allowedConsole: /Failed to load resource|Failed to fetch dynamically imported module|Minified React error #422/,
  });

  test('the page reloads once, then the site explains it and keeps the draft', async ({ page }) => {
    // The site reloads a page at most once in half a minute. The clock is stopped, so a slow machine can't exceed that.
    await page.clock.setFixedTime(new Date());
    const code = '**/assets/book-page-*.js';
    let loads = 0;
    let tries = 0;
    await page.goto('/book');
    await page.getByText('Furniture Removal', { exact: true }).click();
    await next(page);
    await page.getByLabel('Street address').fill('742 Evergreen Terrace');
    // Set up before the next page, which would prefetch it.
    await page.route(code, (route) => {
      tries += 1;
      return route.fulfill({ status: 404 });
    });
    await page.goto('/contact');
    await page.getByLabel('Name').fill('Ana Diaz');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('contact-draft'))).toContain('Ana Diaz');
    page.on('load', () => {
      loads += 1;
    });

    await page.getByRole('contentinfo').getByRole('link', { name: 'Book a Pickup' }).click();
    await expect.poll(() => loads).toBe(1);
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
    await expect(page).toHaveURL('/book');
    await expect(page.getByRole('contentinfo')).toBeVisible();

    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
    await expect(page.getByLabel('Name')).toHaveValue('Ana Diaz');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Book a Pickup' }).click();
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    expect(loads).toBe(1);
    // It is not requested in a loop.
    expect(tries).toBeLessThan(10);

    await page.unroute(code);
    await page.getByRole('button', { name: 'Reload the page' }).click();
    await expect(page.getByLabel('Street address')).toHaveValue('742 Evergreen Terrace');
  });

  test('the page also reloads if its code was being prefetched when its link was clicked', async ({ page }) => {
    let press = () => {};
    const pressed = new Promise<void>((resolve) => {
      press = resolve;
    });
    await page.route('**/assets/contact-page-*.js', async (route) => {
      await pressed;
      await route.fulfill({ status: 404 });
    });
    await page.goto('/book');
    await page.getByText('Furniture Removal', { exact: true }).click();
    await expect(page.getByRole('button', { name: 'Next Step' })).toBeEnabled();
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Contact' });
    const fetchedAhead = page.waitForRequest(/contact-page-/);
    await link.hover();
    await fetchedAhead;
    await link.click();

    const loadedAgain = page.waitForEvent('load');
    press();

    await loadedAgain;
    await expect(page).toHaveURL('/contact');
  });

  test('the page also reloads while the code of another page is being prefetched', async ({ page }) => {
    await page.route('**/assets/contact-page-*.js', (route) => route.fulfill({ status: 404 }));
    await page.route('**/assets/about-page-*.js', () => {});
    await page.goto('/book');
    await page.getByText('Furniture Removal', { exact: true }).click();
    await expect(page.getByRole('button', { name: 'Next Step' })).toBeEnabled();
    const links = page.getByRole('contentinfo');
    const fetchedAhead = page.waitForRequest(/about-page-/);
    await links.getByRole('link', { name: 'About Us' }).hover();
    await fetchedAhead;

    const loadedAgain = page.waitForEvent('load');
    await links.getByRole('link', { name: 'Contact' }).click();

    await loadedAgain;
    await expect(page).toHaveURL('/contact');
  });

  test('offline, the site says so, and the page loads when the connection is back', async ({ page, context }) => {
    await page.goto('/contact');
    await page.getByLabel('Name').fill('Ana Diaz');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('contact-draft'))).toContain('Ana Diaz');
    await context.setOffline(true);

    await page.getByRole('contentinfo').getByRole('link', { name: 'Track my request' }).click();
    await expect(page.getByRole('heading', { name: 'You’re offline' })).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
    await expect(page.getByLabel('Name')).toHaveValue('Ana Diaz');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Track my request' }).click();

    await expect(page.getByLabel('Tracking ID')).toBeVisible();
  });
});

test('a message with lost answers survives a reload and is stored once when sent again', async ({ page, baseURL }) => {
  const message = `Hello ${freshPhone()}`;
  await page.route(MESSAGES, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await page.goto('/contact');
  await page.getByLabel('Name').fill('Ana Diaz');
  await page.getByLabel('Email').fill(`${freshPhone()}@example.com`);
  await page.getByLabel('Subject').selectOption('General');
  await page.getByLabel('Message').fill(message);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Failed to send message. Please try again.')).toBeVisible();

  await page.reload();
  await expect(page.getByLabel('Name')).toHaveValue('Ana Diaz');
  await expect(page.getByLabel('Message')).toHaveValue(message);
  await page.unroute(MESSAGES);
  await page.getByRole('button', { name: 'Send Message' }).click();

  await expect(page.getByRole('heading', { name: 'Thank You' })).toBeFocused();
  const { data } = await operatorOf(baseURL)
    .from('contact_messages')
    .select('id')
    .eq('message', message)
    .throwOnError();
  expect(data).toHaveLength(1);
});

test.describe('on a slow connection', () => {
  test('a message begun before the code loads is kept, even over a reload', async ({ page }) => {
    const release = await holdCode(page, '**/assets/contact-page-*.js');
    await page.goto('/contact');
    await page.getByLabel('Name').fill('Ana Diaz');
    await page.getByLabel('Email').fill('ana@example.com');
    await page.getByLabel('Message').fill('Hello');

    const isAlive = page.waitForFunction(() => localStorage.getItem('contact-draft') !== null);
    release();
    await isAlive;
    await page.reload();

    await expect(page.getByLabel('Name')).toHaveValue('Ana Diaz');
    await expect(page.getByLabel('Email')).toHaveValue('ana@example.com');
    await expect(page.getByLabel('Message')).toHaveValue('Hello');
  });

  test('a message sent before the code loads is sent once afterward', async ({ page, baseURL }) => {
    const email = `${freshPhone()}@example.com`;
    const release = await holdCode(page, '**/assets/contact-page-*.js');
    await page.goto('/contact');
    await page.getByLabel('Name').fill('Ana Diaz');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Subject').selectOption('General');
    await page.getByLabel('Message').fill('Hello');
    await page.getByRole('button', { name: 'Send Message' }).click();

    release();

    await expect(page.getByRole('heading', { name: 'Thank You' })).toBeVisible();
    const { data } = await operatorOf(baseURL).from('contact_messages').select().eq('email', email).throwOnError();
    expect(data).toMatchObject([{ name: 'Ana Diaz', subject: 'general', message: 'Hello' }]);
  });

  test('services checked before the code loads are kept, even over a reload', async ({ page }) => {
    const release = await holdCode(page, '**/assets/book-page-*.js');
    await page.goto('/book');
    await page.getByText('Furniture Removal', { exact: true }).click();
    await page.getByText('Old Appliances', { exact: true }).click();

    release();
    await expect(page.getByRole('button', { name: 'Next Step' })).toBeEnabled();
    await page.reload();

    await expect(page.getByRole('button', { name: 'Start over' })).toBeVisible();
    await expect(page.getByRole('checkbox', { name: 'Furniture Removal' })).toBeChecked();
    await expect(page.getByRole('checkbox', { name: 'Old Appliances' })).toBeChecked();
  });
});

test.describe('when the network fails', () => {
  test.use({ allowedConsole: /Failed to load resource|was not submitted/ });

  test('a lost answer and a retry make one lead', async ({ page, baseURL }) => {
    const phone = freshPhone();
    let tries = 0;
    await page.route('**/rest/v1/leads*', async (route) => {
      tries += 1;
      if (tries > 1) return route.continue();
      await route.fetch();
      await route.abort('connectionreset');
    });
    await page.goto('/book');
    await fillBooking(page, phone);
    await submit(page);
    await expect(page.getByRole('heading', { name: 'Request Submitted!' })).toBeVisible();
    expect(tries).toBe(2);
    const { count } = await operatorOf(baseURL)
      .from('leads')
      .select('*', { count: 'exact', head: true })
      .eq('phone', phone);
    expect(count).toBe(1);
  });

  test('a request submitted offline waits and resumes by itself', async ({ page, context }) => {
    await page.goto('/book');
    await fillBooking(page, freshPhone());
    await context.setOffline(true);
    await submit(page);
    await expect(page.getByText('You’re offline.')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('heading', { name: 'Request Submitted!' })).toBeVisible();
  });

  test('a failing server shows the message and loses nothing', async ({ page }) => {
    await page.route('**/rest/v1/leads*', (route) => route.fulfill({ status: 400, json: { message: 'no' } }));
    await page.goto('/book');
    await fillBooking(page, freshPhone());
    await submit(page);
    await expect(page.getByText('Error submitting request')).toBeVisible();
    await expect(page.getByText('Please try again or call us directly.')).toBeVisible();
    await expect(page.getByLabel('Full name')).toHaveValue('Maria Lopez');
    await page.unroute('**/rest/v1/leads*');
    await submit(page);
    await expect(page.getByRole('heading', { name: 'Request Submitted!' })).toBeVisible();
  });

  test('a double click sends once', async ({ page }) => {
    const posts: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/rest/v1/leads') && request.method() === 'POST') posts.push(request.url());
    });
    await page.goto('/book');
    await fillBooking(page, freshPhone());
    await page.getByRole('button', { name: 'Submit Request' }).dblclick();
    await expect(page.getByRole('heading', { name: 'Request Submitted!' })).toBeVisible();
    expect(posts).toHaveLength(1);
  });
});
