import { Button } from '@/components/ui/button';
import { WriteToUs } from '@/components/write-to-us';
import { RefusedError } from '@/lib/refused-error';

export function Loading({ isOffline }: { isOffline: boolean }) {
  return (
    <div>
      <h1 className="font-extrabold text-title">Your job</h1>
      <p role="status" className="mt-4 text-ink-soft">
        {isOffline ? 'You are offline. We look it up as soon as you are back.' : 'Loading the job…'}
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

export function LookFailed({ error, onRetry }: LookFailedProps) {
  const words = error instanceof RefusedError && error.message;
  return (
    <>
      <h1 className="font-extrabold text-title">We could not load the job</h1>
      <p role="alert" className="mt-4 text-lede">
        {words || 'Something went wrong on the way. The job itself is as it was.'}
      </p>
      <Button size="lg" className="mt-6" onClick={onRetry}>
        Try again
      </Button>
      <p className="mt-6">
        Does it happen again? <WriteToUs />.
      </p>
    </>
  );
}

export function BrokenLink() {
  return (
    <>
      <h1 className="font-extrabold text-title">This link is not whole</h1>
      <p role="alert" className="mt-4 text-lede">
        A part of it got lost on the way, so we cannot tell which job it is for.
      </p>
      <p className="mt-4">
        Press the link in the email once more, or copy all of it into the address bar. If that does not help,{' '}
        <WriteToUs isWithinSentence />.
      </p>
    </>
  );
}

export function UnknownJob() {
  return (
    <>
      <h1 className="font-extrabold text-title">No job here</h1>
      <p role="alert" className="mt-4 text-lede">
        There is no job with this link. It may have been deleted since we sent it to you.
      </p>
      <p className="mt-4">
        Do you think it should be here? <WriteToUs />, and we look into it.
      </p>
    </>
  );
}
