import { type Query, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { Button } from '@/components/ui/button';
import { WriteToUs } from '@/components/ui/write-to-us';
import { RefusedError } from '@/lib/forms/refused-error';
import { refusalText } from '@/words/shared/refusals';
import type { Help } from './link-page';

type LinkLoadingProps = {
  words: { heading: string; lookingUp: string; offline: string };
  isOffline?: boolean;
  /** The heading is as large as that of a request at the desk. */
  isCompact?: boolean;
};

/** The link's data is loading, or paused offline. Also the prerendered state. */
export function LinkLoading({ words, isOffline = false, isCompact = false }: LinkLoadingProps) {
  return (
    <div>
      <h1 className={`font-extrabold ${isCompact ? 'text-3xl leading-tight' : 'text-title'}`}>{words.heading}</h1>
      <p role="status" className="mt-4 text-ink-soft">
        {isOffline ? words.offline : words.lookingUp}
      </p>
      <div aria-hidden="true" className="mt-6 animate-pulse space-y-5 rounded-panel bg-paper p-6 shadow-card sm:p-8">
        <div className="h-5 w-44 rounded bg-sand" />
        <div className="h-5 w-44 rounded bg-sand" />
        <div className="h-12 rounded-card bg-sand" />
      </div>
      <div aria-hidden="true" className="mt-6 h-12 animate-pulse rounded-full bg-sand" />
    </div>
  );
}

type LinkFailedProps = {
  words: { heading: string; text: string; retry: string; help?: Help };
  error: Error | null;
  onRetry(): void;
};

/** The lookup failed: the server's reason, if any, and a retry button. */
export function LinkFailed({ words, error, onRetry }: LinkFailedProps) {
  const reason = error instanceof RefusedError ? refusalText(error.refusal) : undefined;
  return (
    <>
      <h1 className="font-extrabold text-title">{words.heading}</h1>
      <p role="alert" className="mt-4 text-lede">
        {reason ?? words.text}
      </p>
      <Button size="lg" className="mt-6" onClick={onRetry}>
        {words.retry}
      </Button>
      {words.help && (
        <p className="mt-6">
          <span>{words.help.before}</span>
          <WriteToUs />
          <span>{words.help.after}</span>
        </p>
      )}
    </>
  );
}

/**
 * Queries what a link shows, again whenever the visitor comes back: someone else may have acted in the meantime.
 *
 * @param lookAgainMs how often it looks again while the page is visible, in milliseconds; false for not at all.
 */
export function useLinkQuery<View>(
  queryKey: readonly string[],
  queryFn: () => Promise<View>,
  lookAgainMs: (view: View | undefined) => number | false | undefined = () => false,
): UseQueryResult<View> {
  const refetchInterval = (query: Query<View>) => lookAgainMs(query.state.data);
  return useQuery({ queryKey, queryFn, staleTime: 0, refetchOnWindowFocus: true, refetchInterval });
}

type LinkNotLoadedProps = {
  view: UseQueryResult<unknown>;
  words: { loading: LinkLoadingProps['words']; lookFailed: LinkFailedProps['words'] };
  isCompact?: boolean;
};

/** Shown while the link's data is loading, or if loading it failed. */
export function LinkNotLoaded({ view, words, isCompact = false }: LinkNotLoadedProps) {
  if (view.isPending) return <LinkLoading words={words.loading} isOffline={view.isPaused} isCompact={isCompact} />;
  return <LinkFailed words={words.lookFailed} error={view.error} onRetry={() => void view.refetch()} />;
}
