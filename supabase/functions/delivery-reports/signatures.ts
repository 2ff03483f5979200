type Bytes = Uint8Array<ArrayBuffer>;

/** The greatest difference between the email provider's clock and ours, in seconds. Older reports count as replays. */
const TOLERANCE_S = 5 * 60;

const encoder = new TextEncoder();

/**
 * Whether the email provider has signed a report within five minutes of `now`. One valid signature of several is
 * enough: while its secret is being replaced, it signs with both.
 *
 * @param secret as the provider shows it: `whsec_` and base64.
 * @param body exactly as it arrived: every space counts.
 * @see https://docs.svix.com/receiving/verifying-payloads/how-manual
 */
export async function isFromMailProvider(secret: string, headers: Headers, body: Bytes, now: Date): Promise<boolean> {
  const id = headers.get('svix-id');
  const timestamp = headers.get('svix-timestamp');
  const key = bytesOfBase64(secret.replace(/^whsec_/, ''));
  if (!id || !timestamp || !key) return false;
  // Negated, because a comparison with NaN is always false.
  if (!(Math.abs(now.getTime() / 1000 - Number(timestamp)) <= TOLERANCE_S)) return false;
  const verify = await verifier('SHA-256', key);
  const signed = new Uint8Array([...encoder.encode(`${id}.${timestamp}.`), ...body]);
  for (const entry of (headers.get('svix-signature') ?? '').split(' ')) {
    const [version, signature = ''] = entry.split(',');
    if (version === 'v1' && (await verify(signed, signature))) return true;
  }
  return false;
}

/**
 * Whether the text provider has signed a form that it sent to `url`. It signs the address with or without its port.
 *
 * @param token the auth token of our account there.
 * @param url the address given to the provider, with its query. Behind a gateway, the function sees a different one.
 * @see https://www.twilio.com/docs/usage/security#validating-requests
 */
export async function isFromTextProvider(token: string, headers: Headers, url: string, form: URLSearchParams) {
  const signature = headers.get('x-twilio-signature');
  if (!signature || token === '') return false;
  const verify = await verifier('SHA-1', encoder.encode(token));
  const withPort = url.replace(/^(https:\/\/[^/:]+)(?=\/)/, '$1:443');
  for (const address of new Set([url, withPort])) {
    if (await verify(encoder.encode(address + sortedFields(form)), signature)) return true;
  }
  return false;
}

/** Names and values, sorted by name, without separators. Repeated values of a name are included once. */
function sortedFields(form: URLSearchParams): string {
  const names = [...new Set(form.keys())].sort();
  return names.flatMap((name) => [...new Set(form.getAll(name))].sort().map((value) => name + value)).join('');
}

/** Compares base64 signatures in constant time. */
async function verifier(hash: 'SHA-1' | 'SHA-256', secret: Bytes) {
  const key = await crypto.subtle.importKey('raw', secret, { name: 'HMAC', hash }, false, ['verify']);
  return async (signed: Bytes, signature: string): Promise<boolean> => {
    const bytes = bytesOfBase64(signature);
    return bytes !== null && crypto.subtle.verify('HMAC', key, bytes, signed);
  };
}

/** Null if the text is not base64, or empty. */
function bytesOfBase64(text: string): Bytes | null {
  try {
    const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
    return bytes.length === 0 ? null : bytes;
  } catch {
    return null;
  }
}
