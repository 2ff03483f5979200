import { randomUUID } from 'node:crypto';
import type { TablesInsert } from '@functions/database.types.ts';
import { expect, inject, test } from 'vitest';
import { embeddedKeys } from '../../scripts/backend/keys.ts';
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
  'everything, signed in': () => signedInVisitor.from('contact_messages').select(),
};

test.each(Object.entries(readings))('a visitor reading %s gets nothing', async (_, read) => {
  const row = await sendMessage();

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
    fetch(`${inject('backendUrl')}/rest/v1/contact_messages?id=eq.${row.id}`, {
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
};

test.each(Object.entries(invalid))('a message with %s is rejected', async (_, change) => {
  const before = await countRows('contact_messages');

  const { error } = await untypedVisitor.from('contact_messages').insert({ ...messageRow(), ...change });

  expect(error).not.toBeNull();
  expect(await countRows('contact_messages')).toBe(before);
});
