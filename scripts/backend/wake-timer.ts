const LOOK_EVERY_MS = 1_000;
const WAIT_AFTER_TROUBLE_MS = 60_000;

type Woken = {
  /** Printed when it fails, such as "Emails are not sent". */
  problem: string;
  /** Whether there is anything to do now. */
  isDue(): Promise<boolean>;
  /**
   * Calls the function, which does all due work.
   *
   * @returns why it did nothing, if so.
   * @throws if the call fails or gets no response.
   */
  call(signal: AbortSignal): Promise<string | undefined>;
};

/**
 * Calls a function whenever something is due, as the database does on hosted Supabase. Checks each second, after the
 * last call has ended. When the function fails, prints the reason once and checks each minute until it succeeds.
 *
 * @returns `stop`, which aborts a call in progress.
 */
export function startWakeTimer({ problem, isDue, call }: Woken): { stop(): Promise<void> } {
  const stopping = new AbortController();
  let printed: string | undefined;
  let looking = Promise.resolve();
  let timer = setTimeout(look, LOOK_EVERY_MS);

  function look() {
    looking = findReason().then((reason) => {
      if (stopping.signal.aborted) return;
      if (reason !== undefined && reason !== printed) console.error(`${problem}: ${reason}`);
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
