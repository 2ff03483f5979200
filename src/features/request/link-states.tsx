import { Button } from '@/components/ui/button';
import { WriteToUs } from '@/components/ui/write-to-us';
import { RefusedError } from '@/lib/forms/refused-error';
import { refusalText } from '@/words/shared/refusals';

type LinkLoadingProps = { words: { heading: string; lookingUp: string; offline: string }; isOffline: boolean };

/** The link's data is loading, or paused offline. Also the prerendered state. */
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

/** A sentence with a contact link in it. */
type Help = { before: string; after: string };

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
  /** Whether the contact link is within a sentence, instead of at its start. */
  isHelpWithinSentence?: boolean;
};

/** The link is malformed or unknown. */
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
