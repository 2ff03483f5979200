import type { Job } from '@functions/contracts/job.ts';
import { WriteToUs } from '@/components/ui/write-to-us';
import { JobHeading } from '@/features/request/heading';
import { jobTitle } from '@/features/request/job-title';
import { formatFirstMoment } from '@/features/request/los-angeles-clock';
import { words } from '@/words/job';
import { narrowClass } from './columns';

/** An ended offer, or a job that the hauler no longer has: what happened, and whom to ask. */
export function EndedOffer({ job, hasActed }: { job: Job; hasActed: boolean }) {
  const { heading, text } = endOf(job);
  const { help } = words.endedOffer;
  return (
    <article className={narrowClass}>
      <JobHeading status={jobTitle(job.lead)} takesFocus={hasActed}>
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

function endOf({ state, lead: { expiresAt } }: Job): { heading: string; text: string } {
  const { expired } = words.endedOffer;
  switch (state) {
    case 'taken':
    case 'declined':
    case 'returned':
    case 'closed':
      return words.endedOffer[state];
    default: {
      const hasRunOut = Date.parse(expiresAt) <= Date.now();
      return {
        heading: expired.heading,
        text: hasRunOut ? expired.ranOut(formatFirstMoment(expiresAt)) : expired.withdrawn,
      };
    }
  }
}
