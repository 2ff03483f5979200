import { parseTrackingId } from '@functions/domain/tracking-id.ts';
import { QueryClientProvider, useMutation, useMutationState } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { WriteToUs } from '@/components/ui/write-to-us';
import { queryClient } from '@/lib/forms/query-client';
import { useIsHydrated } from '@/lib/use-is-hydrated';
import { words } from '@/words/stop-mail';

/**
 * The target of an email's "I did not ask for this" link. Only the button unsubscribes, because mail scanners open
 * links. All links share one prerendered page, which shows the button.
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
    onError: (error) => console.error('The emails were not stopped', error),
  });
  // Also includes a click from before the visitor left the page and came back.
  const last = useMutationState({ filters: { mutationKey }, select: ({ state }) => state }).at(-1);
  const isPending = last?.status === 'pending';
  const isDone = last?.status === 'success';

  useEffect(() => {
    if (isDone) heading.current?.focus();
  }, [isDone]);

  function stop() {
    // Asks the client itself, because the second click of a double click comes before the next render.
    if (queryClient.isMutating({ mutationKey }) === 0) mutate();
  }

  if (isDone) {
    return (
      <>
        <h1 ref={heading} tabIndex={-1} className="font-extrabold text-title">
          {words.stopped.heading}
        </h1>
        <p className="mt-4 text-lede">{words.stopped.lede}</p>
        <p className="mt-4">
          {words.stopped.help.before}
          <WriteToUs />
          {words.stopped.help.after}
        </p>
      </>
    );
  }
  return (
    <>
      <h1 className="font-extrabold text-title">{words.asking.heading}</h1>
      <p className="mt-4 text-lede">{words.asking.lede}</p>
      <p className="mt-4">
        {words.asking.request.before}
        <WriteToUs isWithinSentence />
        {words.asking.request.after}
      </p>
      {last?.isPaused && (
        <p role="status" className="mt-6 rounded-card bg-poppy-pale p-4 font-semibold">
          {words.asking.offline}
        </p>
      )}
      {last?.status === 'error' && (
        <p role="alert" className="mt-6 font-semibold text-danger">
          {words.asking.failed}
        </p>
      )}
      <Button size="lg" className="mt-6" aria-disabled={isPending} onClick={stop}>
        {isPending ? words.asking.sending : words.asking.stop}
      </Button>
    </>
  );
}

function BrokenLink() {
  return (
    <>
      <h1 className="font-extrabold text-title">{words.brokenLink.heading}</h1>
      <p role="alert" className="mt-4 text-lede">
        {words.brokenLink.text}
      </p>
      <p className="mt-4">
        {words.brokenLink.help.before}
        <WriteToUs isWithinSentence />
        {words.brokenLink.help.after}
      </p>
    </>
  );
}
