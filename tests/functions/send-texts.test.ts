import type { RequestListener } from 'node:http';
import { text as bodyOf } from 'node:stream/consumers';
import { formatPhone } from '@functions/domain/phone.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createMessage, fetchAccount } from '../fixtures/providers/twilio.ts';
import { backendUrl } from '../support/backend.ts';
import { operator } from '../support/clients.ts';
import { senderSettings, serve, startDeployedFunctions } from '../support/deployed-functions.ts';
import { acceptedBy, addHaulerElsewhere, removeHaulers } from '../support/haulers.ts';
import { forgetNotifications, makeDue, notificationOf } from '../support/notifications.ts';
import { answer, reviewOf } from '../support/reviews.ts';
import { reported, submitReachable, submitWithoutEmail, withTexts } from '../support/texts.ts';
import { tick } from '../support/tick.ts';

// Runs in Deno with the embedded database and fake email and text providers.

const OPERATOR = senderSettings.OPERATOR_EMAIL;
const account = `AC${'0a'.repeat(16)}`;

type Functions = Awaited<ReturnType<typeof startDeployedFunctions>>;
type Text = { To: string; Body: string; StatusCallback: string };
type Answer = { status: number; code?: number };

const servers: Awaited<ReturnType<typeof serve>>[] = [];
let functions: Functions;
let withoutMails: Functions;

/** The texts given to the provider, whatever it answered. */
let texts: Text[];
/** The recipients of emails. */
let mailed: string[];
/** The requests to the monitor. */
let beats: (string | undefined)[];
/** The provider's next answers to texts, then success. */
let answers: Answer[];

/** Answers a request after reading its body. */
const answering =
  (answer: (request: Parameters<RequestListener>[0], body: string) => Answer): RequestListener =>
  async (request, response) => {
    const { status, code } = answer(request, await bodyOf(request));
    response.writeHead(status).end(JSON.stringify({ code, message: 'The provider says so', status }));
  };

const takeText = answering(({ method, url }, body) => {
  if (`${method} ${url}` === `${fetchAccount.method} ${fetchAccount.path(account)}`) return { status: 200 };
  if (`${method} ${url}` !== `${createMessage.method} ${createMessage.path(account)}`) return { status: 404 };
  const form = Object.fromEntries(new URLSearchParams(body));
  createMessage.form.parse(form);
  texts.push(form as Text);
  return answers.shift() ?? { status: createMessage.success };
});

const takeMail = answering((_, body) => {
  mailed.push(...JSON.parse(body).to);
  return { status: 200 };
});

const takeBeat = answering(({ url }) => {
  beats.push(url);
  return { status: 200 };
});

beforeAll(async () => {
  const [text, mail, monitor] = await Promise.all([takeText, takeMail, takeBeat].map(serve));
  if (!text || !mail || !monitor) throw new Error('A server is missing');
  servers.push(text, mail, monitor);
  const HEARTBEAT_URL = `${monitor.url}/monitor`;
  const textSettings = {
    TEXT_API_URL: `${text.url}/`,
    TEXT_ACCOUNT_SID: account,
    TEXT_AUTH_TOKEN: 'token-of-the-provider',
    TEXT_SERVICE_SID: `MG${'1b'.repeat(16)}`,
  };
  functions = await startDeployedFunctions({
    ...{ ...senderSettings, ...textSettings, MAIL_API_URL: mail.url, HEARTBEAT_URL },
  });
  const { SENDER_KEY, SITE_URL } = senderSettings;
  withoutMails = await startDeployedFunctions({ SENDER_KEY, SITE_URL, ...textSettings, HEARTBEAT_URL });
});

afterAll(async () => {
  for (const each of [functions, withoutMails, ...servers]) each.close();
  await removeHaulers();
});

beforeEach(async () => {
  texts = [];
  mailed = [];
  beats = [];
  answers = [];
  await removeHaulers();
  await forgetNotifications();
});

/** Sends everything waiting as if it were due, after a tick. */
async function sendNow(by = functions) {
  await tick();
  await makeDue();
  return (await by.wake()).json();
}

const dashed = (secret: string) => secret.match(/.{4}/g)?.join('-');
const link = ({ tracking_id }: { tracking_id: string }) => `https://site.example/track/${dashed(tracking_id)}`;

/** A hauler with texts and a request offered to them, with everyone else already told. */
async function offeredByText() {
  const hauler = await addHaulerElsewhere({ texts_on: true });
  const lead = await submitReachable();
  const offer = { lead_id: lead.id, hauler_id: hauler.id };
  await operator.from('job_offers').insert(offer).throwOnError();
  await operator.from('notifications').delete().neq('audience', 'hauler').throwOnError();
  return { hauler, lead };
}

test('a customer without email gets texts with the link and a STOP notice the first time', () =>
  withTexts(async () => {
    const lead = await submitWithoutEmail();
    await sendNow();
    await operator.from('leads').update({ timeframe: 'Friday at noon' }).eq('id', lead.id).throwOnError();
    await sendNow();

    const arrival = await notificationOf(lead, 'request-arrived');
    expect(texts).toEqual([
      {
        To: `+1${lead.phone}`,
        Body: expect.stringMatching(`^Poppy & Sons: We have your request\\. .* ${link(lead)} Reply STOP to end$`),
        MessagingServiceSid: `MG${'1b'.repeat(16)}`,
        StatusCallback: `${backendUrl}/functions/v1/delivery-reports?notification=${arrival.id}`,
        ValidityPeriod: '3600',
      },
      expect.objectContaining({ Body: `Poppy & Sons: Your pickup time has changed. See: ${link(lead)}` }),
    ]);
    expect(arrival).toMatchObject({ state: 'sent', channel: 'text', attempts: 1 });
    expect(mailed).toEqual([OPERATOR]);
  }));

test('question and problem go by text to those who take texts, and by email to no one else', () =>
  withTexts(async () => {
    const hauler = await addHaulerElsewhere({ texts_on: true });
    const lead = await submitWithoutEmail();
    const { token } = await acceptedBy(hauler, lead);
    await operator.from('leads').update({ status: 'Completed' }).eq('id', lead.id).throwOnError();
    await sendNow();
    const review = await reviewOf(lead);
    const question = `Poppy & Sons: your pickup is marked completed. Is it all gone? https://site.example/review/${dashed(review.token)}`;
    expect(texts.filter(({ Body }) => Body.startsWith(question))).toMatchObject([{ To: `+1${lead.phone}` }]);

    [texts, mailed] = [[], []];
    await answer(review.token, { gone: 'no', left_behind: 'Typed rest' });
    await sendNow();
    const told = `Poppy & Sons: Your customer says something is left. See: https://site.example/job/${dashed(token)}`;
    expect(texts).toMatchObject([{ To: `+1${hauler.phone}`, Body: expect.stringMatching(`^${told}`) }]);
    expect(mailed).toEqual([OPERATOR]);
  }));

test.each<[string, Answer]>([
  ['its outcome is unknown', { status: 503 }],
  ['the number is a landline', { status: 400, code: 21614 }],
])('an offer by text is replaced by an email if %s, and by no second text', (_, answer) =>
  withTexts(async () => {
    const { hauler, lead } = await offeredByText();
    answers = [answer];

    await sendNow();
    await sendNow();

    expect(texts).toHaveLength(1);
    expect(mailed).toEqual([hauler.email]);
    expect(await notificationOf(lead, 'job-offered')).toMatchObject({ state: 'sent', failed_channel: 'text' });
    const { data } = await operator.from('haulers').select().eq('id', hauler.id).single().throwOnError();
    expect(data.text_failed_at !== null).toBe(answer.code === 21614);
  }),
);

test('a text waits without using up an attempt if the provider refuses our key, and the monitor is told', () =>
  withTexts(async () => {
    const { lead } = await offeredByText();
    answers = [{ status: 401, code: 20003 }];

    expect(await sendNow()).toMatchObject({ sent: 0, failed: 0, failing: 1 });
    expect(await notificationOf(lead, 'job-offered')).toMatchObject({
      ...{ state: 'waiting', attempts: 0, handed_over_at: null, last_error: expect.stringMatching('^401 ') },
    });
    expect(beats).toEqual(['/monitor/fail']);
    expect(await sendNow()).toMatchObject({ sent: 1, failing: 0 });
    expect(mailed).toEqual([]);
  }));

test('the operator gets a text beside the email about a customer whose only channel is a landline', () =>
  withTexts(
    async () => {
      const lead = await submitWithoutEmail();
      answers = [{ status: 400, code: 21614 }];
      await sendNow();
      const phone = `Poppy & Sons: Call this customer: ${formatPhone(lead.phone)} ${link(lead)}`;
      expect(texts).toMatchObject([
        { To: `+1${lead.phone}` },
        { To: '+13105550123', Body: expect.stringContaining(phone) },
      ]);
      // The other email is about the new request.
      expect(mailed).toEqual([OPERATOR, OPERATOR]);
    },
    { operator_phone: '(310) 555-0123' },
  ));

test('without emails configured, texts go out, emails wait, and the monitor is told', () =>
  withTexts(async () => {
    const lead = await submitWithoutEmail();
    const missing = ['MAIL_API_KEY', 'MAIL_FROM', 'OPERATOR_EMAIL'];
    expect(await sendNow(withoutMails)).toMatchObject({ sent: 1, texts: true, missing });
    expect(texts).toMatchObject([{ Body: expect.stringMatching(/^PoppyHaul: /) }]);
    expect(await notificationOf(lead, 'new-request')).toMatchObject({ state: 'waiting', attempts: 0 });
    expect([mailed, beats]).toEqual([[], ['/monitor/fail']]);
  }));

test('the answer has what failed and the last report of each provider, and the monitor a bounce of the operator', () =>
  withTexts(async () => {
    const lead = await submitWithoutEmail();
    const before = Date.now();
    await sendNow();
    await reported(await notificationOf(lead, 'request-arrived'), 'text', 'undelivered', { error: '30007' });
    await reported(await notificationOf(lead, 'new-request'), 'mail', 'delivered');

    const { lastReportAt, ...answer } = await sendNow();

    expect(answer).toMatchObject({ texts: true, heartbeat: true, filtered: 1, unknown: 0 });
    for (const moment of [lastReportAt.mail, lastReportAt.text]) {
      expect(Date.parse(moment)).toBeGreaterThan(before - 1000);
    }
    await reported(await notificationOf(lead, 'new-request'), 'mail', 'undelivered', { isAddress: true });
    await sendNow();
    expect(beats).toEqual(['/monitor', '/monitor', '/monitor/fail']);
  }));
