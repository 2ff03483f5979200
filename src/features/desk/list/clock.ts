import { timesText, timeText } from '@functions/words/en/pickups.ts';
import { isTodayInLosAngeles } from '@/features/job/los-angeles-clock';
import { formatLosAngelesClock, losAngelesDayInWords } from '../los-angeles-clock';

/** A moment in a sentence where today needs not be said: "3:40 PM", "3:40 PM yesterday". */
export function shortMomentText(moment: string, now: Date): string {
  return isTodayInLosAngeles(moment, now) ? timeText(moment) : formatLosAngelesClock(moment, now);
}

/** When a pickup is, in the parts of a sentence. */
export function windowWords(from: string, until: string, now: Date): [day: string, times: string] {
  return [losAngelesDayInWords(from, now), timesText({ from, until })];
}
