import type { RequestView } from '@functions/contracts/desk.ts';
import { type ComponentProps, useId } from 'react';
import { words } from '@/content/en/desk';
import { ActDialog as JobActDialog } from '@/features/request/act-dialog';
import type { DeskActName, RequestAct } from './use-desk-acts';

type ActDialogProps = ComponentProps<typeof JobActDialog<DeskActName>> & {
  /** One sentence per recipient who will be notified, with how and when. */
  notifications: readonly string[];
};

/** Props shared by the dialogs of a request. */
export type RequestDialogProps = {
  look: RequestView;
  press(act: RequestAct): void;
  /** Passed on to `ActDialog`. */
  frame: Pick<ActDialogProps, 'open' | 'onClose' | 'acts' | 'focusAfter'>;
};

/** Asks for confirmation or details before a desk action, and lists who will be notified. */
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
