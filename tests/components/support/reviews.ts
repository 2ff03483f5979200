import { vi } from 'vitest';
import type { Language } from '@/lib/language';
import type { ChosenReviews } from '../../../scripts/build/choose-reviews.ts';
import { modulesOf } from '../../../scripts/build/reviews-plugin.ts';

/** Gives the pages of a language that are imported from now on these reviews, as the build would. */
export function mockReviews(chosen: ChosenReviews, language: Language) {
  const folder = language === 'en' ? '' : `${language}/`;
  const { home, all, figures } = modulesOf(chosen, language);
  vi.doMock(`virtual:reviews/${folder}home`, () => home);
  vi.doMock(`virtual:reviews/${folder}all`, () => all);
  vi.doMock(`virtual:reviews/${folder}figures`, () => figures);
}
