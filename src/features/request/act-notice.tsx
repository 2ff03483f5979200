import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { words } from '@/words/job';

type ActNoticeProps = {
  acts: { isWaiting: boolean; cancelWaiting(): void; failure: ReactNode };
  /** False if the notice is about another action. */
  isShown?: boolean;
};

/** Says that the last action is paused offline, or failed. */
export function ActNotice({ acts, isShown = true }: ActNoticeProps) {
  return (
    <>
      <div role="status">
        {isShown && acts.isWaiting && (
          <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 rounded-card bg-poppy-pale p-4">
            <p className="font-semibold">{words.actNotice.offline}</p>
            <Button variant="quiet" onClick={acts.cancelWaiting}>
              {words.actNotice.takeBack}
            </Button>
          </div>
        )}
      </div>
      {isShown && acts.failure && (
        <p role="alert" className="mb-4 break-words font-semibold text-danger">
          {acts.failure}
        </p>
      )}
    </>
  );
}
