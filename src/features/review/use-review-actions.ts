import type { ReviewInput, ReviewView } from '@functions/contracts/review.ts';
import { type Actions, useActions } from '@/features/request/use-actions';
import { RefusedError } from '@/lib/forms/refused-error';
import { words } from '@/words/review';
import { refusalText } from '@/words/shared/refusals';

type WithoutToken<Input> = Input extends { token: string } ? Omit<Input, 'token'> : never;

/** An action of a customer on the review page. */
type ReviewAction = WithoutToken<Exclude<ReviewInput, { action: 'view' }>>;

export type ReviewActions = Actions<ReviewAction['action']> & {
  /** Starts an action, unless another is in progress. `onDone` is called if the page still shows the same data. */
  act(action: ReviewAction, onDone?: () => void): void;
  /** Why it failed, in words for the customer. */
  failure: string | undefined;
};

/** The query key of a link's review. */
export function reviewKey(token: string): readonly string[] {
  return ['review', token];
}

/** The actions on a link's review, one at a time. Results are shown even if the page was left meanwhile. */
export function useReviewActions(token: string): ReviewActions {
  const { actions, failed, press } = useActions<ReviewView | null, ReviewAction, ReviewAction['action']>({
    mutationKey: ['review-action', token],
    queryKey: reviewKey(token),
    send: async (action) => (await import('./api')).askReview({ token, ...action }),
    nameOf: ({ action }) => action,
    complaint: 'The review was not sent',
  });
  return { ...actions, act: press, failure: failed && failureText(failed.error) };
}

/** Why an action failed. */
function failureText(error: unknown): string {
  const { couldNotSend, tryAgain, closed } = words.notSent;
  const reason = error instanceof RefusedError ? refusalText(error.refusal, { closed }) : undefined;
  return `${couldNotSend} ${reason ?? tryAgain}`;
}
