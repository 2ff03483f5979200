import { randomUUID } from 'node:crypto';
import { everyServiceEntry } from '@functions/domain/services.ts';
import { expect, test } from 'vitest';
import { embeddedKeys } from '../../scripts/backend/keys.ts';
import { backendUrl } from '../support/backend.ts';
import { operator, signedInVisitor, untypedVisitor, visitor } from '../support/clients.ts';
import { countRows } from '../support/count-rows.ts';
import { messageRow, sendMessage, storedMessage } from '../support/messages.ts';

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

// Sending

test('a visitor can send a message with just the four fields', async () => {
  const aMomentAgo = Date.now() - 1000;
  const { id: _, ...row } = messageRow();

  const { error } = await visitor.from('contact_messages').insert(row);

  expect(error).toBeNull();
  const { data } = await operator.from('contact_messages').select().eq('email', row.email).single().throwOnError();
  expect(data).toMatchObject(row);
  expect(Date.parse(data.created_at)).toBeGreaterThan(aMomentAgo);
});

test('values at their limits are accepted and stored unchanged, markup as the plain text it is', async () => {
  const rows = [
    ...[{ name: 'ñ'.repeat(120) }, { email: `${randomUUID()}@localhost` }, { message: '💎'.repeat(5000) }],
    ...[{ email: `${'e'.repeat(64)}@${'e'.repeat(185)}.com` }, { message: 'Hello,\n\n\twho calls me?\n' }],
    ...[{ language: 'es' }, { language: 'en' }],
    { name: '<script>alert(1)</script>', message: "'); drop table leads; --" },
  ].map((change: object) => ({ ...messageRow(), ...change }));
  const applications = [
    ...[{}, { truckCubicYards: 1 }, { truckCubicYards: 60 }, { business: 'ñ'.repeat(120) }, { areas: '9'.repeat(300) }],
    ...[{ phone: '1'.repeat(10) }, { phone: '9'.repeat(16) }, { services: [] }, { services: everyServiceEntry() }],
    { business: '<img src=x onerror=alert(1)>', areas: "'); drop table haulers; --" },
  ].map(applicationRow);

  const all: { id: string }[] = [...rows, ...applications];
  for (const row of all) {
    const { error } = await untypedVisitor.from('contact_messages').insert(row);
    expect([row, error]).toEqual([row, null]);
    expect(await storedMessage(row)).toMatchObject(row);
  }
});

// Reading

test('a visitor reads nothing, whatever they know', async () => {
  const { id, email } = await sendMessage({ subject: 'merchant-inquiry', application });
  const messages = () => visitor.from('contact_messages');
  const readings: Record<string, PromiseLike<{ data: unknown; count?: number | null }>> = {
    everything: untypedVisitor.from('contact_messages').select(),
    'some columns': messages().select('name, email'),
    'the message with a known id': messages().select('message').eq('id', id).maybeSingle(),
    'the messages of a known sender': messages().select('message').eq('email', email),
    'the newest message': messages().select('message').order('created_at', { ascending: false }).limit(1),
    'the application of a known message': messages().select('application').eq('id', id).maybeSingle(),
    'a part of an application': untypedVisitor.from('contact_messages').select('application->>phone'),
    'applications by a guessed number': untypedVisitor
      .from('contact_messages')
      .select('id')
      .eq('application->>phone', application.phone),
    'everything, signed in': signedInVisitor.from('contact_messages').select(),
    'their number': messages().select('*', { count: 'exact', head: true }),
  };

  for (const [what, reading] of Object.entries(readings)) {
    const { data, count } = await reading;
    expect([what, data ?? [], count ?? 0]).toEqual([what, [], 0]);
  }
  expect((await messages().select().csv()).data ?? '').not.toContain(email);
});

test('a visitor who asks for the sent message back is refused', async () => {
  for (const [row, columns] of [
    [messageRow(), '*'],
    [applicationRow(), 'application'],
  ] as const) {
    const { data, error } = await untypedVisitor.from('contact_messages').insert(row).select(columns);

    expect([data, error?.code]).toEqual([null, '42501']);
    expect(await storedMessage(row)).toBeNull();
  }
});

// Forging, changing, deleting

test("a visitor can't set what is ours, or send a message as someone signed in", async () => {
  const forgeries: object[] = [
    ...[{ created_at: '2020-01-01T00:00:00Z' }, { created_at: '2120-01-01T00:00:00Z' }],
    ...[{ flagged_because: 'I say so' }, { hauler_id: randomUUID() }, { answered_at: new Date().toISOString() }],
  ];
  for (const forgery of forgeries) {
    const row = { ...applicationRow(), ...forgery };
    const { error } = await untypedVisitor.from('contact_messages').insert(row);
    expect([forgery, error?.code]).toEqual([forgery, '42501']);
    expect(await storedMessage(row)).toBeNull();
  }

  const row = messageRow();
  expect((await signedInVisitor.from('contact_messages').insert(row)).error).not.toBeNull();
  expect(await storedMessage(row)).toBeNull();
});

test('a visitor can neither change nor delete a message', async () => {
  const row = await sendMessage();
  const { id } = row;
  const good = { message: 'All good' };
  const messages = () => visitor.from('contact_messages');
  const attacks: Record<string, () => PromiseLike<unknown>> = {
    'update a message': () => messages().update(good).eq('id', id),
    'update every message': () => messages().update(good).not('id', 'is', null),
    'update without saying which': () => messages().update(good),
    'delete without saying which': () => messages().delete(),
    'delete a message': () => messages().delete().eq('id', id),
    'delete every message': () => messages().delete().not('id', 'is', null),
    'upsert a message': () => messages().upsert({ ...row, ...good }),
    'upsert without overwriting': () => messages().upsert({ ...row, ...good }, { ignoreDuplicates: true }),
    'replace a message by PUT': () =>
      fetch(`${backendUrl}/rest/v1/contact_messages?id=eq.${id}`, {
        method: 'PUT',
        headers: { apikey: embeddedKeys.publishable, 'content-type': 'application/json' },
        body: JSON.stringify({ ...row, ...good }),
      }),
  };
  const now = async () => ({ stored: await storedMessage(row), count: await countRows('contact_messages') });
  const before = await now();

  for (const [what, attack] of Object.entries(attacks)) {
    await attack();
    expect({ what, ...(await now()) }).toEqual({ what, ...before });
  }

  const { error, status } = await messages().insert({ ...row, ...good });
  expect([error?.code, status]).toEqual(['23505', 409]);
  expect(await now()).toEqual(before);
});

// Validation. Lite reports a violated check with another status than PostgREST, so the tests check that nothing is
// stored.

const invalid: Record<string, unknown[]> = {
  id: ['message-1', null],
  name: [undefined, null, '', '   ', 'x'.repeat(121), 'Rosa\nBcc: everyone@example.com', '\u200D\u3164'],
  email: [
    ...[undefined, null, '', 'rosa.example.com', '@example.com', 'rosa@', 'rosa@alvarez@example.com'],
    ...['rosa,alvarez@example.com', 'rosa@example.com;example.org', 'Rosa<rosa@example.com>', '"rosa"@example.com'],
    ...['rosa(alvarez)@example.com', 'rosa\\alvarez@example.com', 'rosa a@example.com'],
    ...['rosa@example.com\nBcc:all@example.com', `e@${'e'.repeat(249)}.com`],
    ...['a@müller.example', 'a@ｇmail.com', 'a@example.com.', 'a@example。com', 'a@-.com。', 'a@[127.0.0.1]'],
  ],
  subject: [undefined, null, '', 'General', 'complaint'],
  message: [undefined, null, '', '   ', '\n\t\n', '\u200B', 'x'.repeat(5001), 'a\u0000b'],
  language: ['fr', 'ES', ''],
  is_admin: [true],
};

const invalidApplications: unknown[] = [
  ...[{}, [], [application], '"Alvarez Hauling"', 1, true],
  { ...application, active: true },
  { ...application, services: undefined, vetted_at: '2026-01-01' },
  ...Object.keys(application).flatMap((key) =>
    [undefined, null, {}, [[]], 5, true].map((value) => ({ ...application, [key]: value })),
  ),
  ...Object.entries({
    business: ['', '  ', 'x'.repeat(121), 'Haul\nBcc: everyone@example.com', 'a\u202Eb'],
    areas: ['', 'x'.repeat(301), '91766\n91767'],
    phone: ['909555014', '9'.repeat(17), '(909) 555-0142', '0909555014', '9095550142\n', '٩٠٩٥٥٥٠١٤٢'],
    services: [
      ...[['Arson'], ['Old Appliances', 'Arson'], [['Old Appliances']], 'Old Appliances'],
      Array(18).fill('Old Appliances'),
    ],
    truckCubicYards: [0, 61, 12.5, '15', null, [15], -1],
  }).flatMap(([key, values]) => values.map((value) => ({ ...application, [key]: value }))),
];

test('a message with an invalid value is rejected', async () => {
  const before = await countRows('contact_messages');
  const changes = [
    ...Object.entries(invalid).flatMap(([column, values]) => values.map((value) => ({ [column]: value }))),
    ...invalidApplications.map((value) => ({ subject: 'merchant-inquiry', application: value })),
    ...['general', 'lead-issue'].map((subject) => ({ application, subject })),
  ];

  const accepted = [];
  for (const change of changes) {
    const { error } = await untypedVisitor.from('contact_messages').insert({ ...messageRow(), ...change });
    if (error === null) accepted.push(change);
  }

  expect(accepted).toEqual([]);
  expect(await countRows('contact_messages')).toBe(before);
});
