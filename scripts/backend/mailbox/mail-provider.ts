import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { errorAnswer, type Failure, readBody } from './answers.ts';
import type { Mail } from './messages.ts';

const ADDRESS = String.raw`[^\s@,;<>()"\\]+@[^\s@,;<>()"\\]+\.[^\s@,;<>()"\\]+`;

/** One address, bare or as `Name <address>`. */
const address = z.string().check(z.regex(new RegExp(String.raw`^(?:${ADDRESS}|[^<>\r\n]*<${ADDRESS}>)$`)));

const tagPart = z.string().check(z.regex(/^[\w-]{1,256}$/));

/** @see https://resend.com/docs/api-reference/emails/send-email */
const sendInput = z.object({
  from: address,
  to: z.union([address, z.array(address).check(z.minLength(1), z.maxLength(50))]),
  subject: z.string(),
  text: z.nullish(z.string()),
  html: z.nullish(z.string()),
  reply_to: z.nullish(address),
  headers: z.nullish(z.record(z.string(), z.string())),
  tags: z.nullish(z.array(z.object({ name: tagPart, value: tagPart }))),
});

/**
 * Accepts and stores emails like Resend's API.
 *
 * @param apiKey expected as the bearer token.
 * @param maxMails how many of the newest are kept.
 */
export function createMailProvider(apiKey: string, maxMails: number) {
  let mails: Mail[] = [];
  let failure: Failure = { status: 500, times: 0 };

  return {
    /** Newest first. */
    mails: (): readonly Mail[] => mails,
    empty() {
      mails = [];
    },
    failNext(next: Failure) {
      failure = next;
    },
    /** Handles a request to `/emails`. */
    async answer(request: Request): Promise<Response> {
      if (request.method !== 'POST') return errorAnswer(405, 'method_not_allowed', 'This address accepts only POST.');
      const authorization = request.headers.get('authorization');
      if (authorization === null)
        return errorAnswer(401, 'missing_api_key', 'There is no API key in the Authorization header.');
      if (authorization !== `Bearer ${apiKey}`) return errorAnswer(403, 'invalid_api_key', 'The API key is not valid.');
      if (failure.times > 0) {
        failure = { ...failure, times: failure.times - 1 };
        return errorAnswer(failure.status, 'asked_to_fail', 'The mailbox was asked to respond like this.');
      }
      const { data, refused } = await readBody(request, sendInput, 422);
      if (refused) return refused;

      const idempotencyKey = request.headers.get('idempotency-key');
      const known = mails.find((mail) => idempotencyKey !== null && mail.idempotencyKey === idempotencyKey);
      if (known) return Response.json({ id: known.id });
      const mail = {
        id: randomUUID(),
        at: new Date().toISOString(),
        to: [data.to].flat(),
        from: data.from,
        replyTo: data.reply_to ?? null,
        subject: data.subject,
        text: data.text ?? null,
        html: data.html ?? null,
        headers: data.headers ?? {},
        tags: data.tags ?? [],
        idempotencyKey,
      };
      mails = [mail, ...mails].slice(0, maxMails);
      return Response.json({ id: mail.id });
    },
  };
}
