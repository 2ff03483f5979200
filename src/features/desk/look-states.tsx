import { refusalText } from '@functions/words/en/refusals.ts';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { words } from '@/content/en/desk';
import { RefusedError } from '@/lib/refused-error';
import { AskForLink } from './ask-for-link';

/** What the link shows is being looked up, or will be as soon as there is a connection. It is also what is prerendered. */
export function Loading({ isOffline }: { isOffline: boolean }) {
  return (
    <Narrow>
      <h1 className="font-extrabold text-title">{words.loading.heading}</h1>
      <p role="status" className="mt-4 text-ink-soft">
        {isOffline ? words.loading.offline : words.loading.lookingUp}
      </p>
      <div aria-hidden="true" className="mt-6 animate-pulse space-y-5 rounded-panel bg-paper p-6 shadow-card sm:p-8">
        <div className="h-5 w-44 rounded bg-sand" />
        <div className="h-5 w-44 rounded bg-sand" />
        <div className="h-12 rounded-card bg-sand" />
      </div>
      <div aria-hidden="true" className="mt-6 h-12 animate-pulse rounded-full bg-sand" />
    </Narrow>
  );
}

type LookFailedProps = { error: Error | null; onRetry(): void };

/** The look-up failed: why, if the server said so, and a button to try again. */
export function LookFailed({ error, onRetry }: LookFailedProps) {
  const reason = error instanceof RefusedError ? refusalText(error.refusal) : undefined;
  return (
    <Narrow>
      <h1 className="font-extrabold text-title">{words.lookFailed.heading}</h1>
      <p role="alert" className="mt-4 text-lede">
        {reason ?? words.lookFailed.text}
      </p>
      <Button size="lg" className="mt-6" onClick={onRetry}>
        {words.lookFailed.retry}
      </Button>
    </Narrow>
  );
}

/**
 * The link is malformed, has ended, or is of something else: which of them, nobody is told. `hasEnded`: it showed
 * something just now, which stays below and may have been scrolled far down.
 */
export function DeadLink({ hasEnded = false }: { hasEnded?: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (hasEnded) heading.current?.focus();
  }, [hasEnded]);

  return (
    <Narrow>
      <h1 ref={heading} tabIndex={-1} className="scroll-mt-28 font-extrabold text-title">
        {words.deadLink.heading}
      </h1>
      <p role="alert" className="mt-4 text-lede">
        {words.deadLink.text}
      </p>
      <AskForLink />
      {hasEnded && <p className="my-8 border-line border-t pt-6">{words.deadLink.below}</p>}
    </Narrow>
  );
}

/** The desk without a link. */
export function NoLink() {
  return (
    <Narrow>
      <h1 className="font-extrabold text-title">{words.noLink.heading}</h1>
      <p className="mt-4 text-lede">{words.noLink.text}</p>
      <AskForLink />
    </Narrow>
  );
}

function Narrow({ children }: { children: ReactNode }) {
  return <div className="mx-auto max-w-3xl">{children}</div>;
}
