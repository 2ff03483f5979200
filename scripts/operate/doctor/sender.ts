import * as z from 'zod/mini';
import { type Answer, type Area, ask, describeAnswer, type Target } from './check.ts';

/** The sender starts emails for 45 s and returns when the last one is sent. */
const SENDING_MS = 90_000;
/** In characters. */
const MAX_LEGAL_ADDRESS = 200;
/** The database's clock ticks each minute. */
const TICK_MINUTES = 10;

/** The sender's response. An older version of the sender lacks the fields that newer checks need. */
const sendingReport = z.object({
  inTrouble: z.number(),
  /** How many of these are texts that may or may not have been sent: retrying does not fix that. */
  unknown: z._default(z.number(), 0),
  missing: z.array(z.string()),
  /** Whether all settings for texts are set. */
  texts: z.optional(z.boolean()),
  /** Whether each run is reported to a monitor. */
  heartbeat: z.optional(z.boolean()),
  /** Whether the host can be asked to build the site when reviews are published or removed. */
  buildHook: z.optional(z.boolean()),
  /** The postal address at the end of emails, as configured; empty if it is not set. */
  legalAddress: z.optional(z.string()),
  /** When the database's clock last ticked; null if it never has. */
  tickedAt: z.optional(z.nullable(z.string())),
});

type SendingReport = z.infer<typeof sendingReport>;

const woken = new WeakMap<Target, Promise<Answer>>();

/** Calls the sender, once for all checks of a target. */
function wake(target: Target): Promise<Answer> {
  const earlier = woken.get(target);
  if (earlier) return earlier;
  const answer = ask(target, `${target.api}/functions/v1/send-notifications`, {
    method: 'POST',
    headers: { apikey: target.senderKey ?? '' },
    signal: AbortSignal.timeout(SENDING_MS),
  });
  woken.set(target, answer);
  return answer;
}

/**
 * The sender's report about itself. Sends whatever is due.
 *
 * @throws with the response if it is not a report.
 */
export async function sendingReportOf(target: Target): Promise<SendingReport> {
  const answer = await wake(target);
  const report = sendingReport.safeParse(answer.json).data;
  if (answer.status !== 200 || !report) throw new Error(describeAnswer(answer));
  return report;
}

/** Needs the sender's key. Sends whatever is due. */
export const sender: Area = {
  name: 'the email sender',
  checks: [
    {
      title: 'Email can be sent',
      advice:
        'Set the missing variables with `npx supabase secrets set`: docs/operating.md, Send mail. On HTTP 401, SENDER_KEY here differs from the one set there; on HTTP 500, read the log of send-notifications in the dashboard.',
      async run(target) {
        const { missing, inTrouble, unknown } = await sendingReportOf(target);
        const cannotBeSent = inTrouble - unknown;
        return [
          ...missing.map((name) => `${name} is not set: no email is sent`),
          ...(cannotBeSent > 0
            ? [
                `${cannotBeSent} emails, texts or site builds cannot be sent: the column last_error of notifications says why`,
              ]
            : []),
        ];
      },
    },
    {
      title: `The database’s clock has ticked within the last ${TICK_MINUTES} minutes`,
      advice:
        'While it is stopped, nothing is sent automatically and no promise is monitored: docs/operating.md, Mail, "Does it run?".',
      async run(target) {
        const { tickedAt } = await sendingReportOf(target);
        if (tickedAt === undefined) return [];
        if (tickedAt === null) return ['it has never ticked: it was not started'];
        const minutes = Math.floor((Date.now() - Date.parse(tickedAt)) / 60_000);
        return minutes < TICK_MINUTES ? [] : [`it last ticked ${minutes} minutes ago, at ${tickedAt}`];
      },
    },
    {
      title: 'An outside monitor notices when sending stops',
      advice: 'Set up a monitor: docs/operating.md, Heartbeat monitoring.',
      isWarning: true,
      async run(target) {
        const { heartbeat } = await sendingReportOf(target);
        return heartbeat === false ? ['HEARTBEAT_URL is not set: if the clock stops, no one is notified'] : [];
      },
    },
    {
      title: 'The host can be asked to build the site',
      advice: 'Set it with `npx supabase secrets set`: docs/operating.md, Show reviews.',
      isWarning: true,
      async run(target) {
        const { buildHook } = await sendingReportOf(target);
        return buildHook === false
          ? ['BUILD_HOOK_URL is not set: reviews appear and disappear only when you build the site yourself']
          : [];
      },
    },
    {
      title: 'Emails end with your postal address',
      advice: 'Set LEGAL_ADDRESS with `npx supabase secrets set`: docs/operating.md, Send mail.',
      isWarning: true,
      async run(target) {
        const { legalAddress } = await sendingReportOf(target);
        return legalAddress === '' ? ['LEGAL_ADDRESS is not set'] : [];
      },
    },
    {
      title: `That address is one line of at most ${MAX_LEGAL_ADDRESS} characters, and the same on the site`,
      advice: 'Set LEGAL_ADDRESS and VITE_SITE_LEGAL_ADDRESS to the same line: docs/operating.md, Send mail.',
      async run(target) {
        const { legalAddress = '' } = await sendingReportOf(target);
        if (!legalAddress) return [];
        if (/[\r\n]/.test(legalAddress)) return ['LEGAL_ADDRESS has a line break'];
        if (legalAddress.length > MAX_LEGAL_ADDRESS) return [`LEGAL_ADDRESS has ${legalAddress.length} characters`];
        if (!target.site) return [];
        const terms = await ask(target, `${target.site}/terms`);
        return terms.text.includes(legalAddress.replaceAll('&', '&amp;').replace(/\.$/, ''))
          ? []
          : [`the terms on the site do not name “${legalAddress}”`];
      },
    },
  ],
};
