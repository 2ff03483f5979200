export type RateLimiter = {
  /** Counts one request of `visitor`; false when it is one too many. */
  allows(visitor: string): boolean;
};

const WINDOW_MS = 60_000;
const MAX_VISITORS = 10_000;

/**
 * Limits each visitor to `perMinute` requests a minute, within this instance of the function.
 * It slows a guesser down; what stops one is the 80 random bits of a tracking ID.
 */
export function createRateLimiter(perMinute: number, now: () => number = Date.now): RateLimiter {
  let windowStart = now();
  let counts = new Map<string, number>();
  return {
    allows(visitor) {
      if (now() - windowStart >= WINDOW_MS || counts.size >= MAX_VISITORS) {
        windowStart = now();
        counts = new Map();
      }
      const count = (counts.get(visitor) ?? 0) + 1;
      counts.set(visitor, count);
      return count <= perMinute;
    },
  };
}
