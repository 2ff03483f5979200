import { createWoken } from '../_shared/server/woken.ts';
import type { Report } from './send-due.ts';

type Dependencies = {
  /** The key that callers must send in the header `apikey`. Without one nobody is let in. */
  senderKey: string | undefined;
  /** The names of the variables that are needed to send mail and are not set. */
  missing: readonly string[];
  sendDue(): Promise<Report>;
  /** How many mails have been given up, or wait after a try that failed. */
  countInTrouble(): Promise<number>;
};

/**
 * Handles `send-notifications`, which takes no input: sends what is due and answers with how many mails were sent,
 * skipped and failed, and how many are in trouble. While variables are missing it sends nothing, touches nothing, and
 * names them.
 */
export function createHandler({ senderKey, missing, sendDue, countInTrouble }: Dependencies) {
  return createWoken(senderKey, async () => {
    if (missing.length > 0) {
      console.error(`No mail is sent, and nothing is lost: ${missing.join(', ')} is not set.`);
      return { sent: 0, skipped: 0, failed: 0, inTrouble: 0, missing };
    }
    const report = await sendDue();
    return { ...report, inTrouble: await countInTrouble(), missing };
  });
}
