import { text as bodyOf } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { signMailReport } from '../../scripts/backend/mailbox/mail-reports.ts';
import { signTextReport } from '../../scripts/backend/mailbox/text-reports.ts';
import { serve } from '../support/deployed-functions.ts';
import { mailboxKeys, startMailbox } from '../support/mailbox.ts';

type Received = { url: string; headers: Record<string, string>; body: string };

/** What the site received. */
let told: Received[];
let site: Awaited<ReturnType<typeof serve>>;
let mailbox: Awaited<ReturnType<typeof startMailbox>>;

const mail = {
  from: 'PoppyHaul <hello@poppyhaul.example>',
  to: ['ana@example.com'],
  subject: 'We got your request',
  text: 'Hello.',
  tags: [{ name: 'notification', value: '5f0c' }],
};

beforeEach(async () => {
  told = [];
  site = await serve(async (request, response) => {
    const headers = request.headers as Record<string, string>;
    told.push({ url: site.url + request.url, headers, body: await bodyOf(request) });
    response.end();
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

test('the event of an email is reported with its tag, and a bounce is permanent unless told otherwise', async () => {
  const id = await mailbox.sendMail(mail);

  for (const [event, type, bounce, code] of [
    ['delivered', 'email.delivered', undefined, undefined],
    ['delayed', 'email.delivery_delayed', undefined, undefined],
    ['bounced', 'email.bounced', { type: 'Permanent' }, undefined],
    ['bounced', 'email.bounced', { type: 'Transient' }, 'Transient'],
  ] as const) {
    told = [];
    const { status, answer } = await mailbox.post('/mailbox/report', { id, event, ...(code && { code }) });

    expect([status, answer]).toEqual([200, { status: 200 }]);
    const { url, content } = mailReport();
    expect(url).toBe(`${site.url}/delivery-reports`);
    const tags = { notification: '5f0c' };
    expect(content).toMatchObject({ type, data: { email_id: id, to: mail.to, tags, ...(bounce && { bounce }) } });
  }
});

test('the event of a text is reported to its callback, with an error code if it failed', async () => {
  for (const [event, code, expected] of [
    ['delivered', undefined, undefined],
    ['undelivered', undefined, '30006'],
    ['undelivered', '30007', '30007'],
  ] as const) {
    told = [];
    const id = await sendText();

    const { answer } = await mailbox.post('/mailbox/report', { id, event, ...(code && { code }) });

    expect(answer).toEqual({ status: 200 });
    const { url, form } = textReport();
    expect(url).toBe(`${site.url}/delivery-reports?notification=5f0c`);
    expect(form).toMatchObject({ MessageSid: id, MessageStatus: event, To: '+12135550142', AccountSid: 'ACtest' });
    expect(form['ErrorCode']).toBe(expected);
    expect((await mailbox.get('/mailbox/texts.json'))[0]).toMatchObject({ id, status: event });
  }
});

test('replies are passed on, each with an ID of its own, and opt-outs as such', async () => {
  const ids = new Set<string | undefined>();
  for (const [body, optOut] of [
    ['stop', 'STOP'],
    ['Is Tuesday fine? ¡Sí! + more', undefined],
  ] as const) {
    told = [];
    const { answer } = await mailbox.post('/mailbox/reply', { from: '+12135550142', body });

    expect(answer).toEqual({ status: 200 });
    const { url, form } = textReport();
    expect(url).toBe(`${site.url}/delivery-reports`);
    const MessageSid = expect.stringMatching(/^SM[0-9a-f]{32}$/);
    expect(form).toMatchObject({ From: '+12135550142', Body: body, MessageSid });
    expect([form['OptOutType'], form['MessageStatus']]).toEqual([optOut, undefined]);
    ids.add(form['MessageSid']);
  }
  expect(ids.size).toBe(2);
});
