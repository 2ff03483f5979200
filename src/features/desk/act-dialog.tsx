import type { RequestView } from '@functions/contracts/desk.ts';
import { type ComponentProps, useId } from 'react';
import { words } from '@/content/en/desk';
import { ActDialog as JobActDialog } from '@/features/request/act-dialog';
import type { DeskActName, RequestAct } from './use-desk-acts';

type ActDialogProps = ComponentProps<typeof JobActDialog<DeskActName>> & {
  /** One sentence for each person who is notified, with how and when. */
  notifications: readonly string[];
};

/** What the dialogs of a request share. */
export type RequestDialogProps = {
  look: RequestView;
  press(act: RequestAct): void;
  /** What each of them passes on to its `ActDialog`. */
  frame: Pick<ActDialogProps, 'open' | 'onClose' | 'acts' | 'focusAfter'>;
};

/** Asks for confirmation or details before an act at the desk, and says who will be notified. */
export function ActDialog({ notifications, children, ...props }: ActDialogProps) {
  const id = useId();
  return (
    <JobActDialog {...props}>
      {children}
      <section aria-labelledby={id} className="mt-6 rounded-card bg-leaf-pale p-4">
        <h3 id={id} className="font-bold">
          {words.actDialog.told}
        </h3>
        {notifications.map((sentence) => (
          <p key={sentence} className="mt-1">
            {sentence}
          </p>
        ))}
      </section>
    </JobActDialog>
  );
}
