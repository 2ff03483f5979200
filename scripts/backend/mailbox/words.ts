import { formatPhone } from '../../../supabase/functions/_shared/domain/phone.ts';
import type { MailEvent, Report, ReportedReply, TextEvent } from './messages.ts';
import { optOutOf } from './text-provider.ts';

/** Formats a number for display. */
export function phoneInWords(phone: string): string {
  return formatPhone(phone.replace(/^\+1(?=\d{10}$)/, ''));
}

/** What happened to a message, for the list. */
export const eventLabels: Record<MailEvent | TextEvent, string> = {
  delivered: 'Delivered',
  bounced: 'Bounced',
  complained: 'Marked as spam',
  delayed: 'Delayed',
  undelivered: 'Not delivered',
  failed: 'Failed',
};

const became: Record<MailEvent | TextEvent, string> = {
  delivered: 'was delivered',
  bounced: 'bounced',
  complained: 'was marked as spam',
  delayed: 'is delayed',
  undelivered: 'was not delivered',
  failed: 'failed',
};

/** The outcome of a report, as a sentence. */
export function reportInWords({ event, status }: Report, kind: 'email' | 'text'): string {
  return `${tellingOf(status)} that this ${kind} ${became[event]}${refusalOf(status)}.`;
}

/** The conversation shows the whole reply. */
const MAX_QUOTED = 80;

function shortened(body: string): string {
  const characters = Array.from(body);
  return characters.length > MAX_QUOTED ? `${characters.slice(0, MAX_QUOTED).join('')}…` : body;
}

/** The outcome of a reply, in a sentence or two. */
export function replyInWords({ from, body, status }: ReportedReply): string {
  const sentence = `${tellingOf(status)} that ${phoneInWords(from)} replied “${shortened(body)}”${refusalOf(status)}.`;
  switch (optOutOf(body)) {
    case 'STOP':
      return `${sentence} From now on, the provider refuses texts to this number until it replies START.`;
    case 'START':
      return `${sentence} The provider accepts texts to this number again.`;
    case 'HELP':
      return `${sentence} The provider itself responds to this word.`;
    default:
      return sentence;
  }
}

function tellingOf(status: number | null): string {
  return status === 200 ? 'The site was told' : 'The site did not accept the report';
}

function refusalOf(status: number | null): string {
  if (status === 200) return '';
  return status === null ? ': no response' : `: it answered with ${status}`;
}
