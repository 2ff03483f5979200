import { fillBooking, freshPhone, submit } from './support/booking';
import { addLead } from './support/leads';
import { expect, test } from './support/test';
import { violationsOf } from './support/whole-page';

test('the confirmation is free of violations', async ({ page }) => {
  await page.goto('/book');
  await fillBooking(page, freshPhone());
  await submit(page);
  await expect(page.getByRole('heading', { name: 'Request Submitted!' })).toBeFocused();
  await expect(page.getByText('Request submitted successfully!')).toBeVisible();

  expect(await violationsOf(page)).toEqual([]);
});

test('the tracking page is free of violations', async ({ page, baseURL }) => {
  const lead = await addLead(baseURL);
  await page.goto(`/track/${lead.tracking_id}`);
  await expect(page.getByRole('heading', { name: 'Your Request Status' })).toBeVisible();
  await expect(page.getByText(lead.full_name)).toBeVisible();

  expect(await violationsOf(page)).toEqual([]);
});

test('the dialog to report not being contacted is free of violations', async ({ page, baseURL }) => {
  const lead = await addLead(baseURL);
  await page.goto(`/track/${lead.tracking_id}`);
  await page.getByRole('button', { name: 'I was not contacted' }).click();
  await expect(page.getByRole('dialog', { name: 'Report Not Being Contacted' })).toBeVisible();

  expect(await violationsOf(page)).toEqual([]);
});

test('the thanks for a message are free of violations', async ({ page }) => {
  await page.goto('/contact');
  await page.getByLabel('Name').fill('Ana Diaz');
  await page.getByLabel('Email').fill(`${freshPhone()}@example.com`);
  await page.getByLabel('Subject').selectOption('General');
  await page.getByLabel('Message').fill('Hello');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('heading', { name: 'Thank You' })).toBeFocused();

  expect(await violationsOf(page)).toEqual([]);
});
