import type { RequestView } from '@functions/contracts/desk.ts';
import { type ComponentProps, useId } from 'react';
import { words } from '@/content/en/desk';
import { ActionDialog as JobActionDialog } from '@/features/request/action-dialog';
import type { DeskActionName, RequestAction } from './use-desk-actions';

type ActionDialogProps = ComponentProps<typeof JobActionDialog<DeskActionName>> & {
  /** One sentence per recipient who will be notified, with how and when. */
  notifications: readonly string[];
};

/** Props shared by the dialogs of a request. */
export type RequestDialogProps = {
  view: RequestView;
  press(action: RequestAction): void;
  /** Passed on to `ActionDialog`. */
  dialog: Pick<ActionDialogProps, 'open' | 'onClose' | 'actions' | 'focusAfter'>;
};

/** Asks for confirmation or details before a desk action, and lists who will be notified. */
export function ActionDialog({ notifications, children, ...props }: ActionDialogProps) {
  const id = useId();
  return (
    <JobActionDialog {...props}>
      {children}
      <section aria-labelledby={id} className="mt-6 rounded-card bg-leaf-pale p-4">
        <h3 id={id} className="font-bold">
          {words.actionDialog.told}
        </h3>
        {notifications.map((sentence) => (
          <p key={sentence} className="mt-1">
            {sentence}
          </p>
        ))}
      </section>
    </JobActionDialog>
  );
}
