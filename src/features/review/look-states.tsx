import { WriteToUs } from '@/components/write-to-us';
import { words } from '@/content/en/review';
import { LinkFailed } from '@/features/job/link-states';

type LookFailedProps = { error: Error | null; onRetry(): void };

/** The look-up failed. */
export function LookFailed(props: LookFailedProps) {
  return (
    <LinkFailed words={words.lookFailed} {...props}>
      <p className="mt-6">
        {words.lookFailed.help.before}
        <WriteToUs />
        {words.lookFailed.help.after}
      </p>
    </LinkFailed>
  );
}

/** Nobody was asked by this link. Where the token is malformed, that is said without looking. */
export function UnknownLink() {
  return (
    <>
      <h1 className="font-extrabold text-title">{words.unknownLink.heading}</h1>
      <p role="alert" className="mt-4 text-lede">
        {words.unknownLink.text}
      </p>
      <p className="mt-4">
        {words.unknownLink.help.before}
        <WriteToUs isWithinSentence />
        {words.unknownLink.help.after}
      </p>
    </>
  );
}
