import * as z from 'zod/mini';
import { type Answer, type Area, ask, describeAnswer, type Target } from './check.ts';
import { areTextsOn } from './upkeep.ts';

/** The sender starts emails for 45 s and returns when the last one is sent. */
const SENDING_MS = 90_000;
/** The database's clock ticks each minute. */
const TICK_MINUTES = 10;

const sendingReport = z.object({
  failing: z.number(),
  /** How many of these are texts that may or may not have been sent: retrying does not fix that. */
  unknown: z.number(),
  /** How many texts of the last day carriers have filtered out. */
  filtered: z.number(),
  missing: z.array(z.string()),
  /** Whether all settings for texts are set. */
  texts: z.boolean(),
  /** Whether each run is reported to a monitor. */
  heartbeat: z.boolean(),
  /** Whether the host can be asked to build the site when reviews are published or removed. */
  buildHook: z.boolean(),
  /** The postal address at the end of emails, as configured; empty if it is not set. */
  legalAddress: z.string(),
  /** When the database's clock last ticked; null if it never has. */
  tickedAt: z.nullable(z.string()),
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

/** The sender's report about itself. Sends whatever is due. @throws with the response if it is not a report. */
async function sendingReportOf(target: Target): Promise<SendingReport> {
  const answer = await wake(target);
  const report = sendingReport.safeParse(answer.json).data;
  if (answer.status !== 200 || !report) throw new Error(describeAnswer(answer));
  return report;
}

/** Sends whatever is due. */
export const sender: Area = {
  name: 'the sender',
  needs: 'senderKey',
  checks: [
    {
      title: 'Emails and texts can be sent, and carriers let the texts through',
      advice:
        'Set the missing variables with `npx supabase secrets set`: docs/operating.md, Send mail, and Send texts. About filtered texts: docs/operating.md, Bounces and replies. On HTTP 200, deploy the functions again; on HTTP 401, SENDER_KEY here differs from the one set there; on HTTP 500, read the log of send-notifications in the dashboard.',
      async run(target) {
        const { missing, failing, unknown, filtered, texts } = await sendingReportOf(target);
        const cannotBeSent = failing - unknown;
        const isTextMissing = !texts && target.secretKey !== undefined && (await areTextsOn(target));
        return [
          ...missing.map((name) => `${name} is not set: no email is sent`),
          ...(cannotBeSent > 0
            ? [
                `${cannotBeSent} emails, texts or site builds cannot be sent: the column last_error of notifications says why`,
              ]
            : []),
          ...(isTextMissing
            ? ['TEXT_ACCOUNT_SID, TEXT_AUTH_TOKEN or TEXT_SERVICE_SID is not set: no text is sent']
            : []),
          ...(filtered > 0 ? [`${filtered} texts of the last day were filtered (30007, 30032, 30034)`] : []),
        ];
      },
    },
    {
      title: `The database’s clock has ticked within the last ${TICK_MINUTES} minutes`,
      advice:
        'While it is stopped, nothing is sent automatically and no promise is monitored: docs/operating.md, Mail, "Does it run?".',
      async run(target) {
        const { tickedAt } = await sendingReportOf(target);
        if (tickedAt === null) return ['it has never ticked: it was not started'];
        const minutes = Math.floor((Date.now() - Date.parse(tickedAt)) / 60_000);
        return minutes < TICK_MINUTES ? [] : [`it last ticked ${minutes} minutes ago, at ${tickedAt}`];
      },
    },
    {
      title: 'A monitor listens, the host builds when asked, and emails end with the postal address of the site',
      advice:
        'Set them with `npx supabase secrets set`: docs/operating.md, Heartbeat monitoring, Show reviews, and Send mail.',
      isWarning: true,
      async run(target) {
        const { heartbeat, buildHook, legalAddress } = await sendingReportOf(target);
        return [
          ...(heartbeat ? [] : ['HEARTBEAT_URL is not set: if the clock stops, no one is notified']),
          ...(buildHook
            ? []
            : ['BUILD_HOOK_URL is not set: reviews appear and disappear only when you build the site yourself']),
          ...(legalAddress === '' ? ['LEGAL_ADDRESS is not set'] : []),
          ...((await isOnTerms(target, legalAddress))
            ? []
            : [`the terms on the site do not name “${legalAddress}”: set VITE_SITE_LEGAL_ADDRESS to the same line`]),
        ];
      },
    },
  ],
};

/** Whether the site's terms name this postal address. True without a site. */
async function isOnTerms(target: Target, legalAddress: string): Promise<boolean> {
  if (!target.site) return true;
  const { text } = await ask(target, `${target.site}/terms`);
  return text.includes(legalAddress.replaceAll('&', '&amp;').replace(/\.$/, ''));
}
