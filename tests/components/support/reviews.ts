import { vi } from 'vitest';
import { language } from '@/lib/language';
import type { ChosenReviews } from '../../../scripts/build/choose-reviews.ts';
import { reviewModulesOf } from '../../../scripts/build/reviews-plugin.ts';

/** Gives these reviews to pages imported from now on, like the build. */
export function mockReviews(chosen: ChosenReviews) {
  const { home, all, figures } = reviewModulesOf(chosen, language);
  vi.doMock('virtual:reviews/home', () => home);
  vi.doMock('virtual:reviews/all', () => all);
  vi.doMock('virtual:reviews/figures', () => figures);
}
