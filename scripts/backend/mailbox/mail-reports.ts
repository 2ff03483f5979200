import { createHmac, randomUUID } from 'node:crypto';
import type { Mail, MailEvent } from './messages.ts';

// Resend's webhook payloads: https://resend.com/docs/webhooks/emails/bounced and its neighbors. Signed as in
// https://docs.svix.com/receiving/verifying-payloads/how-manual.

const types: Record<MailEvent, string> = {
  delivered: 'email.delivered',
  bounced: 'email.bounced',
  complained: 'email.complained',
  delayed: 'email.delivery_delayed',
};

/**
 * The email provider's webhook request for a delivery event.
 *
 * @param bounceType for a bounce: `Permanent`, `Transient` or `Undetermined`.
 */
export function mailReport(mail: Mail, event: MailEvent, secret: string, bounceType = 'Permanent'): RequestInit {
  const now = new Date();
  const bounce = {
    type: bounceType,
    subType: 'General',
    message: "The mailbox was asked to say that the recipient's server refused the mail.",
  };
  const body = JSON.stringify({
    type: types[event],
    created_at: now.toISOString(),
    data: {
      created_at: mail.at,
      email_id: mail.id,
      from: mail.from,
      to: mail.to,
      subject: mail.subject,
      tags: Object.fromEntries(mail.tags.map(({ name, value }) => [name, value])),
      ...(event === 'bounced' && { bounce }),
    },
  });
  const id = `msg_${randomUUID().replaceAll('-', '')}`;
  const timestamp = String(Math.floor(now.getTime() / 1000));
  return {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'svix-id': id,
      'svix-timestamp': timestamp,
      'svix-signature': signMailReport(secret, { id, timestamp, body }),
    },
    body,
  };
}

/** The signature of a report, as in its header. */
export function signMailReport(secret: string, report: { id: string; timestamp: string; body: string }): string {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const { id, timestamp, body } = report;
  return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
}
