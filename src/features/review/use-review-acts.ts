import type { ReviewInput, ReviewView } from '@functions/contracts/review.ts';
import { type Acts, useActs } from '@/features/request/use-acts';
import { RefusedError } from '@/lib/forms/refused-error';
import { words } from '@/words/review';
import { refusalText } from '@/words/shared/refusals';

type WithoutToken<Input> = Input extends { token: string } ? Omit<Input, 'token'> : never;

/** What a customer does on the page of the question. */
type ReviewAct = WithoutToken<Exclude<ReviewInput, { action: 'look' }>>;

export type ReviewActs = Acts<ReviewAct['action']> & {
  /** Does it, unless another act is on its way. `onDone` is called if the page still shows what it was pressed on. */
  act(act: ReviewAct, onDone?: () => void): void;
  /** Why it was not done, in words for the customer. */
  failure: string | undefined;
};

/** Under which what a link shows is kept. */
export function reviewKey(token: string): readonly string[] {
  return ['review', token];
}

/** The acts on the question of a link, one at a time. What comes of one is shown, also when the page was left meanwhile. */
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

/** Why an act was not done. */
function failureText(error: unknown): string {
  const { couldNotSend, tryAgain, closed } = words.notSent;
  const reason = error instanceof RefusedError ? refusalText(error.refusal, { closed }) : undefined;
  return `${couldNotSend} ${reason ?? tryAgain}`;
}
