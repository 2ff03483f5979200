import { refusalText } from '@functions/words/en/refusals.ts';
import { Button } from '@/components/ui/button';
import { WriteToUs } from '@/components/write-to-us';
import { words } from '@/content/en/job';
import { RefusedError } from '@/lib/refused-error';

/** The job is being looked up, or will be as soon as there is a connection. It is also what is prerendered. */
export function Loading({ isOffline }: { isOffline: boolean }) {
  return (
    <div>
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
    </div>
  );
}

type LookFailedProps = { error: Error | null; onRetry(): void };

/** The look-up failed: why, if the server said so, and a button to try again. */
export function LookFailed({ error, onRetry }: LookFailedProps) {
  const reason = error instanceof RefusedError ? refusalText(error.refusal) : undefined;
  return (
    <>
      <h1 className="font-extrabold text-title">{words.lookFailed.heading}</h1>
      <p role="alert" className="mt-4 text-lede">
        {reason ?? words.lookFailed.text}
      </p>
      <Button size="lg" className="mt-6" onClick={onRetry}>
        {words.lookFailed.retry}
      </Button>
      <p className="mt-6">
        {words.lookFailed.help.before}
        <WriteToUs />
        {words.lookFailed.help.after}
      </p>
    </>
  );
}

/** The token in the link is malformed, so nothing is looked up. */
export function BrokenLink() {
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

/** There is no job with this link. */
export function UnknownJob() {
  return (
    <>
      <h1 className="font-extrabold text-title">{words.unknownJob.heading}</h1>
      <p role="alert" className="mt-4 text-lede">
        {words.unknownJob.text}
      </p>
      <p className="mt-4">
        {words.unknownJob.help.before}
        <WriteToUs />
        {words.unknownJob.help.after}
      </p>
    </>
  );
}
