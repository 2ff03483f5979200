import { createHmac, randomUUID } from 'node:crypto';

/** The headers with which the mail provider signs a body. @param at in milliseconds */
export function mailHeaders(secret: string, body: string, at = Date.now()): Record<string, string> {
  const id = `msg_${randomUUID()}`;
  const timestamp = `${Math.floor(at / 1000)}`;
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return { 'svix-id': id, 'svix-timestamp': timestamp, 'svix-signature': `v1,${signature}` };
}

/** The header with which the provider of texts signs a form that it sends to `url`, each field of which is there once. */
export function textHeaders(token: string, url: string, form: URLSearchParams): Record<string, string> {
  const fields = [...form].sort(([one], [other]) => (one < other ? -1 : 1)).map(([name, value]) => name + value);
  return {
    'x-twilio-signature': createHmac('sha1', token)
      .update(url + fields.join(''))
      .digest('base64'),
  };
}
