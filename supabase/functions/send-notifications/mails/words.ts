import type { LeadOfMail } from './types.ts';

/** A moment on the clocks of Los Angeles: "10:00 AM on Sunday, November 22". Mails say which clocks. */
export function formatMoment(moment: Date): string {
  const timeZone = 'America/Los_Angeles';
  const time = moment.toLocaleTimeString('en-US', { timeZone, hour: 'numeric', minute: '2-digit' });
  const day = moment.toLocaleDateString('en-US', { timeZone, weekday: 'long', month: 'long', day: 'numeric' });
  return `${time} on ${day}`;
}

/** A tracking ID or the token of a link as people read it: `XXXX-XXXX-XXXX-XXXX`. */
export function formatToken(token: string): string {
  return token.match(/.{1,4}/g)?.join('-') ?? token;
}

/** A stored phone number as the site shows it: `(213) 555-0142`, with `+1` in front if it was given. */
export function formatPhone(phone: string): string {
  return digitsOf(phone)
    .replace(/^(1?)(\d{3})(\d{3})(\d{4})$/, '$1 ($2) $3-$4')
    .replace(/^1 /, '+1 ')
    .trim();
}

/** The address that calls a stored phone number. Ten digits are a number of the United States. */
export function callUrl(phone: string): string {
  const digits = digitsOf(phone);
  return digits.length === 10 ? `tel:+1${digits}` : `tel:+${digits}`;
}

function digitsOf(phone: string): string {
  return phone.replace(/\D/g, '');
}

/** The services of a request in a few words: "Furniture Removal", "Furniture Removal and 2 more". */
export function servicesInShort([first = 'Pickup', ...others]: LeadOfMail['services']): string {
  return others.length === 0 ? first : `${first} and ${others.length} more`;
}

/** "1 request", "2 requests". */
export function count(amount: number, thing: string): string {
  return `${amount} ${thing}${amount === 1 ? '' : 's'}`;
}
