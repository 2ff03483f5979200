const EVERY_MS = 1_000;

/**
 * Runs `tick` each second, one after the other, as pg_cron does each minute on hosted Supabase. One that fails is
 * printed, and the next one comes all the same.
 *
 * @returns how to stop it, after the one that is under way.
 */
export function startClock(tick: () => Promise<unknown>): { stop(): Promise<void> } {
  let isStopped = false;
  let ticking: Promise<unknown> = Promise.resolve();
  let timer = setTimeout(run, EVERY_MS);

  function run() {
    ticking = tick()
      .catch((error: unknown) => console.error('The clock of the embedded backend:', error))
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
