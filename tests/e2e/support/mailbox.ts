import type { APIRequestContext } from '@playwright/test';
import type { Mail, Text } from '../../../scripts/backend/mailbox/messages.ts';
import { expect, test } from './test';

/** More than the two minutes after which `claim_notifications` hands out again what an attempt failed to send. */
const SENDER_TIMEOUT_MS = 150_000;

/** The site's emails have both parts. */
type ReceivedMail = Mail & { text: string; html: string };

/** A busy server closes connections that it has left waiting too long. */
const PATIENCE = { maxRetries: 5 };

/** The emails to an address in the embedded mailbox, newest first. */
export async function mailsTo(request: APIRequestContext, address: string): Promise<ReceivedMail[]> {
  const mails: ReceivedMail[] = await (await request.get('/mailbox.json', PATIENCE)).json();
  return mails.filter(({ to }) => to.includes(address));
}

/** Polls for an effect of the sender, extending the test's timeout. */
export function pollSender<T>(look: () => Promise<T>) {
  test.setTimeout(test.info().timeout + SENDER_TIMEOUT_MS);
  return expect.poll(look, { timeout: SENDER_TIMEOUT_MS });
}

/** Waits for an email to an address with these words in subject and text. */
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

/** The texts to a ten-digit phone number, newest first. */
export async function textsTo(request: APIRequestContext, phone: string): Promise<Text[]> {
  const texts: Text[] = await (await request.get('/mailbox/texts.json', PATIENCE)).json();
  return texts.filter(({ to }) => to === `+1${phone}`);
}

/** Waits for a text with these words to a ten-digit phone number. */
export async function findText(request: APIRequestContext, phone: string, words: string): Promise<Text> {
  const find = async () => (await textsTo(request, phone)).find(({ body }) => body.includes(words));
  await pollSender(find).toBeDefined();
  const text = await find();
  if (!text) throw new Error(`The text to ${phone} with "${words}" is gone`);
  return text;
}

/** The path of the first link in a message to a kind of page, such as `track`. */
export function linkIn(message: ReceivedMail | Text, kind: string): string {
  const words = 'text' in message ? message.text : message.body;
  const [link] = new RegExp(`https?://\\S+/${kind}/[0-9A-Z-]+`).exec(words) ?? [];
  if (!link) throw new Error(`No link to ${kind} in ${words}`);
  return new URL(link).pathname;
}
