import { createHmac } from 'node:crypto';
import type { Reply, Text, TextEvent } from './messages.ts';
import { messageSid, optOutOf, type TextKeys } from './text-provider.ts';

// Twilio's webhook payloads: https://www.twilio.com/docs/messaging/guides/outbound-message-status-in-status-callbacks
// and https://www.twilio.com/docs/messaging/guides/webhook-request. Signed like in `src/webhooks/webhooks.ts` of
// github.com/twilio/twilio-node.

/** The number that the site's texts come from; 555-01xx numbers are fictional. */
const SITE_NUMBER = '+12135550190';

/** The default error codes: the number is a landline (30006), unknown error (30008). */
const codes: Record<TextEvent, string | null> = { delivered: null, undelivered: '30006', failed: '30008' };

/**
 * The text provider's status callback for a text.
 *
 * @param address where it is sent, which is signed too.
 * @param code one of https://www.twilio.com/docs/api/errors.
 */
export function textReport(
  text: Text,
  event: TextEvent,
  address: string,
  keys: TextKeys,
  code = codes[event],
): RequestInit {
  return signed(address, keys, {
    MessageSid: text.id,
    SmsSid: text.id,
    MessageStatus: event,
    SmsStatus: event,
    From: SITE_NUMBER,
    To: text.to,
    ...(code === null ? {} : { ErrorCode: code }),
  });
}

/** The text provider's webhook request for a reply. */
export function replyReport(reply: Reply, address: string, keys: TextKeys): RequestInit {
  const id = messageSid();
  const optOut = optOutOf(reply.body);
  return signed(address, keys, {
    MessageSid: id,
    SmsSid: id,
    SmsMessageSid: id,
    SmsStatus: 'received',
    From: reply.from,
    To: SITE_NUMBER,
    Body: reply.body,
    NumMedia: '0',
    NumSegments: '1',
    ...(optOut === null ? {} : { OptOutType: optOut }),
  });
}

function signed(address: string, keys: TextKeys, parameters: Record<string, string>): RequestInit {
  const all: Record<string, string> = {
    ...parameters,
    AccountSid: keys.account,
    MessagingServiceSid: keys.service,
    ApiVersion: '2010-04-01',
  };
  return {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded; charset=utf-8',
      'x-twilio-signature': signTextReport(keys.token, address, all),
    },
    body: new URLSearchParams(all).toString(),
  };
}

/** The signature of a report, as in its header. */
export function signTextReport(token: string, address: string, parameters: Record<string, string>): string {
  const sorted = Object.keys(parameters).sort();
  const text = address + sorted.map((name) => name + parameters[name]).join('');
  return createHmac('sha1', token).update(text, 'utf8').digest('base64');
}
