import { type ReactNode, useState } from 'react';
import { Button } from '@/components/ui/button';
import { words } from '@/words/job-offline';
import { forgetAllJobs } from './keeping';

type ForgetJobsProps = { isAnyKept: boolean; onForgotten(): void; children?: ReactNode };

/** Says what this phone keeps, with a button that deletes it; nothing if nothing is kept. */
export function ForgetJobs({ isAnyKept, onForgotten, children }: ForgetJobsProps) {
  const [isForgotten, setForgotten] = useState(false);
  const { text, forget, forgotten } = words.kept;

  async function forgetAll() {
    if (!(await forgetAllJobs())) return;
    setForgotten(true);
    onForgotten();
  }

  if (!isAnyKept && !isForgotten) return null;
  return (
    <section className="mt-8 border-line border-t pt-6" data-print="hide">
      <p className="text-ink-soft">{text}</p>
      {children}
      <Button variant="quiet" className="-ml-2" onClick={() => void forgetAll()}>
        {forget}
      </Button>
      <p role="status" className="font-semibold text-leaf">
        {isForgotten && forgotten}
      </p>
    </section>
  );
}
