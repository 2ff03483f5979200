const LOOK_EVERY_MS = 1_000;
const WAIT_AFTER_TROUBLE_MS = 60_000;

type Sender = {
  /** Whether anything is to be sent now. */
  hasDue(): Promise<boolean>;
  /**
   * Has everything sent that is due.
   *
   * @returns the names of the settings that are missing; if there are any, nothing was sent.
   * @throws if nobody answers, or with a failure.
   */
  send(signal: AbortSignal): Promise<{ missing: readonly string[] }>;
};

/**
 * Wakes the sender of mails whenever something is due, as the database does on hosted Supabase: looks each second, and
 * waits for one call to end before it looks again. When mails cannot be sent it prints why, once, and looks each minute
 * until they can.
 *
 * @returns how to stop it, which gives up a call that is under way.
 */
export function startSenderTimer({ hasDue, send }: Sender): { stop(): Promise<void> } {
  const stopping = new AbortController();
  let printed: string | undefined;
  let looking = Promise.resolve();
  let timer = setTimeout(look, LOOK_EVERY_MS);

  function look() {
    looking = findTrouble().then((trouble) => {
      if (stopping.signal.aborted) return;
      if (trouble !== undefined && trouble !== printed) console.error(`Mails are not sent: ${trouble}`);
      printed = trouble;
      timer = setTimeout(look, trouble === undefined ? LOOK_EVERY_MS : WAIT_AFTER_TROUBLE_MS);
    });
  }

  async function findTrouble(): Promise<string | undefined> {
    try {
      if (!(await hasDue()) || stopping.signal.aborted) return undefined;
      const { missing } = await send(stopping.signal);
      return missing.length > 0 ? `${missing.join(', ')} not set` : undefined;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  }

  return {
    async stop() {
      stopping.abort();
      clearTimeout(timer);
      await looking;
    },
  };
}
