import { randomUUID } from 'node:crypto';
import { signMailReport } from '../../scripts/backend/mailbox/mail-reports.ts';
import { signTextReport } from '../../scripts/backend/mailbox/text-reports.ts';

/** The headers with which the mail provider signs a body. @param at in milliseconds */
export function mailHeaders(secret: string, body: string, at = Date.now()): Record<string, string> {
  const id = `msg_${randomUUID()}`;
  const timestamp = `${Math.floor(at / 1000)}`;
  return {
    'svix-id': id,
    'svix-timestamp': timestamp,
    'svix-signature': signMailReport(secret, { id, timestamp, body }),
  };
}

/** The header with which the provider of texts signs a form that it sends to `url`, each field of which is there once. */
export function textHeaders(token: string, url: string, form: URLSearchParams): Record<string, string> {
  return { 'x-twilio-signature': signTextReport(token, url, Object.fromEntries(form)) };
}
