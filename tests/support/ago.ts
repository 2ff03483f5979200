export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

/** The time this many milliseconds ago, in ISO 8601. */
export function ago(milliseconds: number): string {
  return new Date(Date.now() - milliseconds).toISOString();
}

/** The date in Los Angeles this many days from now: "2026-11-23". */
export function dayIn(days: number): string {
  return new Date(Date.now() + days * DAY_MS).toLocaleDateString('en-CA', { timeZone: 'America/Los_Angeles' });
}

/** The hour of the day in Los Angeles. */
export function hourIn(moment: string | Date): number {
  const format = { hour: 'numeric', hourCycle: 'h23', timeZone: 'America/Los_Angeles' } as const;
  return Number(new Date(moment).toLocaleString('en-US', format));
}
