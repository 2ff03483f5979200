import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createHandler } from '../../supabase/functions/delivery-reports/handler.ts';
import { mailEvent } from '../fixtures/providers/mail-events.ts';
import { replyForm, statusForm } from '../fixtures/providers/text-forms.ts';
import { mailHeaders, textHeaders } from '../support/sign-reports.ts';

const ID = '5e0f8f0a-1f6b-4c07-9d0e-3f1f2a4b5c6d';
const MAIL_SECRET = 'whsec_c2VjcmV0IG9mIHRoZSB0ZXN0cw==';
const TEXT_TOKEN = 'token-of-the-tests';

/** The public address, and the one behind the gateway. */
const ADDRESS = 'https://abc.supabase.co/functions/v1/delivery-reports';
const INNER_ADDRESS = 'http://edge-runtime:8081/delivery-reports';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => vi.restoreAllMocks());

/** The function, with mocks for what it records. */
function taker(settings: { mailSecret?: string; textToken?: string } = {}) {
  const recordDelivery = vi.fn(async (_report: unknown) => {});
  const recordReply = vi.fn(async (_reply: unknown) => {});
  const helpFor = vi.fn(async (_phone: string): Promise<string | null> => null);
  const handle = createHandler({
    mailSecret: MAIL_SECRET,
    textToken: TEXT_TOKEN,
    address: ADDRESS,
    now: () => new Date(),
    recordDelivery,
    recordReply,
    helpFor,
    ...settings,
  });
  return { handle, recordDelivery, recordReply, helpFor };
}

function post(body: BodyInit | null, headers: Record<string, string>, query = '') {
  return new Request(`${INNER_ADDRESS}${query}`, { method: 'POST', body, headers, duplex: 'half' } as RequestInit);
}

function mailReport(body: string = JSON.stringify(mailEvent('email.bounced', ID)), at?: number) {
  return post(body, mailHeaders(MAIL_SECRET, body, at));
}

const OF_ID = `?notification=${ID}`;

function textReport(form: URLSearchParams, query = OF_ID, signedFor = ADDRESS + query) {
  return post(form, textHeaders(TEXT_TOKEN, signedFor, form), query);
}

async function expectProblem(response: Response, status: number, code: string) {
  expect(response.status).toBe(status);
  expect(await response.json()).toEqual({ statusCode: status, code, message: expect.any(String) });
}

async function expectEmptyXml(response: Response) {
  expect([response.status, response.headers.get('content-type'), await response.text()]).toEqual([
    200,
    'text/xml',
    '<Response/>',
  ]);
}

test('a report about an email is recorded', async () => {
  const { handle, recordDelivery } = taker();

  const response = await handle(mailReport());

  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ success: true });
  expect(recordDelivery).toHaveBeenCalledExactlyOnceWith({
    id: ID,
    channel: 'mail',
    event: 'undelivered',
    error: 'Permanent, General: The mailbox does not exist.',
    isAddress: true,
  });
});

test('a report about a text is recorded and answered with XML, as its provider requires', async () => {
  const { handle, recordDelivery, recordReply } = taker();

  await expectEmptyXml(await handle(textReport(statusForm('undelivered', '30006'))));

  expect(recordDelivery).toHaveBeenCalledExactlyOnceWith({
    id: ID,
    channel: 'text',
    event: 'undelivered',
    error: '30006',
    isAddress: true,
  });
  expect(recordReply).not.toHaveBeenCalled();
});

test('a report about a text can be signed for the address with its port', async () => {
  const { handle, recordDelivery } = taker();

  await expectEmptyXml(
    await handle(textReport(statusForm('delivered'), OF_ID, ADDRESS.replace('.co/', '.co:443/') + OF_ID)),
  );

  expect(recordDelivery).toHaveBeenCalledOnce();
});

test('a reply is recorded and gets no answer', async () => {
  const { handle, recordDelivery, recordReply } = taker();

  await expectEmptyXml(await handle(textReport(replyForm('Stop'), '')));

  expect(recordReply).toHaveBeenCalledExactlyOnceWith({
    messageSid: 'SM00000000000000000000000000000002',
    phone: '12135550142',
    body: 'Stop',
    wish: 'stop',
  });
  expect(recordDelivery).not.toHaveBeenCalled();
});

describe('a request for help in Spanish', () => {
  const ask = () => textReport(replyForm('¡Ayuda!'), '');

  test('is answered after it is recorded', async () => {
    const { handle, recordReply, helpFor } = taker();
    helpFor.mockImplementation(async () => {
      expect(recordReply).toHaveBeenCalledOnce();
      return 'Ana & Co <1>: ayuda';
    });

    const response = await handle(ask());

    expect(response.headers.get('content-type')).toBe('text/xml');
    expect(await response.text()).toBe('<Response><Message>Ana &amp; Co &lt;1&gt;: ayuda</Message></Response>');
    expect(helpFor).toHaveBeenCalledExactlyOnceWith('12135550142');
  });

  test('is not answered if the site has no address', async () => {
    await expectEmptyXml(await taker().handle(ask()));
  });

  test('is refused if the text is unsigned', async () => {
    const { handle, helpFor } = taker({ textToken: 'another' });

    await expectProblem(await handle(ask()), 401, 'key-required');
    expect(helpFor).not.toHaveBeenCalled();
  });
});

test.each(['HELP', 'Stop', 'ALTO', 'Gracias'])(
  '%j gets no answer from us: the provider or the team answers',
  async (body) => {
    const { handle, helpFor } = taker();

    await expectEmptyXml(await handle(textReport(replyForm(body), '')));
    expect(helpFor).not.toHaveBeenCalled();
  },
);

describe('reports that change nothing get 200, without a database call', () => {
  test.each([
    ['another event', JSON.stringify(mailEvent('email.opened', ID))],
    ["another sender's email", JSON.stringify(mailEvent('email.bounced', 'other'))],
    ['invalid JSON', 'email.bounced'],
    ['nothing', ''],
  ])('about an email: %s', async (_, body) => {
    const { handle, recordDelivery } = taker();

    expect((await handle(mailReport(body))).status).toBe(200);
    expect(recordDelivery).not.toHaveBeenCalled();
  });

  test.each<[string, URLSearchParams, string]>([
    ['still in transit', statusForm('sent'), OF_ID],
    ['not ours', statusForm('delivered'), ''],
    ['a reply without its ID', replyForm('STOP', { MessageSid: '' }), ''],
    ['nothing', new URLSearchParams(), ''],
  ])('about a text: %s', async (_, form, query) => {
    const { handle, recordDelivery, recordReply } = taker();

    await expectEmptyXml(await handle(textReport(form, query)));
    expect(recordDelivery).not.toHaveBeenCalled();
    expect(recordReply).not.toHaveBeenCalled();
  });
});

describe('unsigned reports get 401 and are not recorded', () => {
  test.each<[string, () => Request]>([
    ['no signature', () => post(JSON.stringify(mailEvent('email.bounced', ID)), {})],
    ['a body that was not signed', () => post('{}', mailHeaders(MAIL_SECRET, '[]'))],
    ['an email report from six minutes ago', () => mailReport(undefined, Date.now() - 360_000)],
    ['a form that was not signed', () => post(replyForm('START'), textHeaders(TEXT_TOKEN, ADDRESS, replyForm('STOP')))],
    ['a form without a signature', () => post(replyForm('STOP'), { 'x-twilio-signature': '' })],
    ['a form that was signed for another message', () => textReport(statusForm('delivered'), OF_ID, ADDRESS)],
    ['a form signed for the address behind the gateway', () => textReport(replyForm('STOP'), '', INNER_ADDRESS)],
    ['an email report signed with the token for texts', () => post('{}', { ...mailHeaders(TEXT_TOKEN, '{}') })],
  ])('%s', async (_, request) => {
    const { handle, recordDelivery, recordReply } = taker();

    await expectProblem(await handle(request()), 401, 'key-required');
    expect(recordDelivery).not.toHaveBeenCalled();
    expect(recordReply).not.toHaveBeenCalled();
  });

  test('all reports, if the secrets are not set', async () => {
    const { handle, recordDelivery, recordReply } = taker({ mailSecret: '', textToken: '' });
    const body = JSON.stringify(mailEvent('email.bounced', ID));
    const form = replyForm('STOP');

    await expectProblem(await handle(post(body, mailHeaders('', body))), 401, 'key-required');
    await expectProblem(await handle(mailReport()), 401, 'key-required');
    await expectProblem(await handle(post(form, textHeaders('', ADDRESS, form))), 401, 'key-required');
    expect(recordDelivery).not.toHaveBeenCalled();
    expect(recordReply).not.toHaveBeenCalled();
  });
});

describe('a request body', () => {
  const bytes = (length: number) => ' '.repeat(length);

  test('of 20 KB is read', async () => {
    const body = JSON.stringify(mailEvent('email.bounced', ID)).padEnd(20_000);
    const { handle, recordDelivery } = taker();

    expect((await handle(mailReport(body))).status).toBe(200);
    expect(recordDelivery).toHaveBeenCalledOnce();
  });

  test('over 20 KB gets 413, signed or not', async () => {
    const { handle } = taker();

    await expectProblem(await handle(mailReport(bytes(20_001))), 413, 'too-large');
    await expectProblem(await handle(post(bytes(20_001), {})), 413, 'too-large');
  });

  test('with a content length over the limit is not read', async () => {
    const pull = vi.fn();
    const { handle } = taker();

    const body = new ReadableStream({ pull }, { highWaterMark: 0 });
    await expectProblem(await handle(post(body, { 'content-length': '20001' })), 413, 'too-large');

    expect(pull).not.toHaveBeenCalled();
  });

  test('without an end is read only up to the limit', async () => {
    const pull = vi.fn((controller: ReadableStreamDefaultController) => controller.enqueue(new Uint8Array(1000)));
    const { handle } = taker();

    await expectProblem(await handle(post(new ReadableStream({ pull }, { highWaterMark: 0 }), {})), 413, 'too-large');

    expect(pull.mock.calls.length).toBeLessThan(30);
  });
});

test.each(['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS'])('%s gets 405', async (method) => {
  const { handle } = taker();

  expect((await handle(new Request(INNER_ADDRESS, { method }))).status).toBe(405);
});

describe('a database failure', () => {
  test('gets 500, and a repeated report is recorded', async () => {
    const { handle, recordDelivery, recordReply } = taker();
    recordDelivery.mockRejectedValueOnce(new Error('disk full'));
    recordReply.mockRejectedValueOnce(new Error('disk full'));

    await expectProblem(await handle(mailReport()), 500, 'fault');
    await expectProblem(await handle(textReport(replyForm('STOP'), '')), 500, 'fault');
    expect((await handle(mailReport())).status).toBe(200);
    expect((await handle(textReport(replyForm('STOP'), ''))).status).toBe(200);
  });

  test("caused by a deadlock is retried, since the provider of texts wouldn't send the report again", async () => {
    const deadlock = Object.assign(new Error('deadlock detected'), { code: '40P01' });
    const { handle, recordReply } = taker();
    recordReply.mockRejectedValueOnce(deadlock).mockRejectedValueOnce(deadlock);

    await expectEmptyXml(await handle(textReport(replyForm('STOP'), '')));

    expect(recordReply).toHaveBeenCalledTimes(3);
  });
});
