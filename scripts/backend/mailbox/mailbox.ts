import * as z from 'zod/mini';
import { errorAnswer, readBody } from './answers.ts';
import { forThisMachine } from './for-this-machine.ts';
import { createMailProvider } from './mail-provider.ts';
import { contentSecurityPolicy, renderPage } from './page.ts';
import { createReporter, isMailEvent, isTextEvent } from './report-to-site.ts';
import { createTextProvider, isTextProviderPath, type TextKeys } from './text-provider.ts';

const answerInput = z.object({
  channel: z._default(z.enum(['mail', 'text', 'text-account']), 'mail'),
  status: z.int().check(z.gte(400), z.lte(599)),
  times: z.int().check(z.gte(0)),
  code: z.optional(z.int()),
});

const reportInput = z.object({ id: z.string(), event: z.string(), code: z.optional(z.string()) });

const replyInput = z.object({
  from: z.string().check(z.regex(/^\+[1-9]\d{6,14}$/)),
  body: z.string().check(z.minLength(1), z.maxLength(1_600)),
});

type MailboxOptions = {
  /** The bearer token that senders of emails use. */
  mailKey: string;
  /** Signs reports about emails. */
  mailWebhookSecret: string;
  text: TextKeys;
  /** Where the providers send reports: the function `delivery-reports`. */
  reportsUrl: string;
  /** The origin whose pictures emails can show, besides embedded ones. */
  pictureOrigin?: string;
  /** How many of the newest emails, texts and replies are kept, each. */
  maxMessages?: number;
};

/** Whether this is one of the mailbox's own pages or test endpoints. */
export function isMailboxPath(url = ''): boolean {
  return /^\/mailbox(?:\.json|\/(?:texts\.json|answer|report|reply))?(?:\?|$)/.test(url);
}

export function isProviderPath(url = ''): boolean {
  return url === '/emails' || isTextProviderPath(url);
}

/**
 * Stands in for the providers of emails and texts: accepts emails like Resend's API and texts like Twilio's, and shows
 * them instead of sending them. On request, reports delivery events to the site like the providers do. In memory. Only
 * for this machine; other requests get a 403.
 *
 * - `POST /emails` takes an email, `POST /2010-04-01/Accounts/…/Messages.json` a text.
 * - `GET /mailbox` is a page that shows them.
 * - `GET /mailbox.json` returns the array of emails, newest first; `DELETE` clears it. `/mailbox/texts.json` does the
 * same for texts.
 * - `POST /mailbox/answer` with `{ channel, status, times, code }` makes the next requests fail: sending emails (the
 * default), sending texts (`text`), or fetching the text account (`text-account`).
 * - `POST /mailbox/report` with `{ id, event, code }` reports what happened to a message, and `POST /mailbox/reply`
 * with `{ from, body }` reports a reply to a text. Both return `{ status }`, the status of the site's response.
 */
export function createMailbox({ maxMessages = 5_000, pictureOrigin = '', ...options }: MailboxOptions) {
  const mailProvider = createMailProvider(options.mailKey, maxMessages);
  const textProvider = createTextProvider(options.text, maxMessages);
  const reporter = createReporter({ ...options, maxReplies: maxMessages });

  async function failNext(request: Request): Promise<Response> {
    const { data, refused } = await readBody(request, answerInput, 400);
    if (refused) return refused;
    if (data.channel === 'mail') mailProvider.failNext(data);
    else textProvider.failNext(data.channel === 'text' ? 'messages' : 'account', data);
    return Response.json(data);
  }

  async function report(request: Request): Promise<Response> {
    const { data, refused } = await readBody(request, reportInput, 400);
    if (refused) return refused;
    const { id, event, code } = data;
    const mail = mailProvider.mails().find((each) => each.id === id);
    const text = textProvider.texts().find((each) => each.id === id);
    if (mail && isMailEvent(event)) {
      const { status } = await reporter.ofMail(mail, event, code);
      return Response.json({ status });
    }
    if (text?.statusCallback && isTextEvent(event)) {
      textProvider.settle(id, event);
      const { status } = await reporter.ofText(text, event, text.statusCallback, code);
      return Response.json({ status });
    }
    return mail || text
      ? errorAnswer(400, 'not_reported', 'This event does not fit this message, or the site has no callback for it.')
      : errorAnswer(404, 'not_found', 'There is no message with this id.');
  }

  async function reply(request: Request): Promise<Response> {
    const { data, refused } = await readBody(request, replyInput, 400);
    if (refused) return refused;
    textProvider.takeReply(data.from, data.body);
    const { status } = await reporter.ofReply(data);
    return Response.json({ status });
  }

  function showPage({ searchParams }: URL): Response {
    const shown = {
      mails: mailProvider.mails(),
      texts: textProvider.texts(),
      replies: reporter.replies(),
      reportOf: reporter.reportOf,
      isStopped: textProvider.isStopped,
    };
    const page = renderPage(shown, searchParams.get('mail') ?? searchParams.get('text'));
    return new Response(page, {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': contentSecurityPolicy(pictureOrigin),
      },
    });
  }

  function answer(request: Request): Promise<Response> | Response {
    const url = new URL(request.url);
    if (url.pathname === '/emails') return mailProvider.answer(request);
    if (isTextProviderPath(url.pathname)) return textProvider.answer(request);
    switch (`${request.method} ${url.pathname}`) {
      case 'GET /mailbox':
        return showPage(url);
      case 'GET /mailbox.json':
        return Response.json(mailProvider.mails());
      case 'DELETE /mailbox.json':
        mailProvider.empty();
        return new Response(null, { status: 204 });
      case 'GET /mailbox/texts.json':
        return Response.json(textProvider.texts());
      case 'DELETE /mailbox/texts.json':
        textProvider.empty();
        reporter.forgetReplies();
        return new Response(null, { status: 204 });
      case 'POST /mailbox/answer':
        return failNext(request);
      case 'POST /mailbox/report':
        return report(request);
      case 'POST /mailbox/reply':
        return reply(request);
      default:
        return errorAnswer(405, 'method_not_allowed', 'This address does not accept this method.');
    }
  }

  return {
    /** Handles a request whose path passes `isMailboxPath` or `isProviderPath`. */
    handle: forThisMachine('The mailbox', answer),
  };
}
