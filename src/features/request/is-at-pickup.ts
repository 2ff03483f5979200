const HOUR_MS = 3_600_000;

/** Whether a moment is at a pickup, or later: from an hour before its window on. */
export function isAtPickup(moment: string, { from }: { from: string }): boolean {
  return Date.parse(moment) > Date.parse(from) - HOUR_MS;
}
