import type { ReviewInput, ReviewView } from '@functions/contracts/review.ts';
import { type Acts, useActs } from '@/features/request/use-acts';
import { RefusedError } from '@/lib/forms/refused-error';
import { words } from '@/words/review';
import { refusalText } from '@/words/shared/refusals';

type WithoutToken<Input> = Input extends { token: string } ? Omit<Input, 'token'> : never;

/** An action of a customer on the review page. */
type ReviewAct = WithoutToken<Exclude<ReviewInput, { action: 'look' }>>;

export type ReviewActs = Acts<ReviewAct['action']> & {
  /** Starts an action, unless another is in progress. `onDone` is called if the page still shows the same data. */
  act(act: ReviewAct, onDone?: () => void): void;
  /** Why it failed, in words for the customer. */
  failure: string | undefined;
};

/** The query key of a link's review. */
export function reviewKey(token: string): readonly string[] {
  return ['review', token];
}

/** The actions on a link's review, one at a time. Results are shown even if the page was left meanwhile. */
export function useReviewActs(token: string): ReviewActs {
  const { acts, failed, press } = useActs<ReviewView | null, ReviewAct, ReviewAct['action']>({
    mutationKey: ['review-act', token],
    queryKey: reviewKey(token),
    send: async (act) => (await import('./api')).askReview({ token, ...act }),
    nameOf: ({ action }) => action,
    complaint: 'The review was not sent',
  });
  return { ...acts, act: press, failure: failed && failureText(failed.error) };
}

/** Why an action failed. */
function failureText(error: unknown): string {
  const { couldNotSend, tryAgain, closed } = words.notSent;
  const reason = error instanceof RefusedError ? refusalText(error.refusal, { closed }) : undefined;
  return `${couldNotSend} ${reason ?? tryAgain}`;
}
