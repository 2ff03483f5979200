import { Button } from '@/components/ui/button';
import { WriteToUs } from '@/components/ui/write-to-us';
import { RefusedError } from '@/lib/forms/refused-error';
import { refusalText } from '@/words/shared/refusals';

type LinkLoadingProps = { words: { heading: string; lookingUp: string; offline: string }; isOffline: boolean };

/** What a link opens is being looked up, or will be as soon as there is a connection. It is also what is prerendered. */
export function LinkLoading({ words, isOffline }: LinkLoadingProps) {
  return (
    <div>
      <h1 className="font-extrabold text-title">{words.heading}</h1>
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

/** A sentence with the way to write to us in it. */
type Help = { before: string; after: string };

type LinkFailedProps = {
  words: { heading: string; text: string; retry: string; help?: Help };
  error: Error | null;
  onRetry(): void;
};

/** The look-up failed: why, if the server said so, and a button to try again. */
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
          {words.help.before}
          <WriteToUs />
          {words.help.after}
        </p>
      )}
    </>
  );
}

type LinkUnknownProps = {
  words: { heading: string; text: string; help: Help };
  /** Whether the way to write to us begins a sentence or stands within one. */
  isHelpWithinSentence?: boolean;
};

/** The link is malformed, or leads to nothing. */
export function LinkUnknown({ words, isHelpWithinSentence = false }: LinkUnknownProps) {
  return (
    <>
      <h1 className="font-extrabold text-title">{words.heading}</h1>
      <p role="alert" className="mt-4 text-lede">
        {words.text}
      </p>
      <p className="mt-4">
        {words.help.before}
        <WriteToUs isWithinSentence={isHelpWithinSentence} />
        {words.help.after}
      </p>
    </>
  );
}
