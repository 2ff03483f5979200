import { losAngelesClock } from '@functions/domain/los-angeles-clock.ts';

/**
 * The moment at which the clocks of Los Angeles show a time, such as `09:00` of `2026-11-24`. Of the hour in which they
 * change it may be the one before or after.
 */
export function losAngelesMoment(day: string, time: string): Date {
  const wanted = Date.parse(`${day}T${time}:00Z`);
  let moment = wanted;
  // Twice: the first try may lie on the other side of a change of the clocks.
  for (let turn = 0; turn < 2; turn++) moment += wanted - Date.parse(`${losAngelesClock(moment)}:00Z`);
  return new Date(moment);
}
