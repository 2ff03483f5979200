export const HOUR_MS = 3_600_000;

/** The moment so many milliseconds ago, in ISO 8601. */
export function ago(milliseconds: number): string {
  return new Date(Date.now() - milliseconds).toISOString();
}
