import { createWoken } from '../_shared/server/woken.ts';
import type { Report } from './send-due.ts';

/** How sending goes, as the database sees it. Moments are ISO 8601. */
export type Health = {
  /** How many have been given up, wait after a try that failed, or went out for all that anybody knows. */
  inTrouble: number;
  /** How many texts of a week nobody knows of whether they went out. */
  unknown: number;
  /** When the database's clock last looked for what is due. */
  tickedAt: string | null;
  /** When a provider last said what became of a mail or a text. */
  lastReportAt: { mail: string | null; text: string | null };
  /** How many texts of a day the networks have filtered out. */
  filtered: number;
  /** Whether a mail to the operator came back within a day. */
  operatorMailCameBack: boolean;
};

type Dependencies = {
  /** The key that callers must send in the header `apikey`. Without one nobody is let in. */
  senderKey: string | undefined;
  /** The names of the variables that are needed to send mail and are not set. */
  missing: readonly string[];
  /** Whether texts are set up. */
  texts: boolean;
  /** Whether a monitor is told of each call. */
  heartbeat: boolean;
  /** Whether the host is asked to build the site. */
  buildHook: boolean;
  /** The postal address that emails are to end with, as it was set. */
  legalAddress: string;
  /** Also says whether a provider refused us. */
  sendDue(): Promise<Report & { isRefused: boolean }>;
  readHealth(): Promise<Health>;
  /** Tells the monitor of a call. */
  beat(isWell: boolean): Promise<void>;
};

/**
 * Handles `send-notifications`, which takes no input: sends what is due and answers with how many mails, texts and
 * calls of the host were sent, skipped and failed, how many are in trouble, what is set up, and since when nothing was
 * heard of the clock and the providers. It names the variables that mails need and that are not set: mails wait then.
 * Without what texts need either, nothing is touched.
 *
 * In the end the monitor is told whether all went well: no error, nothing refused or missing, and no mail to the operator
 * that came back.
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
  beat,
}: Dependencies) {
  async function work() {
    if (missing.length > 0) console.error(`No mail is sent, and nothing is lost: ${missing.join(', ')} is not set.`);
    const canSend = missing.length === 0 || texts;
    const { isRefused, ...report } = canSend ? await sendDue() : { sent: 0, skipped: 0, failed: 0, isRefused: false };
    const { operatorMailCameBack, ...health } = await readHealth();
    return {
      isWell: !isRefused && !operatorMailCameBack && missing.length === 0,
      answer: { ...report, ...health, missing, texts, heartbeat, buildHook, legalAddress },
    };
  }

  return createWoken(senderKey, async () => {
    let isWell = false;
    try {
      const done = await work();
      isWell = done.isWell;
      return done.answer;
    } finally {
      await beat(isWell);
    }
  });
}
