import { Constants } from '@functions/database.types.ts';
import { expect, test } from 'vitest';
import { promisedBy } from '@/lib/promised-by';
import { maximalLeadRow, minimalLeadRow } from '../fixtures/leads.ts';
import { ago, HOUR_MS } from '../support/ago.ts';
import { operator, signedInVisitor, visitor } from '../support/clients.ts';
import { submitLead, submitOldLead } from '../support/leads.ts';
import { changeLead } from '../support/match.ts';

async function openLead(id: string) {
  const { data } = await operator.from('open_leads').select().eq('id', id).maybeSingle().throwOnError();
  return data;
}

test('a new request is open, with the promised time the pages show', async () => {
  const row = await submitLead(maximalLeadRow());

  const lead = await openLead(row.id);

  const { tracking_id, full_name, phone, email, services, city } = row;
  const shown = { tracking_id, full_name, phone, email, services, city };
  expect(lead).toMatchObject({ ...shown, status: 'Submitted', not_contacted_reports: 0, photos: 0 });
  expect(new Date(lead?.promised_by ?? '')).toEqual(promisedBy(new Date(lead?.created_at ?? '')));
});

test('age, reports and photos are shown', async () => {
  const { id } = await submitOldLead(150);
  for (const created_at of [ago(1.1 * HOUR_MS), ago(0)]) {
    await operator.from('contact_reports').insert({ lead_id: id, reported_at: created_at, created_at }).throwOnError();
  }
  await changeLead({ id }, { image_urls: ['https://a.example/1.png', 'https://a.example/2.png'] });

  const shown = { age: expect.stringMatching(/^02:30:/), not_contacted_reports: 2, photos: 2 };
  expect(await openLead(id)).toMatchObject(shown);
});

test('a request is open until it is completed or canceled', async () => {
  const { id } = await submitLead(minimalLeadRow());
  const open = [];
  for (const status of Constants.public.Enums.lead_status) {
    await changeLead({ id }, { status });
    if ((await openLead(id)) !== null) open.push(status);
  }

  expect(open).toEqual(['Submitted', 'Sent Proposal', 'In Progress']);
});

test('the oldest request comes first, and flagged ones last with their reason', async () => {
  const [newer, older, flagged] = [await submitOldLead(30), await submitOldLead(60), await submitOldLead(90)];
  await changeLead(flagged, { flagged_because: 'No such street' });

  const ids = [newer.id, older.id, flagged.id];
  const { data } = await operator.from('open_leads').select('id, flagged_because').in('id', ids).throwOnError();

  expect(data).toEqual([
    { id: older.id, flagged_because: null },
    { id: newer.id, flagged_because: null },
    { id: flagged.id, flagged_because: 'No such street' },
  ]);
});

test('only the path of the page is shown', async () => {
  for (const [source_page, shown] of [
    ['https://evil.example/book?x=1#y', '/book'],
    ['https://evil.example', ''],
    ['https://evil.example?x=/book', ''],
    ['', null],
  ] as const) {
    const { id } = await submitLead({ ...minimalLeadRow(), source_page });
    expect([source_page, (await openLead(id))?.source_page]).toEqual([source_page, shown]);
  }
});

test('a visitor sees and changes nothing through the view', async () => {
  const { id } = await submitLead(minimalLeadRow());
  const before = await openLead(id);

  for (const client of [visitor, signedInVisitor]) {
    const { data, count } = await client.from('open_leads').select('*', { count: 'exact' });
    expect([data ?? [], count ?? 0]).toEqual([[], 0]);
    await client.from('open_leads').update({ full_name: 'Mallory' }).eq('id', id);
    await client.from('open_leads').delete().eq('id', id);
  }

  expect(await openLead(id)).toMatchObject({ full_name: before?.full_name });
});
