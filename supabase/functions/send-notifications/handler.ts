import { createScheduledEndpoint } from '../_shared/server/scheduled-endpoint.ts';
import type { Health } from './read-health.ts';
import type { Report } from './send-due.ts';

type Dependencies = {
  /** The key that callers must send in the header `apikey`. Without one, every call is refused. */
  senderKey: string | undefined;
  /** The names of the variables that sending email needs but that are not set. */
  missing: readonly string[];
  /** Whether texts are set up. */
  texts: boolean;
  /** Whether calls are reported to a monitor. */
  heartbeat: boolean;
  /** Whether the web host is asked to build the site. */
  buildHook: boolean;
  /** The postal address at the end of emails, as configured. */
  legalAddress: string;
  /** Also returns whether a provider refused us. */
  sendDue(): Promise<Report & { isRefused: boolean }>;
  readHealth(): Promise<Health>;
  /** Reports a call to the monitor. */
  sendHeartbeat(isWell: boolean): Promise<void>;
};

/**
 * Handles `send-notifications`, which takes no input: sends what is due and answers with how many emails, texts and
 * calls of the web host were sent, skipped and failed, how many are failing, what is set up, and when the scheduler
 * and the providers were last active. It names unset variables that emails need: emails wait then. If texts are not set
 * up either, nothing is claimed.
 *
 * At the end it tells the monitor whether all went well: no error, nothing refused or missing, no channel that sends
 * nothing, and no bounced email to the operator.
 */
export function createHandler({
  senderKey,
  missing,
  texts,
  heartbeat,
  buildHook,
  legalAddress,
  sendDue,
  readHealth,
  sendHeartbeat,
}: Dependencies) {
  async function work() {
    if (missing.length > 0) console.error(`No mail is sent, and nothing is lost: ${missing.join(', ')} is not set.`);
    const canSend = missing.length === 0 || texts;
    const { isRefused, ...report } = canSend ? await sendDue() : { sent: 0, skipped: 0, failed: 0, isRefused: false };
    const { operatorMailBounced, isStuck, ...health } = await readHealth();
    return {
      isWell: !isRefused && !isStuck && !operatorMailBounced && missing.length === 0,
      answer: { ...report, ...health, missing, texts, heartbeat, buildHook, legalAddress },
    };
  }

  return createScheduledEndpoint(senderKey, async () => {
    let isWell = false;
    try {
      const done = await work();
      isWell = done.isWell;
      return done.answer;
    } finally {
      await sendHeartbeat(isWell);
    }
  });
}
