import { leadDetailsSchema } from '@functions/contracts/tracking.ts';
import { expect, test } from 'vitest';
import { maximalLeadRow, minimalLeadRow } from '../fixtures/leads.ts';
import { ago, DAY_MS } from '../support/ago.ts';
import { operator, visitor } from '../support/clients.ts';
import { call } from '../support/functions.ts';
import { acceptedBy, addPausedHauler, setLead } from '../support/haulers.ts';
import { submitLead } from '../support/leads.ts';

const ISO_8601 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** What the page gets, which is all that its contract names. */
async function track({ tracking_id }: { tracking_id: string }) {
  const { status, answer } = await call('get-lead-details', { trackingId: tracking_id });
  expect(status).toBe(200);
  expect(leadDetailsSchema.parse(answer)).toEqual(answer);
  return leadDetailsSchema.parse(answer);
}

test('the site gets the details of a complete request, and neither its address, description nor IDs', async () => {
  const hostile = `<script>alert(1)</script>'); drop table leads; --`;
  const lead = await submitLead({ ...maximalLeadRow(), full_name: hostile, load_size: 'quarter' });
  await setLead(lead, {
    timeframe: 'Saturday, 8 to 10',
    call_time: 'After 5 PM',
    image_urls: ['https://photos.example/1.png'],
  });
  const trackingId = lead.tracking_id.toLowerCase().replace(/.{4}/g, '$& - ').replaceAll('0', 'O').replaceAll('1', 'l');

  const { data, error } = await visitor.functions.invoke('get-lead-details', { body: { trackingId } });

  expect(error).toBeNull();
  expect(data).toEqual({
    ...{ fullName: hostile, phone: lead.phone, email: lead.email, unitNumber: '4B', callTime: 'After 5 PM' },
    service: 'Attic & Basement Cleanouts, Home Cleaning - Deep Cleaning, Home Cleaning - Window Cleaning',
    services: ['Attic & Basement Cleanouts', 'Home Cleaning - Deep Cleaning', 'Home Cleaning - Window Cleaning'],
    ...{ language: 'en', location: 'Los Angeles, 90028-1234', loadSize: 'quarter' },
    ...{ date: 'Saturday, 8 to 10', timeframe: 'Saturday, 8 to 10' },
    ...{ status: 'Submitted', cancelReasons: [], agreedToMessages: true, updates: { by: 'mail', bounced: [] } },
    history: [{ status: 'Submitted', at: expect.stringMatching(ISO_8601) }],
    photos: [{ url: 'https://photos.example/1.png' }],
    promisedBy: expect.stringMatching(ISO_8601),
  });
  const secrets = [lead.id, lead.tracking_id, lead.street_address, 'sofa', lead.source_page];
  expect(secrets.filter((secret) => JSON.stringify(data).includes(secret))).toEqual([]);
});

test('a minimal request has the day that was asked for as its date, in English, and is still looking after the promised time', async () => {
  const spanish = { language: 'es', consent_version: 'es-2026-11-27' } as const;
  const lead = await submitLead({ ...minimalLeadRow(), ...spanish, wanted: '2026-12-03' });
  await setLead(lead, { created_at: '2026-11-21T07:00:00Z' });

  expect(await track(lead)).toEqual({
    ...{ fullName: lead.full_name, phone: lead.phone, service: 'Furniture Removal', services: ['Furniture Removal'] },
    ...{ language: 'es', location: '90028', status: 'Submitted', cancelReasons: [], wanted: '2026-12-03' },
    date: 'Not set yet. You asked for: by Thursday, December 3',
    ...{ agreedToMessages: false, updates: { by: 'none', bounced: [] }, isStillLooking: true },
    history: [{ status: 'Submitted', at: '2026-11-21T07:00:00.000Z' }],
    // 11 PM in Los Angeles: two business hours later it is 10 AM.
    promisedBy: '2026-11-21T18:00:00.000Z',
  });
});

test('the hauler is shown from accepting until the job is given back, with their call, and no one else', async () => {
  const lead = await submitLead(minimalLeadRow());
  const [hauler, other] = [
    await addPausedHauler({ name: 'Rosa <b>Hauls</b>', contact_name: 'Secret', languages: ['es', 'en'] }),
    await addPausedHauler(),
  ];
  const card = { vettedSince: expect.any(String), insuredUntil: '2099-12-31' };
  await operator.from('job_offers').insert({ lead_id: lead.id, hauler_id: other.id }).throwOnError();
  const calledAt = '2026-11-21T18:30:00.000Z';
  await setLead(lead, { contacted_at: calledAt });

  expect(await track(lead)).not.toHaveProperty('hauler');
  const { token } = await acceptedBy(hauler, lead);
  expect(await track(lead)).toMatchObject({
    ...{ contactedAt: calledAt, hauler: { name: hauler.name, phone: hauler.phone, languages: ['es', 'en'], ...card } },
  });
  await operator.rpc('report_call', { token }).throwOnError();
  const held = await track(lead);
  expect(Date.parse(held.contactedAt ?? '')).toBeGreaterThan(Date.parse(calledAt));
  expect(JSON.stringify(held)).not.toMatch(new RegExp([token, hauler.email, hauler.id, other.id, 'Secret'].join('|')));
  await operator.rpc('give_back_job', { token, reason: 'Broken truck' }).throwOnError();
  const returned = await track(lead);
  expect(returned).not.toHaveProperty('hauler');
  expect(JSON.stringify(returned)).not.toContain('Broken truck');
});

test('30 days after a request was closed, its link shows no way to reach anyone', async () => {
  const lead = await submitLead(maximalLeadRow());
  await acceptedBy(await addPausedHauler(), lead);
  await setLead(lead, { status: 'Completed', call_time: 'After 5 PM' });
  const closed = async (days: number) => {
    const changed_at = ago(days * DAY_MS);
    await operator.from('lead_status_changes').update({ changed_at }).eq('lead_id', lead.id).throwOnError();
    return track(lead);
  };

  expect(await closed(29)).toMatchObject({ phone: lead.phone, hauler: { phone: expect.any(String) } });
  const old = await closed(31);
  expect(old).toMatchObject({
    ...{ fullName: lead.full_name, phone: `+••••••••${lead.phone.slice(-2)}` },
    email: `${lead.email?.charAt(0)}…@${lead.email?.split('@').at(-1)}`,
  });
  expect([old.unitNumber, old.callTime, old.hauler?.phone]).toEqual([undefined, undefined, undefined]);
});
