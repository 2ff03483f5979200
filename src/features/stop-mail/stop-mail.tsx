import { parseTrackingId } from '@functions/rules/tracking-id.ts';
import { QueryClientProvider, useMutation, useMutationState } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { WriteToUs } from '@/components/write-to-us';
import { site } from '@/content/facts/site';
import { queryClient, retryDelay } from '@/lib/query-client';
import { RefusedError } from '@/lib/refused-error';
import { useIsHydrated } from '@/lib/use-is-hydrated';

/**
 * Where the link "I did not ask for this" of a mail leads. Only the button stops anything: mail scanners open links.
 * All links share one prerendered page: it shows the button.
 */
export function StopMail({ token: written }: { token: string }) {
  const isHydrated = useIsHydrated();
  const token = parseTrackingId(written);
  if (isHydrated && token === null) return <BrokenLink />;
  return (
    <QueryClientProvider client={queryClient}>
      <StopButton token={token ?? ''} />
    </QueryClientProvider>
  );
}

function StopButton({ token }: { token: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const mutationKey = ['stop-mail', token];
  const { mutate } = useMutation({
    mutationKey,
    mutationFn: async () => (await import('./api')).stopMail(token),
    retry: (failures, error) => !(error instanceof RefusedError) && failures < 2,
    retryDelay,
    onError: (error) => console.error('The emails were not stopped', error),
  });
  // What was pressed before the visitor left the page and came back counts, too.
  const last = useMutationState({ filters: { mutationKey }, select: ({ state }) => state }).at(-1);
  const isPending = last?.status === 'pending';
  const isDone = last?.status === 'success';

  useEffect(() => {
    if (isDone) heading.current?.focus();
  }, [isDone]);

  function stop() {
    // Asked of the client itself: the second click of a double click comes before the page is shown anew.
    if (queryClient.isMutating({ mutationKey }) === 0) mutate();
  }

  if (isDone) {
    return (
      <>
        <h1 ref={heading} tabIndex={-1} className="font-extrabold text-title">
          The emails are stopped
        </h1>
        <p className="mt-4 text-lede">
          From now on we send no emails about any request to the address that got this link. One that is on its way may
          still arrive.
        </p>
        <p className="mt-4">
          Changed your mind, or does another email come later? <WriteToUs />, and we see to it.
        </p>
      </>
    );
  }
  return (
    <>
      <h1 className="font-extrabold text-title">You did not ask for our emails?</h1>
      <p className="mt-4 text-lede">
        Somebody gave your email address with a request for a pickup on {site.name}. Press the button, and we send no
        more emails about any request to this address.
      </p>
      <p className="mt-4">
        Emails are all that it stops: the request stays, and a hauler may call the number that was given with it. If you
        want the request gone, too, <WriteToUs isWithinSentence />.
      </p>
      {last?.isPaused && (
        <p role="status" className="mt-6 rounded-card bg-poppy-pale p-4 font-semibold">
          You are offline. Leave this page open: the emails are stopped as soon as you are back online.
        </p>
      )}
      {last?.status === 'error' && (
        <p role="alert" className="mt-6 font-semibold text-danger">
          That did not work, and the emails are not stopped yet. Please try again in a minute.
        </p>
      )}
      <Button size="lg" className="mt-6" aria-disabled={isPending} onClick={stop}>
        {isPending ? 'Sending…' : 'Stop these emails'}
      </Button>
    </>
  );
}

function BrokenLink() {
  return (
    <>
      <h1 className="font-extrabold text-title">This link is not whole</h1>
      <p role="alert" className="mt-4 text-lede">
        A part of it got lost on the way, so we cannot tell whose emails to stop.
      </p>
      <p className="mt-4">
        Press the link in the email once more, or copy all of it into the address bar. If that does not help,{' '}
        <WriteToUs isWithinSentence />.
      </p>
    </>
  );
}
