import { afterEach, beforeEach, expect, test } from 'vitest';
import { mailboxKeys, startMailbox } from '../support/mailbox.ts';
import { statusOf as statusOfUrl } from '../support/status-of.ts';

const HOSTILE = `"><script>alert(1)</script><img src=x onerror=alert(1)>'`;

const mail = {
  from: 'PoppyHaul <hello@poppyhaul.example>',
  to: ['ana@example.com'],
  subject: 'We got your request',
  text: 'Track it: https://site.example/track/ABCD.',
  html: '<p>Track <a href="https://site.example/track/ABCD">it</a></p>',
};

let server: Awaited<ReturnType<typeof startMailbox>>;

beforeEach(async () => {
  server = await startMailbox({ pictureOrigin: 'http://localhost:5173', maxMessages: 3 });
});

afterEach(() => server.close());

async function send(content: unknown, headers: Record<string, string> = {}) {
  const response = await fetch(`${server.url}/emails`, {
    method: 'POST',
    headers: { authorization: `Bearer ${mailboxKeys.mailKey}`, ...headers },
    body: JSON.stringify(content),
  });
  return { status: response.status, answer: await response.json() };
}

const kept = () => server.get('/mailbox.json');

/** The page with the newest email, or just the list if there is none. */
async function page() {
  const list = await (await fetch(`${server.url}/mailbox`)).text();
  const [, newest = '/mailbox'] = /href="(\/mailbox\?mail=[^"]+)"/.exec(list) ?? [];
  const response = await fetch(server.url + newest);
  return { html: await response.text(), headers: response.headers };
}

function statusOf(path: string, method: string, headers: Record<string, string>) {
  return statusOfUrl(server.url + path, headers, method);
}

test('emails are kept in full, newest first, once per idempotency key, until the mailbox is emptied', async () => {
  const others = { headers: { 'X-Kind': 'test' }, tags: [{ name: 'notification', value: '5f0c' }] };
  const first = await send(mail);
  const once = { 'idempotency-key': 'once' };
  const second = await send({ ...mail, ...others, to: 'bo@example.com', reply_to: 'cy@example.com' }, once);
  expect(await send({ ...mail, subject: 'Again' }, once)).toEqual(second);

  expect([first.status, second.status]).toEqual([200, 200]);
  const at = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  expect(await kept()).toEqual([
    {
      ...{ ...mail, ...others, id: second.answer.id, at, to: ['bo@example.com'] },
      ...{ replyTo: 'cy@example.com', idempotencyKey: 'once' },
    },
    { ...mail, id: first.answer.id, at, replyTo: null, headers: {}, tags: [], idempotencyKey: null },
  ]);
  expect(second.answer.id).not.toBe(first.answer.id);

  for (const subject of ['3', '4']) await send({ ...mail, subject });
  expect(await kept()).toMatchObject([{ subject: '4' }, { subject: '3' }, { id: second.answer.id }]);
  expect(await statusOf('/mailbox.json', 'DELETE', {})).toBe(204);
  expect(await kept()).toEqual([]);
  expect((await page()).html).toContain('No messages yet');
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
  expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(policy).toContain("default-src 'none'; script-src 'sha256-");
  expect(policy).toContain('img-src data: http://localhost:5173;');
});

test('the mailbox rejects requests from other hosts and other sites', async () => {
  await send(mail);
  const host = new URL(server.url).host;
  const strangers: Record<string, string>[] = [
    ...[{ host: 'evil.example' }, { host: 'localhost.evil.example' }],
    ...['https://evil.example', 'http://localhost:1', 'null'].map((origin) => ({ host, origin })),
  ];
  const allowed: unknown[] = [];

  for (const [method = '', path = ''] of [
    ...['GET /mailbox', 'GET /mailbox.json', 'DELETE /mailbox.json', 'POST /mailbox/answer', 'POST /mailbox/report'],
    ...['GET /mailbox/texts.json', 'DELETE /mailbox/texts.json', 'POST /mailbox/reply', 'POST /emails'],
    'GET /2010-04-01/Accounts/AC.json',
  ].map((address) => address.split(' '))) {
    for (const headers of strangers) {
      const status = await statusOf(path, method, headers);
      if (status !== 403) allowed.push([path, method, headers, status]);
    }
  }

  expect(allowed).toEqual([]);
  expect(await kept()).toHaveLength(1);
});
