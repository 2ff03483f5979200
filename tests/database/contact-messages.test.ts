import { randomUUID } from 'node:crypto';
import type { TablesInsert } from '@functions/database.types.ts';
import { everyServiceEntry } from '@functions/domain/services.ts';
import { expect, test } from 'vitest';
import { embeddedKeys } from '../../scripts/backend/keys.ts';
import { backendUrl } from '../support/backend.ts';
import { operator, signedInVisitor, untypedVisitor, visitor } from '../support/clients.ts';
import { countRows } from '../support/count-rows.ts';
import { messageRow, sendMessage } from '../support/messages.ts';

async function storedMessage(id: string) {
  const { data } = await operator.from('contact_messages').select().eq('id', id).maybeSingle().throwOnError();
  return data;
}

// Sending

test('a visitor can send a message', async () => {
  const aMomentAgo = Date.now() - 1000;
  const row = messageRow();

  const { error } = await visitor.from('contact_messages').insert(row);

  expect(error).toBeNull();
  const stored = await storedMessage(row.id);
  expect(stored).toMatchObject(row);
  expect(Date.parse(stored?.created_at ?? '')).toBeGreaterThan(aMomentAgo);
});

test('a visitor can send a message with just the four fields', async () => {
  const { id: _, ...row } = messageRow();

  const { error } = await visitor.from('contact_messages').insert(row);

  expect(error).toBeNull();
  const { data } = await operator.from('contact_messages').select('message').eq('email', row.email).throwOnError();
  expect(data).toEqual([{ message: row.message }]);
});

test.each(
  Object.entries<Partial<TablesInsert<'contact_messages'>>>({
    'a name of 120 characters': { name: 'ñ'.repeat(120) },
    'an email address without a dot in the domain': { email: `${randomUUID()}@localhost` },
    'an email address of 254 characters': { email: `${'e'.repeat(242)}@example.com` },
    'the subject general': { subject: 'general' },
    'the subject merchant-inquiry': { subject: 'merchant-inquiry' },
    'a message of 5000 characters': { message: '💎'.repeat(5000) },
    'a message of a page in Spanish': { language: 'es' },
    'a message of a page in English': { language: 'en' },
    'a message of several lines': { message: 'Hello,\n\n\twho calls me?\n' },
    'markup, as the plain text it is': { name: '<script>alert(1)</script>', message: "'); drop table leads; --" },
  }),
)('a message can have %s', async (_, change) => {
  const row = { ...messageRow(), ...change };

  const { error } = await visitor.from('contact_messages').insert(row);

  expect(error).toBeNull();
  expect(await storedMessage(row.id)).toMatchObject(row);
});

const application = {
  business: 'Alvarez Hauling',
  areas: '91766, Pomona, Chino',
  phone: '9095550142',
  services: ['Old Appliances'],
};

/** A hauler's message with these changes to its application. */
function applicationRow(change: object = {}) {
  return { ...messageRow(), subject: 'merchant-inquiry', application: { ...application, ...change } };
}

test.each(
  Object.entries<object>({
    'all required fields': {},
    'a truck of 1 cubic yard': { truckCubicYards: 1 },
    'a truck of 60 cubic yards': { truckCubicYards: 60 },
    'a business name of 120 characters': { business: 'ñ'.repeat(120) },
    'areas of 300 characters': { areas: '9'.repeat(300) },
    'a phone number of 10 digits': { phone: '1'.repeat(10) },
    'a phone number of 16 digits': { phone: '9'.repeat(16) },
    'no services': { services: [] },
    'every service': { services: everyServiceEntry() },
    'markup, as the plain text it is': {
      business: '<img src=x onerror=alert(1)>',
      areas: "'); drop table haulers; --",
    },
  }),
)('a hauler can apply with %s', async (_, change) => {
  const row = applicationRow(change);

  const { error } = await visitor.from('contact_messages').insert(row);

  expect(error).toBeNull();
  expect(await storedMessage(row.id)).toMatchObject(row);
});

// Reading

const readings: Record<string, (row: ReturnType<typeof messageRow>) => PromiseLike<{ data: unknown }>> = {
  everything: () => untypedVisitor.from('contact_messages').select(),
  'some columns': () => visitor.from('contact_messages').select('name, email'),
  'the message with a known id': ({ id }) =>
    visitor.from('contact_messages').select('message').eq('id', id).maybeSingle(),
  'the messages of a known sender': ({ email }) =>
    visitor.from('contact_messages').select('message').eq('email', email),
  'the newest message': () =>
    visitor.from('contact_messages').select('message').order('created_at', { ascending: false }).limit(1),
  'the application of a known message': ({ id }) =>
    visitor.from('contact_messages').select('application').eq('id', id).maybeSingle(),
  'a part of an application': () => untypedVisitor.from('contact_messages').select('application->>phone'),
  'applications by a guessed number': () =>
    untypedVisitor.from('contact_messages').select('id').eq('application->>phone', application.phone),
  'everything, signed in': () => signedInVisitor.from('contact_messages').select(),
};

test.each(Object.entries(readings))('a visitor reading %s gets nothing', async (_, read) => {
  const row = await sendMessage({ subject: 'merchant-inquiry', application });

  const { data } = await read(row);

  expect(data ?? []).toEqual([]);
});

test('a visitor counting messages gets zero', async () => {
  await sendMessage();

  const { count } = await visitor.from('contact_messages').select('*', { count: 'exact', head: true });

  expect(count ?? 0).toBe(0);
});

test('a visitor exporting messages as CSV gets none', async () => {
  const row = await sendMessage();

  const { data } = await visitor.from('contact_messages').select().csv();

  expect(data ?? '').not.toContain(row.email);
});

test('a hauler who asks for the application back is refused', async () => {
  const row = applicationRow();

  const { data, error } = await visitor.from('contact_messages').insert(row).select('application');

  expect(data).toBeNull();
  expect(error?.code).toBe('42501');
  expect(await storedMessage(row.id)).toBeNull();
});

test('a visitor who asks for the sent message back is refused', async () => {
  const row = messageRow();

  const { data, error } = await visitor.from('contact_messages').insert(row).select();

  expect(data).toBeNull();
  expect(error).not.toBeNull();
  expect(await storedMessage(row.id)).toBeNull();
});

// Forging, changing, deleting

test.each(['2020-01-01T00:00:00Z', '2120-01-01T00:00:00Z'])(
  "a visitor can't set the date of a message to %s",
  async (created_at) => {
    const row = { ...messageRow(), created_at };

    const { error } = await visitor.from('contact_messages').insert(row);

    expect(error).not.toBeNull();
    expect(await storedMessage(row.id)).toBeNull();
  },
);

test.each(['fr', 'ES', 'es-US', '', 'es'.repeat(1_000)])(
  "a visitor can't send a message in the language %j",
  async (language) => {
    const row = { ...messageRow(), language };

    const { error, status } = await untypedVisitor.from('contact_messages').insert(row);

    expect([error?.code, status]).toEqual(['22P02', 400]);
    expect(await storedMessage(row.id)).toBeNull();
  },
);

test("a visitor can't flag a message", async () => {
  const row = { ...messageRow(), flagged_because: 'I say so' };

  const { error } = await visitor.from('contact_messages').insert(row);

  expect(error).not.toBeNull();
  expect(await storedMessage(row.id)).toBeNull();
});

test.each<[string, object]>([
  ['the hauler added from it', { hauler_id: randomUUID() }],
  ['that it is answered', { answered_at: new Date().toISOString() }],
])("a hauler who applies can't set %s", async (_, change) => {
  const row = { ...applicationRow(), ...change };

  const { error } = await untypedVisitor.from('contact_messages').insert(row);

  expect(error?.code).toBe('42501');
  expect(await storedMessage(row.id)).toBeNull();
});

test('a signed-in visitor has no additional rights', async () => {
  const row = messageRow();

  const { error } = await signedInVisitor.from('contact_messages').insert(row);

  expect(error).not.toBeNull();
  expect(await storedMessage(row.id)).toBeNull();
});

const changes: Record<string, (row: ReturnType<typeof messageRow>) => PromiseLike<unknown>> = {
  'update a message': ({ id }) => visitor.from('contact_messages').update({ message: 'All good' }).eq('id', id),
  'update every message': () => visitor.from('contact_messages').update({ message: 'All good' }).not('id', 'is', null),
  'update without saying which': () => visitor.from('contact_messages').update({ message: 'All good' }),
  'delete without saying which': () => visitor.from('contact_messages').delete(),
  'delete a message': ({ id }) => visitor.from('contact_messages').delete().eq('id', id),
  'delete every message': () => visitor.from('contact_messages').delete().not('id', 'is', null),
  'upsert a message': (row) => visitor.from('contact_messages').upsert({ ...row, message: 'All good' }),
  'upsert without overwriting': (row) =>
    visitor.from('contact_messages').upsert({ ...row, message: 'All good' }, { ignoreDuplicates: true }),
  'replace a message by PUT': (row) =>
    fetch(`${backendUrl}/rest/v1/contact_messages?id=eq.${row.id}`, {
      method: 'PUT',
      headers: { apikey: embeddedKeys.publishable, 'content-type': 'application/json' },
      body: JSON.stringify({ ...row, message: 'All good' }),
    }),
};

test.each(Object.entries(changes))("a visitor can't %s", async (_, attack) => {
  const row = await sendMessage();
  const before = { stored: await storedMessage(row.id), count: await countRows('contact_messages') };

  await attack(row);

  expect({ stored: await storedMessage(row.id), count: await countRows('contact_messages') }).toEqual(before);
});

test('a repeated id causes a duplicate-key error and changes nothing', async () => {
  const row = await sendMessage();
  const before = { stored: await storedMessage(row.id), count: await countRows('contact_messages') };

  const { error, status } = await visitor.from('contact_messages').insert({ ...row, message: 'All good' });

  expect(error?.code).toBe('23505');
  expect(status).toBe(409);
  expect({ stored: await storedMessage(row.id), count: await countRows('contact_messages') }).toEqual(before);
});

// Validation. Lite reports a violated check with another status than PostgREST, so the tests check that nothing is
// stored.

const invalid: Record<string, object> = {
  'id: not a UUID': { id: 'message-1' },
  'id: null': { id: null },
  'name: missing': { name: undefined },
  'name: null': { name: null },
  'name: empty': { name: '' },
  'name: blank': { name: '   ' },
  'name: too long': { name: 'x'.repeat(121) },
  'name: a line break and a header': { name: 'Rosa\nBcc: everyone@example.com' },
  'name: a tab': { name: 'a\tb' },
  'name: a null character': { name: 'a\u0000b' },
  'name: an escape character': { name: 'a\u001Bb' },
  'name: a delete character': { name: 'a\u007Fb' },
  'name: a C1 control character': { name: 'a\u009Bb' },
  'name: a character that reverses text': { name: 'a\u202Eb' },
  'name: nothing that can be seen': { name: '\u200D\u3164' },
  'email: two addresses': { email: 'rosa,alvarez@example.com' },
  'email: two domains': { email: 'rosa@example.com;example.org' },
  'email: a name beside it': { email: 'Rosa<rosa@example.com>' },
  'email: a comment': { email: 'rosa(alvarez)@example.com' },
  'email: quotes': { email: '"rosa"@example.com' },
  'email: a backslash': { email: 'rosa\\alvarez@example.com' },
  'email: a character without width': { email: 'rosa\u200B@example.com' },
  'email: missing': { email: undefined },
  'email: null': { email: null },
  'email: empty': { email: '' },
  'email: no at sign': { email: 'rosa.example.com' },
  'email: nobody': { email: '@example.com' },
  'email: nowhere': { email: 'rosa@' },
  'email: two at signs': { email: 'rosa@alvarez@example.com' },
  'email: a space': { email: 'rosa alvarez@example.com' },
  'email: a line break and a header': { email: 'rosa@example.com\nBcc:everyone@example.com' },
  'email: a control character': { email: 'rosa\u0007@example.com' },
  'email: too long': { email: `${'e'.repeat(243)}@example.com` },
  'subject: missing': { subject: undefined },
  'subject: null': { subject: null },
  'subject: empty': { subject: '' },
  'subject: the label instead of the value': { subject: 'General' },
  'subject: unknown': { subject: 'complaint' },
  'message: missing': { message: undefined },
  'message: null': { message: null },
  'message: empty': { message: '' },
  'message: blank': { message: '   ' },
  'message: line breaks alone': { message: '\n\t\n' },
  'message: a character that reverses text': { message: 'a\u202Eb' },
  'message: nothing that can be seen': { message: '\u200B' },
  'message: too long': { message: 'x'.repeat(5001) },
  'message: a null character': { message: 'a\u0000b' },
  'message: a backspace': { message: 'a\u0008b' },
  'message: an escape character': { message: 'a\u001Bb' },
  'message: a C1 control character': { message: 'a\u0085b' },
  'no such column': { is_admin: true },
  ...Object.fromEntries(
    ['general', 'lead-issue'].map((subject) => [`application: the subject ${subject}`, { application, subject }]),
  ),
  ...Object.fromEntries(
    Object.entries<unknown>({
      'an empty object': {},
      'an empty list': [],
      'a list of it': [application],
      'a text': '"Alvarez Hauling"',
      'a number': 1,
      true: true,
      'one field more': { ...application, active: true },
      'another field in place of one': { ...application, services: undefined, vetted_at: '2026-01-01' },
      ...Object.fromEntries(
        Object.keys(application).flatMap((key) => [
          [`no ${key}`, { ...application, [key]: undefined }],
          ...[null, {}, [[]], 5, true].map((value) => [
            `${JSON.stringify(value)} as ${key}`,
            { ...application, [key]: value },
          ]),
        ]),
      ),
      'no letters in the business': { ...application, business: '' },
      'a blank business': { ...application, business: '  ' },
      'too long a business': { ...application, business: 'x'.repeat(121) },
      'two lines of business': { ...application, business: 'Haul\nBcc: everyone@example.com' },
      'reversed text as business': { ...application, business: 'a\u202Eb' },
      'a null character in the business': { ...application, business: 'a\u0000b' },
      'no areas': { ...application, areas: '' },
      'too many areas': { ...application, areas: 'x'.repeat(301) },
      'areas on two lines': { ...application, areas: '91766\n91767' },
      'a phone number of 9 digits': { ...application, phone: '909555014' },
      'a phone number of 17 digits': { ...application, phone: '9'.repeat(17) },
      'a formatted phone number': { ...application, phone: '(909) 555-0142' },
      'a phone number from 0': { ...application, phone: '0909555014' },
      'a phone number and a line': { ...application, phone: '9095550142\n' },
      'digits of another script': { ...application, phone: '٩٠٩٥٥٥٠١٤٢' },
      'an unknown service': { ...application, services: ['Arson'] },
      'a known and an unknown service': { ...application, services: ['Old Appliances', 'Arson'] },
      'services in a list in a list': { ...application, services: [['Old Appliances']] },
      'a service as text': { ...application, services: 'Old Appliances' },
      ...Object.fromEntries(
        [0, 61, 12.5, '15', null, [15], -1].map((truckCubicYards) => [
          `a truck of ${JSON.stringify(truckCubicYards)}`,
          { ...application, truckCubicYards },
        ]),
      ),
      '18 services': { ...application, services: Array.from({ length: 18 }, () => 'Old Appliances') },
    }).map(([name, value]) => [`application: ${name}`, { subject: 'merchant-inquiry', application: value }]),
  ),
};

test.each(Object.entries(invalid))('a message with %s is rejected', async (_, change) => {
  const before = await countRows('contact_messages');

  const { error } = await untypedVisitor.from('contact_messages').insert({ ...messageRow(), ...change });

  expect(error).not.toBeNull();
  expect(await countRows('contact_messages')).toBe(before);
});
