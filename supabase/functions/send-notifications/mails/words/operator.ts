import { words } from './en.ts';

// Words that several kinds of emails to the operator share. Always in English, whatever language the customer uses.

export const terms = {
  ...words.terms,
  address: 'Address',
  callTime: 'Prefers to be called',
  completed: 'Completed',
  email: 'Email',
  flagged: 'Flagged',
  from: 'From',
  hadTheJob: 'Had the job',
  hasTheJob: 'Has the job',
  hauler: 'Hauler',
  haulerEmail: 'Their email',
  haulerId: 'hauler_id',
  language: 'Language',
  leadId: 'lead_id',
  messages: 'Texts and emails',
  name: 'Name',
  phone: 'Phone',
  place: 'Place',
  promisedBy: 'Promised by',
  reportedAt: 'Reported',
  sentAt: 'Sent',
  unit: 'Unit',
};

export const toOperator = {
  openAtTheDesk: 'Open at the desk',
  linkIsYours: 'The link to the desk is only for you: take it out before you forward this email.',
  trackingPage: 'The customer’s tracking page',
  agreedToMessages: 'Agreed to',
  /** Their texts and ours are not translated. */
  reads: (language: string) => `reads ${language}. What you type is shown as you typed it, not translated.`,
  notAgreedToMessages: 'Not agreed to: call, and don’t text',
  why: (site: string) => `You’re getting this email because you run ${site}.`,
};

/** A flagged item in one line. */
export const flagged = {
  request: (moment: string, because: string) => `Request at ${moment}: ${because}`,
  message: (moment: string, because: string) => `Message at ${moment}: ${because}`,
};

/** "1 request", "2 requests". */
export function count(amount: number, thing: string): string {
  return `${amount} ${thing}${amount === 1 ? '' : 's'}`;
}
