import { expect, test } from 'vitest';
import { promisedBy } from '@/lib/promised-by';
import { maximalLeadRow, minimalLeadRow } from '../fixtures/leads.ts';
import { operator, signedInVisitor, visitor } from '../support/clients.ts';
import { submitLead, submitOldLead } from '../support/leads.ts';

async function openLead(id: string) {
  const { data } = await operator.from('open_leads').select().eq('id', id).maybeSingle().throwOnError();
  return data;
}

test('a new request is open, with the promised time the pages show', async () => {
  const row = await submitLead(maximalLeadRow());

  const lead = await openLead(row.id);

  expect(lead).toMatchObject({
    tracking_id: row.tracking_id,
    status: 'Submitted',
    full_name: row.full_name,
    phone: row.phone,
    email: row.email,
    services: row.services,
    city: row.city,
    not_contacted_reports: 0,
    photos: 0,
  });
  expect(new Date(lead?.promised_by ?? '')).toEqual(promisedBy(new Date(lead?.created_at ?? '')));
});

test('the age of a request is shown', async () => {
  const { id } = await submitOldLead(150);

  expect((await openLead(id))?.age).toMatch(/^02:30:/);
});

test('reports and photos are counted', async () => {
  const { id } = await submitLead(minimalLeadRow());
  const hourAgo = new Date(Date.now() - 3_660_000).toISOString();
  for (const created_at of [hourAgo, new Date().toISOString()]) {
    await operator.from('contact_reports').insert({ lead_id: id, reported_at: created_at, created_at }).throwOnError();
  }
  await operator
    .from('leads')
    .update({ image_urls: ['https://a.example/1.png', 'https://a.example/2.png'] })
    .eq('id', id)
    .throwOnError();

  expect(await openLead(id)).toMatchObject({ not_contacted_reports: 2, photos: 2 });
});

test.each([
  ['Submitted', true],
  ['Sent Proposal', true],
  ['In Progress', true],
  ['Canceled', false],
  ['Completed', false],
] as const)('a request that is %s is open: %s', async (status, isOpen) => {
  const { id } = await submitLead(minimalLeadRow());
  await operator.from('leads').update({ status }).eq('id', id).throwOnError();

  expect((await openLead(id)) !== null).toBe(isOpen);
});

test('the oldest request comes first', async () => {
  const newer = await submitOldLead(30);
  const older = await submitOldLead(60);

  const { data } = await operator.from('open_leads').select('id').in('id', [newer.id, older.id]).throwOnError();

  expect(data.map(({ id }) => id)).toEqual([older.id, newer.id]);
});

test('flagged requests come last with their reason', async () => {
  const flagged = await submitOldLead(45);
  const later = await submitOldLead(30);
  await operator.from('leads').update({ flagged_because: 'No such street' }).eq('id', flagged.id).throwOnError();

  const { data } = await operator
    .from('open_leads')
    .select('id, flagged_because')
    .in('id', [flagged.id, later.id])
    .throwOnError();

  expect(data).toEqual([
    { id: later.id, flagged_because: null },
    { id: flagged.id, flagged_because: 'No such street' },
  ]);
});

test.each([
  ['https://evil.example/book?x=1#y', '/book'],
  ['https://evil.example', ''],
  ['https://evil.example?x=/book', ''],
  ['', null],
])('only the path of the page %s is shown: %s', async (source_page, shown) => {
  const { id } = await submitLead({ ...minimalLeadRow(), source_page });

  expect((await openLead(id))?.source_page).toBe(shown);
});

test.each([
  ['a visitor', visitor],
  ['a signed-in visitor', signedInVisitor],
])('%s sees and counts no open requests', async (_, client) => {
  await submitLead(minimalLeadRow());

  const { data } = await client.from('open_leads').select();
  const { count } = await client.from('open_leads').select('*', { count: 'exact', head: true });

  expect(data ?? []).toEqual([]);
  expect(count ?? 0).toBe(0);
});

test("a visitor can't change anything through the view", async () => {
  const { id } = await submitLead(minimalLeadRow());
  const before = await openLead(id);

  await visitor.from('open_leads').update({ full_name: 'Mallory' }).eq('id', id);
  await visitor.from('open_leads').delete().eq('id', id);

  expect(await openLead(id)).toMatchObject({ full_name: before?.full_name });
});
