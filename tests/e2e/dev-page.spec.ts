import { expect, test } from './support/test';

test('the index links to the desk, the mailbox and the samples', async ({ page }) => {
  await page.goto('/dev');
  await expect(page.getByRole('link', { name: 'The mailbox' })).toHaveAttribute('href', /\/mailbox$/);
  await page.getByRole('link', { name: 'The desk' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Desk' })).toBeVisible();

  await page.goto('/dev');
  await page.getByRole('link', { name: 'To answer' }).first().click();
  await expect(page).toHaveURL(/\/review\//);
});

test("another site's page gets no index with links to the desk", async ({ request }) => {
  const answer = await request.get('/dev', { headers: { origin: 'https://attacker.example' } });
  expect(await answer.text()).not.toContain('/desk/');
});
