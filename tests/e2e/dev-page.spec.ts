import { expect, test } from './support/test';

test('the index leads to the desk, to the mailbox and to the samples', async ({ page }) => {
  await page.goto('/dev');
  await expect(page.getByRole('link', { name: 'The mailbox' })).toHaveAttribute('href', /\/mailbox$/);
  await page.getByRole('link', { name: 'The desk' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Desk' })).toBeVisible();

  await page.goto('/dev');
  await page.getByRole('link', { name: 'To answer' }).first().click();
  await expect(page).toHaveURL(/\/review\//);
});

test('a page of another site gets no index: it leads to the desk', async ({ request }) => {
  const answer = await request.get('/dev', { headers: { origin: 'https://attacker.example' } });
  expect(await answer.text()).not.toContain('/desk/');
});
