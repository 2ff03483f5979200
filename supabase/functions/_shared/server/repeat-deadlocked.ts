const DEADLOCK_DETECTED = '40P01';
const MAX_TRIES = 3;

/**
 * Does it again when Postgres has ended it to resolve a deadlock, in which nothing was changed. An act locks a request and
 * then its offers; who edits an offer in Supabase Studio locks them the other way round.
 *
 * @throws what the last of three tries throws, and at once whatever else goes wrong.
 */
export async function repeatDeadlocked<T>(act: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await act();
    } catch (error) {
      const isDeadlock = error instanceof Error && 'code' in error && error.code === DEADLOCK_DETECTED;
      if (!isDeadlock || tries === MAX_TRIES) throw error;
    }
  }
}
