import { addLead } from './support/leads';
import { expect, test } from './support/test';
import { violationsOf } from './support/whole-page';

for (const status of ['Sent Proposal', 'In Progress', 'Canceled', 'Completed']) {
  test(`the tracking page of a request that is ${status} is free of violations`, async ({ page, baseURL }) => {
    const lead = await addLead(baseURL, { status, cancel_reasons: ['The customer found another date'] });
    await page.goto(`/track/${lead.tracking_id}`);
    await expect(page.getByRole('heading', { name: 'Your Request Status' })).toBeVisible();
    await expect(page.getByText(lead.full_name)).toBeVisible();

    expect(await violationsOf(page)).toEqual([]);
  });
}
