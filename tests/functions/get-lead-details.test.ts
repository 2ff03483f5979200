import { leadDetailsSchema } from '@functions/contracts/tracking.ts';
import type { TablesUpdate } from '@functions/database.types.ts';
import type { Language } from '@functions/domain/languages.ts';
import { describe, expect, test } from 'vitest';
import { embeddedKeys } from '../../scripts/backend/keys.ts';
import { maximalLeadRow, minimalLeadRow } from '../fixtures/leads.ts';
import { allowedOrigin } from '../support/allowed-origin.ts';
import { backendUrl } from '../support/backend.ts';
import { operator, visitor } from '../support/clients.ts';
import { call, request } from '../support/functions.ts';
import { acceptedBy, addPausedHauler } from '../support/haulers.ts';
import { submitLead } from '../support/leads.ts';
import { withSettings } from '../support/notifications.ts';
import { arrivalMailOf } from '../support/stop-links.ts';

const ISO_8601 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const NOT_FOUND = { message: 'The tracking ID provided was not found in our system.' };

test('the site gets the details of a complete lead and nothing beyond the contract', async () => {
  const lead = await submitLead(maximalLeadRow());
  await operator.from('leads').update({ timeframe: 'Saturday, 8 to 10' }).eq('id', lead.id).throwOnError();

  const { data, error } = await visitor.functions.invoke('get-lead-details', {
    body: { trackingId: lead.tracking_id },
  });

  expect(error).toBeNull();
  expect(data).toEqual({
    fullName: lead.full_name,
    phone: lead.phone,
    email: lead.email,
    service: 'Attic & Basement Cleanouts, Home Cleaning - Deep Cleaning, Home Cleaning - Window Cleaning',
    services: ['Attic & Basement Cleanouts', 'Home Cleaning - Deep Cleaning', 'Home Cleaning - Window Cleaning'],
    language: 'en',
    location: 'Los Angeles, 90028-1234',
    date: 'Saturday, 8 to 10',
    status: 'Submitted',
    cancelReasons: [],
    agreedToMessages: true,
    history: [{ status: 'Submitted', at: expect.stringMatching(ISO_8601) }],
    promisedBy: expect.stringMatching(ISO_8601),
    unitNumber: lead.unit_number,
    updates: { by: 'mail', cameBack: [] },
  });
});

test('a minimal lead has no email, no city and the date of the request', async () => {
  const lead = await submitLead(minimalLeadRow());
  // 7 AM on the 21st in London is still the 20th in Los Angeles.
  await operator.from('leads').update({ created_at: '2026-11-21T07:00:00Z' }).eq('id', lead.id).throwOnError();

  const { status, answer } = await call('get-lead-details', { trackingId: lead.tracking_id });

  expect(status).toBe(200);
  expect(answer).toEqual({
    fullName: lead.full_name,
    phone: lead.phone,
    service: 'Furniture Removal',
    services: ['Furniture Removal'],
    language: 'en',
    location: '90028',
    date: 'November 20, 2026',
    status: 'Submitted',
    cancelReasons: [],
    agreedToMessages: false,
    history: [{ status: 'Submitted', at: '2026-11-21T07:00:00.000Z' }],
    // 11 PM in Los Angeles: two business hours later it is 10 AM.
    promisedBy: '2026-11-21T18:00:00.000Z',
    // The promised time has passed without a call.
    isStillLooking: true,
    updates: { by: 'none', cameBack: [] },
  });
});

test('a Spanish request says so and has its services by their stored names', async () => {
  const lead = await submitLead({ ...maximalLeadRow(), language: 'es', consent_version: 'es-2026-11-27' });

  const { answer } = await call('get-lead-details', { trackingId: lead.tracking_id });

  expect(answer).toMatchObject({ language: 'es', services: lead.services, status: 'Submitted' });
});

test.each<[Language[]]>([[['en']], [['es']], [['es', 'en']]])(
  "the hauler's languages are returned as stored: %j",
  async (languages) => {
    const lead = await submitLead(minimalLeadRow());
    await acceptedBy(await addPausedHauler({ languages }), lead);

    const { answer } = await call('get-lead-details', { trackingId: lead.tracking_id });

    expect(leadDetailsSchema.parse(answer).hauler?.languages).toEqual(languages);
  },
);

test("a request gives its customer's channels", async () => {
  const lead = await submitLead(maximalLeadRow());
  const none = await submitLead(minimalLeadRow());
  const byText = await submitLead({ ...minimalLeadRow(), agreed_to_messages: true });

  await withSettings({ texts_on: true }, async () => {
    expect(await updatesOf(lead)).toEqual({ by: 'both', cameBack: [] });
    expect(await updatesOf(none)).toEqual({ by: 'none', cameBack: [] });
    expect(await updatesOf(byText)).toEqual({ by: 'text', cameBack: [] });
  });
  await withSettings({ texts_on: false }, async () => {
    expect(await updatesOf(lead)).toEqual({ by: 'mail', cameBack: [] });
    expect(await updatesOf(byText)).toEqual({ by: 'none', cameBack: [] });
  });
});

test('a request gives failed and remaining channels', async () => {
  const lead = await submitLead(maximalLeadRow());
  const failedAt = new Date().toISOString();

  await withSettings({ texts_on: true }, async () => {
    await operator.from('leads').update({ email_failed_at: failedAt }).eq('id', lead.id).throwOnError();
    expect(await updatesOf(lead)).toEqual({ by: 'text', cameBack: ['mail'] });
    await operator.from('leads').update({ text_failed_at: failedAt }).eq('id', lead.id).throwOnError();
    expect(await updatesOf(lead)).toEqual({ by: 'none', cameBack: ['mail', 'text'] });
  });
});

test('stopped emails or texts are not revealed', async () => {
  const lead = await submitLead(maximalLeadRow());
  await withSettings({ texts_on: true }, async () => {
    const before = await updatesOf(lead);

    expect((await call('stop-mail', { token: await arrivalMailOf(lead) })).status).toBe(200);
    await operator
      .rpc('record_reply', { message_sid: `SM${lead.phone}`, phone: lead.phone, body: 'STOP', wish: 'stop' })
      .throwOnError();

    expect(await updatesOf(lead)).toEqual(before);
  });
});

async function updatesOf({ tracking_id }: { tracking_id: string }) {
  const { answer } = await call('get-lead-details', { trackingId: tracking_id });
  return leadDetailsSchema.parse(answer).updates;
}

test('the hauler is returned once they have accepted, not when offered', async () => {
  const lead = await submitLead(minimalLeadRow());
  const hauler = await addPausedHauler({ name: 'Rosa <b>Hauls</b>', phone: '3105550199', contact_name: 'Rosa' });
  const other = await addPausedHauler();
  await operator.from('job_offers').insert({ lead_id: lead.id, hauler_id: other.id }).throwOnError();
  const before = await call('get-lead-details', { trackingId: lead.tracking_id });

  const { token } = await acceptedBy(hauler, lead);
  const response = await request('get-lead-details', { body: JSON.stringify({ trackingId: lead.tracking_id }) });

  expect(before.answer).not.toHaveProperty('hauler');
  const text = await response.text();
  expect(JSON.parse(text)).toMatchObject({ hauler: { name: 'Rosa <b>Hauls</b>', phone: '3105550199' } });
  expect(JSON.parse(text)).not.toHaveProperty('contactedAt');
  expect([token, hauler.email, hauler.id, other.name].filter((secret) => text.includes(secret))).toEqual([]);
});

test('a flagged request is returned as held, without reason or promised time', async () => {
  const lead = await submitLead(minimalLeadRow());
  const flagged_because = 'More than 5 requests with this phone number within an hour';
  await operator.from('leads').update({ flagged_because }).eq('id', lead.id).throwOnError();

  const held = await call('get-lead-details', { trackingId: lead.tracking_id });
  await operator.from('leads').update({ flagged_because: null }).eq('id', lead.id).throwOnError();
  const cleared = await call('get-lead-details', { trackingId: lead.tracking_id });

  expect(held.answer).toMatchObject({ isHeld: true, status: 'Submitted' });
  expect(held.answer).not.toHaveProperty('promisedBy');
  expect(JSON.stringify(held.answer)).not.toContain('More than');
  expect(cleared.answer).toMatchObject({ promisedBy: expect.stringMatching(ISO_8601) });
  expect(cleared.answer).not.toHaveProperty('isHeld');
});

test('a job given back has no hauler', async () => {
  const lead = await submitLead(minimalLeadRow());
  const { token } = await acceptedBy(await addPausedHauler(), lead);
  await operator.rpc('give_back_job', { token, reason: 'Broken truck' }).throwOnError();

  const { answer } = await call('get-lead-details', { trackingId: lead.tracking_id });

  expect(answer).not.toHaveProperty('hauler');
  expect(JSON.stringify(answer)).not.toContain('Broken truck');
});

test('the history has each status with its time, oldest first', async () => {
  const lead = await submitLead(minimalLeadRow());
  for (const status of ['Sent Proposal', 'Submitted', 'In Progress'] as const) {
    await operator.from('leads').update({ status }).eq('id', lead.id).throwOnError();
  }

  const { answer } = await call('get-lead-details', { trackingId: lead.tracking_id });

  const { history = [] } = leadDetailsSchema.parse(answer);
  expect(history.map(({ status }) => status)).toEqual(['Submitted', 'Sent Proposal', 'Submitted', 'In Progress']);
  const moments = history.map(({ at }) => Date.parse(at));
  expect(moments).toEqual(moments.toSorted((one, next) => one - next));
});

test('the call of the current hauler is returned, or else the first call by anyone', async () => {
  const lead = await submitLead(minimalLeadRow());
  const calledAt = '2026-11-21T18:30:00.000Z';
  await operator.from('leads').update({ contacted_at: calledAt }).eq('id', lead.id).throwOnError();
  const byTheOperator = await call('get-lead-details', { trackingId: lead.tracking_id });
  const { id, token } = await acceptedBy(await addPausedHauler(), lead);

  await operator.rpc('report_call', { token }).throwOnError();

  const byTheHauler = await call('get-lead-details', { trackingId: lead.tracking_id });
  const { data: offer } = await operator.from('job_offers').select().eq('id', id).single().throwOnError();
  expect(byTheOperator.answer).toMatchObject({ contactedAt: calledAt });
  expect(byTheHauler.answer).toMatchObject({ contactedAt: new Date(offer.contacted_at ?? '').toISOString() });
});

test('the preferred time to call is returned', async () => {
  const lead = await submitLead(minimalLeadRow());
  await operator.from('leads').update({ call_time: 'After 5 PM' }).eq('id', lead.id).throwOnError();

  const { answer } = await call('get-lead-details', { trackingId: lead.tracking_id });

  expect(answer).toMatchObject({ callTime: 'After 5 PM' });
});

test('the load that the customer said is returned, and that of the hauler once the job is completed', async () => {
  const lead = await submitLead({ ...minimalLeadRow(), load_size: 'quarter' });
  const { token } = await acceptedBy(await addPausedHauler(), lead);

  const open = await call('get-lead-details', { trackingId: lead.tracking_id });
  await operator.rpc('complete_job', { token, price_paid: 165, load_size: 'half' }).throwOnError();
  const completed = await call('get-lead-details', { trackingId: lead.tracking_id });

  expect(open.answer).toMatchObject({ loadSize: 'quarter' });
  expect(open.answer).not.toHaveProperty('loadSizeHauled');
  expect(completed.answer).toMatchObject({ loadSize: 'quarter', loadSizeHauled: 'half', pricePaid: 165 });
});

test('a blank timeframe becomes the date of the request', async () => {
  const lead = await submitLead(minimalLeadRow());
  await operator
    .from('leads')
    .update({ created_at: '2026-07-04T19:00:00Z', timeframe: '  ' })
    .eq('id', lead.id)
    .throwOnError();

  const { answer } = await call('get-lead-details', { trackingId: lead.tracking_id });

  expect(answer).toMatchObject({ date: 'July 4, 2026' });
});

test.each(['Sent Proposal', 'In Progress', 'Completed'] as const)('the status %s is returned', async (status) => {
  const lead = await submitLead(minimalLeadRow());
  await operator.from('leads').update({ status }).eq('id', lead.id).throwOnError();

  const { answer } = await call('get-lead-details', { trackingId: lead.tracking_id });

  expect(answer).toMatchObject({ status, cancelReasons: [] });
});

test('a canceled lead has its reasons', async () => {
  const lead = await submitLead(minimalLeadRow());
  const cancel_reasons = ['Out of our area', 'Contains asbestos'];
  await operator.from('leads').update({ status: 'Canceled', cancel_reasons }).eq('id', lead.id).throwOnError();

  const { answer } = await call('get-lead-details', { trackingId: lead.tracking_id });

  expect(answer).toMatchObject({ status: 'Canceled', cancelReasons: cancel_reasons });
});

test('address, description and ids are not returned', async () => {
  const lead = await submitLead(maximalLeadRow());

  const response = await request('get-lead-details', { body: JSON.stringify({ trackingId: lead.tracking_id }) });

  const text = await response.text();
  const secrets = [lead.id, lead.tracking_id, lead.street_address, 'sofa', lead.source_page];
  expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
});

describe('photos', () => {
  /** A request with two photos, of which the storage service knows the first. */
  async function submitWithPhotos() {
    const lead = await submitLead(minimalLeadRow());
    const path = `${lead.id}/1795248782646-0.png`;
    const bucket = visitor.storage.from('lead-images');
    await bucket.upload(path, new Uint8Array(1234).buffer, { contentType: 'image/png' });
    const image_urls = [bucket.getPublicUrl(path).data.publicUrl, 'https://example.com/photo.png'];
    await operator.from('leads').update({ image_urls }).eq('id', lead.id).throwOnError();
    return { lead, image_urls };
  }

  async function photosOf({ tracking_id }: { tracking_id: string }) {
    const { answer } = await call('get-lead-details', { trackingId: tracking_id });
    return leadDetailsSchema.parse(answer).photos;
  }

  test('are returned in order while the request is open, with their sizes if known', async () => {
    const { lead, image_urls } = await submitWithPhotos();

    expect(await photosOf(lead)).toEqual([{ url: image_urls[0], bytes: 1234 }, { url: image_urls[1] }]);
    expect(await photosOf(await submitLead(minimalLeadRow()))).toBeUndefined();
  });

  test.each<TablesUpdate<'leads'>>([
    { flagged_because: 'Odd' },
    { status: 'Completed' },
    { status: 'Canceled', cancel_reasons: ['Duplicate'] },
  ])('are not returned once the request is %j', async (change) => {
    const { lead } = await submitWithPhotos();
    await operator.from('leads').update(change).eq('id', lead.id).throwOnError();

    expect(await photosOf(lead)).toBeUndefined();
  });
});

describe("the hauler's card", () => {
  async function cardOf({ tracking_id }: { tracking_id: string }) {
    const { answer } = await call('get-lead-details', { trackingId: tracking_id });
    const { name: _, phone: __, languages: ___, ...card } = leadDetailsSchema.parse(answer).hauler ?? fail();
    return card;
  }

  function fail(): never {
    throw new Error('The request has no hauler');
  }

  /** A completed request of a hauler with a review of this many stars. */
  async function addReviewed(hauler: { id: string }, stars: number, moderation: 'published' | 'waiting' = 'published') {
    const lead = await submitLead(minimalLeadRow());
    const { token } = await acceptedBy(hauler, lead);
    await operator.rpc('complete_job', { token }).throwOnError();
    const answered_at = new Date().toISOString();
    await operator
      .from('reviews')
      .update({
        asked_at: answered_at,
        answered_at,
        gone: 'yes',
        stars,
        may_publish: true,
        shown_name: 'Ana',
        moderation,
      })
      .eq('lead_id', lead.id)
      .throwOnError();
    return lead;
  }

  test('has the month of vetting in Los Angeles and the last day of the insurance', async () => {
    const lead = await submitLead(minimalLeadRow());
    const hauler = await addPausedHauler({ vetted_at: '2026-06-01T05:00:00Z', insured_until: '2099-03-03' });
    await acceptedBy(hauler, lead);

    expect(await cardOf(lead)).toEqual({ vettedSince: '2026-05', insuredUntil: '2099-03-03' });
  });

  test('is empty for a hauler of whom nothing is known, or whose insurance has ended', async () => {
    const lead = await submitLead(minimalLeadRow());
    const hauler = await addPausedHauler({ vetted_at: null, insured_until: '2020-03-03' });
    await acceptedBy(hauler, lead);

    expect(await cardOf(lead)).toEqual({});
  });

  test('counts completed pickups, and averages published stars from five on', async () => {
    const lead = await submitLead(minimalLeadRow());
    const hauler = await addPausedHauler({ vetted_at: null, insured_until: null });
    await acceptedBy(hauler, lead);
    for (const stars of [5, 5, 5, 4]) await addReviewed(hauler, stars);
    await addReviewed(hauler, 1, 'waiting');

    expect(await cardOf(lead)).toEqual({ completedHere: 5 });
    const last = await addReviewed(hauler, 5);
    expect(await cardOf(lead)).toEqual({ completedHere: 6, stars: { average: 4.8, count: 5 } });

    await operator.from('leads').update({ flagged_because: 'Odd' }).eq('id', last.id).throwOnError();
    expect(await cardOf(lead)).toEqual({ completedHere: 5 });
  });

  test("can't be read by strangers", async () => {
    const hauler = await addPausedHauler();

    const { error } = await visitor.rpc('hauler_card' as never, { hauler_id: hauler.id } as never);

    expect(error).toMatchObject({ code: '42501' });
  });
});

test('markup and SQL in a lead are returned as plain JSON', async () => {
  const hostile = `<script>alert(1)</script>'); drop table leads; --`;
  const lead = await submitLead({ ...maximalLeadRow(), full_name: hostile, city: '<img src=x onerror=alert(1)>' });

  const response = await request('get-lead-details', { body: JSON.stringify({ trackingId: lead.tracking_id }) });

  expect(response.headers.get('content-type')).toBe('application/json');
  expect(leadDetailsSchema.parse(await response.json())).toMatchObject({
    fullName: hostile,
    location: '<img src=x onerror=alert(1)>, 90028-1234',
  });
});

test('answers are not cached', async () => {
  const lead = await submitLead(minimalLeadRow());

  const response = await request('get-lead-details', { body: JSON.stringify({ trackingId: lead.tracking_id }) });

  expect(response.headers.get('cache-control')).toBe('no-store');
});

test.each<[string, (id: string) => string]>([
  ['in lower case', (id) => id.toLowerCase()],
  ['with hyphens', (id) => id.replace(/.{4}(?=.)/g, '$&-')],
  ['with spaces', (id) => `  ${id.replace(/.{4}/g, '$& ')}\n`],
  ['with O for 0', (id) => id.replaceAll('0', 'O')],
  ['with o for 0', (id) => id.replaceAll('0', 'o')],
  ['with I for 1', (id) => id.replaceAll('1', 'I')],
  ['with l for 1', (id) => id.replaceAll('1', 'l')],
])('a tracking ID is accepted %s', async (_, write) => {
  const minimal = minimalLeadRow();
  const lead = await submitLead({ ...minimal, tracking_id: `01${minimal.tracking_id.slice(2)}` });

  const { answer } = await call('get-lead-details', { trackingId: write(lead.tracking_id) });

  expect(answer).toMatchObject({ phone: lead.phone });
});

test('an unknown tracking ID gets 200 with a message', async () => {
  const { status, answer } = await call('get-lead-details', { trackingId: minimalLeadRow().tracking_id });

  expect(status).toBe(200);
  expect(answer).toEqual(NOT_FOUND);
});

test("a lead's id opens nothing", async () => {
  const lead = await submitLead(minimalLeadRow());

  const { status } = await call('get-lead-details', { trackingId: lead.id });

  expect(status).toBe(400);
});

test.each([
  '',
  ' ',
  'ABC',
  '0123456789ABCDEFG',
  '0123456789ABCDEU',
  '%%%%%%%%%%%%%%%%',
  '________________',
  '0123456789ABCDE*',
  "' or 1=1 --",
  '0123456789ABCDEF,status.eq.Completed',
  '../../../../etc/passwd',
  '0123456789ABCDEF\u0000',
  'X'.repeat(61),
])('the tracking ID %j gets 400', async (trackingId) => {
  const { status, answer } = await call('get-lead-details', { trackingId });

  expect(status).toBe(400);
  expect(answer).toEqual({ statusCode: 400, code: expect.any(String), message: expect.any(String) });
});

const badBodies: Record<string, string | undefined> = {
  nothing: undefined,
  'the empty text': '',
  'no JSON': 'trackingId=0123456789ABCDEF',
  'half a JSON': '{"trackingId":"0123456789ABCDEF"',
  null: 'null',
  'a number': '1',
  'a text': '"0123456789ABCDEF"',
  'a list': '["0123456789ABCDEF"]',
  'a list of objects': '[{"trackingId":"0123456789ABCDEF"}]',
  'an empty object': '{}',
  'another name': '{"trackingID":"0123456789ABCDEF"}',
  'an inherited name': '{"__proto__":{"trackingId":"0123456789ABCDEF"}}',
  'a number for the ID': '{"trackingId":123456789012345}',
  'a list for the ID': '{"trackingId":["0123456789ABCDEF"]}',
  'an object for the ID': '{"trackingId":{"like":"%"}}',
  'null for the ID': '{"trackingId":null}',
};

test.each(Object.entries(badBodies))('a body of %s gets 400', async (_, body) => {
  const response = await request('get-lead-details', { body });

  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({ statusCode: 400, code: 'malformed', message: 'The request is malformed.' });
});

test.each([5_001, 60_000])('a body of %i characters gets 413', async (length) => {
  const response = await request('get-lead-details', { body: JSON.stringify({ trackingId: 'X' }).padEnd(length) });

  expect(response.status).toBe(413);
  expect(await response.json()).toEqual({ statusCode: 413, code: 'too-large', message: 'The request is too large.' });
});

test('a body of 5,000 characters is read', async () => {
  const lead = await submitLead(minimalLeadRow());
  const body = JSON.stringify({ trackingId: lead.tracking_id }).padEnd(5_000);

  const response = await request('get-lead-details', { body });

  expect(await response.json()).toMatchObject({ phone: lead.phone });
});

test('a tracking ID of 60 characters with spaces is read and one of 61 refused', async () => {
  const lead = await submitLead(minimalLeadRow());

  const fitting = await call('get-lead-details', { trackingId: lead.tracking_id.padEnd(60) });
  const tooLong = await call('get-lead-details', { trackingId: lead.tracking_id.padEnd(61) });

  expect(fitting.answer).toMatchObject({ phone: lead.phone });
  expect(tooLong.status).toBe(400);
});

test.each(['GET', 'PUT', 'PATCH', 'DELETE'])('%s gets 405', async (method) => {
  const response = await request('get-lead-details', { method });

  expect(response.status).toBe(405);
  expect(await response.json()).toEqual({ statusCode: 405, code: 'post-required', message: 'Use POST.' });
});

test.each([
  ['no key', {}],
  ['an empty key', { apikey: '' }],
  ['a wrong key', { apikey: 'sb_publishable_of_somebody_else' }],
  ['the secret key', { apikey: embeddedKeys.secret }],
  ['only the beginning of the key', { apikey: embeddedKeys.publishable.slice(0, -1) }],
  ['the key only as a bearer token', { authorization: `Bearer ${embeddedKeys.publishable}` }],
])('%s gets 401', async (_, headers) => {
  const lead = await submitLead(minimalLeadRow());

  const response = await fetch(`${backendUrl}/functions/v1/get-lead-details`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ trackingId: lead.tracking_id }),
  });

  expect(response.status).toBe(401);
  expect(await response.json()).toEqual({
    statusCode: 401,
    code: 'key-required',
    message: 'A valid API key is required.',
  });
});

test.each(['get-lead', '_shared', 'get-lead-details.ts', ''])("the function %j doesn't exist", async (name) => {
  const response = await fetch(`${backendUrl}/functions/v1/${name}`, {
    method: 'POST',
    headers: { apikey: embeddedKeys.publishable },
  });

  expect(response.status).toBe(404);
});

test('the site can call across origins and read the answer', async () => {
  const preflight = await request('get-lead-details', {
    method: 'OPTIONS',
    headers: { origin: allowedOrigin, 'access-control-request-method': 'POST' },
  });
  const answer = await request('get-lead-details', { headers: { origin: allowedOrigin }, body: '{}' });

  expect(preflight.status).toBe(204);
  expect(preflight.headers.get('access-control-allow-origin')).toBe(allowedOrigin);
  expect(preflight.headers.get('access-control-allow-methods')).toBe('POST');
  // What supabase-js sends.
  expect(preflight.headers.get('access-control-allow-headers')?.split(', ')).toEqual([
    'apikey',
    'authorization',
    'content-type',
    'x-client-info',
    'x-retry-count',
    'x-supabase-api-version',
  ]);
  expect(answer.headers.get('access-control-allow-origin')).toBe(allowedOrigin);
  expect(answer.headers.get('vary')).toContain('Origin');
});

test.each(['https://evil.example', 'https://site.example.evil.example', 'http://site.example', 'null'])(
  "a page of %s can't read the answer",
  async (origin) => {
    const preflight = await request('get-lead-details', {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'POST' },
    });
    const answer = await request('get-lead-details', { headers: { origin }, body: '{}' });

    expect(preflight.headers.get('access-control-allow-origin')).toBeNull();
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    expect(answer.headers.get('vary')).toContain('Origin');
  },
);
