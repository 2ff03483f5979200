import { randomUUID } from 'node:crypto';
import { signMailReport } from '../../scripts/backend/mailbox/mail-reports.ts';
import { signTextReport } from '../../scripts/backend/mailbox/text-reports.ts';

/** The email provider's signature headers for a body. @param at in milliseconds */
export function mailHeaders(secret: string, body: string, at = Date.now()): Record<string, string> {
  const id = `msg_${randomUUID()}`;
  const timestamp = `${Math.floor(at / 1000)}`;
  return {
    'svix-id': id,
    'svix-timestamp': timestamp,
    'svix-signature': signMailReport(secret, { id, timestamp, body }),
  };
}

/** The text provider's signature header for a form sent to `url`, with each field once. */
export function textHeaders(token: string, url: string, form: URLSearchParams): Record<string, string> {
  return { 'x-twilio-signature': signTextReport(token, url, Object.fromEntries(form)) };
}
