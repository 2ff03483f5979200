import { randomUUID } from 'node:crypto';
import type { Failure } from './answers.ts';
import type { Text, TextEvent } from './messages.ts';

// Paths, parameters and responses follow `twilio_api_v2010` in github.com/twilio/twilio-oai (`ListMessage`,
// `FetchAccount`); error codes follow https://www.twilio.com/docs/api/errors. The real API is lenient about numbers,
// this one accepts only E.164, which is what the site promises to send.

const API = '/2010-04-01/Accounts/';
const MAX_BODY = 1_600;
const MAX_CALLBACK = 4_000;

/** The provider's own keywords that stop and restart texts, each as the whole message. The site knows a few more. */
const optOuts = {
  STOP: ['STOP', 'STOPALL', 'UNSUBSCRIBE', 'CANCEL', 'END', 'QUIT', 'REVOKE', 'OPTOUT'],
  START: ['START', 'YES', 'UNSTOP'],
  HELP: ['HELP', 'INFO'],
};
type OptOut = keyof typeof optOuts;

/** How the provider classifies a reply, as its `OptOutType`. Null for any other message. */
export function optOutOf(body: string): OptOut | null {
  const word = body.trim().toUpperCase();
  for (const [type, words] of Object.entries(optOuts)) if (words.includes(word)) return type as OptOut;
  return null;
}

export type TextKeys = { account: string; token: string; service: string };

export function isTextProviderPath(url = ''): boolean {
  return url.startsWith(API);
}

/**
 * Accepts and stores texts like Twilio's API.
 *
 * @param maxTexts how many of the newest are kept.
 */
export function createTextProvider(keys: TextKeys, maxTexts: number) {
  const authorization = `Basic ${Buffer.from(`${keys.account}:${keys.token}`).toString('base64')}`;
  const stopped = new Set<string>();
  let texts: Text[] = [];
  const failures: Record<'messages' | 'account', Failure> = {
    messages: { status: 500, times: 0 },
    account: { status: 500, times: 0 },
  };

  function failed(what: keyof typeof failures): Response | null {
    const { status, times, code } = failures[what];
    if (times === 0) return null;
    failures[what] = { status, times: times - 1, code };
    return refusal(status, code ?? 20_500, 'The mailbox was asked to respond like this.');
  }

  function send(form: URLSearchParams): Response {
    const to = form.get('To') ?? '';
    const body = form.get('Body') ?? '';
    const callback = form.get('StatusCallback');
    if (to === '') return refusal(400, 21_604, "A 'To' phone number is required.");
    if (!/^\+[1-9]\d{6,14}$/.test(to) || /^\+1(?![2-9]\d\d[2-9]\d{6}$)/.test(to))
      return refusal(400, 21_211, `The 'To' number ${to} is not a valid phone number.`);
    if (!to.startsWith('+1'))
      return refusal(400, 21_408, "Texts are not enabled for the region indicated by the 'To' number.");
    if (body === '') return refusal(400, 21_602, 'Message body is required.');
    if (body.length > MAX_BODY)
      return refusal(400, 21_617, `The concatenated message body exceeds the ${MAX_BODY} character limit.`);
    const service = form.get('MessagingServiceSid');
    if (!service && !form.get('From')) return refusal(400, 21_603, "A 'From' phone number is required.");
    if (!service) return refusal(400, 21_606, "The 'From' phone number is none of this account.");
    if (service !== keys.service) return refusal(400, 21_701, 'The Messaging Service does not exist.');
    if (callback !== null && !isCallback(callback))
      return refusal(400, 21_609, `The StatusCallback URL ${callback} is not a valid URL.`);
    if (stopped.has(to)) return refusal(400, 21_610, 'Attempt to send to unsubscribed recipient.');

    const id = messageSid();
    const at = new Date();
    texts = [
      { id, at: at.toISOString(), to, body, status: 'accepted' as const, statusCallback: callback },
      ...texts,
    ].slice(0, maxTexts);
    return Response.json(
      {
        sid: id,
        account_sid: keys.account,
        messaging_service_sid: service,
        to,
        from: null,
        body,
        status: 'accepted',
        direction: 'outbound-api',
        num_segments: '0',
        num_media: '0',
        error_code: null,
        error_message: null,
        date_created: at.toUTCString(),
        date_updated: at.toUTCString(),
        date_sent: null,
        price: null,
        price_unit: null,
        api_version: '2010-04-01',
        uri: `${API}${keys.account}/Messages/${id}.json`,
      },
      { status: 201 },
    );
  }

  return {
    /** Newest first. */
    texts: (): readonly Text[] => texts,
    empty() {
      texts = [];
    },
    /** Makes the next requests fail that send a text or fetch the account. */
    failNext(what: keyof typeof failures, next: Failure) {
      failures[what] = next;
    },
    isStopped: (phone: string): boolean => stopped.has(phone),
    /** Applies the provider's own handling of a reply, before it is reported to the site. */
    takeReply(from: string, body: string) {
      const optOut = optOutOf(body);
      if (optOut === 'STOP') stopped.add(from);
      if (optOut === 'START') stopped.delete(from);
    },
    settle(id: string, status: TextEvent) {
      texts = texts.map((text) => (text.id === id ? { ...text, status } : text));
    },
    /** Handles a request to a path of its API. */
    async answer(request: Request): Promise<Response> {
      const { pathname } = new URL(request.url);
      const brought = request.headers.get('authorization');
      if (brought !== authorization) return refusal(401, 20_003, 'Authenticate');
      const ours = `${request.method} ${pathname.replace(`${API}${keys.account}`, '')}`;
      if (ours === 'GET .json') {
        return failed('account') ?? Response.json({ sid: keys.account, status: 'active', type: 'Full' });
      }
      if (ours === 'POST /Messages.json') {
        return failed('messages') ?? send(new URLSearchParams(await request.text()));
      }
      return refusal(404, 20_404, `The requested resource ${pathname} was not found`);
    },
  };
}

/** In the format of Twilio's errors. */
function refusal(status: number, code: number, message: string): Response {
  return Response.json({ code, message, more_info: `https://www.twilio.com/docs/errors/${code}`, status }, { status });
}

function isCallback(text: string): boolean {
  if (text.length > MAX_CALLBACK || !URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return /^https?:$/.test(protocol) && !hostname.includes('_');
}

/** A random ID for a text or a reply, in the provider's format. */
export function messageSid(): string {
  return `SM${randomUUID().replaceAll('-', '')}`;
}
