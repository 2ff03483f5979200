import { Button } from '@/components/ui/button';
import { words } from '@/content/en/desk';
import { words as listWords } from '@/content/en/desk-list';
import type { LoadedDesk } from '../use-desk-view';

/** Beside an open request, in place of the list: it is loading, or loading it failed. */
export function ListNotLoaded({ list: { query } }: { list: LoadedDesk }) {
  const { lookingUp, offline } = words.loading;
  // The request beside it says that the link no longer works.
  if (query.data === null) return null;
  return (
    <section aria-label={listWords.heading} className="rounded-panel bg-poppy-pale p-4 sm:p-5">
      <p role="status">{query.isPending && (query.isPaused ? offline : lookingUp)}</p>
      {query.isPending ? (
        <div aria-hidden="true" className="mt-3 grid animate-pulse gap-2">
          <div className="h-36 rounded-card bg-paper" />
          <div className="h-36 rounded-card bg-paper" />
        </div>
      ) : (
        <>
          <p role="alert">{listWords.lookFailed}</p>
          <Button variant="secondary" className="mt-3" onClick={() => void query.refetch()}>
            {words.lookFailed.retry}
          </Button>
        </>
      )}
    </section>
  );
}
