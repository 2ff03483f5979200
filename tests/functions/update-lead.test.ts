import { randomUUID } from 'node:crypto';
import { leadDetailsSchema } from '@functions/contracts/tracking.ts';
import type { Tables } from '@functions/database.types.ts';
import { formatPhone } from '@functions/domain/phone.ts';
import { expect, test } from 'vitest';
import { embeddedKeys } from '../../scripts/backend/keys.ts';
import { freshEmail } from '../fixtures/emails.ts';
import { badLanguages } from '../fixtures/languages.ts';
import { maximalLeadRow, minimalLeadRow } from '../fixtures/leads.ts';
import { freshPhone } from '../fixtures/phones.ts';
import { allowedOrigin } from '../support/allowed-origin.ts';
import { operator, visitor } from '../support/clients.ts';
import { call, request } from '../support/functions.ts';
import { acceptedBy, addPausedHauler } from '../support/haulers.ts';
import { storedLead, submitLead } from '../support/leads.ts';
import { withLimits } from '../support/limits.ts';
import { notificationsOf, withSettings } from '../support/notifications.ts';

type Lead = { id: string; tracking_id: string };

function cancel({ tracking_id }: Lead, ...reasons: unknown[]) {
  return call('update-lead', { trackingId: tracking_id, action: 'cancel', reasons });
}

function correct({ tracking_id }: Lead, correction: object) {
  return call('update-lead', { trackingId: tracking_id, action: 'correct', ...correction });
}

/** Notifications caused by the customer, as kind and audience. */
async function toldOf(lead: Lead) {
  const told = await notificationsOf(lead);
  return told
    .filter(({ kind }) => kind.startsWith('customer-'))
    .map(({ kind, audience }) => `${kind} to ${audience}`)
    .sort();
}

/** The number of emails waiting for the customer, except the notice of a change. */
async function waitingForCustomer(lead: Lead) {
  const told = await notificationsOf(lead);
  return told.filter(
    ({ audience, state, kind }) => audience === 'customer' && state === 'waiting' && kind !== 'request-changed',
  ).length;
}

/** The changed columns of a stored lead. */
async function changesOf(before: Tables<'leads'> | null, { id }: Lead) {
  const after = Object.entries((await storedLead(id)) ?? {});
  const was = Object.fromEntries(Object.entries(before ?? {}));
  return Object.fromEntries(
    after.filter(([name, value]) => name !== 'updated_at' && JSON.stringify(value) !== JSON.stringify(was[name])),
  );
}

// Canceling

test('a request is canceled with reasons, and the current details are returned', async () => {
  const lead = await submitLead(maximalLeadRow());
  const before = await storedLead(lead.id);
  const reasons = ['I no longer need it', 'My cousin took the sofa'];

  const { data, error } = await visitor.functions.invoke('update-lead', {
    body: { trackingId: lead.tracking_id, action: 'cancel', reasons },
  });

  expect(error).toBeNull();
  expect(data).toMatchObject({ status: 'Canceled', cancelReasons: reasons });
  expect(data).toEqual((await call('get-lead-details', { trackingId: lead.tracking_id })).answer);
  expect(await changesOf(before, lead)).toEqual({
    status: 'Canceled',
    cancel_reasons: reasons,
    canceled_by_customer: true,
  });
});

test('canceling is reported to operator and hauler, with nothing more to the customer', async () => {
  const lead = await submitLead(maximalLeadRow());
  await acceptedBy(await addPausedHauler(), lead);
  expect(await waitingForCustomer(lead)).toBeGreaterThan(0);

  await cancel(lead, 'I no longer need it');

  expect(await toldOf(lead)).toEqual(['customer-canceled to hauler', 'customer-canceled to operator']);
  expect(await waitingForCustomer(lead)).toBe(0);
});

test('canceling without a hauler is reported only to the operator and ends open offers', async () => {
  const lead = await submitLead(minimalLeadRow());
  const hauler = await addPausedHauler();
  await operator.from('job_offers').insert({ lead_id: lead.id, hauler_id: hauler.id }).throwOnError();

  await cancel(lead, 'I no longer need it');

  expect(await toldOf(lead)).toEqual(['customer-canceled to operator']);
  const { data: offers } = await operator.from('job_offers').select('state').eq('lead_id', lead.id).throwOnError();
  expect(offers.map(({ state }) => state)).not.toContain('open');
});

test('canceling three times gets the same answer, keeps the first reasons and is reported once', async () => {
  const lead = await submitLead(minimalLeadRow());

  const answers = [await cancel(lead, 'First'), await cancel(lead, 'Second'), await cancel(lead, 'First')];

  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(new Set(answers.map(({ answer }) => JSON.stringify(answer))).size).toBe(1);
  expect(await storedLead(lead.id)).toMatchObject({ cancel_reasons: ['First'] });
  expect(await toldOf(lead)).toHaveLength(1);
});

test('simultaneous cancellations count once', async () => {
  const lead = await submitLead(minimalLeadRow());

  const answers = await Promise.all(Array.from({ length: 6 }, (_, index) => cancel(lead, `Reason ${index}`)));

  expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
  expect((await storedLead(lead.id))?.cancel_reasons).toHaveLength(1);
  expect(await toldOf(lead)).toHaveLength(1);
});

test('a duplicate reason is stored once', async () => {
  const lead = await submitLead(minimalLeadRow());

  const { answer } = await cancel(lead, 'Too late', '  Too late ', 'Too dear');

  expect(answer).toMatchObject({ cancelReasons: ['Too late', 'Too dear'] });
});

// Correcting

test('a correction changes only given fields and returns the current details', async () => {
  const lead = await submitLead(maximalLeadRow());
  const before = await storedLead(lead.id);
  const phone = freshPhone();
  const email = `${randomUUID()}@example.com`;
  const correction = { phone: formatPhone(phone), email, unitNumber: '7C', callTime: 'After 5 PM' };

  const { status, answer } = await correct(lead, correction);

  expect(status).toBe(200);
  expect(leadDetailsSchema.parse(answer)).toMatchObject({ ...correction, phone, status: 'Submitted' });
  expect(await changesOf(before, lead)).toEqual({
    phone,
    email,
    unit_number: '7C',
    call_time: 'After 5 PM',
    ...noConsent,
  });
});

/** The consent columns after a change of number, since consent was for the earlier one. */
const noConsent = { agreed_to_messages: false, agreed_to_messages_at: null };

const someNumber = freshPhone();
const someAddress = `${randomUUID()}@example.com`;

test.each([
  ['phone', `+1 ${formatPhone(someNumber)}`, { phone: `1${someNumber}`, ...noConsent }],
  ['email', someAddress, { email: someAddress }],
  ['email', '', { email: null }],
  ['unitNumber', '12', { unit_number: '12' }],
  ['unitNumber', '  ', { unit_number: null }],
  ['callTime', ' Mornings ', { call_time: 'Mornings' }],
  ['loadSize', 'half', { load_size: 'half' }],
])('%s corrected to %j leaves the rest unchanged', async (name, text, change) => {
  const lead = await submitLead(maximalLeadRow());
  const before = await storedLead(lead.id);

  await correct(lead, { [name]: text });

  expect(await changesOf(before, lead)).toEqual(change);
});

test('agreeing to messages with a correction stores the version of the wording', async () => {
  const lead = await submitLead(minimalLeadRow());
  const before = await storedLead(lead.id);

  await withSettings({ texts_on: true }, async () => {
    const { answer } = await correct(lead, { agreedToMessages: true, consentVersion: '2026-11-24' });

    expect(answer).toMatchObject({ agreedToMessages: true, updates: { by: 'text', cameBack: [] } });
  });
  expect(await changesOf(before, lead)).toEqual({
    agreed_to_messages: true,
    agreed_to_messages_at: expect.any(String),
    consent_version: '2026-11-24',
  });
});

test.each([
  ['an unchecked box', () => ({ agreedToMessages: false }), false],
  ['another number', () => ({ phone: freshPhone() }), false],
  ['the same number in another format', (phone: string) => ({ phone: `+1 ${formatPhone(phone)}` }), true],
  ['another email', () => ({ email: freshEmail() }), true],
  ['only a consent version', () => ({ consentVersion: '2026-11-24' }), true],
])('the consent after a correction of %s is right', async (_, correctionOf, stays) => {
  const row = { ...minimalLeadRow(), agreed_to_messages: true, consent_version: '2026-11-01' };
  const lead = await submitLead(row);

  const { answer } = await correct(lead, correctionOf(row.phone));

  expect(answer).toMatchObject({ agreedToMessages: stays });
  expect(await storedLead(lead.id)).toMatchObject({ agreed_to_messages: stays, consent_version: '2026-11-01' });
});

test('consent for another number can be given in one correction', async () => {
  const lead = await submitLead({ ...minimalLeadRow(), agreed_to_messages: true });
  const phone = freshPhone();

  const { answer } = await correct(lead, { phone, agreedToMessages: true, consentVersion: '2026-11-24' });

  expect(answer).toMatchObject({ phone, agreedToMessages: true });
});

test('an added address makes an unreachable customer reachable, and a new one is tried again', async () => {
  const lead = await submitLead(minimalLeadRow());

  const added = await correct(lead, { email: freshEmail() });
  await operator.from('leads').update({ email_failed_at: new Date().toISOString() }).eq('id', lead.id).throwOnError();
  const failing = await correct(lead, {});
  const another = await correct(lead, { email: freshEmail() });

  expect(added.answer).toMatchObject({ updates: { by: 'mail', cameBack: [] } });
  expect(failing.answer).toMatchObject({ updates: { by: 'none', cameBack: ['mail'] } });
  expect(another.answer).toMatchObject({ updates: { by: 'mail', cameBack: [] } });
});

test.each([
  ['es', 'en'],
  ['en', 'es'],
] as const)('a customer can switch from %s to %s without changing anything else', async (from, to) => {
  const lead = await submitLead(minimalLeadRow());
  await operator.from('leads').update({ language: from }).eq('id', lead.id).throwOnError();
  const before = await storedLead(lead.id);

  const chosen = await correct(lead, { language: to });
  const again = await correct(lead, { language: to });

  expect(chosen).toMatchObject({ status: 200, answer: { language: to } });
  expect(again).toEqual(chosen);
  expect(await changesOf(before, lead)).toEqual({ language: to });
  expect(await toldOf(lead)).toEqual(['customer-corrected to operator']);
});

test('a correction without a language keeps it', async () => {
  const lead = await submitLead(minimalLeadRow());
  await operator.from('leads').update({ language: 'es' }).eq('id', lead.id).throwOnError();

  expect((await correct(lead, { callTime: 'Mornings' })).answer).toMatchObject({ language: 'es' });
});

test('an empty preferred time removes it', async () => {
  const lead = await submitLead(minimalLeadRow());
  await correct(lead, { callTime: 'Mornings' });

  const { answer } = await correct(lead, { callTime: '' });

  expect(answer).not.toHaveProperty('callTime');
  expect(await storedLead(lead.id)).toMatchObject({ call_time: null });
});

test('an empty load removes it, and a correction of something else keeps it', async () => {
  const lead = await submitLead({ ...minimalLeadRow(), load_size: 'half' });

  const kept = await correct(lead, { callTime: 'Mornings' });
  const larger = await correct(lead, { loadSize: 'full' });
  const removed = await correct(lead, { loadSize: '' });

  expect(kept.answer).toMatchObject({ loadSize: 'half' });
  expect(larger.answer).toMatchObject({ loadSize: 'full' });
  expect(removed.answer).not.toHaveProperty('loadSize');
  expect(await storedLead(lead.id)).toMatchObject({ load_size: null, call_time: 'Mornings' });
});

test.each(['Half', 'two trucks', ' half', 8, { like: '%' }])(
  'the load %j is refused with its code and changes nothing',
  async (loadSize) => {
    const lead = await submitLead({ ...minimalLeadRow(), load_size: 'half' });
    const before = await storedLead(lead.id);

    const refused = await correct(lead, { loadSize, callTime: 'Mornings' });

    expect(refused).toEqual({
      status: 400,
      answer: { statusCode: 400, code: 'load-size-invalid', message: 'Choose one of the five sizes, or none' },
    });
    expect(await storedLead(lead.id)).toEqual(before);
  },
);

test('a correction is reported to operator and hauler, not to the customer', async () => {
  const lead = await submitLead(maximalLeadRow());
  await acceptedBy(await addPausedHauler(), lead);
  const before = await waitingForCustomer(lead);

  await correct(lead, { callTime: 'After 5 PM' });

  expect(await toldOf(lead)).toEqual(['customer-corrected to hauler', 'customer-corrected to operator']);
  expect(await waitingForCustomer(lead)).toBe(before);
});

test('a correction sent three times gets the same answer and is reported once', async () => {
  const lead = await submitLead(minimalLeadRow());

  const phone = freshPhone();
  const answers = [];
  for (let count = 0; count < 3; count++) answers.push(await correct(lead, { phone }));

  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(new Set(answers.map(({ answer }) => JSON.stringify(answer))).size).toBe(1);
  expect(await toldOf(lead)).toEqual(['customer-corrected to operator']);
});

test.each([
  ['nothing', () => ({})],
  ['the current values', (lead: { phone: string }) => ({ phone: lead.phone, callTime: '' })],
])('a correction to %s changes nothing and is reported to no one', async (_, correctionOf) => {
  const lead = await submitLead(minimalLeadRow());
  const before = await storedLead(lead.id);

  const { status } = await correct(lead, correctionOf(lead));

  expect(status).toBe(200);
  expect(await storedLead(lead.id)).toEqual(before);
  expect(await toldOf(lead)).toEqual([]);
});

test("a correction can't set status, name, address or the operator's fields", async () => {
  const lead = await submitLead(minimalLeadRow());
  const before = await storedLead(lead.id);

  const { status } = await correct(lead, {
    status: 'Completed',
    fullName: 'Somebody Else',
    full_name: 'Somebody Else',
    street_address: '1 Main Street',
    timeframe: 'Now',
    flagged_because: null,
    contacted_at: '2026-11-21T08:00:00Z',
    reasons: ['None'],
  });

  expect(status).toBe(200);
  expect(await storedLead(lead.id)).toEqual(before);
});

test('a fourth correction in a day is refused with advice', async () => {
  const lead = await submitLead(minimalLeadRow());
  for (const callTime of ['Mornings', 'Noon', 'Evenings']) expect((await correct(lead, { callTime })).status).toBe(200);
  const before = await storedLead(lead.id);

  const fourth = await correct(lead, { callTime: 'Nights' });
  const unchanged = await correct(lead, { callTime: 'Evenings' });

  expect(fourth).toEqual({
    status: 409,
    answer: {
      statusCode: 409,
      code: 'too-many',
      status: 'Submitted',
      message: 'These details have been changed too often. Please try again tomorrow, or write to us.',
    },
  });
  expect(unchanged.status).toBe(200);
  expect(await storedLead(lead.id)).toEqual(before);
});

test('an overused number is refused, and other details can be corrected', async () => {
  const phone = '2135550177';
  await withLimits({ leads_per_phone_per_hour: 2 }, async () => {
    for (let count = 0; count < 2; count++) {
      await correct(await submitLead(minimalLeadRow()), { phone });
    }
    const lead = await submitLead(minimalLeadRow());

    const refused = await correct(lead, { phone });

    expect(refused).toMatchObject({ status: 409, answer: { code: 'too-many' } });
    expect(await storedLead(lead.id)).toMatchObject({ phone: lead.phone });
    expect((await correct(lead, { callTime: 'Mornings' })).status).toBe(200);
  });
});

test("actions on one request don't change another", async () => {
  const lead = await submitLead(minimalLeadRow());
  const other = await submitLead(maximalLeadRow());
  const before = await storedLead(other.id);

  await correct(lead, { phone: '2135550142', email: 'new@example.com', unitNumber: '7C', callTime: 'After 5 PM' });
  await cancel(lead, 'I no longer need it');

  expect(await storedLead(other.id)).toEqual(before);
  expect(await toldOf(other)).toEqual([]);
});

test('markup, SQL and formulas are returned unchanged', async () => {
  const lead = await submitLead(minimalLeadRow());
  const hostile = [
    `<img src=x onerror=alert(1)>`,
    `'); drop table leads; --`,
    '=HYPERLINK("https://evil.example")',
    '{a,"b',
  ];

  const corrected = await correct(lead, { callTime: hostile[0], unitNumber: hostile[1] });
  const canceled = await cancel(lead, ...hostile);

  expect(corrected.answer).toMatchObject({ callTime: hostile[0], unitNumber: hostile[1] });
  expect(canceled.answer).toMatchObject({ cancelReasons: hostile });
});

// Closed and unknown requests

test.each([
  ['Completed', 'This request is already completed, so it can no longer be changed.'],
  ['Canceled', 'This request is already canceled, so it can no longer be changed.'],
] as const)('a request set to %s by someone else is closed: 409', async (status, message) => {
  const lead = await submitLead(minimalLeadRow());
  await operator
    .from('leads')
    .update({ status, cancel_reasons: ['Out of area'] })
    .eq('id', lead.id)
    .throwOnError();
  const before = await storedLead(lead.id);

  const answers = [await cancel(lead, 'I no longer need it'), await correct(lead, { phone: '2135550142' })];

  expect(answers).toEqual(
    Array(2).fill({ status: 409, answer: { statusCode: 409, code: 'request-closed', status, message } }),
  );
  expect(await storedLead(lead.id)).toEqual(before);
  expect(await toldOf(lead)).toEqual([]);
});

test("a request canceled by the customer can't be corrected", async () => {
  const lead = await submitLead(minimalLeadRow());
  await cancel(lead, 'I no longer need it');

  expect((await correct(lead, { phone: '2135550142' })).status).toBe(409);
});

test.each(['Sent Proposal', 'In Progress'] as const)('a request that is %s can be changed', async (status) => {
  const lead = await submitLead(minimalLeadRow());
  await operator.from('leads').update({ status }).eq('id', lead.id).throwOnError();

  expect((await correct(lead, { callTime: 'Mornings' })).answer).toMatchObject({ status, callTime: 'Mornings' });
  expect((await cancel(lead, 'Too late')).answer).toMatchObject({ status: 'Canceled' });
});

test('an unknown tracking ID gets 200 with a message', async () => {
  const nobody = minimalLeadRow();

  const answers = [await cancel(nobody, 'I no longer need it'), await correct(nobody, { phone: '2135550142' })];

  const message = 'The tracking ID provided was not found in our system.';
  expect(answers).toEqual(Array(2).fill({ status: 200, answer: { message } }));
});

// What is refused

const badInput: Record<string, object> = {
  'no action': {},
  'an action that there is not': { action: 'complete' },
  'an action of haulers': { action: 'accept' },
  'no reasons': { action: 'cancel' },
  'an empty list of reasons': { action: 'cancel', reasons: [] },
  'six reasons': { action: 'cancel', reasons: ['1', '2', '3', '4', '5', '6'] },
  'a blank reason': { action: 'cancel', reasons: ['  '] },
  'a reason that is too long': { action: 'cancel', reasons: ['x'.repeat(201)] },
  'a reason of two lines': { action: 'cancel', reasons: ['one\ntwo'] },
  'a reason that hides what it says': { action: 'cancel', reasons: ['\u202Edeniaga'] },
  'reasons as a text': { action: 'cancel', reasons: 'none' },
  'an empty phone number': { action: 'correct', phone: '' },
  'a phone number that is too short': { action: 'correct', phone: '555-0142' },
  'a phone number with letters': { action: 'correct', phone: '213-555-CALL' },
  'a phone number as a number': { action: 'correct', phone: 2135550142 },
  'an email that is none': { action: 'correct', email: 'ana' },
  'two emails': { action: 'correct', email: 'ana@example.com,victim@example.com' },
  'an email of a domain in odd letters': { action: 'correct', email: 'ana@exämple.com' },
  'an email whose domain ends in a dot': { action: 'correct', email: 'ana@example.com.' },
  'an email with a name': { action: 'correct', email: '"Ana" <ana@example.com>' },
  'an email with a second header': { action: 'correct', email: 'ana@example.com\r\nBcc: victim@example.com' },
  'a unit that is too long': { action: 'correct', unitNumber: 'x'.repeat(41) },
  'a preferred time that is too long': { action: 'correct', callTime: 'x'.repeat(101) },
  'a consent without the version of its words': { action: 'correct', agreedToMessages: true },
  'a consent to words of no version': { action: 'correct', agreedToMessages: true, consentVersion: '' },
  'a version that is too long': { action: 'correct', agreedToMessages: true, consentVersion: '1'.repeat(21) },
  'a consent that is a text': { action: 'correct', agreedToMessages: 'yes', consentVersion: '2026-11-24' },
  'null for a preferred time': { action: 'correct', callTime: null },
  'null for a load': { action: 'correct', loadSize: null },
  'an object for an email': { action: 'correct', email: { like: '%' } },
};

test.each(Object.entries(badInput))('%s gets 400 and changes nothing', async (_, input) => {
  const lead = await submitLead(minimalLeadRow());
  const before = await storedLead(lead.id);

  const { status, answer } = await call('update-lead', { trackingId: lead.tracking_id, ...input });

  expect(status).toBe(400);
  expect(answer).toEqual({ statusCode: 400, code: expect.any(String), message: expect.any(String) });
  expect(await storedLead(lead.id)).toEqual(before);
});

test('a refused correction has the message of the booking form', async () => {
  const lead = await submitLead(minimalLeadRow());

  const { answer } = await correct(lead, { email: 'ana' });

  expect(answer).toEqual({
    statusCode: 400,
    code: 'email-invalid',
    message: 'Please enter a valid email address',
  });
});

test.each(badLanguages)('the language %j is refused with its code', async (language) => {
  const lead = await submitLead(minimalLeadRow());
  const before = await storedLead(lead.id);

  const refused = await correct(lead, { language, callTime: 'Mornings' });

  expect(refused).toEqual({
    status: 400,
    answer: { statusCode: 400, code: 'bad-language', message: 'Choose English or Spanish.' },
  });
  expect(await storedLead(lead.id)).toEqual(before);
});

test('five reasons of 200 four-byte characters are accepted', async () => {
  const lead = await submitLead(minimalLeadRow());
  const reasons = [...'12345'].map((digit) => digit + '🛋'.repeat(99));

  const { status, answer } = await cancel(lead, ...reasons);

  expect(status).toBe(200);
  expect(answer).toMatchObject({ cancelReasons: reasons });
});

test('a reason of one character is accepted', async () => {
  const { answer } = await cancel(await submitLead(minimalLeadRow()), '?');

  expect(answer).toMatchObject({ status: 'Canceled', cancelReasons: ['?'] });
});

test.each(['', 'ABC', '0123456789ABCDE%'])('the tracking ID %j gets 400', async (trackingId) => {
  const { status } = await call('update-lead', { trackingId, action: 'correct' });

  expect(status).toBe(400);
});

test("neither a lead's id nor an offer's token cancels it", async () => {
  const lead = await submitLead(maximalLeadRow());
  const offer = await acceptedBy(await addPausedHauler(), lead);
  const before = await storedLead(lead.id);

  for (const tracking_id of [lead.id, offer.token]) {
    await cancel({ ...lead, tracking_id }, 'I no longer need it');
  }

  expect(await storedLead(lead.id)).toEqual(before);
});

test.each([
  ['an empty key', ''],
  ['a wrong key', 'sb_publishable_of_somebody_else'],
  ['the secret key', embeddedKeys.secret],
])('%s gets 401 and changes nothing', async (_, apikey) => {
  const lead = await submitLead(minimalLeadRow());
  const body = JSON.stringify({ trackingId: lead.tracking_id, action: 'cancel', reasons: ['None'] });

  const response = await request('update-lead', { headers: { apikey }, body });

  expect(response.status).toBe(401);
  expect(await storedLead(lead.id)).toMatchObject({ status: 'Submitted' });
});

test('a GET request changes nothing', async () => {
  const response = await request('update-lead', { method: 'GET' });

  expect(response.status).toBe(405);
});

test("a visitor can't bypass the function", async () => {
  const lead = await submitLead(minimalLeadRow());

  const canceled = await visitor.rpc('cancel_lead', { tracking_id: lead.tracking_id, reasons: ['None'] });
  const corrected = await visitor.rpc('correct_lead', { tracking_id: lead.tracking_id, phone: '2135550142' });

  expect([canceled.error?.code, corrected.error?.code]).toEqual(['42501', '42501']);
});

test('only pages of the site can call', async () => {
  const allowed = async (origin: string) => {
    const response = await request('update-lead', { method: 'OPTIONS', headers: { origin } });
    return response.headers.get('access-control-allow-origin');
  };

  expect(await allowed(allowedOrigin)).toBe(allowedOrigin);
  expect(await allowed('https://evil.example')).toBeNull();
});
