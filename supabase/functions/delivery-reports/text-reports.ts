import { phoneDigits } from '../_shared/domain/phone.ts';
import { textWish } from '../_shared/enums.ts';
import { NO_NUMBER_FOR_TEXTS, SAID_STOP } from '../_shared/server/text-codes.ts';
import { notificationId, type Outcome, type Reply, type Report, storable } from './reports.ts';

/**
 * The number is at fault: it is blocked, unknown, a landline, or one we can't text.
 *
 * @see https://www.twilio.com/docs/api/errors
 */
const NUMBER_AT_FAULT = ['30004', '30005', '30006', ...NO_NUMBER_FOR_TEXTS];

/** Keywords for help that providers do not handle, so we answer them. */
const HELP_IN_SPANISH = ['AYUDA'];

/** The keywords, which count only as the whole reply. @see 47 CFR 64.1200(a)(10) */
const words: Record<NonNullable<Reply['wish']>, readonly string[]> = {
  stop: [
    ...['STOP', 'STOPALL', 'UNSUBSCRIBE', 'CANCEL', 'END', 'QUIT', 'REVOKE', 'OPTOUT', 'OPT OUT'],
    ...['ALTO', 'PARAR', 'BASTA', 'CANCELAR'],
  ],
  start: ['START', 'YES', 'UNSTOP'],
  help: ['HELP', 'INFO', ...HELP_IN_SPANISH],
};

/**
 * Reads the text provider's report about a text we sent.
 *
 * @param id of its notification, from the query of our address.
 * @returns null for what changes nothing: a text that is still on its way, or not ours.
 * @see https://www.twilio.com/docs/messaging/guides/outbound-message-status-in-status-callbacks
 */
export function readTextReport(id: string | null, form: URLSearchParams): Report | null {
  const notification = notificationId(id);
  const outcome = outcomeOf(form.get('MessageStatus'), form.get('ErrorCode') ?? '');
  return notification && outcome ? { id: notification, channel: 'text', ...outcome } : null;
}

function outcomeOf(status: string | null, code: string): Outcome | null {
  switch (status) {
    case 'delivered':
      return { event: 'delivered' };
    case 'undelivered':
    case 'failed':
      return code === SAID_STOP
        ? { event: 'stopped', error: code }
        : { event: 'undelivered', error: storable(code), isAddress: NUMBER_AT_FAULT.includes(code) };
    default:
      return null;
  }
}

/**
 * Reads a text that someone has sent us.
 *
 * @returns null if it can't be answered: it has no ID, or does not come from a phone number.
 * @see https://www.twilio.com/docs/messaging/guides/webhook-request
 */
export function readReply(form: URLSearchParams): Reply | null {
  const messageSid = form.get('MessageSid') ?? '';
  const phone = phoneDigits(form.get('From') ?? '');
  if (!/^[A-Za-z\d]{1,64}$/.test(messageSid) || !/^[1-9]\d{9,15}$/.test(phone)) return null;
  const body = form.get('Body') ?? '';
  const wishOfProvider = wishNamed(form.get('OptOutType'));
  const word = wordOf(body);
  return {
    messageSid,
    phone,
    body: storable(body),
    wish: wishOfProvider ?? wishOf(word),
    ...(wishOfProvider === null && HELP_IN_SPANISH.includes(word) && { awaitsHelp: true }),
  };
}

/** The provider's own reading of the reply, which includes keywords that the operator may have added there. */
function wishNamed(optOutType: string | null): Reply['wish'] {
  return textWish.find((wish) => wish === optOutType?.toLowerCase()) ?? null;
}

function wishOf(word: string): Reply['wish'] {
  return textWish.find((wish) => words[wish].includes(word)) ?? null;
}

/**
 * A whole reply as a keyword, without the punctuation around it: "Stop.", "¡Párar…". A question ("Stop?") is not one.
 */
function wordOf(body: string): string {
  return body
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/\s+/g, ' ')
    .replace(/^[^\p{L}\p{N}?¿]+|[^\p{L}\p{N}?¿]+$/gu, '');
}
