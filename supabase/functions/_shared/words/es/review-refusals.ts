import type { reviewRefusals as english } from '../en/review-refusals.ts';

/** Why an answer to the question whether all is gone is not taken. */
export const reviewRefusals: typeof english = {
  closed: 'Ya pasó el plazo para contestar.',
};
