import { leadDetailsSchema } from '@functions/contracts/tracking.ts';
import type { TablesUpdate } from '@functions/database.types.ts';
import { expect, test } from 'vitest';
import { embeddedKeys } from '../../scripts/backend/keys.ts';
import { maximalLeadRow, minimalLeadRow } from '../fixtures/leads.ts';
import { backendUrl } from '../support/backend.ts';
import { operator, visitor } from '../support/clients.ts';
import { call } from '../support/functions.ts';
import { acceptedBy, addPausedHauler, setLead } from '../support/haulers.ts';
import { submitLead } from '../support/leads.ts';
import { withSettings } from '../support/notifications.ts';
import { arrivalMailOf } from '../support/stop-links.ts';

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
  await setLead(lead, { timeframe: 'Saturday, 8 to 10', call_time: 'After 5 PM' });
  const trackingId = lead.tracking_id.toLowerCase().replace(/.{4}/g, '$& - ').replaceAll('0', 'O').replaceAll('1', 'l');

  const { data, error } = await visitor.functions.invoke('get-lead-details', { body: { trackingId } });

  expect(error).toBeNull();
  expect(data).toEqual({
    ...{ fullName: hostile, phone: lead.phone, email: lead.email, unitNumber: '4B', callTime: 'After 5 PM' },
    service: 'Attic & Basement Cleanouts, Home Cleaning - Deep Cleaning, Home Cleaning - Window Cleaning',
    services: ['Attic & Basement Cleanouts', 'Home Cleaning - Deep Cleaning', 'Home Cleaning - Window Cleaning'],
    ...{ language: 'en', location: 'Los Angeles, 90028-1234', date: 'Saturday, 8 to 10', loadSize: 'quarter' },
    ...{ status: 'Submitted', cancelReasons: [], agreedToMessages: true, updates: { by: 'mail', cameBack: [] } },
    history: [{ status: 'Submitted', at: expect.stringMatching(ISO_8601) }],
    promisedBy: expect.stringMatching(ISO_8601),
  });
  const secrets = [lead.id, lead.tracking_id, lead.street_address, 'sofa', lead.source_page];
  expect(secrets.filter((secret) => JSON.stringify(data).includes(secret))).toEqual([]);
});

test('a minimal request has the date it arrived in Los Angeles, and is still looking after the promised time', async () => {
  const lead = await submitLead({ ...minimalLeadRow(), language: 'es', consent_version: 'es-2026-11-27' });
  // 7 AM on the 21st in London is still the 20th in Los Angeles.
  await setLead(lead, { created_at: '2026-11-21T07:00:00Z' });

  expect(await track(lead)).toEqual({
    ...{ fullName: lead.full_name, phone: lead.phone, service: 'Furniture Removal', services: ['Furniture Removal'] },
    ...{ language: 'es', location: '90028', date: 'November 20, 2026', status: 'Submitted', cancelReasons: [] },
    ...{ agreedToMessages: false, updates: { by: 'none', cameBack: [] }, isStillLooking: true },
    history: [{ status: 'Submitted', at: '2026-11-21T07:00:00.000Z' }],
    // 11 PM in Los Angeles: two business hours later it is 10 AM.
    promisedBy: '2026-11-21T18:00:00.000Z',
  });
});

test('the channels that reach a customer and those that failed are shown, but not that they stopped us', () =>
  withSettings({ texts_on: true }, async () => {
    const lead = await submitLead(maximalLeadRow());
    expect((await track(lead)).updates).toEqual({ by: 'both', cameBack: [] });

    await call('stop-mail', { token: await arrivalMailOf(lead) });
    const stop = { message_sid: `SM${lead.phone}`, phone: lead.phone, body: 'STOP', wish: 'stop' } as const;
    await operator.rpc('record_reply', stop).throwOnError();
    expect((await track(lead)).updates).toEqual({ by: 'both', cameBack: [] });

    await setLead(lead, { email_failed_at: new Date().toISOString() });
    expect((await track(lead)).updates).toEqual({ by: 'text', cameBack: ['mail'] });
  }));

test('the hauler is shown from accepting until the job is given back, with their call, and no one else', async () => {
  const lead = await submitLead(minimalLeadRow());
  const [hauler, other] = [
    await addPausedHauler({ name: 'Rosa <b>Hauls</b>', contact_name: 'Secret', languages: ['es', 'en'] }),
    await addPausedHauler(),
  ];
  await operator.from('job_offers').insert({ lead_id: lead.id, hauler_id: other.id }).throwOnError();
  const calledAt = '2026-11-21T18:30:00.000Z';
  await setLead(lead, { contacted_at: calledAt });

  expect(await track(lead)).not.toHaveProperty('hauler');
  const { token } = await acceptedBy(hauler, lead);
  expect(await track(lead)).toMatchObject({
    ...{ contactedAt: calledAt, hauler: { name: hauler.name, phone: hauler.phone, languages: ['es', 'en'] } },
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

test('each status is shown with its time, oldest first, and what was paid, hauled or the reason of the end', async () => {
  const [completed, canceled] = [await submitLead(minimalLeadRow()), await submitLead(minimalLeadRow())];
  const { token } = await acceptedBy(await addPausedHauler(), completed);
  for (const status of ['Sent Proposal', 'Submitted', 'In Progress'] as const) await setLead(completed, { status });
  await operator.rpc('complete_job', { token, price_paid: 165, load_size: 'half' }).throwOnError();
  await setLead(canceled, { status: 'Canceled', cancel_reasons: ['Out of our area'] });

  const { history, ...end } = await track(completed);

  const statuses = ['Submitted', 'Sent Proposal', 'Submitted', 'In Progress', 'Completed'];
  expect(history.map(({ status }) => status)).toEqual(statuses);
  expect(history.map(({ at }) => at)).toEqual(history.map(({ at }) => at).toSorted());
  expect(end).toMatchObject({ status: 'Completed', pricePaid: 165, loadSizeHauled: 'half' });
  expect(await track(canceled)).toMatchObject({ status: 'Canceled', cancelReasons: ['Out of our area'] });
});

test.each<[TablesUpdate<'leads'>, boolean]>([
  [{}, true],
  [{ flagged_because: 'Odd' }, false],
  [{ status: 'Completed' }, false],
  [{ status: 'Canceled', cancel_reasons: ['Duplicate'] }, false],
])('the photos of a request with %j are shown in order with their sizes: %s', async (change, areShown) => {
  const lead = await submitLead(minimalLeadRow());
  const path = `${lead.id}/1795248782646-0.png`;
  const bucket = visitor.storage.from('lead-images');
  await bucket.upload(path, new Uint8Array(1234).buffer, { contentType: 'image/png' });
  const [known, elsewhere] = [bucket.getPublicUrl(path).data.publicUrl, 'https://example.com/photo.png'];
  await setLead(lead, { ...change, image_urls: [known, elsewhere] });

  const { photos } = await track(lead);

  expect(photos).toEqual(areShown ? [{ url: known, bytes: 1234 }, { url: elsewhere }] : undefined);
});

// What a customer can know about their hauler is decided by `hauler_card`.

async function cardOf(lead: { tracking_id: string }) {
  const { name: _, phone: __, languages: ___, ...card } = (await track(lead)).hauler ?? { name: '' };
  return card;
}

/** A completed request of a hauler with a review of this many stars. */
async function addReviewed(hauler: { id: string }, stars: number, moderation: 'published' | 'waiting' = 'published') {
  const lead = await submitLead(minimalLeadRow());
  const { token } = await acceptedBy(hauler, lead);
  await operator.rpc('complete_job', { token }).throwOnError();
  const at = new Date().toISOString();
  const review = { asked_at: at, answered_at: at, gone: 'yes', may_publish: true, shown_name: 'Ana' } as const;
  await operator
    .from('reviews')
    .update({ ...review, stars, moderation })
    .eq('lead_id', lead.id)
    .throwOnError();
  return lead;
}

test.each([
  [
    { vetted_at: '2026-06-01T05:00:00Z', insured_until: '2099-03-03' },
    { vettedSince: '2026-05', insuredUntil: '2099-03-03' },
  ],
  [{ vetted_at: null, insured_until: '2020-03-03' }, {}],
])('the card of a hauler with %j has the month in Los Angeles and insurance that lasts: %j', async (columns, card) => {
  const lead = await submitLead(minimalLeadRow());
  await acceptedBy(await addPausedHauler(columns), lead);

  expect(await cardOf(lead)).toEqual(card);
});

test('the card of a hauler counts completed pickups, and averages published stars from five on', async () => {
  const lead = await submitLead(minimalLeadRow());
  const hauler = await addPausedHauler({ vetted_at: null, insured_until: null });
  await acceptedBy(hauler, lead);
  for (const stars of [5, 5, 5, 4]) await addReviewed(hauler, stars);
  await addReviewed(hauler, 1, 'waiting');

  expect(await cardOf(lead)).toEqual({ completedHere: 5 });
  const last = await addReviewed(hauler, 5);
  expect(await cardOf(lead)).toEqual({ completedHere: 6, stars: { average: 4.8, count: 5 } });
  await setLead(last, { flagged_because: 'Odd' });
  expect(await cardOf(lead)).toEqual({ completedHere: 5 });
  const { error } = await visitor.rpc('hauler_card' as never, { hauler_id: hauler.id } as never);
  expect(error).toMatchObject({ code: '42501' });
});

test.each(['get-lead', '_shared', 'get-lead-details.ts', ''])("the function %j doesn't exist", async (name) => {
  const headers = { apikey: embeddedKeys.publishable };

  expect((await fetch(`${backendUrl}/functions/v1/${name}`, { method: 'POST', headers })).status).toBe(404);
});
