import { vi } from 'vitest';
import { language } from '@/lib/language';
import type { ChosenPrices } from '../../../scripts/build/choose-prices.ts';
import { priceModulesOf } from '../../../scripts/build/reviews-plugin.ts';

/** Gives these prices to pages imported from now on, like the build. */
export function mockPrices(chosen: ChosenPrices) {
  const { all, table } = priceModulesOf(chosen, language);
  vi.doMock('virtual:prices/all', () => all);
  vi.doMock('virtual:prices/table', () => table);
}
