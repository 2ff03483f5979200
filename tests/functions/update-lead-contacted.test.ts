import { expect, test } from 'vitest';
import { minimalLeadRow } from '../fixtures/leads.ts';
import { ago, HOUR_MS } from '../support/ago.ts';
import { operator, visitor } from '../support/clients.ts';
import { countRows } from '../support/count-rows.ts';
import { call } from '../support/functions.ts';
import { setLead } from '../support/haulers.ts';
import { storedLead, submitLead } from '../support/leads.ts';

const timestamp = '2026-11-21T08:00:00.123Z';

function reportOf({ tracking_id }: { tracking_id: string }) {
  return { trackingId: tracking_id, wasNotContacted: true, timestamp };
}

async function reportsOf({ id }: { id: string }) {
  const { data } = await operator.from('contact_reports').select('*').eq('lead_id', id).throwOnError();
  return data;
}

test('a report is stored once an hour, with the times of visitor and database, and changes nothing else', async () => {
  const lead = await submitLead(minimalLeadRow());
  const before = await storedLead(lead.id);
  const backdate = (created_at: string) =>
    operator.from('contact_reports').update({ created_at }).eq('lead_id', lead.id).throwOnError();

  const { data, error } = await visitor.functions.invoke('update-lead-contacted', { body: reportOf(lead) });

  expect({ data, error }).toEqual({ data: { success: true }, error: null });
  const [stored, ...others] = await reportsOf(lead);
  expect(others).toEqual([]);
  expect(new Date(stored?.reported_at ?? '').toISOString()).toBe(timestamp);
  expect(Date.parse(stored?.created_at ?? '')).toBeGreaterThan(Date.now() - HOUR_MS);
  await backdate(ago(HOUR_MS - 60_000));
  expect(await call('update-lead-contacted', reportOf(lead))).toEqual({ status: 200, answer: { success: true } });
  expect(await reportsOf(lead)).toHaveLength(1);
  await backdate(ago(HOUR_MS + 1_000));
  await call('update-lead-contacted', reportOf(lead));
  expect(await reportsOf(lead)).toHaveLength(2);
  expect(await storedLead(lead.id)).toEqual(before);
});

test('a report about a flagged request is stored, and one about a closed or unknown request is not', async () => {
  const [flagged, closed] = [await submitLead(minimalLeadRow()), await submitLead(minimalLeadRow())];
  await setLead(flagged, { flagged_because: 'Many' });
  await setLead(closed, { status: 'Canceled' });
  const before = await countRows('contact_reports');

  expect(await call('update-lead-contacted', reportOf(closed))).toMatchObject({
    status: 409,
    answer: { statusCode: 409, code: 'request-closed', status: 'Canceled' },
  });
  expect(await call('update-lead-contacted', reportOf(minimalLeadRow()))).toEqual({
    status: 200,
    answer: { message: 'The tracking ID provided was not found in our system.' },
  });
  expect(await countRows('contact_reports')).toBe(before);
  expect((await call('update-lead-contacted', reportOf(flagged))).answer).toEqual({ success: true });
  expect(await reportsOf(flagged)).toHaveLength(1);
});
