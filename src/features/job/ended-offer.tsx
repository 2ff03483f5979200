import type { Job } from '@functions/contracts/job.ts';
import { WriteToUs } from '@/components/write-to-us';
import { words as english } from '@/content/en/job';
import { useWords } from '@/lib/words';
import { JobHeading, useTitleOf } from './job-heading';
import { useLosAngelesClock } from './use-los-angeles-clock';

/** An offer that came to nothing, or a job that is no longer the hauler's: what happened, and whom to ask. */
export function EndedOffer({ job, hasActed }: { job: Job; hasActed: boolean }) {
  const words = useWords('job', english);
  const { formatLosAngelesClock } = useLosAngelesClock();
  const titleOf = useTitleOf();
  const { heading, text } = endOf(job, words.endedOffer, formatLosAngelesClock);
  const { help } = words.endedOffer;
  return (
    <article>
      <JobHeading standing={titleOf(job.lead)} takesFocus={hasActed}>
        {heading}
      </JobHeading>
      <p className="mt-4 text-lede">{text}</p>
      <p className="mt-4">
        {help.before}
        <WriteToUs />
        {help.after}
      </p>
    </article>
  );
}

function endOf(
  { state, lead: { expiresAt } }: Job,
  words: (typeof english)['endedOffer'],
  formatClock: (isoMoment: string) => string,
): { heading: string; text: string } {
  const { expired } = words;
  switch (state) {
    case 'taken':
    case 'declined':
    case 'returned':
    case 'closed':
      return words[state];
    default: {
      const hasRunOut = Date.parse(expiresAt) <= Date.now();
      return {
        heading: expired.heading,
        text: hasRunOut ? expired.ranOut(formatClock(expiresAt)) : expired.withdrawn,
      };
    }
  }
}
