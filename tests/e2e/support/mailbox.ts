import type { APIRequestContext } from '@playwright/test';
import type { Mail, Text } from '../../../scripts/backend/mailbox/messages.ts';
import { operatorOf } from './operator';
import { expect, test } from './test';

/** More than the minute after which `wake-timer.ts` tries a call again that failed. */
const SENDER_TIMEOUT_MS = 90_000;

/** The site's mails have both forms. */
type ReceivedMail = Mail & { text: string; html: string };

/** What the mailbox of the embedded backend holds for an address, newest first. */
export async function mailsTo(request: APIRequestContext, address: string): Promise<ReceivedMail[]> {
  const mails: ReceivedMail[] = await (await request.get('/mailbox.json')).json();
  return mails.filter(({ to }) => to.includes(address));
}

/** Looks again and again for what the sender brings about. The test has as much time more. */
export function pollSender<T>(look: () => Promise<T>) {
  test.setTimeout(test.info().timeout + SENDER_TIMEOUT_MS);
  return expect.poll(look, { timeout: SENDER_TIMEOUT_MS });
}

/** Waits for a mail to an address whose subject and text hold some words. */
export async function findMail(
  request: APIRequestContext,
  address: string,
  ...words: [string, ...string[]]
): Promise<ReceivedMail> {
  const find = async () =>
    (await mailsTo(request, address)).find(({ subject, text }) =>
      words.every((each) => `${subject}\n${text}`.includes(each)),
    );
  await pollSender(find).toBeDefined();
  const mail = await find();
  if (!mail) throw new Error(`The mail to ${address} with "${words.join('", "')}" is gone`);
  return mail;
}

/** What the mailbox holds for a phone number of ten digits, newest first. */
export async function textsTo(request: APIRequestContext, phone: string): Promise<Text[]> {
  const texts: Text[] = await (await request.get('/mailbox/texts.json')).json();
  return texts.filter(({ to }) => to === `+1${phone}`);
}

/** Waits for a text to a phone number of ten digits that holds some words. */
export async function findText(request: APIRequestContext, phone: string, words: string): Promise<Text> {
  const find = async () => (await textsTo(request, phone)).find(({ body }) => body.includes(words));
  await pollSender(find).toBeDefined();
  const text = await find();
  if (!text) throw new Error(`The text to ${phone} with "${words}" is gone`);
  return text;
}

/** The path of the first link of the site in a message that leads to a kind of page, such as `track`. */
export function linkIn(message: ReceivedMail | Text, kind: string): string {
  const words = 'text' in message ? message.text : message.body;
  const [link] = new RegExp(`https?://\\S+/${kind}/[0-9A-Z-]+`).exec(words) ?? [];
  if (!link) throw new Error(`No link to ${kind} in ${words}`);
  return new URL(link).pathname;
}

/** From now on the sender of the backend waits for nothing, and for no hour or day to pass. */
export async function sendAtOnce(baseURL: string | undefined): Promise<void> {
  await operatorOf(baseURL)
    .from('dispatch_settings')
    .update({
      request_mail_hold: '0',
      status_mail_hold: '0',
      customer_mails_per_hour: 100_000,
      texts_per_hour: 100_000,
      stranger_texts_per_hour: 100_000,
      arrival_texts_per_hour: 100_000,
      texts_per_hauler_per_day: 100_000,
    })
    .eq('only_row', true)
    .throwOnError();
}
