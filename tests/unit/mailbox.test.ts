import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isFromThisMachine } from '../../scripts/backend/mailbox/is-from-this-machine.ts';
import { isMailboxPath } from '../../scripts/backend/mailbox/mailbox.ts';
import { mailboxKeys, startMailbox } from '../support/mailbox.ts';
import { statusOf as statusOfUrl } from '../support/status-of.ts';

const MAX_MAILS = 210;
const HOSTILE = `"><script>alert(1)</script><img src=x onerror=alert(1)>'`;

const mail = {
  from: 'PoppyHaul <hello@poppyhaul.example>',
  to: ['ana@example.com'],
  subject: 'Your request has arrived',
  text: 'Track it: https://site.example/track/ABCD.',
  html: '<p>Track <a href="https://site.example/track/ABCD">it</a></p>',
};

let server: Awaited<ReturnType<typeof startMailbox>>;

beforeEach(async () => {
  server = await startMailbox({ pictureOrigin: 'http://localhost:5173', maxMessages: MAX_MAILS });
});

afterEach(() => server.close());

async function send(content: unknown, headers: Record<string, string> = {}) {
  const response = await fetch(`${server.url}/emails`, {
    method: 'POST',
    headers: { authorization: `Bearer ${mailboxKeys.mailKey}`, ...headers },
    body: typeof content === 'string' ? content : JSON.stringify(content),
  });
  return { status: response.status, answer: await response.json() };
}

async function kept(): Promise<{ subject: string }[]> {
  return (await fetch(`${server.url}/mailbox.json`)).json();
}

/** The page with the newest email, or just the list if there is none. */
async function page() {
  const list = await (await fetch(`${server.url}/mailbox`)).text();
  const [, newest = '/mailbox'] = /href="(\/mailbox\?mail=[^"]+)"/.exec(list) ?? [];
  const response = await fetch(server.url + newest);
  return { html: await response.text(), headers: response.headers };
}

function failNext(content: unknown) {
  return fetch(`${server.url}/mailbox/answer`, { method: 'POST', body: JSON.stringify(content) });
}

function statusOf(path: string, method: string, headers: Record<string, string>) {
  return statusOfUrl(server.url + path, headers, method);
}

test('sent emails are kept in full, newest first', async () => {
  const key = randomUUID();
  const first = await send(mail);
  const second = await send(
    {
      ...mail,
      to: 'bo@example.com',
      subject: 'Later',
      reply_to: 'cy@example.com',
      headers: { 'X-Kind': 'test' },
      tags: [{ name: 'notification', value: '5f0c' }],
    },
    { 'idempotency-key': key },
  );

  expect([first.status, second.status]).toEqual([200, 200]);
  expect(first.answer).toEqual({ id: expect.any(String) });
  expect(second.answer).not.toEqual(first.answer);
  const at = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  expect(await kept()).toEqual([
    {
      ...mail,
      id: second.answer.id,
      at,
      to: ['bo@example.com'],
      subject: 'Later',
      replyTo: 'cy@example.com',
      headers: { 'X-Kind': 'test' },
      tags: [{ name: 'notification', value: '5f0c' }],
      idempotencyKey: key,
    },
    { ...mail, id: first.answer.id, at, replyTo: null, headers: {}, tags: [], idempotencyKey: null },
  ]);
});

test('two sends with the same idempotency key are one email', async () => {
  const first = await send(mail, { 'idempotency-key': 'once' });
  const again = await send({ ...mail, subject: 'Again' }, { 'idempotency-key': 'once' });

  expect(again).toEqual(first);
  expect(await kept()).toMatchObject([{ subject: mail.subject }]);
});

test('sending without the key is refused', async () => {
  const withoutKey = await fetch(`${server.url}/emails`, { method: 'POST', body: JSON.stringify(mail) });

  expect(withoutKey.status).toBe(401);
  expect(await withoutKey.json()).toMatchObject({ name: 'missing_api_key' });
  expect((await send(mail, { authorization: 'Bearer other' })).status).toBe(403);
  expect(await kept()).toEqual([]);
});

test.each([
  ['invalid JSON', '{'],
  ['no object', '[]'],
  ['no recipient', { ...mail, to: [] }],
  ['no sender', { ...mail, from: undefined }],
  ['no subject', { ...mail, subject: undefined }],
  ['several addresses in one', { ...mail, to: ['x1,ana@example.com'] }],
  ['an unclosed bracket', { ...mail, to: ['Ana <ana@example.com'] }],
  ['an invalid text', { ...mail, text: 7 }],
  ['invalid headers', { ...mail, headers: { a: { b: 'c' } } }],
  ['a tag with a space', { ...mail, tags: [{ name: 'notification', value: 'a b' }] }],
])('an email with %s is refused', async (_, content) => {
  const { status, answer } = await send(content);

  expect(status).toBe(422);
  expect(answer).toEqual({ statusCode: 422, name: expect.any(String), message: expect.any(String) });
  expect(await kept()).toEqual([]);
});

test('only the newest emails are kept, and the page lists 200', async () => {
  for (let count = 1; count <= MAX_MAILS + 2; count++) await send({ ...mail, subject: `Mail ${count}` });

  const mails = await kept();
  const { html } = await page();

  expect(mails).toHaveLength(MAX_MAILS);
  expect(mails.at(0)?.subject).toBe('Mail 212');
  expect(mails.at(-1)?.subject).toBe('Mail 3');
  expect(html.match(/<li>/g)).toHaveLength(200);
  expect(html).toContain('10 older');
});

test('the mailbox can be emptied', async () => {
  await send(mail);

  expect((await fetch(`${server.url}/mailbox.json`, { method: 'DELETE' })).status).toBe(204);

  expect(await kept()).toEqual([]);
});

test('the next sends fail as configured and keep nothing', async () => {
  expect((await failNext({ status: 503, times: 2 })).status).toBe(200);

  const statuses = [await send(mail), await send(mail), await send(mail)].map(({ status }) => status);

  expect(statuses).toEqual([503, 503, 200]);
  expect(await kept()).toHaveLength(1);
});

test.each([{}, { status: 200, times: 1 }, { status: 503, times: -1 }, { status: 'no', times: 1 }])(
  'an invalid failure is refused: %j',
  async (content) => {
    expect((await failNext(content)).status).toBe(400);
    expect((await send(mail)).status).toBe(200);
  },
);

test('the page of an empty mailbox explains what will appear there', async () => {
  const { html, headers } = await page();

  expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(html).toContain('No messages yet');
});

test('the page shows an email with recipient, headers, HTML, text and links', async () => {
  await send({ ...mail, reply_to: 'cy@example.com', headers: { 'List-Unsubscribe': '<https://site.example/stop>' } });

  const { html } = await page();

  expect(html).toContain('<dd>ana@example.com</dd>');
  expect(html).toContain('<dd>cy@example.com</dd>');
  expect(html).toContain('<dt>List-Unsubscribe</dt><dd>&lt;https://site.example/stop&gt;</dd>');
  expect(html).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="&lt;base target=');
  expect(html).toContain(
    'Track it: <a href="https://site.example/track/ABCD" target="_blank" rel="noreferrer">https://site.example/track/ABCD</a>.',
  );
});

test('markup in an email is escaped', async () => {
  await send({
    ...mail,
    from: `${HOSTILE.replaceAll(/[<>]/g, '')} <hello@poppyhaul.example>`,
    subject: HOSTILE,
    text: `${HOSTILE} https://site.example/"onclick=alert(1) javascript:alert(1)`,
    html: HOSTILE,
    headers: { [HOSTILE]: HOSTILE },
  });

  const { html, headers } = await page();

  const [, script] = /<script>(.*?)<\/script>/s.exec(html) ?? [];
  const words = html.replace(script ?? '', '');
  expect(words).not.toMatch(/<img|alert\(1\)<\/script>|"\s*onclick|href="javascript:/);
  expect(words.match(/<script/g)).toHaveLength(1);
  const policy = headers.get('content-security-policy');
  expect(policy).toContain("default-src 'none'; script-src 'sha256-");
  expect(policy).toContain('img-src data: http://localhost:5173;');
});

test('the mailbox rejects requests from other hosts and other sites', async () => {
  await send(mail);
  const host = new URL(server.url).host;

  for (const [path, method] of [
    ['/mailbox', 'GET'],
    ['/mailbox.json', 'GET'],
    ['/mailbox.json', 'DELETE'],
    ['/mailbox/answer', 'POST'],
    ['/mailbox/texts.json', 'GET'],
    ['/mailbox/texts.json', 'DELETE'],
    ['/mailbox/report', 'POST'],
    ['/mailbox/reply', 'POST'],
    ['/emails', 'POST'],
    ['/2010-04-01/Accounts/AC.json', 'GET'],
  ] as const) {
    expect(await statusOf(path, method, { host: 'evil.example' })).toBe(403);
    expect(await statusOf(path, method, { host: 'localhost.evil.example' })).toBe(403);
    expect(await statusOf(path, method, { host, origin: 'https://evil.example' })).toBe(403);
    expect(await statusOf(path, method, { host, origin: 'http://localhost:1' })).toBe(403);
    expect(await statusOf(path, method, { host, origin: 'null' })).toBe(403);
  }
  expect(await kept()).toHaveLength(1);
});

test('the page of the mailbox can change it under every name of this machine', async () => {
  const { port } = new URL(server.url);

  for (const host of [`localhost:${port}`, `127.0.0.1:${port}`, `[::1]:${port}`, 'localhost']) {
    expect(await statusOf('/mailbox.json', 'DELETE', { host, origin: `http://${host}` })).toBe(204);
  }
});

test.each([
  ['127.0.0.1', true],
  ['::1', true],
  ['::ffff:127.0.0.1', true],
  ['192.168.1.20', false],
  ['::ffff:192.168.1.20', false],
  ['2001:db8::1', false],
])('a connection from %s counts as local: %s', (remoteAddress, expected) => {
  const incoming = { socket: { remoteAddress }, headers: { host: 'localhost:5173' } };

  expect(isFromThisMachine(incoming as Parameters<typeof isFromThisMachine>[0])).toBe(expected);
});

test.each([
  ['/mailbox', true],
  ['/mailbox?mail=1', true],
  ['/mailbox.json', true],
  ['/mailbox/answer', true],
  ['/mailbox/texts.json', true],
  ['/mailbox/report', true],
  ['/mailbox/reply', true],
  ['/mailbox/texts', false],
  ['/emails', false],
  ['/mailboxes', false],
  ['/track/mailbox', false],
  [undefined, false],
])('%s is a path of the mailbox: %s', (url, expected) => {
  expect(isMailboxPath(url)).toBe(expected);
});

test('other methods are refused', async () => {
  expect(await statusOf('/mailbox', 'PUT', {})).toBe(405);
  expect(await statusOf('/emails', 'GET', {})).toBe(405);
});
