import { useMutation, useMutationState } from '@tanstack/react-query';
import { Button } from '@/components/ui/button';
import { words } from '@/content/en/desk';
import { cancelPaused, queryClient } from '@/lib/forms/query-client';

const MUTATION_KEY = ['ask-for-desk-link'];

/** A button that emails a link to the team. The response is the same whether or not there is a desk. */
export function AskForLink() {
  const { mutate, reset } = useMutation({
    mutationKey: MUTATION_KEY,
    mutationFn: async () => (await import('./api')).askForLink(),
    onError: (error) => console.error('No link was asked for', error),
  });
  // Read from the cache, so that a click before leaving and coming back to the page counts, too.
  const last = useMutationState({ filters: { mutationKey: MUTATION_KEY }, select: ({ state }) => state }).at(-1);
  const { ask, asking, offline, takeBack, failed, asked } = words.askForLink;
  const isPending = last?.status === 'pending';

  function press() {
    // Asks the client itself, because the second click of a double click comes before the next render.
    if (queryClient.isMutating({ mutationKey: MUTATION_KEY }) === 0) mutate();
  }

  return (
    <div className="mt-6">
      <div role="status">
        {last?.isPaused && (
          <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 rounded-card bg-poppy-pale p-4">
            <p className="font-semibold">{offline}</p>
            <Button
              variant="quiet"
              onClick={() => {
                cancelPaused(MUTATION_KEY);
                reset();
              }}
            >
              {takeBack}
            </Button>
          </div>
        )}
        {last?.status === 'success' && (
          <div className="mb-4 rounded-card bg-leaf-pale p-4">
            <p className="font-semibold">{asked.where}</p>
            <p className="mt-1">{asked.notThere}</p>
          </div>
        )}
      </div>
      {last?.status === 'error' && (
        <p role="alert" className="mb-4 font-semibold text-danger">
          {failed}
        </p>
      )}
      <Button size="lg" aria-disabled={isPending} onClick={press}>
        {isPending ? asking : ask}
      </Button>
    </div>
  );
}
