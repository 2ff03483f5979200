import type { Job } from '@functions/rules/job-contract.ts';
import { toStatus } from '@functions/rules/statuses.ts';
import { WriteToUs } from '@/components/write-to-us';
import { JobHeading, titleOf } from './job-heading';
import { formatLosAngelesClock } from './los-angeles-clock';

/** An offer that came to nothing, or a job that is no longer the hauler's: what happened, and whom to ask. */
export function EndedOffer({ job, hasActed }: { job: Job; hasActed: boolean }) {
  const { heading, words } = endOf(job);
  return (
    <article>
      <JobHeading standing={titleOf(job.lead)} takesFocus={hasActed}>
        {heading}
      </JobHeading>
      <p className="mt-4 text-lede">{words}</p>
      <p className="mt-4">
        There is nothing left to do here. We email you when there is another job for you. Questions? <WriteToUs />.
      </p>
    </article>
  );
}

function endOf({ state, lead: { expiresAt, status } }: Job): { heading: string; words: string } {
  switch (state) {
    case 'taken':
      return {
        heading: 'Another hauler was faster',
        words: 'The job went to the first one who accepted it.',
      };
    case 'declined':
      return {
        heading: 'You passed on this job',
        words: 'Thanks for telling us. It goes to other haulers.',
      };
    case 'returned':
      return {
        heading: 'This job is no longer yours',
        words:
          'It was given back, or taken back because the customer had not been contacted. It goes to other haulers.',
      };
    case 'closed':
      return {
        heading: 'This job is closed',
        words: toStatus(status) === 'Completed' ? 'It has been completed.' : 'It was canceled.',
      };
    default:
      return {
        heading: 'This offer has run out',
        words:
          Date.parse(expiresAt) <= Date.now()
            ? `It could be accepted until ${formatLosAngelesClock(expiresAt)}, Los Angeles time.`
            : 'We had to withdraw it.',
      };
  }
}
