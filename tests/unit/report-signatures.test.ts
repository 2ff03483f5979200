import { describe, expect, test } from 'vitest';
import { isFromMailProvider, isFromTextProvider } from '../../supabase/functions/delivery-reports/signatures.ts';
import { signedForms, signedMailReport, textToken } from '../fixtures/providers/signatures.ts';
import { mailHeaders, textHeaders } from '../support/sign-reports.ts';

const { secret, id, timestamp, body, signature } = signedMailReport;

const published = { 'svix-id': id, 'svix-timestamp': `${timestamp}`, 'svix-signature': `v1,${signature}` };

/** Whether the published report is accepted after these changes, this many seconds after it was signed. */
function isMailTaken(
  headers: Record<string, string> = {},
  { text = body, key = secret, after = 70 }: { text?: string; key?: string; after?: number } = {},
) {
  const now = new Date((timestamp + after) * 1000);
  const bytes = new Uint8Array(new TextEncoder().encode(text));
  return isFromMailProvider(key, new Headers({ ...published, ...headers }), bytes, now);
}

describe('a report about an email', () => {
  test('is accepted as published by the provider', async () => {
    expect(await isMailTaken()).toBe(true);
  });

  test.each<[string, Parameters<typeof isMailTaken>]>([
    ['with a second signature, and one of another version', [{ 'svix-signature': `v1,AAAA v2,x v1,${signature}` }]],
    ['with a secret without its prefix', [{}, { key: secret.replace('whsec_', '') }]],
    ['with a secret that was pasted with a line break', [{}, { key: `${secret}\n` }]],
    ['five minutes after it was signed', [{}, { after: 300 }]],
    ['five minutes before it was signed, on a slow clock', [{}, { after: -300 }]],
  ])('is accepted %s', async (_, changes) => {
    expect(await isMailTaken(...changes)).toBe(true);
  });

  test.each<[string, Parameters<typeof isMailTaken>]>([
    ['with one space less', [{}, { text: '{"test":2432232314}' }]],
    ['with a byte order mark', [{}, { text: `\uFEFF${body}` }]],
    ['with another ID', [{ 'svix-id': 'msg_x' }]],
    ['without an ID', [{ 'svix-id': '' }]],
    ['six minutes later', [{}, { after: 360 }]],
    ['six minutes earlier', [{}, { after: -360 }]],
    ['with a later unsigned time', [{ 'svix-timestamp': `${timestamp + 60}` }]],
    ['without a time', [{ 'svix-timestamp': '' }]],
    ['with an invalid time', [{ 'svix-timestamp': 'now' }]],
    ['without a signature', [{ 'svix-signature': '' }]],
    ['with a signature that is not base64', [{ 'svix-signature': 'v1,***' }]],
    ['with an empty signature', [{ 'svix-signature': 'v1,' }]],
    ['with the beginning of its signature', [{ 'svix-signature': `v1,${signature.slice(0, 20)}` }]],
    ['with its signature as another version', [{ 'svix-signature': `v2,${signature}` }]],
    ['with another secret', [{}, { key: 'whsec_AAAAAAAAAAAAAAAAAAAAAAAA' }]],
    ['while no secret is set', [{}, { key: '' }]],
    ['while the secret is not base64', [{}, { key: 'whsec_***' }]],
  ])('is rejected %s', async (_, changes) => {
    expect(await isMailTaken(...changes)).toBe(false);
  });

  test('signed by the tests is accepted like one from the provider', async () => {
    const headers = mailHeaders(secret, 'Grüße', timestamp * 1000);

    expect(await isMailTaken(headers, { text: 'Grüße' })).toBe(true);
  });
});

const usual = signedForms['a usual form'] ?? { url: '', fields: [], signature: '' };

/** Whether the usual form is accepted after these changes. */
function isTextTaken({
  url = usual.url,
  form = new URLSearchParams(usual.fields).toString(),
  headers = { 'x-twilio-signature': usual.signature },
  token = textToken,
}: {
  url?: string;
  form?: string;
  headers?: Record<string, string>;
  token?: string;
}) {
  return isFromTextProvider(token, new Headers(headers), url, new URLSearchParams(form));
}

describe('a report from the provider of texts', () => {
  test.each(Object.entries(signedForms))('is accepted as published by the provider: %s', async (_, signed) => {
    const { url, fields, signature } = signed;
    const form = new URLSearchParams(fields).toString();

    expect(await isTextTaken({ url, form, headers: { 'x-twilio-signature': signature } })).toBe(true);
  });

  test('is accepted with its fields in another order', async () => {
    expect(await isTextTaken({ form: new URLSearchParams(usual.fields.toReversed()).toString() })).toBe(true);
  });

  test('is accepted with non-ASCII text, a plus and a line break, at an address with a port', async () => {
    const form = new URLSearchParams({ Body: 'Grüße +\nmehr 🛋️', From: '+12135550142', MessageSid: 'SM1' });
    const url = 'http://127.0.0.1:54321/functions/v1/delivery-reports?notification=5f0c';
    const headers = textHeaders('token', url, form);

    expect(await isTextTaken({ url, form: form.toString(), headers, token: 'token' })).toBe(true);
  });

  test.each<[string, Parameters<typeof isTextTaken>[0]]>([
    ['with another value', { form: new URLSearchParams(usual.fields).toString().replace('1234&', '1235&') }],
    ['with an extra field', { form: `${new URLSearchParams(usual.fields)}&Body=x` }],
    ['without its fields', { form: '' }],
    ['at another address', { url: usual.url.replace('mycompany', 'evil') }],
    ['with another query', { url: usual.url.replace('bar=2', 'bar=3') }],
    ['without the query', { url: usual.url.replace(/\?.*/, '') }],
    ['with another port', { url: usual.url.replace('.com/', '.com:8443/') }],
    ['without a signature', { headers: {} }],
    ['with an empty signature', { headers: { 'x-twilio-signature': '' } }],
    ['with a signature that is not base64', { headers: { 'x-twilio-signature': '***' } }],
    ['with another token', { token: '12346' }],
    ['while no token is set', { token: '' }],
  ])('is rejected %s', async (_, changes) => {
    expect(await isTextTaken(changes)).toBe(false);
  });
});
