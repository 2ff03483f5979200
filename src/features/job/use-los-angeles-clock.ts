import * as englishPickups from '@functions/words/en/pickups.ts';
import * as englishClock from '@/content/en/clock';
import { useWords } from '@/lib/words';
import { losAngelesClockIn } from './los-angeles-clock';

/** What tells moments in words, on the clocks of Los Angeles: "3:40 PM today", "las 3:40 p.m. de hoy". */
export function useLosAngelesClock() {
  const { dayText, timeText } = useWords('words/pickups', englishPickups);
  const { dayInWords } = useWords('clock', englishClock);
  return losAngelesClockIn({ dayText, timeText, dayInWords });
}
