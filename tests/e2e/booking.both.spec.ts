import { freshPhone, next, shownTrackingId, submit } from './support/booking';
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
