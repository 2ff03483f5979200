import type { APIRequestContext } from '@playwright/test';
import { operatorOf } from './operator';
import { expect, test } from './test';

/** More than the minute after which `wake-timer.ts` tries a call again that failed. */
const SENDER_TIMEOUT_MS = 90_000;

type ReceivedMail = { to: string[]; replyTo: string | null; subject: string; text: string; html: string };

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

/** The path of the first link of the site in a mail that leads to a kind of page, such as `track`. */
export function linkIn({ text }: ReceivedMail, kind: string): string {
  const [link] = new RegExp(`https?://\\S+/${kind}/[0-9A-Z-]+`).exec(text) ?? [];
  if (!link) throw new Error(`No link to ${kind} in ${text}`);
  return new URL(link).pathname;
}

/** From now on the sender of the backend waits for nothing, and for no hour to pass. */
export async function sendAtOnce(baseURL: string | undefined): Promise<void> {
  await operatorOf(baseURL)
    .from('dispatch_settings')
    .update({ request_mail_hold: '0', status_mail_hold: '0', customer_mails_per_hour: 100_000 })
    .eq('only_row', true)
    .throwOnError();
}
