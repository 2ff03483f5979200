import type { ReviewView } from '@functions/contracts/review.ts';
import { useEffect, useState } from 'react';
import { Picture } from '@/components/picture';
import { LinkPage, LinkUnknown } from '@/features/request/link-page';
import { LinkLoading, LinkNotLoaded, useLinkQuery } from '@/features/request/link-states';
import { words } from '@/words/review';
import { ReviewForm } from './review-form';
import { fingerprintOf, reviewSchema } from './schema';
import { SubmittedReview, type UnsentTexts } from './submitted-review';
import { type ReviewActions, reviewKey, useReviewActions } from './use-review-actions';
import { type OpenReview, useReviewDraft } from './use-review-draft';
import { valuesOf } from './values';

/** The question whether everything is gone, opened by the customer's link. */
export function Review({ token: written }: { token: string }) {
  return (
    <LinkPage
      written={written}
      loading={
        <>
          <Scene />
          <LinkLoading words={words.loading} />
        </>
      }
      broken={<LinkUnknown words={words.unknownLink} isHelpWithinSentence />}
    >
      {(token) => <View token={token} />}
    </LinkPage>
  );
}

function View({ token }: { token: string }) {
  const actions = useReviewActions(token);
  const open = useReviewDraft(token);
  const view = useLinkQuery(reviewKey(token), async () => (await import('./api')).askReview({ token, action: 'view' }));

  if (view.data === null) return <LinkUnknown words={words.unknownLink} isHelpWithinSentence />;
  return (
    <>
      {!view.isError && <Scene />}
      {view.data ? (
        <ReviewInItsState view={view.data} actions={actions} open={open} />
      ) : (
        <LinkNotLoaded view={view} words={words} />
      )}
    </>
  );
}

/** The empty driveway. Above the loading page, too, so that nothing moves. */
function Scene() {
  return <Picture name="done" sizes="229px" className="mx-auto mb-4 h-25 w-auto" alt="" isHero />;
}

type ReviewInItsStateProps = { view: ReviewView; actions: ReviewActions; open: OpenReview };

function ReviewInItsState({ view: { state, review }, actions, open }: ReviewInItsStateProps) {
  const [isChanging, setChanging] = useState(false);
  const [hasChanged, setHasChanged] = useState(false);
  const { draft, discard } = open;
  const values = valuesOf(review, draft?.edits);
  const storedFingerprint = fingerprintOf(review);
  const { data: content } = reviewSchema.safeParse(values);
  // It may have been sent, and the page left before the response. Other stars, tapped in our email, are a change, too.
  const isUnsent = draft !== undefined && (!content || fingerprintOf(content) !== storedFingerprint);
  const view = viewOf();
  const [firstView] = useState(view);
  const isOver = state === 'closed' || (draft !== undefined && view === 'answered');
  const [unsent, setUnsent] = useState<UnsentTexts>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: `discard` is a new function on each render.
  useEffect(() => {
    if (!isOver) return;
    // Keeps longer texts visible, so that they can be copied.
    if (state === 'closed' && draft?.isTyped && isUnsent)
      setUnsent({ leftBehind: values.leftBehind.trim(), words: values.words.trim() });
    discard();
  }, [isOver]);

  function change() {
    setChanging(true);
    setHasChanged(true);
  }

  function viewOf(): 'form' | 'answered' | 'closed' {
    if (state === 'closed') return 'closed';
    return state === 'open' || isChanging || isUnsent || actions.underWay === 'answer' ? 'form' : 'answered';
  }

  const shared = { review, actions, takesFocus: actions.hasActed || view !== firstView || hasChanged };

  if (view === 'form') {
    return (
      <ReviewForm
        {...shared}
        {...{ values, open, storedFingerprint }}
        onSent={() => setChanging(false)}
        onClose={state === 'answered' ? () => setChanging(false) : undefined}
      />
    );
  }
  return <SubmittedReview {...shared} key={view} unsent={unsent} onChange={view === 'answered' ? change : undefined} />;
}
