import { WriteToUs } from '@/components/write-to-us';
import { words } from '@/content/en/job';
import { LinkFailed } from './link-states';

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
