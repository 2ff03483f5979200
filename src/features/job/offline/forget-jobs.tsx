import { type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { isFirstClick } from '@/features/request/action-button';
import { words } from '@/words/job-offline';
import { forgetAllJobs } from './keeping';

type ForgetJobsProps = {
  isAnyKept: boolean;
  /** Whether an action of one of them waits for a network. */
  isAnyWaiting: boolean;
  onForgotten(): void;
  children?: ReactNode;
};

/**
 * Says what this phone keeps, with a button that deletes it: with the second press, if something waits to be sent.
 * Nothing if nothing is kept.
 */
export function ForgetJobs({ isAnyKept, isAnyWaiting, onForgotten, children }: ForgetJobsProps) {
  const [said, setSaid] = useState('');
  const status = useRef<HTMLParagraphElement>(null);
  const { text, forget, unsent, forgotten } = words.kept;

  async function forgetAll(event: MouseEvent) {
    if (isAnyWaiting && (said === '' || !isFirstClick(event))) return setSaid(unsent);
    if (!(await forgetAllJobs())) return;
    setSaid(forgotten);
    onForgotten();
    // The button is gone.
    status.current?.focus();
  }

  if (!isAnyKept && said !== forgotten) return null;
  return (
    <section className="mt-8 border-line border-t pt-6" data-print="hide">
      {isAnyKept && (
        <>
          <p className="text-ink-soft">{text}</p>
          {children}
          <Button variant="quiet" className="-ml-2" onClick={(event) => void forgetAll(event)}>
            {forget}
          </Button>
        </>
      )}
      <p ref={status} role="status" tabIndex={-1} className="font-semibold">
        {said}
      </p>
    </section>
  );
}
