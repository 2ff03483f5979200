import { phoneDigits } from '../_shared/domain/phone.ts';
import { NO_NUMBER_FOR_TEXTS, SAID_STOP } from '../_shared/server/text-codes.ts';
import { notificationId, type Reply, type Report, storable } from './reports.ts';

/**
 * The number is at fault: it is blocked, unknown, a landline, or none that we may text.
 *
 * @see https://www.twilio.com/docs/api/errors
 */
const NUMBER_AT_FAULT = ['30004', '30005', '30006', ...NO_NUMBER_FOR_TEXTS];

/** The words for help that providers do not know, and leave to us. */
const HELP_IN_SPANISH = ['AYUDA'];

/** What a reply asks for that is nothing but one of these words. @see 47 CFR 64.1200(a)(10) */
const words: Record<NonNullable<Reply['wish']>, readonly string[]> = {
  stop: [
    ...['STOP', 'STOPALL', 'UNSUBSCRIBE', 'CANCEL', 'END', 'QUIT', 'REVOKE', 'OPTOUT', 'OPT OUT'],
    ...['ALTO', 'PARAR', 'BASTA', 'CANCELAR'],
  ],
  start: ['START', 'YES', 'UNSTOP'],
  help: ['HELP', 'INFO', ...HELP_IN_SPANISH],
};

const wishes = ['stop', 'start', 'help'] as const;

/**
 * Reads what the provider of texts sends about a text that went out.
 *
 * @param id of its notification, as the query of our address has it.
 * @returns null for what changes nothing: a text that is only under way, or none of ours.
 * @see https://www.twilio.com/docs/messaging/guides/outbound-message-status-in-status-callbacks
 */
export function readTextReport(id: string | null, form: URLSearchParams): Report | null {
  const notification = notificationId(id);
  const outcome = outcomeOf(form.get('MessageStatus'), form.get('ErrorCode') ?? '');
  return notification && outcome ? { id: notification, channel: 'text', ...outcome } : null;
}

function outcomeOf(status: string | null, code: string): Pick<Report, 'event' | 'error' | 'isAddress'> | null {
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
 * Reads a text that somebody has sent us.
 *
 * @returns null for what nobody can answer: it has no ID, or comes from no phone number.
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

/** What the provider has taken the reply for, by words that the operator may have added there. */
function wishNamed(optOutType: string | null): Reply['wish'] {
  return wishes.find((wish) => wish === optOutType?.toLowerCase()) ?? null;
}

function wishOf(word: string): Reply['wish'] {
  return wishes.find((wish) => words[wish].includes(word)) ?? null;
}

/** The whole of a reply as a keyword, whatever stands around it: "Stop.", "¡Párar…". One that asks ("Stop?") is none. */
function wordOf(body: string): string {
  return body
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/\s+/g, ' ')
    .replace(/^[^\p{L}\p{N}?¿]+|[^\p{L}\p{N}?¿]+$/gu, '');
}
