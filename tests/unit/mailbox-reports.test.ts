import { afterEach, beforeEach, expect, test } from 'vitest';
import { signMailReport } from '../../scripts/backend/mailbox/mail-reports.ts';
import { signTextReport } from '../../scripts/backend/mailbox/text-reports.ts';
import { signedMailReport } from '../fixtures/providers/signatures.ts';
import { serve } from '../support/deployed-functions.ts';
import { mailboxKeys, startMailbox } from '../support/mailbox.ts';

type Received = { url: string; headers: Record<string, string>; body: string };

/** What the site received, and the status it answers. */
let told: Received[];
let status: number;
let site: Awaited<ReturnType<typeof serve>>;
let mailbox: Awaited<ReturnType<typeof startMailbox>>;

const mail = {
  from: 'PoppyHaul <hello@poppyhaul.example>',
  to: ['ana@example.com'],
  subject: 'Your request has arrived',
  text: 'Hello.',
  tags: [{ name: 'notification', value: '5f0c' }],
};

beforeEach(async () => {
  told = [];
  status = 200;
  site = await serve(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    told.push({ url: site.url + request.url, headers: request.headers as Record<string, string>, body });
    response.writeHead(status).end();
  });
  mailbox = await startMailbox({ reportsUrl: `${site.url}/delivery-reports` });
});

afterEach(() => {
  mailbox.close();
  site.close();
});

async function sendText(parameters: Record<string, string> = {}): Promise<string> {
  const callback = `${site.url}/delivery-reports?notification=5f0c`;
  return (await mailbox.sendText({ StatusCallback: callback, ...parameters })).answer.sid;
}

/** The only report, which must be signed like the email provider's. */
function mailReport() {
  const [report = { url: '', headers: {}, body: '' }] = told;
  const { 'svix-id': id = '', 'svix-timestamp': timestamp = '', 'svix-signature': signature } = report.headers;
  expect(signature).toBe(signMailReport(mailboxKeys.mailWebhookSecret, { id, timestamp, body: report.body }));
  expect(Math.abs(Date.now() / 1000 - Number(timestamp))).toBeLessThan(60);
  return { url: report.url, content: JSON.parse(report.body) };
}

/** The only report, which must be signed like the text provider's. */
function textReport() {
  const [report = { url: '', headers: {}, body: '' }] = told;
  const form = Object.fromEntries(new URLSearchParams(report.body));
  expect(report.headers['content-type']).toContain('application/x-www-form-urlencoded');
  expect(report.headers['x-twilio-signature']).toBe(signTextReport(mailboxKeys.text.token, report.url, form));
  return { url: report.url, form };
}

async function pageOf(query: string): Promise<string> {
  return (await fetch(`${mailbox.url}/mailbox?${query}`)).text();
}

test("reports about emails are signed like the provider's published example", () => {
  const { secret, signature, timestamp, ...report } = signedMailReport;

  expect(signMailReport(secret, { ...report, timestamp: `${timestamp}` })).toBe(`v1,${signature}`);
});

test("reports about texts are signed like the provider's published example, with parameters in any order", () => {
  // https://www.twilio.com/docs/usage/security
  expect(
    signTextReport('12345', 'https://mycompany.com/myapp.php?foo=1&bar=2', {
      To: '+18005551212',
      From: '+12349013030',
      Digits: '1234',
      CallSid: 'CA1234567890ABCDE',
      Caller: '+12349013030',
    }),
  ).toBe('0/KCTR6DLpKmkAf8muzZqo1nDgQ=');
});

test.each([
  ['delivered', 'email.delivered'],
  ['bounced', 'email.bounced'],
  ['complained', 'email.complained'],
  ['delayed', 'email.delivery_delayed'],
])('the event %s of an email is reported with its tag', async (event, type) => {
  const id = await mailbox.sendMail(mail);

  expect(await mailbox.post('/mailbox/report', { id, event })).toEqual({ status: 200, answer: { status: 200 } });

  const { url, content } = mailReport();
  expect(url).toBe(`${site.url}/delivery-reports`);
  expect(content).toMatchObject({ type, data: { email_id: id, to: mail.to, tags: { notification: '5f0c' } } });
});

test('a bounce is permanent by default', async () => {
  const id = await mailbox.sendMail(mail);

  await mailbox.post('/mailbox/report', { id, event: 'bounced' });
  expect(mailReport().content.data.bounce).toMatchObject({ type: 'Permanent' });

  told = [];
  await mailbox.post('/mailbox/report', { id, event: 'bounced', code: 'Transient' });
  expect(mailReport().content.data.bounce).toMatchObject({ type: 'Transient' });
});

test.each([
  ['delivered', undefined, undefined],
  ['undelivered', undefined, '30006'],
  ['undelivered', '30007', '30007'],
  ['failed', undefined, '30008'],
])('the event %s of a text (%s) is reported to its callback', async (event, code, expected) => {
  const id = await sendText();

  const { answer } = await mailbox.post('/mailbox/report', { id, event, ...(code && { code }) });

  expect(answer).toEqual({ status: 200 });
  const { url, form } = textReport();
  expect(url).toBe(`${site.url}/delivery-reports?notification=5f0c`);
  expect(form).toMatchObject({ MessageSid: id, MessageStatus: event, To: '+12135550142', AccountSid: 'ACtest' });
  expect(form['ErrorCode']).toBe(expected);
  expect(await mailbox.get('/mailbox/texts.json')).toMatchObject([{ id, status: event }]);
});

test.each([
  ['stop', 'STOP'],
  ['START', 'START'],
  ['Help', 'HELP'],
  ['Is Tuesday fine? ¡Sí! + more', undefined],
])('the reply "%s" is passed on', async (body, optOut) => {
  const { answer } = await mailbox.post('/mailbox/reply', { from: '+12135550142', body });

  expect(answer).toEqual({ status: 200 });
  const { url, form } = textReport();
  expect(url).toBe(`${site.url}/delivery-reports`);
  expect(form).toMatchObject({ From: '+12135550142', Body: body });
  expect(form['MessageSid']).toMatch(/^SM[0-9a-f]{32}$/);
  expect(form['OptOutType']).toBe(optOut);
  expect(form['MessageStatus']).toBeUndefined();
});

test('each reply has its own ID', async () => {
  await mailbox.post('/mailbox/reply', { from: '+12135550142', body: 'Hi' });
  await mailbox.post('/mailbox/reply', { from: '+12135550142', body: 'Hi' });

  const [first, second] = told.map(({ body }) => new URLSearchParams(body).get('MessageSid'));
  expect(first).not.toBe(second);
});

test('the answer of the site is returned', async () => {
  status = 401;
  const id = await mailbox.sendMail(mail);

  expect((await mailbox.post('/mailbox/report', { id, event: 'bounced' })).answer).toEqual({ status: 401 });
  expect(await pageOf(`mail=${id}`)).toContain(
    'The site did not accept the report that this email bounced: it answered with 401.',
  );
});

test("a site that doesn't answer is shown as not told", async () => {
  const id = await mailbox.sendMail(mail);
  site.close();

  expect((await mailbox.post('/mailbox/report', { id, event: 'delivered' })).answer).toEqual({ status: null });
  expect(await pageOf(`mail=${id}`)).toContain('that this email was delivered: no response.');
});

test('events of the other channel, unknown messages and invalid replies are refused and not passed on', async () => {
  const mailId = await mailbox.sendMail(mail);
  const textId = await sendText();
  const { answer: silent } = await mailbox.sendText();

  for (const [content, expected] of [
    [{ id: mailId, event: 'undelivered' }, 400],
    [{ id: textId, event: 'bounced' }, 400],
    [{ id: silent.sid, event: 'delivered' }, 400],
    [{ id: 'none', event: 'delivered' }, 404],
    [{ event: 'delivered' }, 400],
  ] as const) {
    expect((await mailbox.post('/mailbox/report', content)).status).toBe(expected);
  }
  for (const content of [{ from: '2135550142', body: 'Hi' }, { from: '+12135550142', body: '' }, { body: 'Hi' }]) {
    expect((await mailbox.post('/mailbox/reply', content)).status).toBe(400);
  }
  expect(told).toEqual([]);
});

test('the page shows the outcome of a report in the list and on the message', async () => {
  const id = await mailbox.sendMail(mail);
  expect(await pageOf(`mail=${id}`)).not.toContain('The site was told that');

  await mailbox.post('/mailbox/report', { id, event: 'bounced' });

  const page = await pageOf(`mail=${id}`);
  expect(page).toContain('The site was told that this email bounced.');
  expect(page).toContain('<span class="state bounced">Bounced</span>');
});

test('the page shows a text like a phone, with links, length and replies', async () => {
  const id = await sendText({ Body: 'PoppyHaul: New job in 91101: https://site.example/job/ABCD Reply STOP to end' });
  await sendText({ To: '+13235550143', Body: 'For somebody else.' });
  await mailbox.post('/mailbox/reply', { from: '+12135550142', body: 'STOP' });

  const page = await pageOf(`text=${id}`);
  const [, thread = ''] = /data-live="thread">(.*?)<\/ol>/s.exec(page) ?? [];

  expect(page).toContain('Text to (213) 555-0142');
  expect(thread).toContain('<a href="https://site.example/job/ABCD" target="_blank" rel="noreferrer">');
  expect(thread).toContain('1 segment, 76 of 160 characters');
  expect(thread).toContain('<p class="bubble">STOP</p>');
  expect(thread).toContain('the provider refuses texts to this number');
  expect(thread).not.toContain('For somebody else.');
  expect(page).toContain('The site was told that (213) 555-0142 replied “STOP”.');
});

test('a long reply is shown in full in the conversation and shortened in the outcome', async () => {
  const id = await sendText();
  await mailbox.post('/mailbox/reply', { from: '+12135550142', body: 'W'.repeat(1600) });

  const page = await pageOf(`text=${id}`);

  expect(page).toContain(`<p class="bubble">${'W'.repeat(1600)}</p>`);
  expect(page).toContain(`replied “${'W'.repeat(80)}…”.`);
});

test('emptying the texts removes replies, and STOP stays in effect', async () => {
  await mailbox.post('/mailbox/reply', { from: '+13235550143', body: 'A word of yesterday' });
  await mailbox.post('/mailbox/reply', { from: '+12135550142', body: 'STOP' });
  await fetch(`${mailbox.url}/mailbox/texts.json`, { method: 'DELETE' });
  const id = await sendText({ To: '+13235550143' });

  expect(await pageOf(`text=${id}`)).not.toContain('A word of yesterday');
  expect((await mailbox.sendText()).answer).toMatchObject({ code: 21610 });
});

test('the page lists emails and texts together, newest first', async () => {
  for (const send of [() => mailbox.sendMail(mail), () => sendText({ Body: 'A text' }), () => mailbox.sendMail(mail)]) {
    await send();
    await new Promise((resolve) => setTimeout(resolve, 2));
  }

  const page = await pageOf('');

  const kinds = [...page.matchAll(/href="\/mailbox\?(mail|text)=/g)].map(([, kind]) => kind);
  expect(kinds).toEqual(['mail', 'text', 'mail']);
  expect(page).toContain('2 emails, 1 text');
});

test('markup in a text or a reply is escaped', async () => {
  const hostile = `"><script>alert(1)</script><img src=x onerror=alert(1)>'`;
  const id = await sendText({ Body: hostile });
  await mailbox.post('/mailbox/reply', { from: '+12135550142', body: hostile });

  const page = await pageOf(`text=${id}`);

  expect(page.match(/<script/g)).toHaveLength(1);
  expect(page).not.toContain('<img');
});
