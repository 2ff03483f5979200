import * as z from 'zod/mini';
import { DAYS_OF_PHOTOS } from '../../../supabase/functions/_shared/domain/limits.ts';
import { type Answer, type Area, ask, askDatabase, describeAnswer, rowsOf, type Target } from './check.ts';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
/** Deletion runs at night and is retried the next night if it fails. */
const PATIENCE_DAYS = 7;

/** The privacy policy's deletion periods in days: no row of a table should have an older `column`. */
const promises = [
  { what: 'requests', rows: 'leads?select=id', column: 'updated_at', days: 2 * 366 },
  { what: 'messages', rows: 'contact_messages?select=id', column: 'created_at', days: 366 },
  { what: 'replies to texts', rows: 'text_replies?select=id', column: 'created_at', days: 366 },
  {
    what: 'photos of closed requests',
    // Non-empty arrays. The embedded backend does not support `neq.{}`.
    rows: 'leads?select=id&status=in.(Canceled,Completed)&image_urls=gte.{""}',
    column: 'updated_at',
    days: DAYS_OF_PHOTOS,
  },
];

/** Which header the database reads a visitor's address from, and the address's network; null if it finds none. */
const seenSchema = z.tuple([z.object({ header: z.nullable(z.string()), network: z.nullable(z.string()) })]);

/** Asks how the database sees this request, with headers of our own. Does not count toward limits. */
function lookWith(target: Target, headers: Record<string, string>): Promise<Answer> {
  return askDatabase(target, 'rpc/visitor_seen', { method: 'POST', headers, body: '{}' }, target.secretKey);
}

/** @throws with the response if it has another form. */
function seenIn(answer: Answer) {
  const seen = seenSchema.safeParse(answer.json);
  if (!seen.success) throw new Error(describeAnswer(answer));
  return seen.data[0];
}

/** Providers report within minutes that an email or a text was delivered. */
const REPORTED_WITHIN_MS = HOUR_MS;
const LOOKED_AT_MS = 7 * DAY_MS;

const settings = z.tuple([z.object({ texts_on: z.boolean() })]);

/** Whether the operator has turned texts on. @throws if the database does not say. */
export async function areTextsOn(target: Target): Promise<boolean> {
  return settings.parse(await rowsOf(target, 'dispatch_settings?select=texts_on'))[0].texts_on;
}

/** Whether there is a message of this channel in the last seven days that matches. */
async function hasMessage(target: Target, channel: string, filter: string, column: string, until = 0) {
  const [from, to] = [LOOKED_AT_MS, until].map((age) => new Date(Date.now() - age).toISOString());
  const path = `notifications?select=id&channel=eq.${channel}&${filter}&${column}=gt.${from}&${column}=lt.${to}&limit=1`;
  return (await rowsOf(target, path)).length > 0;
}

/** What goes wrong over time, or contradicts the site. */
export const upkeep: Area = {
  name: 'the operator',
  needs: 'secretKey',
  checks: [
    {
      title: 'Nothing is kept longer than the privacy policy says',
      advice:
        'docs/operating.md, Privacy, "Automatic deletion" says how to check and what to do. After an upgrade, check again tomorrow. On HTTP 401, SUPABASE_SECRET_KEY is not a secret key of this project; on HTTP 400 or 404, run `npx supabase db push`.',
      async run(target) {
        const problems = [];
        for (const { what, rows, column, days } of promises) {
          const limit = new Date(Date.now() - (days + PATIENCE_DAYS) * DAY_MS).toISOString();
          const [old] = await rowsOf(target, `${rows}&${column}=lt.${limit}&limit=1`);
          if (old) problems.push(`${what} exist that should have been deleted a week ago`);
        }
        return problems;
      },
    },
    {
      title: 'A visitor counts as one network, and cannot forge another',
      advice:
        'docs/operating.md, Limits, "Does the project tell addresses apart?" says how to check and what to set. On HTTP 404, run `npx supabase db push`.',
      isWarning: true,
      async run(target) {
        // Addresses in networks reserved for documentation (RFC 5737).
        const first = seenIn(await lookWith(target, { 'x-forwarded-for': '192.0.2.1' }));
        const second = seenIn(await lookWith(target, { 'x-forwarded-for': '198.51.100.1' }));
        const forged = await lookWith(target, { 'cf-connecting-ip': '203.0.113.1' });
        const { header, network } = second;
        if (network === null) return [`no address arrives (${header ?? 'in no header'}): no network is limited`];
        if (first.network !== network) {
          return [`two requests from this machine count as two networks, by ${header}, which visitors can forge`];
        }
        return [
          ...(header === 'cf-connecting-ip'
            ? []
            : [`the address is the last entry of ${header}: if a proxy writes it, all visitors share one limit`]),
          ...(forged.status === 200 && seenIn(forged).network !== network
            ? ['a visitor who sends another cf-connecting-ip counts as another network']
            : []),
        ];
      },
    },
    {
      title: 'The providers report deliveries and bounces',
      advice:
        'Have them report to the function delivery-reports, and set MAIL_WEBHOOK_SECRET: docs/operating.md, Bounces and replies.',
      isWarning: true,
      async run(target) {
        const problems: string[] = [];
        for (const [channel, what] of [
          ['mail', 'emails'],
          ['text', 'texts'],
        ] as const) {
          const isSent = await hasMessage(target, channel, 'state=eq.sent', 'finished_at', REPORTED_WITHIN_MS);
          if (isSent && !(await hasMessage(target, channel, 'delivery=not.is.null', 'delivery_at'))) {
            problems.push(`${what} were sent in the last 7 days, and no reports came back`);
          }
        }
        return problems;
      },
    },
    {
      title: 'The site says about texts and Spanish what is so',
      advice:
        'Build with VITE_TEXTS=on once texts_on is true, and without it otherwise: docs/operating.md, Send texts. For Spanish, set the languages of haulers who speak it, or find one: docs/operating.md, Haulers.',
      isWarning: true,
      async run(target) {
        if (target.site === undefined) return [];
        const track = await ask(target, `${target.site}/track/0000-0000-0000-0000`);
        const home = await ask(target, `${target.site}/`);
        const saysTexts = /<meta[^>]+name="texts"[^>]*content="on"/.test(track.text);
        const isInSpanish = /<link[^>]+hreflang="es"/i.test(home.text);
        const speakers = 'haulers?select=name&active=is.true&unreachable_since=is.null&languages=cs.{es}&limit=1';
        return [
          ...(saysTexts === (await areTextsOn(target))
            ? []
            : [`the site is built ${saysTexts ? 'with' : 'without'} VITE_TEXTS=on, and texts_on is ${!saysTexts}`]),
          ...(isInSpanish && (await rowsOf(target, speakers)).length === 0 ? ['No active hauler speaks Spanish'] : []),
        ];
      },
    },
  ],
};
