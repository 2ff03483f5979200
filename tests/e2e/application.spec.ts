import { freshPhone } from './support/booking';
import { isAlive } from './support/is-alive';
import { operatorOf } from './support/operator';
import { expect, test } from './support/test';

// The browser's message about prefetched code of other pages.
test.use({ allowedConsole: /ERR_INTERNET_DISCONNECTED/ });

test('a hauler applies with the keyboard, across a reload and without a connection', async ({
  page,
  context,
  baseURL,
}) => {
  const phone = freshPhone();
  const email = `${phone}@example.com`;
  const keys = page.keyboard;
  await page.goto('/haulers');
  await isAlive(page);
  await page.getByRole('main').getByRole('link', { name: 'Apply' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Apply' })).toBeInViewport();
  await keys.press('Tab');
  await expect(page.getByLabel('Name')).toBeFocused();
  for (const text of ['Rosa Alvarez', 'Alvarez Hauling', email, phone, '91766, Pomona']) {
    await keys.type(text);
    await keys.press('Tab');
  }
  await expect(page.getByRole('checkbox', { name: 'Furniture Removal' })).toBeFocused();
  await keys.press('Space');

  await page.reload();
  await isAlive(page);
  await expect(page.getByLabel('Business')).toHaveValue('Alvarez Hauling');
  await expect(page.getByRole('checkbox', { name: 'Furniture Removal' })).toBeChecked();

  await context.setOffline(true);
  await page.getByLabel('Message').focus();
  await keys.type('Two of us and a truck.');
  await keys.press('Tab');
  await keys.press('Enter');
  await expect(page.getByText(/You’re offline\. We’ll keep your message here/)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Thank You' })).toBeFocused();

  const { data } = await operatorOf(baseURL).from('contact_messages').select().eq('email', email).throwOnError();
  expect(data).toMatchObject([
    {
      name: 'Rosa Alvarez',
      subject: 'merchant-inquiry',
      message: 'Two of us and a truck.',
      application: { business: 'Alvarez Hauling', areas: '91766, Pomona', phone, services: ['Furniture Removal'] },
      hauler_id: null,
    },
  ]);
  await page.reload();
  await isAlive(page);
  await expect(page.getByLabel('Business')).toHaveValue('');
});
