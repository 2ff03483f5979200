import * as z from 'zod/mini';
import { type Answer, type Area, account, ask, type Target } from './check.ts';

/** The sender begins mails for 45 s, and ends with the last of them. */
const SENDING_MS = 90_000;
/** The clock of the database ticks each minute. */
const TICK_MINUTES = 10;

/** What the sender answers. One that is older than a check does not say what that asks for. */
const sendingReport = z.object({
  inTrouble: z.number(),
  /** How many of these are texts of which nobody knows whether they went out: not mended by another try. */
  unknown: z._default(z.number(), 0),
  missing: z.array(z.string()),
  /** Whether all that texts need is set. */
  texts: z.optional(z.boolean()),
  /** Whether a monitor is told of each run. */
  heartbeat: z.optional(z.boolean()),
  /** Whether the host is asked to build the site when a review comes to it or leaves it. */
  buildHook: z.optional(z.boolean()),
  /** When the clock of the database last ticked; null if it never has. */
  tickedAt: z.optional(z.nullable(z.string())),
});

type SendingReport = z.infer<typeof sendingReport>;

const woken = new WeakMap<Target, Promise<Answer>>();

/** Wakes the sender, once for all checks of a target. */
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
 * What the sender says of itself; what is due is sent.
 *
 * @throws with the answer if it is none.
 */
export async function sendingReportOf(target: Target): Promise<SendingReport> {
  const answer = await wake(target);
  const report = sendingReport.safeParse(answer.json).data;
  if (answer.status !== 200 || !report) throw new Error(account(answer));
  return report;
}

/** Needs the sender's key. What is due is sent. */
export const sender: Area = {
  name: 'the sender of mail',
  checks: [
    {
      title: 'Mail can be sent',
      advice:
        'Set what is missing with `npx supabase secrets set`: docs/operating.md, Send mail. On HTTP 401, SENDER_KEY here is not the one that is set there; on HTTP 500, read the log of send-notifications in the dashboard.',
      async run(target) {
        const { missing, inTrouble, unknown } = await sendingReportOf(target);
        const cannotBeSent = inTrouble - unknown;
        return [
          ...missing.map((name) => `${name} is not set: no mail is sent to anybody`),
          ...(cannotBeSent > 0
            ? [
                `${cannotBeSent} mails, texts or builds of the site cannot be sent: the column last_error of notifications says why`,
              ]
            : []),
        ];
      },
    },
    {
      title: `The clock of the database has ticked within ${TICK_MINUTES} minutes`,
      advice:
        'While it stands still, nothing is sent by itself and no promise is watched: docs/operating.md, Mail, "Does it run?".',
      async run(target) {
        const { tickedAt } = await sendingReportOf(target);
        if (tickedAt === undefined) return [];
        if (tickedAt === null) return ['it has never ticked: it has not been started'];
        const minutes = Math.floor((Date.now() - Date.parse(tickedAt)) / 60_000);
        return minutes < TICK_MINUTES ? [] : [`it last ticked ${minutes} minutes ago, at ${tickedAt}`];
      },
    },
    {
      title: 'Somebody outside hears of it when sending stops',
      advice: 'Give a monitor an address to listen at: docs/operating.md, The pulse.',
      isWarning: true,
      async run(target) {
        const { heartbeat } = await sendingReportOf(target);
        return heartbeat === false ? ['HEARTBEAT_URL is not set: if the clock stops, nobody is told'] : [];
      },
    },
    {
      title: 'The host can be asked to build the site',
      advice: 'Set it with `npx supabase secrets set`: docs/operating.md, Show reviews.',
      isWarning: true,
      async run(target) {
        const { buildHook } = await sendingReportOf(target);
        return buildHook === false
          ? ['BUILD_HOOK_URL is not set: reviews come to the site, and leave it, when you build it yourself']
          : [];
      },
    },
  ],
};
