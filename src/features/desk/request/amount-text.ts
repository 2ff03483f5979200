import { dollars } from '@functions/words/en/pickups.ts';
import { words } from '@/content/en/desk';

/** An amount within a sentence. */
export function amountText(amount: number): string {
  return amount === 0 ? words.next.nothing : dollars(amount);
}
