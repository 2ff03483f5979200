import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { words as actionWords } from '@/words/actions';

type ActionNoticeProps = {
  actions: { isWaiting: boolean; cancelWaiting(): void; failure: ReactNode };
  /** False if the notice is about another action. */
  isShown?: boolean;
  words?: { offline: string; takeBack: string };
};

/** Says that the last action is paused offline, or failed. */
export function ActionNotice({ actions, isShown = true, words = actionWords }: ActionNoticeProps) {
  return (
    <>
      <div role="status">
        {isShown && actions.isWaiting && (
          <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 rounded-card bg-poppy-pale px-4 py-2">
            <p className="flex-1 basis-36 font-semibold">{words.offline}</p>
            <Button variant="quiet" onClick={actions.cancelWaiting}>
              {words.takeBack}
            </Button>
          </div>
        )}
      </div>
      {isShown && actions.failure && (
        <p role="alert" className="mb-4 break-words font-semibold text-danger">
          {actions.failure}
        </p>
      )}
    </>
  );
}
