import type { ListedRequest } from '@functions/contracts/desk.ts';
import { losAngelesDay } from '@functions/domain/los-angeles-clock.ts';
import { isClosed } from '@functions/domain/statuses.ts';
import { isWantedWord } from '@functions/domain/wanted.ts';
import { daysBetween } from '@/features/request/los-angeles-clock';

type Wanted = Pick<ListedRequest, 'status' | 'wanted' | 'pickupFrom' | 'timeframe'>;

/** The day by which an open request should be gone, if that is tomorrow or earlier and no time is set. */
export function nearDay({ status, wanted, pickupFrom, timeframe }: Wanted, now: Date): string | undefined {
  if (!wanted || isWantedWord(wanted) || pickupFrom || timeframe || isClosed(status)) return undefined;
  return daysBetween(losAngelesDay(now), wanted) <= 1 ? wanted : undefined;
}
