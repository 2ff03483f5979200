const DEADLOCK_DETECTED = '40P01';
const MAX_TRIES = 3;

/**
 * Retries an action that Postgres has rolled back to resolve a deadlock. Actions lock a request and then its offers; an
 * edit of an offer in Supabase Studio locks them in the opposite order.
 *
 * @throws the error of the last of three attempts, and any other error at once.
 */
export async function retryDeadlocked<T>(act: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await act();
    } catch (error) {
      const isDeadlock = error instanceof Error && 'code' in error && error.code === DEADLOCK_DETECTED;
      if (!isDeadlock || tries === MAX_TRIES) throw error;
    }
  }
}
