const DAY_MS = 24 * 60 * 60_000;

/** Whether a moment, such as `2026-11-27` or `2026-11-27T18:00:00Z`, is more than this many days before `now`. */
export function isOlderThan(days: number, moment: string, now: Date): boolean {
  return now.getTime() - Date.parse(moment) > days * DAY_MS;
}
