import { expect, test } from './support/test';

test('the index links to the desk, the mailbox and the samples, also as data, and not for other sites', async ({
  page,
  request,
}) => {
  await page.goto('/dev');
  await expect(page.getByRole('link', { name: 'The mailbox' })).toHaveAttribute('href', /\/mailbox$/);
  await page.getByRole('link', { name: 'The desk' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Desk' })).toBeVisible();
  await page.goto('/dev');
  await page.getByRole('link', { name: 'To answer' }).first().click();
  await expect(page).toHaveURL(/\/review\//);

  const places: { url: string }[] = await (await request.get('/dev.json')).json();
  const site = { group: 'Site and tools', name: 'The site', url: '/', shows: 'in English' };
  expect(places).toContainEqual(site);
  expect(places.map(({ url }) => url)).toContainEqual(expect.stringMatching(/^\/review\//));
  for (const path of ['/dev', '/dev.json']) {
    const answer = await request.get(path, { headers: { origin: 'https://attacker.example' } });
    expect(await answer.text(), path).not.toContain('/desk/');
  }
});
