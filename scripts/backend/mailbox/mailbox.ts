import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import * as z from 'zod/mini';
import { isFromThisMachine } from './is-from-this-machine.ts';
import type { KeptMail } from './mail.ts';
import { contentSecurityPolicy, renderPage } from './page.ts';

const ADDRESS = String.raw`[^\s@,;<>()"\\]+@[^\s@,;<>()"\\]+\.[^\s@,;<>()"\\]+`;

/** One address, alone or as `Name <address>`. */
const address = z.string().check(z.regex(new RegExp(String.raw`^(?:${ADDRESS}|[^<>\r\n]*<${ADDRESS}>)$`)));

/** @see https://resend.com/docs/api-reference/emails/send-email */
const sendInput = z.object({
  from: address,
  to: z.union([address, z.array(address).check(z.minLength(1), z.maxLength(50))]),
  subject: z.string(),
  text: z.nullish(z.string()),
  html: z.nullish(z.string()),
  reply_to: z.nullish(address),
  headers: z.nullish(z.record(z.string(), z.string())),
});

const answerInput = z.object({
  status: z.int().check(z.gte(400), z.lte(599)),
  times: z.int().check(z.gte(0)),
});

/** Whether the mailbox has this address for a person or a test. */
export function isMailboxPath(url = ''): boolean {
  return /^\/mailbox(?:\.json|\/answer)?(?:\?|$)/.test(url);
}

/**
 * Stands in for the mail provider: takes mails as Resend's API does, and shows them instead of sending them. In memory.
 * For this machine alone; others are answered with 403.
 *
 * - `POST /emails` takes a mail, with `apiKey` as the bearer.
 * - `GET /mailbox` shows the mails to a person.
 * - `GET /mailbox.json` is the array of mails, newest first; `DELETE` empties it.
 * - `POST /mailbox/answer` with `{ status, times }` lets the next sends fail.
 *
 * @param pictureOrigin whose pictures the mails may show, next to those that they hold.
 * @param maxMails how many are kept, of the newest.
 */
export function createMailbox(apiKey: string, pictureOrigin = '', maxMails = 5_000) {
  let mails: KeptMail[] = [];
  let failure = { status: 500, times: 0 };

  async function send(request: Request): Promise<Response> {
    const authorization = request.headers.get('authorization');
    if (authorization === null)
      return problem(401, 'missing_api_key', 'There is no API key in the Authorization header.');
    if (authorization !== `Bearer ${apiKey}`) return problem(403, 'invalid_api_key', 'The API key is not valid.');
    if (failure.times > 0) {
      failure.times--;
      return problem(failure.status, 'asked_to_fail', 'The mailbox was asked to answer so.');
    }
    const { data, error } = sendInput.safeParse(await readJson(request));
    if (error) return problem(422, 'validation_error', explain(error));

    const idempotencyKey = request.headers.get('idempotency-key');
    const known = mails.find(({ mail }) => idempotencyKey !== null && mail.idempotencyKey === idempotencyKey);
    if (known) return Response.json({ id: known.id });
    const id = randomUUID();
    const mail = {
      at: new Date().toISOString(),
      to: [data.to].flat(),
      from: data.from,
      replyTo: data.reply_to ?? null,
      subject: data.subject,
      text: data.text ?? null,
      html: data.html ?? null,
      headers: data.headers ?? {},
      idempotencyKey,
    };
    mails = [{ id, mail }, ...mails].slice(0, maxMails);
    return Response.json({ id });
  }

  async function failNext(request: Request): Promise<Response> {
    const { data, error } = answerInput.safeParse(await readJson(request));
    if (error) return problem(400, 'validation_error', explain(error));
    failure = data;
    return Response.json(data);
  }

  function answer(request: Request): Promise<Response> | Response {
    const { pathname, searchParams } = new URL(request.url);
    switch (`${request.method} ${pathname}`) {
      case 'POST /emails':
        return send(request);
      case 'GET /mailbox':
        return new Response(renderPage(mails, searchParams.get('mail')), {
          headers: {
            'content-type': 'text/html; charset=utf-8',
            'content-security-policy': contentSecurityPolicy(pictureOrigin),
          },
        });
      case 'GET /mailbox.json':
        return Response.json(mails.map(({ mail }) => mail));
      case 'DELETE /mailbox.json':
        mails = [];
        return new Response(null, { status: 204 });
      case 'POST /mailbox/answer':
        return failNext(request);
      default:
        return problem(405, 'method_not_allowed', 'This address does not take this method.');
    }
  }

  const listener = getRequestListener(answer);
  return {
    /** Answers a request to `/emails` or to what `isMailboxPath` names. */
    handle(request: IncomingMessage, response: ServerResponse): void {
      response.setHeader('Cache-Control', 'no-store');
      response.setHeader('X-Content-Type-Options', 'nosniff');
      response.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
      response.setHeader('Referrer-Policy', 'no-referrer');
      if (isFromThisMachine(request)) void listener(request, response);
      else response.writeHead(403).end('The mailbox is for this machine alone.');
    },
  };
}

/** In the form of Resend's errors. */
function problem(statusCode: number, name: string, message: string): Response {
  return Response.json({ statusCode, name, message }, { status: statusCode });
}

async function readJson(request: Request): Promise<unknown> {
  return request.json().catch(() => undefined);
}

function explain(error: z.core.$ZodError): string {
  const field = error.issues[0]?.path[0];
  return field === undefined ? 'The body is not a JSON object.' : `The field ${String(field)} is missing or malformed.`;
}
