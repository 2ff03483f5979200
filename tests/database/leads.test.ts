import { expect, inject, test } from 'vitest';
import { embeddedKeys } from '../../scripts/backend/keys.ts';
import { maximalLeadRow, minimalLeadRow } from '../fixtures/leads.ts';
import { operator, signedInVisitor, untypedVisitor, visitor } from '../support/clients.ts';
import { countRows } from '../support/count-rows.ts';
import { storedLead, submitLead } from '../support/leads.ts';

/** A lead that the operator has worked on and the customer has complained about. */
async function submitLeadWithHistory() {
  const lead = await submitLead(minimalLeadRow());
  await operator.from('leads').update({ status: 'Canceled' }).eq('id', lead.id).throwOnError();
  await operator
    .from('contact_reports')
    .insert({ lead_id: lead.id, reported_at: '2026-11-21T08:00:00Z' })
    .throwOnError();
  return lead;
}

// Submitting

test.each([
  ['minimal', minimalLeadRow],
  ['maximal', maximalLeadRow],
])('a visitor submits a %s lead and reads back its ids', async (_, makeRow) => {
  const row = makeRow();

  const { data } = await visitor.from('leads').insert(row).select('id, tracking_id').single().throwOnError();

  expect(data).toEqual({ id: row.id, tracking_id: row.tracking_id });
  expect(await storedLead(row.id)).toMatchObject(row);
});

test('a new lead starts as the operator wants it', async () => {
  const aMomentAgo = Date.now() - 1000;

  const row = await submitLead(minimalLeadRow());

  const lead = await storedLead(row.id);
  expect(lead).toMatchObject({
    status: 'Submitted',
    image_urls: [],
    cancel_reasons: [],
    timeframe: null,
    agreed_to_messages: false,
    source_page: '',
  });
  expect(Date.parse(lead?.created_at ?? '')).toBeGreaterThan(aMomentAgo);
  expect(lead?.updated_at).toBe(lead?.created_at);
});

test('the database mints the ids that a visitor leaves out', async () => {
  const { id: _id, tracking_id: _trackingId, ...row } = minimalLeadRow();

  const { data } = await visitor.from('leads').insert(row).select('id, tracking_id').single().throwOnError();

  expect(data.id).toMatch(/^[0-9a-f-]{36}$/);
  expect(data.tracking_id).toMatch(/^[0-9A-HJKMNP-TV-Z]{16}$/);
});

test('tracking IDs minted by the database are well formed, all different and random in every character', async () => {
  const rows = Array.from({ length: 50 }, () => {
    const { tracking_id: _, ...row } = minimalLeadRow();
    return row;
  });

  const { data } = await operator.from('leads').insert(rows).select('tracking_id').throwOnError();

  const ids = data.map((row) => row.tracking_id);
  expect(ids.filter((id) => !/^[0-9A-HJKMNP-TV-Z]{16}$/.test(id))).toEqual([]);
  expect(new Set(ids).size).toBe(50);
  expect(new Set(ids.join('')).size).toBe(32);
  for (let position = 0; position < 16; position++) {
    expect(new Set(ids.map((id) => id[position])).size).toBeGreaterThan(5);
  }
});

const atTheLimit: Record<string, object> = {
  'all 17 services': {
    services: [
      'Furniture Removal',
      'Garage Cleanouts',
      'Yard Waste Cleanup',
      'Hoarder House Cleanup',
      'Curbside Pickups',
      'Construction Debris',
      'Attic & Basement Cleanouts',
      'Electronics Disposal',
      'Old Appliances',
      'Office Cleanouts',
      'Estate Cleanouts',
      'Hot Tub Removal',
      'Storage Unit Cleanout',
      'Mattress Disposal',
      'Home Cleaning',
      'Home Cleaning - Deep Cleaning',
      'Home Cleaning - Window Cleaning',
    ],
  },
  'a street address of 200 characters': { street_address: 'ñ'.repeat(200) },
  'a unit number of 40 characters': { unit_number: '9'.repeat(40) },
  'a city of 100 characters': { city: 'y'.repeat(100) },
  'a ZIP+4 code': { zip_code: '90028-0001' },
  'a job description of 2000 characters': { job_description: '💎'.repeat(2000) },
  'a job description of several lines': { job_description: 'Sofa\n\tgreen' },
  'a full name of 120 characters': { full_name: 'O’'.repeat(60) },
  'a phone number of 16 digits': { phone: `9${String(Date.now()).padStart(15, '1')}` },
  'an email address of 254 characters': { email: `${'e'.repeat(242)}@example.com` },
  'a consent version of 20 characters': { consent_version: '2026-11-01.abcdefghi' },
  'a source page of 500 characters': { source_page: `https://${'s'.repeat(492)}` },
};

test.each(Object.entries(atTheLimit))('accepts %s', async (_, change) => {
  const row = { ...minimalLeadRow(), ...change };

  const { error } = await untypedVisitor.from('leads').insert(row);

  expect(error).toBeNull();
  expect(await storedLead(row.id)).toMatchObject(change);
});

// Reading

const readings: Record<string, (lead: ReturnType<typeof minimalLeadRow>) => PromiseLike<{ data: unknown }>> = {
  everything: () => untypedVisitor.from('leads').select(),
  'the columns they may insert': () => visitor.from('leads').select('id, tracking_id'),
  'other columns': () => visitor.from('leads').select('full_name, phone, status'),
  'the lead with a known id': (lead) => visitor.from('leads').select('tracking_id').eq('id', lead.id),
  'the lead with a known tracking ID': (lead) =>
    visitor.from('leads').select('id').eq('tracking_id', lead.tracking_id).maybeSingle(),
  'the lead with a known phone number': (lead) => visitor.from('leads').select('id').eq('phone', lead.phone),
  'tracking IDs by pattern': () => visitor.from('leads').select('id').like('tracking_id', '%'),
  'the newest lead': () => visitor.from('leads').select('id').order('created_at', { ascending: false }).limit(1),
  'leads with their reports': () => visitor.from('leads').select('id, contact_reports(*), lead_status_changes(*)'),
  'leads through the reports about them': () => visitor.from('contact_reports').select('id, leads(*)'),
  'leads through their status changes': () => visitor.from('lead_status_changes').select('id, leads!inner(*)'),
  'everything, signed in': () => signedInVisitor.from('leads').select(),
};

test.each(Object.entries(readings))('a visitor reading %s gets nothing', async (_, read) => {
  const lead = await submitLeadWithHistory();

  const { data } = await read(lead);

  expect(data ?? []).toEqual([]);
  expect(await countRows('leads')).toBeGreaterThan(0);
});

test('a visitor counting leads counts none', async () => {
  await submitLead(minimalLeadRow());

  const { count } = await visitor.from('leads').select('*', { count: 'exact', head: true });

  expect(count ?? 0).toBe(0);
});

test('a visitor exporting leads as CSV gets none', async () => {
  const lead = await submitLead(minimalLeadRow());

  const { data } = await visitor.from('leads').select().csv();

  expect(data ?? '').not.toContain(lead.phone);
});

test('a visitor who submits a lead reads back that one alone', async () => {
  await submitLead(minimalLeadRow());
  const own = minimalLeadRow();

  const { data } = await visitor.from('leads').insert(own).select('id').throwOnError();

  expect(data).toEqual([{ id: own.id }]);
});

// Forging, changing, deleting

const forgeries: Record<string, object> = {
  status: { status: 'Completed' },
  image_urls: { image_urls: ['https://evil.example/photo.png'] },
  cancel_reasons: { cancel_reasons: ['You lost'] },
  timeframe: { timeframe: 'Today' },
  flagged_because: { flagged_because: 'I say so' },
  'created_at in the past': { created_at: '2020-01-01T00:00:00Z' },
  'created_at in the future': { created_at: '2120-01-01T00:00:00Z' },
  updated_at: { updated_at: '2020-01-01T00:00:00Z' },
  created_in_transaction: { created_in_transaction: '18446744073709551615' },
};

test.each(Object.entries(forgeries))('a visitor cannot set %s', async (_, forgery) => {
  const before = await countRows('leads');

  const { error } = await untypedVisitor.from('leads').insert({ ...minimalLeadRow(), ...forgery });

  expect(error).not.toBeNull();
  expect(await countRows('leads')).toBe(before);
});

test.each([
  ['en', 'operator'],
  ['en', '2026-11-25'],
  ['es', 'es-2026-11-25'],
] as const)(
  'a visitor may send a request in the language %s with the consent %s',
  async (language, consent_version) => {
    const row = await submitLead({ ...minimalLeadRow(), language, consent_version });

    expect(await storedLead(row.id)).toMatchObject({ language, consent_version });
  },
);

test.each<[unknown, string | undefined]>([
  [null, undefined],
  ['es', undefined],
  ['es', '2026-11-25'],
  ['es', 'operator'],
  ['es', 'es2026-11-27'],
  ['en', 'es-2026-11-25'],
  [undefined, 'es-2026-11-25'],
])('a visitor may not send a request in the language %s with the consent %s', async (language, consent_version) => {
  const before = await countRows('leads');

  const { error } = await untypedVisitor.from('leads').insert({ ...minimalLeadRow(), language, consent_version });

  expect(error?.code).toBe('42501');
  expect(await countRows('leads')).toBe(before);
});

test.each([
  ['fr', undefined],
  ['fr', 'es-2026-11-25'],
  ['es-US', 'es-2026-11-25'],
  ['ES', 'es-2026-11-25'],
  ['', undefined],
])('a request in the language "%s" with the consent %s is refused', async (language, consent_version) => {
  const before = await countRows('leads');

  const { error, status } = await untypedVisitor
    .from('leads')
    .insert({ ...minimalLeadRow(), language, consent_version });

  expect([error?.code, status]).toEqual(['22P02', 400]);
  expect(await countRows('leads')).toBe(before);
});

test('a signed-in visitor has no more rights than none', async () => {
  const before = await countRows('leads');

  const { error } = await signedInVisitor.from('leads').insert(minimalLeadRow());

  expect(error).not.toBeNull();
  expect(await countRows('leads')).toBe(before);
});

const changes: Record<string, (lead: ReturnType<typeof minimalLeadRow>) => PromiseLike<unknown>> = {
  'update a lead by its id': ({ id }) => visitor.from('leads').update({ status: 'Completed' }).eq('id', id),
  'update a lead and ask for it back': ({ id }) =>
    visitor.from('leads').update({ city: 'X' }).eq('id', id).select('id'),
  'update a lead by its tracking ID': (lead) =>
    visitor.from('leads').update({ full_name: 'Mallory' }).eq('tracking_id', lead.tracking_id),
  'attach photos by an update': ({ id }) =>
    visitor
      .from('leads')
      .update({ image_urls: ['https://evil.example/photo.png'] })
      .eq('id', id),
  'update every lead': () => visitor.from('leads').update({ full_name: 'Mallory' }).not('id', 'is', null),
  'update without saying which': () => visitor.from('leads').update({ full_name: 'Mallory' }),
  'delete without saying which': () => visitor.from('leads').delete(),
  'delete a lead': ({ id }) => visitor.from('leads').delete().eq('id', id),
  'delete every lead': () => visitor.from('leads').delete().not('id', 'is', null),
  'upsert on the id': (lead) => visitor.from('leads').upsert({ ...lead, full_name: 'Mallory' }),
  'upsert on the tracking ID': ({ tracking_id }) =>
    visitor.from('leads').upsert({ ...minimalLeadRow(), tracking_id }, { onConflict: 'tracking_id' }),
  'upsert without overwriting': ({ tracking_id }) =>
    visitor
      .from('leads')
      .upsert({ ...minimalLeadRow(), tracking_id }, { onConflict: 'tracking_id', ignoreDuplicates: true })
      .select('id'),
  'replace a lead by PUT': (lead) =>
    fetch(`${inject('backendUrl')}/rest/v1/leads?id=eq.${lead.id}`, {
      method: 'PUT',
      headers: { apikey: embeddedKeys.publishable, 'content-type': 'application/json' },
      body: JSON.stringify({ ...lead, full_name: 'Mallory' }),
    }),
};

test.each(Object.entries(changes))('a visitor cannot %s', async (_, attack) => {
  const lead = await submitLead(minimalLeadRow());
  const before = { stored: await storedLead(lead.id), count: await countRows('leads') };

  await attack(lead);

  expect({ stored: await storedLead(lead.id), count: await countRows('leads') }).toEqual(before);
});

test('a repeated id is a duplicate-key error and changes nothing', async () => {
  const lead = await submitLead(minimalLeadRow());
  const before = { stored: await storedLead(lead.id), count: await countRows('leads') };

  const { error, status } = await visitor
    .from('leads')
    .insert({ ...lead, full_name: 'Mallory' })
    .select('id, tracking_id')
    .single();

  expect(error?.code).toBe('23505');
  expect(status).toBe(409);
  expect({ stored: await storedLead(lead.id), count: await countRows('leads') }).toEqual(before);
});

test('the tracking ID of somebody else is refused', async () => {
  const lead = await submitLead(minimalLeadRow());
  const before = { stored: await storedLead(lead.id), count: await countRows('leads') };

  const { error } = await visitor.from('leads').insert({ ...minimalLeadRow(), tracking_id: lead.tracking_id });

  expect(error).not.toBeNull();
  expect({ stored: await storedLead(lead.id), count: await countRows('leads') }).toEqual(before);
});

// Validation. Lite answers a violated check with another status than PostgREST: what counts is that nothing is stored.

const badOnOneLine = (field: string, maxLength: number) =>
  ({
    [`${field}: empty`]: { [field]: '' },
    [`${field}: blank`]: { [field]: '   ' },
    [`${field}: too long`]: { [field]: 'x'.repeat(maxLength + 1) },
    [`${field}: a line break`]: { [field]: 'a\nb' },
    [`${field}: a tab`]: { [field]: 'a\tb' },
    [`${field}: a null character`]: { [field]: 'a\u0000b' },
    [`${field}: an escape character`]: { [field]: 'a\u001Bb' },
    [`${field}: a delete character`]: { [field]: 'a\u007Fb' },
    [`${field}: a C1 control character`]: { [field]: 'a\u009Bb' },
    [`${field}: a character that reverses text`]: { [field]: 'a\u202Eb' },
    [`${field}: nothing that can be seen`]: { [field]: '\u200D\u3164' },
  }) satisfies Record<string, object>;

const invalid: Record<string, object> = {
  'id: not a UUID': { id: 'lead-1' },
  'id: null': { id: null },
  'tracking_id: null': { tracking_id: null },
  'tracking_id: too short': { tracking_id: 'ABCDEFGH' },
  'tracking_id: too long': { tracking_id: '0123456789ABCDEFG' },
  'tracking_id: lower case': { tracking_id: '0123456789abcdef' },
  'tracking_id: hyphens': { tracking_id: '0123-4567-89AB-CDEF' },
  'tracking_id: the letter I': { tracking_id: '0123456789ABCDEI' },
  'tracking_id: the letter L': { tracking_id: '0123456789ABCDEL' },
  'tracking_id: the letter O': { tracking_id: '0123456789ABCDEO' },
  'tracking_id: the letter U': { tracking_id: '0123456789ABCDEU' },
  'tracking_id: a line break at the end': { tracking_id: '0123456789ABCDEF\n' },
  'services: missing': { services: undefined },
  'services: null': { services: null },
  'services: none': { services: [] },
  'services: a null entry': { services: ['Furniture Removal', null] },
  'services: an empty entry': { services: ['Furniture Removal', ''] },
  'services: not on offer': { services: ['Furniture Removal', 'Piano Tuning'] },
  'services: other case': { services: ['furniture removal'] },
  'services: an unknown sub-option': { services: ['Home Cleaning - Carpet Cleaning'] },
  'services: more than there are': { services: Array(18).fill('Furniture Removal') },
  'services: a nested list': { services: [['Furniture Removal'], ['Old Appliances']] },
  'services: text': { services: 'Furniture Removal' },
  'street_address: missing': { street_address: undefined },
  'street_address: null': { street_address: null },
  ...badOnOneLine('street_address', 200),
  ...badOnOneLine('unit_number', 40),
  ...badOnOneLine('city', 100),
  'zip_code: missing': { zip_code: undefined },
  'zip_code: null': { zip_code: null },
  'zip_code: empty': { zip_code: '' },
  'zip_code: 4 digits': { zip_code: '9002' },
  'zip_code: 6 digits': { zip_code: '900281' },
  'zip_code: a hyphen and nothing': { zip_code: '90028-' },
  'zip_code: a hyphen and 3 digits': { zip_code: '90028-123' },
  'zip_code: a hyphen and 5 digits': { zip_code: '90028-12345' },
  'zip_code: letters': { zip_code: 'SW1A1' },
  'zip_code: a space before': { zip_code: ' 90028' },
  'zip_code: a line break at the end': { zip_code: '90028\n' },
  'zip_code: other digits than ASCII': { zip_code: '９００２８' },
  'job_description: empty': { job_description: '' },
  'job_description: blank': { job_description: '   ' },
  'job_description: line breaks alone': { job_description: '\n\t\n' },
  'job_description: too long': { job_description: 'x'.repeat(2001) },
  'job_description: a null character': { job_description: 'a\u0000b' },
  'job_description: a backspace': { job_description: 'a\u0008b' },
  'job_description: an escape character': { job_description: 'a\u001Bb' },
  'job_description: a C1 control character': { job_description: 'a\u0085b' },
  'full_name: missing': { full_name: undefined },
  'full_name: null': { full_name: null },
  ...badOnOneLine('full_name', 120),
  'phone: missing': { phone: undefined },
  'phone: null': { phone: null },
  'phone: empty': { phone: '' },
  'phone: 9 digits': { phone: '213555014' },
  'phone: 17 digits': { phone: '21355501421355501' },
  'phone: a zero first': { phone: '0213555014' },
  'phone: a plus': { phone: '+12135550142' },
  'phone: punctuation': { phone: '(213) 555-0142' },
  'phone: letters': { phone: '213555HAUL' },
  'phone: a line break at the end': { phone: '2135550142\n' },
  'email: empty': { email: '' },
  'email: no at sign': { email: 'rosa.example.com' },
  'email: nobody': { email: '@example.com' },
  'email: nowhere': { email: 'rosa@' },
  'email: no dot in the domain': { email: 'rosa@example' },
  'email: two at signs': { email: 'rosa@alvarez@example.com' },
  'email: a space': { email: 'rosa alvarez@example.com' },
  'email: a line break and a header': { email: 'rosa@example.com\nBcc:everyone@example.com' },
  'email: a control character': { email: 'rosa\u0007@example.com' },
  'email: too long': { email: `${'e'.repeat(243)}@example.com` },
  'agreed_to_terms: missing': { agreed_to_terms: undefined },
  'agreed_to_terms: null': { agreed_to_terms: null },
  'agreed_to_terms: false': { agreed_to_terms: false },
  'agreed_to_messages: null': { agreed_to_messages: null },
  'agreed_to_messages: text': { agreed_to_messages: 'maybe' },
  'consent_version: null': { consent_version: null },
  'consent_version: empty': { consent_version: '' },
  'consent_version: upper case': { consent_version: 'V1' },
  'consent_version: too long': { consent_version: '1'.repeat(21) },
  'source_page: null': { source_page: null },
  'source_page: a script': { source_page: 'javascript:alert(1)//https://poppyhaul.example' },
  'source_page: a data address': { source_page: 'data:text/html,<script>alert(1)</script>' },
  'source_page: no host': { source_page: 'https://' },
  'source_page: a path alone': { source_page: '/book' },
  'source_page: a space': { source_page: 'https://poppyhaul.example/a b' },
  'source_page: a character that reverses text': { source_page: 'https://poppyhaul.example/\u202Ea' },
  'source_page: too long': { source_page: `https://${'s'.repeat(493)}` },
  'source_page: a tracking page': { source_page: 'https://poppyhaul.example/track/0123456789ABCDEF' },
  'source_page: a tracking page in other case': { source_page: 'https://poppyhaul.example/Track/0123456789ABCDEF' },
  'no such column': { is_admin: true },
};

test.each(Object.entries(invalid))('refuses a lead with %s', async (_, change) => {
  const before = await countRows('leads');

  const { error } = await untypedVisitor.from('leads').insert({ ...minimalLeadRow(), ...change });

  expect(error).not.toBeNull();
  expect(await countRows('leads')).toBe(before);
});

const operatorSlips: Record<string, object> = {
  'an unknown status': { status: 'Lost' },
  'no status': { status: null },
  'six photos': { image_urls: Array(6).fill('https://example.com/photo.png') },
  'eleven reasons': { cancel_reasons: Array(11).fill('Too far') },
  'an empty reason': { cancel_reasons: ['Too far', ''] },
  'a missing reason': { cancel_reasons: [null] },
  'a timeframe of 101 characters': { timeframe: 'x'.repeat(101) },
};

test.each(Object.entries(operatorSlips))('refuses the operator %s', async (_, change) => {
  const lead = await submitLead(minimalLeadRow());
  const before = await storedLead(lead.id);

  const { error } = await operator.from('leads').update(change).eq('id', lead.id);

  expect(error).not.toBeNull();
  expect(await storedLead(lead.id)).toEqual(before);
});

test('the operator may give ten reasons and a timeframe of 100 characters', async () => {
  const lead = await submitLead(minimalLeadRow());
  const change = { cancel_reasons: Array(10).fill('Too far'), timeframe: 'ñ'.repeat(100) };

  await operator.from('leads').update(change).eq('id', lead.id).throwOnError();

  expect(await storedLead(lead.id)).toMatchObject(change);
});

// The operator's side

test('a status change is kept and moves updated_at', async () => {
  const longAgo = '2020-01-01T00:00:00Z';
  const lead = { ...minimalLeadRow(), created_at: longAgo, updated_at: longAgo };
  await operator.from('leads').insert(lead).throwOnError();

  await operator.from('leads').update({ status: 'Sent Proposal' }).eq('id', lead.id).throwOnError();
  await operator
    .from('leads')
    .update({ status: 'Canceled', cancel_reasons: ['Too far'], updated_at: longAgo })
    .eq('id', lead.id)
    .throwOnError();

  const after = await storedLead(lead.id);
  expect(after?.status).toBe('Canceled');
  expect(Date.parse(after?.created_at ?? '')).toBe(Date.parse(longAgo));
  expect(Date.parse(after?.updated_at ?? '')).toBeGreaterThan(Date.parse(longAgo));
  const { data: history } = await operator
    .from('lead_status_changes')
    .select('old_status, new_status')
    .eq('lead_id', lead.id)
    .order('id')
    .throwOnError();
  expect(history).toEqual([
    { old_status: 'Submitted', new_status: 'Sent Proposal' },
    { old_status: 'Sent Proposal', new_status: 'Canceled' },
  ]);
});

test('a change of anything else than the status adds no history', async () => {
  const lead = await submitLead(minimalLeadRow());

  await operator.from('leads').update({ status: 'Submitted', timeframe: 'Tomorrow' }).eq('id', lead.id).throwOnError();

  const { data } = await operator.from('lead_status_changes').select('id').eq('lead_id', lead.id).throwOnError();
  expect(data).toEqual([]);
});

test('deleting a lead deletes its reports and its history', async () => {
  const lead = await submitLeadWithHistory();

  await operator.from('leads').delete().eq('id', lead.id).throwOnError();

  const { data: reports } = await operator.from('contact_reports').select('id').eq('lead_id', lead.id).throwOnError();
  const { data: history } = await operator
    .from('lead_status_changes')
    .select('id')
    .eq('lead_id', lead.id)
    .throwOnError();
  expect({ reports, history }).toEqual({ reports: [], history: [] });
});

type ClosedTable = 'lead_status_changes' | 'contact_reports' | 'submission_limits';

test.each<[ClosedTable, string, (leadId: string) => object]>([
  ['lead_status_changes', 'id', (lead_id) => ({ lead_id, old_status: 'Submitted', new_status: 'Completed' })],
  ['contact_reports', 'id', (lead_id) => ({ lead_id, reported_at: '2026-11-21T08:00:00Z' })],
  ['submission_limits', 'only_row', () => ({ leads_per_hour: 1_000_000 })],
])('a visitor can neither read nor write %s', async (table, key, makeRow) => {
  const { id } = await submitLeadWithHistory();
  const { data: before } = await operator.from(table).select().order(key).throwOnError();
  const row = makeRow(id);

  const read = await untypedVisitor.from(table).select();
  const counted = await untypedVisitor.from(table).select('*', { count: 'exact', head: true });
  const inserted = await untypedVisitor.from(table).insert(row);
  const upserted = await untypedVisitor.from(table).upsert({ ...before[0], ...row });
  await untypedVisitor.from(table).update(row).not(key, 'is', null);
  await untypedVisitor.from(table).delete().not(key, 'is', null);

  expect(read.data ?? []).toEqual([]);
  expect(counted.count ?? 0).toBe(0);
  expect(inserted.error).not.toBeNull();
  expect(upserted.error).not.toBeNull();
  const { data: after } = await operator.from(table).select().order(key).throwOnError();
  expect(after.length).toBeGreaterThan(0);
  expect(after).toEqual(before);
});
