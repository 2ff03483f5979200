import type { Locator, Page } from '@playwright/test';

export { freshPhone } from '../../fixtures/phones.ts';

/** Fills in the form up to its last step. A city that is not given is left as the form finds it. */
export async function fillBooking(
  form: Page | Locator,
  phone: string,
  fullName = 'Maria Lopez',
  zipCode = '90210',
  city?: string,
) {
  const furniture = form.getByRole('checkbox', { name: 'Furniture Removal' });
  if (!(await furniture.isChecked())) await form.getByText('Furniture Removal', { exact: true }).click();
  await next(form);
  await form.getByLabel('Street address').fill('742 Evergreen Terrace');
  await form.getByLabel('ZIP code').fill(zipCode);
  if (city !== undefined) await form.getByLabel('City').fill(city);
  await next(form);
  await form.getByLabel('Job description').fill('An old orange sofa.');
  await next(form);
  await form.getByLabel('Full name').fill(fullName);
  await form.getByRole('textbox', { name: 'Phone' }).fill(phone);
  await form.getByRole('checkbox', { name: /Terms of Service/ }).check();
}

/** Presses Next Step. A second press that comes before the step has changed is the same press twice. */
export async function next(form: Page | Locator) {
  await form.getByRole('button', { name: 'Next Step' }).click();
}

/** Presses Submit Request. */
export async function submit(form: Page | Locator) {
  await form.getByRole('button', { name: 'Submit Request' }).click();
}

/** The tracking ID on the confirmation, as 16 characters. */
export async function shownTrackingId(page: Page): Promise<string> {
  const text = await page.getByText(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){3}$/).textContent();
  return (text ?? '').replaceAll('-', '');
}
