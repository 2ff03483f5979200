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

type OpenButtonProps = Omit<ComponentProps<typeof Button>, 'onClick'> & { acts: JobActs; onOpen(): void };

/** A button that opens what is filled in, or asked once more, before an act. It waits like those that act. */
export function OpenButton({ acts, onOpen, ...props }: OpenButtonProps) {
  return <Button aria-disabled={acts.isUnderWay} {...props} onClick={() => !acts.isUnderWay && onOpen()} />;
}
