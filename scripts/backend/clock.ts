const EVERY_MS = 1_000;

/**
 * Runs `tick` each second, without overlap, as pg_cron does each minute on hosted Supabase. Prints errors and goes on.
 *
 * @returns `stop`, which waits for the current tick.
 */
export function startClock(tick: () => Promise<unknown>): { stop(): Promise<void> } {
  let isStopped = false;
  let ticking: Promise<unknown> = Promise.resolve();
  let timer = setTimeout(run, EVERY_MS);

  function run() {
    ticking = tick()
      .catch((error: unknown) => console.error('Clock of the embedded backend:', error))
      .then(() => {
        if (!isStopped) timer = setTimeout(run, EVERY_MS);
      });
  }

  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await ticking;
    },
  };
}
