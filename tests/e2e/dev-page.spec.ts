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

test('the index is there as data, too', async ({ request }) => {
  const places: { group: string; name: string; url: string; shows: string }[] = await (
    await request.get('/dev.json')
  ).json();

  expect(places).toContainEqual({
    group: 'Site and tools',
    name: 'The site',
    url: '/',
    shows: 'in English',
  });
  expect(places.map(({ url }) => url)).toContainEqual(expect.stringMatching(/^\/review\//));
});

test("another site's page gets no index with links to the desk", async ({ request }) => {
  for (const path of ['/dev', '/dev.json']) {
    const answer = await request.get(path, { headers: { origin: 'https://attacker.example' } });
    expect(await answer.text(), path).not.toContain('/desk/');
  }
});
