import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { mailEvent } from '../fixtures/providers/mail-events.ts';
import { replyForm, statusForm } from '../fixtures/providers/text-forms.ts';
import { DatabaseError, loadFunction } from '../support/loaded-function.ts';
import { mailHeaders, textHeaders } from '../support/sign-reports.ts';

const ID = '5e0f8f0a-1f6b-4c07-9d0e-3f1f2a4b5c6d';
const OF_ID = `?notification=${ID}`;
const MAIL_SECRET = 'whsec_c2VjcmV0IG9mIHRoZSB0ZXN0cw==';
const TEXT_TOKEN = 'token-of-the-tests';

/** The public address, which the providers sign. The function sees the one behind the gateway. */
const ADDRESS = 'https://abc.supabase.co/functions/v1/delivery-reports';

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

const settings = { SUPABASE_URL: 'https://abc.supabase.co', MAIL_FROM: 'Ana & Co <a@b.example>' };
const secrets = { MAIL_WEBHOOK_SECRET: MAIL_SECRET, TEXT_AUTH_TOKEN: TEXT_TOKEN };
const { request, asked } = await loadFunction('delivery-reports', {
  ...{ ...settings, ...secrets, SITE_URL: 'https://site.example/' },
});

const bounce = JSON.stringify(mailEvent('email.bounced', ID));

type Sent = Parameters<typeof request>[0];

const mailReport = (body = bounce, at?: number): Sent => ({ body, headers: mailHeaders(MAIL_SECRET, body, at) });
const textReport = (form: URLSearchParams, query = OF_ID, signedFor = ADDRESS + query): Sent => ({
  ...{ body: form, query, headers: textHeaders(TEXT_TOKEN, signedFor, form) },
});

/** The status of the answer and the database calls. */
async function resultOf(sent: Sent, answers: Record<string, unknown> = { record_delivery: 'done' }) {
  const response = await request(sent, answers);
  const isText = response.headers.get('content-type') === 'text/xml';
  return { status: response.status, answer: isText ? await response.text() : await response.json(), asked: asked() };
}

const EMPTY = '<Response/>';
const reply = { message_sid: 'SM00000000000000000000000000000002', phone: '12135550142' };

test.each<[what: string, sent: Sent, answer: unknown, call: [string, object]]>([
  [
    'a report about an email',
    mailReport(),
    { success: true },
    [
      'record_delivery',
      {
        ...{ id: ID, channel: 'mail', email: 'maria@example.com', event: 'undelivered', is_address: true },
        error: 'Permanent, General: The mailbox does not exist.',
      },
    ],
  ],
  [
    'a report about a text',
    textReport(statusForm('undelivered', '30006')),
    EMPTY,
    ['record_delivery', { id: ID, channel: 'text', event: 'undelivered', error: '30006', is_address: true }],
  ],
  [
    'a report that is signed for the address with its port',
    textReport(statusForm('delivered'), OF_ID, ADDRESS.replace('.co/', '.co:443/') + OF_ID),
    EMPTY,
    ['record_delivery', { id: ID, channel: 'text', event: 'delivered' }],
  ],
  [
    'a keyword in a reply',
    textReport(replyForm('Stop'), ''),
    EMPTY,
    ['record_reply', { ...reply, body: 'Stop', wish: 'stop' }],
  ],
  [
    'a reply in free text',
    textReport(replyForm('Gracias'), ''),
    EMPTY,
    ['record_reply', { ...reply, body: 'Gracias' }],
  ],
])('%s is recorded and answered with what its provider requires', async (_, sent, answer, call) => {
  expect(await resultOf(sent)).toEqual({ status: 200, answer, asked: [call] });
});

describe('a request for help in Spanish', () => {
  const ask = textReport(replyForm('¡Ayuda!'), '');
  const speaks = (language: string) => ({ may_answer_help: true, leads: [], haulers: [{ languages: [language] }] });

  test.each([
    ['es', 'https://site.example/es/contact '],
    ['en', 'https://site.example/contact (en inglés) '],
  ])('is answered after it is recorded, for someone who reads %s', async (language, page) => {
    const { answer, asked } = await resultOf(ask, speaks(language));

    expect(answer).toMatch(/^<Response><Message>Ana &amp; Co: Le ayudamos en .*<\/Message><\/Response>$/);
    expect(answer).toContain(page);
    expect(asked.map(([name]) => name)).toEqual(['record_reply', 'may_answer_help', 'leads', 'haulers']);
    expect(asked[2]).toMatchObject(['leads', { language: 'eq.es', phone: expect.stringContaining('2135550142') }]);
  });

  test('is not answered over the limit, or if the site has no address', async () => {
    expect(await resultOf(ask, { may_answer_help: false })).toMatchObject({ status: 200, answer: EMPTY });
    const withoutSite = await loadFunction('delivery-reports', { ...settings, ...secrets });
    expect(await (await withoutSite.request(ask, speaks('es'))).text()).toBe(EMPTY);
  });
});

const HELP = textReport(replyForm('HELP'), '');

test.each<[string, Sent, unknown]>([
  ['another event', mailReport(JSON.stringify(mailEvent('email.opened', ID))), { success: true }],
  ["another sender's email", mailReport(JSON.stringify(mailEvent('email.bounced', 'other'))), { success: true }],
  ['invalid JSON', mailReport('email.bounced'), { success: true }],
  ['a text still in transit', textReport(statusForm('sent')), EMPTY],
  ['a text that is not ours', textReport(statusForm('delivered'), ''), EMPTY],
  ['a reply without its ID', textReport(replyForm('STOP', { MessageSid: '' }), ''), EMPTY],
  ['nothing', textReport(new URLSearchParams(), ''), EMPTY],
])('%s changes nothing and gets 200, so that it is not sent again', async (_, sent, answer) => {
  expect(await resultOf(sent)).toEqual({ status: 200, answer, asked: [] });
});

test('HELP is left to the provider to answer', async () => {
  expect(await resultOf(HELP)).toMatchObject({ answer: EMPTY, asked: [['record_reply', { wish: 'help' }]] });
});

test.each<[string, Sent]>([
  ['no signature', { body: bounce, headers: {} }],
  ['a body that was not signed', { body: '{}', headers: mailHeaders(MAIL_SECRET, '[]') }],
  ['an email report from six minutes ago', mailReport(bounce, Date.now() - 360_000)],
  [
    'a form that was not signed',
    { body: replyForm('START'), headers: textHeaders(TEXT_TOKEN, ADDRESS, replyForm('STOP')) },
  ],
  ['a form that was signed for another message', textReport(statusForm('delivered'), OF_ID, ADDRESS)],
  [
    'a form signed for the address behind the gateway',
    textReport(replyForm('STOP'), '', 'https://functions.test/delivery-reports'),
  ],
  ['an email report signed with the token for texts', { body: '{}', headers: mailHeaders(TEXT_TOKEN, '{}') }],
])('%s gets 401 and is not recorded', async (_, sent) => {
  expect(await resultOf(sent)).toMatchObject({ status: 401, answer: { code: 'key-required' }, asked: [] });
});

test('all reports get 401 if the secrets are not set', async () => {
  const bare = await loadFunction('delivery-reports', settings);
  const form = replyForm('STOP');

  for (const sent of [
    mailReport(),
    { body: bounce, headers: mailHeaders('', bounce) },
    { body: form, headers: textHeaders('', ADDRESS, form) },
  ]) {
    expect((await bare.request(sent)).status).toBe(401);
    expect(bare.asked()).toEqual([]);
  }
});

test('a body of 20 KB is read, and a longer one is not', async () => {
  expect((await resultOf(mailReport(bounce.padEnd(20_000)))).asked).toHaveLength(1);
  expect((await resultOf(mailReport(' '.repeat(20_001)))).status).toBe(413);
});

test.each(['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS'])('%s gets 405', async (method) => {
  expect((await request({ method, headers: {} })).status).toBe(405);
});

test("a database failure gets 500, and a deadlock is tried again, since a text's report is not sent twice", async () => {
  const failure = new DatabaseError('XX000');
  const outcomes = [new DatabaseError('40P01'), new DatabaseError('40P01'), null];

  expect(await resultOf(mailReport(), { record_delivery: failure })).toMatchObject({ status: 500 });
  expect(await resultOf(HELP, { record_reply: failure })).toMatchObject({ status: 500 });
  expect(await resultOf(HELP, { record_reply: () => outcomes.shift() })).toMatchObject({ status: 200, answer: EMPTY });
});
