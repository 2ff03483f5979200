import type { Page } from '@playwright/test';
import { fillBooking, freshPhone, next, shownTrackingId, submit } from './support/booking';
import { operatorOf } from './support/operator';
import { photoFiles } from './support/photos';
import { expect, test } from './support/test';

test('a visitor books with two photos, follows the link and reports not being contacted', async ({
  page,
  context,
  baseURL,
}) => {
  const operator = operatorOf(baseURL);
  const phone = freshPhone();
  await page.goto('/book');
  await page.getByText('Furniture Removal', { exact: true }).click();
  await next(page);
  await page.getByLabel('Street address').fill('742 Evergreen Terrace');
  await page.getByLabel('ZIP code').fill('90210');
  await expect(page.getByLabel('City')).toHaveValue('Beverly Hills');
  await next(page);
  await page.getByLabel('Photo files').setInputFiles(photoFiles(2));
  await expect(page.getByText('2 of 5 photos added')).toBeVisible();
  await expect(page.getByText('photo-of-the-so…').first()).toBeVisible();
  await next(page);
  await page.getByLabel('Full name').fill('Maria Lopez');
  await page.getByRole('textbox', { name: 'Phone' }).fill(phone);
  await page.getByRole('checkbox', { name: /Terms of Service/ }).check();
  await submit(page);

  await expect(page.getByRole('heading', { name: 'Request Submitted!' })).toBeFocused();
  await expect(page.getByText('Request submitted successfully!')).toBeVisible();
  await expect(page.getByText('2 photos uploaded')).toBeVisible();
  const trackingId = await shownTrackingId(page);
  const { data: lead } = await operator.from('leads').select().eq('tracking_id', trackingId).single().throwOnError();
  expect(lead).toMatchObject({ phone, city: 'Beverly Hills', status: 'Submitted', source_page: `${baseURL}/book` });
  expect(lead.image_urls).toHaveLength(2);
  expect(lead.image_urls[0]).toMatch(new RegExp(`/lead-images/${lead.id}/\\d{13}-0\\.jpg$`));

  await page.getByRole('link', { name: 'Track my request' }).first().click();
  await expect(page.getByText('Loading your request details...')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your Request Status' })).toBeVisible();
  await expect(page.getByText('Maria Lopez')).toBeVisible();
  await expect(page.getByText('Beverly Hills, 90210')).toBeVisible();
  await expect(page.getByText('742 Evergreen')).toHaveCount(0);

  await page.getByRole('button', { name: 'I was not contacted' }).click();
  await page.getByRole('button', { name: 'Submit Report' }).click();
  await expect(page.getByText('Feedback Recorded')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  const { data: reports } = await operator.from('contact_reports').select().eq('lead_id', lead.id).throwOnError();
  expect(reports).toHaveLength(1);
  // Another site has nothing to ride on.
  expect(await context.cookies()).toEqual([]);
});

test('the whole booking works with the keyboard alone', async ({ page, baseURL }) => {
  const phone = freshPhone();
  await page.goto('/book');
  await page.getByRole('checkbox', { name: 'Old Appliances' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Next Step' })).toBeEnabled();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Where is it?' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('1 Main St');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Pomona');
  await page.keyboard.press('Tab');
  await page.keyboard.type('91766');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Tell us about the job' })).toBeFocused();
  await page.getByRole('button', { name: 'Next Step' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'How can a hauler reach you?' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('Ana Diaz');
  await page.keyboard.press('Tab');
  await page.keyboard.type(phone);
  await page.getByRole('checkbox', { name: /Terms of Service/ }).focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Submit Request' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Request Submitted!' })).toBeFocused();
  const { count } = await operatorOf(baseURL)
    .from('leads')
    .select('*', { count: 'exact', head: true })
    .eq('phone', phone);
  expect(count).toBe(1);
});

test('a reload in the middle keeps the step, the words and the photos', async ({ page }) => {
  await page.goto('/book');
  await page.getByText('Garage Cleanouts', { exact: true }).click();
  await next(page);
  await page.getByLabel('Street address').fill('1 Main St');
  await page.getByLabel('ZIP code').fill('91766');
  await next(page);
  await page.getByLabel('Job description').fill('Shelves and paint-free boxes.');
  await page.getByLabel('Photo files').setInputFiles(photoFiles(1));
  await expect(page.getByText('1 of 5 photos added')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Step 3 of 4').first()).toBeVisible();
  await expect(page.getByLabel('Job description')).toHaveValue('Shelves and paint-free boxes.');
  await expect(page.getByText('1 of 5 photos added')).toBeVisible();
});

test('nothing of a draft stays on the device after 7 days, nor after Start over', async ({ page }) => {
  async function draftWithPhoto() {
    await page.goto('/book');
    await page.getByText('Garage Cleanouts', { exact: true }).click();
    await next(page);
    await page.getByLabel('Street address').fill('1 Main St');
    await page.getByLabel('ZIP code').fill('91766');
    await next(page);
    await page.getByLabel('Photo files').setInputFiles(photoFiles(1));
    await expect(page.getByText('1 of 5 photos added')).toBeVisible();
    await expect.poll(() => keptOnDevice(page)).toEqual({ hasDraft: true, photos: 1 });
  }

  await draftWithPhoto();
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect.poll(() => keptOnDevice(page)).toEqual({ hasDraft: false, photos: 0 });

  await draftWithPhoto();
  await page.evaluate(
    (age) => {
      const draft = JSON.parse(localStorage.getItem('booking-draft') ?? '');
      localStorage.setItem('booking-draft', JSON.stringify({ ...draft, savedAt: Date.now() - age }));
    },
    7 * 24 * 3_600_000,
  );
  await page.reload();
  await expect.poll(() => keptOnDevice(page)).toEqual({ hasDraft: false, photos: 0 });
  await expect(page.getByText('Step 1 of 4').first()).toBeVisible();
});

test("the browser's Back goes back a step, and after sending it does not send again", async ({ page, baseURL }) => {
  const phone = freshPhone();
  await page.goto('/book');
  await fillBooking(page, phone);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Tell us about the job' })).toBeVisible();
  await page.goForward();
  await expect(page.getByLabel('Full name')).toHaveValue('Maria Lopez');
  await submit(page);
  await expect(page.getByRole('heading', { name: 'Request Submitted!' })).toBeVisible();
  await page.goBack();
  await expect(page.getByText('Step 1 of 4').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next Step' })).toBeDisabled();
  const { count } = await operatorOf(baseURL)
    .from('leads')
    .select('*', { count: 'exact', head: true })
    .eq('phone', phone);
  expect(count).toBe(1);
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

  test('offline at submit waits and resumes by itself', async ({ page, context }) => {
    await page.goto('/book');
    await fillBooking(page, freshPhone());
    await context.setOffline(true);
    await submit(page);
    await expect(page.getByText('You are offline.')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('heading', { name: 'Request Submitted!' })).toBeVisible();
  });

  test('a failing server gives the message and loses nothing', async ({ page }) => {
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

/** What the booking form has on the visitor's device. */
function keptOnDevice(page: Page) {
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
