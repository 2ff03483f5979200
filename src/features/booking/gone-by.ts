import { noonOf } from '@functions/domain/los-angeles-clock.ts';
import { isWantedWord } from '@functions/domain/wanted.ts';
import { language } from '@/lib/language';
import { dayText } from '@/words/shared/pickups';
import { wantedText } from '@/words/shared/wanted';

/** When it should be gone, after its label: in English, that has the "by" of a day. */
export function goneBy(wanted: string): string {
  return language === 'en' && !isWantedWord(wanted) ? dayText(noonOf(wanted)) : wantedText(wanted);
}
