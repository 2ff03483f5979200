const LOOK_EVERY_MS = 1_000;
const WAIT_AFTER_TROUBLE_MS = 60_000;

type Woken = {
  /** What is so while it fails, such as "Mails are not sent". */
  trouble: string;
  /** Whether there is anything to do now. */
  isDue(): Promise<boolean>;
  /**
   * Calls the function, which does all that is due.
   *
   * @returns why it has done nothing, if so.
   * @throws if nobody answers, or with a failure.
   */
  call(signal: AbortSignal): Promise<string | undefined>;
};

/**
 * Wakes a function whenever something is due, as the database does on hosted Supabase: looks each second, and waits for
 * one call to end before it looks again. When the function fails it prints why, once, and looks each minute until all is
 * well.
 *
 * @returns how to stop it, which gives up a call that is under way.
 */
export function startWakeTimer({ trouble, isDue, call }: Woken): { stop(): Promise<void> } {
  const stopping = new AbortController();
  let printed: string | undefined;
  let looking = Promise.resolve();
  let timer = setTimeout(look, LOOK_EVERY_MS);

  function look() {
    looking = findReason().then((reason) => {
      if (stopping.signal.aborted) return;
      if (reason !== undefined && reason !== printed) console.error(`${trouble}: ${reason}`);
      printed = reason;
      timer = setTimeout(look, reason === undefined ? LOOK_EVERY_MS : WAIT_AFTER_TROUBLE_MS);
    });
  }

  async function findReason(): Promise<string | undefined> {
    try {
      if (!(await isDue()) || stopping.signal.aborted) return undefined;
      return await call(stopping.signal);
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
