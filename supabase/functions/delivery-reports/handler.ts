import { errorResponse } from '../_shared/server/error-response.ts';
import { readBody } from '../_shared/server/read-body.ts';
import { retryDeadlocked } from '../_shared/server/retry-deadlocked.ts';
import { readMailReport } from './mail-reports.ts';
import type { Reply, Report } from './reports.ts';
import { isFromMailProvider, isFromTextProvider } from './signatures.ts';
import { readReply, readTextReport } from './text-reports.ts';

type Dependencies = {
  /** Secret of the email provider's signatures. Without it, reports about emails are refused. */
  mailSecret: string;
  /** Secret of the text provider's signatures. Without it, reports about texts and replies are refused. */
  textToken: string;
  /** The address where the providers call this function. */
  address: string;
  now(): Date;
  /** Records what happened to an email or text. An unknown or repeated report changes nothing. */
  recordDelivery(report: Report): Promise<void>;
  /** Records a reply to a text. A repeated reply changes nothing. */
  recordReply(reply: Reply): Promise<void>;
  /** Our answer to a number that asks for help in Spanish; null for no answer. */
  helpFor(phone: string): Promise<string | null>;
};

/** A signed request of a provider. Null as a report or reply changes nothing. */
type Signed = { from: 'mail' | 'text'; report?: Report | null; reply?: Reply | null };

const MAX_BODY_BYTES = 20_000;

const UNSIGNED = { 'key-required': 'A valid signature is required.' };

/**
 * Handles `delivery-reports`: the providers' reports about emails and texts, and replies to texts. The signature header
 * tells which provider is calling.
 *
 * Answers 200 to everything that is signed, even if it changes nothing, so that it is not sent again. Otherwise 401
 * without a valid signature, before anything is parsed; 405; 413; and 500 if it could not be recorded.
 */
export function createHandler(dependencies: Dependencies): (request: Request) => Promise<Response> {
  return async function handle(request) {
    if (request.method !== 'POST') {
      await request.body?.cancel();
      return errorResponse(405, 'post-required');
    }
    try {
      const body = await readBody(request, MAX_BODY_BYTES);
      if (body === null) return errorResponse(413, 'too-large');
      const signed = await readSigned(request, body, dependencies);
      if (signed === null) return errorResponse(401, 'key-required', { ownWords: UNSIGNED });
      const { from, report, reply } = signed;
      if (report) await retryDeadlocked(() => dependencies.recordDelivery(report));
      if (reply) await retryDeadlocked(() => dependencies.recordReply(reply));
      if (from === 'mail') return Response.json({ success: true });
      return textAnswer(reply?.awaitsHelp ? await dependencies.helpFor(reply.phone) : null);
    } catch (error) {
      console.error(error);
      return errorResponse(500, 'fault');
    }
  };
}

/** Null if no provider has signed it. */
async function readSigned(
  { headers, url }: Request,
  body: Uint8Array<ArrayBuffer>,
  { mailSecret, textToken, address, now }: Dependencies,
): Promise<Signed | null> {
  const text = new TextDecoder().decode(body);
  if (!headers.has('x-twilio-signature')) {
    const isSigned = await isFromMailProvider(mailSecret, headers, body, now());
    return isSigned ? { from: 'mail', report: readMailReport(text) } : null;
  }
  const { search, searchParams } = new URL(url);
  const form = new URLSearchParams(text);
  if (!(await isFromTextProvider(textToken, headers, address + search, form))) return null;
  return form.has('MessageStatus')
    ? { from: 'text', report: readTextReport(searchParams.get('notification'), form) }
    : { from: 'text', reply: readReply(form) };
}

/**
 * The text to send back: usually none. The provider accepts only XML.
 *
 * @see https://www.twilio.com/docs/api/errors/12300
 * @see https://www.twilio.com/docs/messaging/twiml/message
 */
function textAnswer(words: string | null): Response {
  const answer = words === null ? '<Response/>' : `<Response><Message>${escaped(words)}</Message></Response>`;
  return new Response(answer, { headers: { 'content-type': 'text/xml' } });
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
