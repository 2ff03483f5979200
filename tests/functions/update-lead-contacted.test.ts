import { expect, test } from 'vitest';
import { minimalLeadRow } from '../fixtures/leads.ts';
import { HOUR_MS } from '../support/ago.ts';
import { operator, visitor } from '../support/clients.ts';
import { call } from '../support/functions.ts';
import { setLead } from '../support/haulers.ts';
import { storedLead, submitLead } from '../support/leads.ts';

test('a report is stored with the times of visitor and database, also of a flagged request, and changes nothing else', async () => {
  const lead = await submitLead(minimalLeadRow());
  await setLead(lead, { flagged_because: 'Many' });
  const before = await storedLead(lead.id);
  const body = { trackingId: lead.tracking_id, wasNotContacted: true, timestamp: '2026-11-21T08:00:00.123Z' };

  const { data, error } = await visitor.functions.invoke('update-lead-contacted', { body });

  expect({ data, error }).toEqual({ data: { success: true }, error: null });
  const { data: reports } = await operator.from('contact_reports').select('*').eq('lead_id', lead.id).throwOnError();
  expect(reports.map(({ reported_at }) => new Date(reported_at).toISOString())).toEqual([body.timestamp]);
  expect(Date.parse(reports[0]?.created_at ?? '')).toBeGreaterThan(Date.now() - HOUR_MS);
  expect(await storedLead(lead.id)).toEqual(before);
  await setLead(lead, { status: 'Canceled' });
  expect(await call('update-lead-contacted', body)).toMatchObject({
    status: 409,
    answer: { statusCode: 409, code: 'request-closed', status: 'Canceled' },
  });
});
