import { dayText, timeText } from '@functions/words/en/pickups.ts';
import { dayInWords } from '@/content/en/clock';
import { losAngelesClockIn } from '@/features/job/los-angeles-clock';

/** What tells moments on the clocks of Los Angeles. The desk is in English alone. */
export const { formatLosAngelesClock, losAngelesDayInWords } = losAngelesClockIn({ dayText, timeText, dayInWords });
