import type { ComponentProps } from 'react';
import { Button } from '@/components/ui/button';
import { words } from '@/content/en/job';
import type { ActName, JobActs } from './use-job-acts';

type ActButtonProps = ComponentProps<typeof Button> & {
  acts: JobActs;
  /** What it does: it says that this is being sent. */
  name: ActName;
};

/** A button that acts on the job. All of them wait while one act is on its way. */
export function ActButton({ acts, name, children, ...props }: ActButtonProps) {
  return (
    <Button aria-disabled={acts.isUnderWay} {...props}>
      {acts.underWay === name ? words.sending : children}
    </Button>
  );
}
