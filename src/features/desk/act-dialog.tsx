import type { RequestView } from '@functions/contracts/desk.ts';
import { type ComponentProps, useId } from 'react';
import { words } from '@/content/en/desk';
import { ActDialog as JobActDialog } from '@/features/job/act-dialog';
import type { DeskActName, RequestAct } from './use-desk-acts';

type ActDialogProps = ComponentProps<typeof JobActDialog<DeskActName>> & {
  /** Who is told of it, by what and when, each in a sentence. */
  told: readonly string[];
};

/** What the dialogs of a request share. */
export type RequestDialogProps = {
  look: RequestView;
  press(act: RequestAct): void;
  /** What each of them passes on to its `ActDialog`. */
  frame: Pick<ActDialogProps, 'open' | 'onClose' | 'acts' | 'focusAfter'>;
};

/** Asks once more, or for more, before an act at the desk. It ends with who will be told. */
export function ActDialog({ told, children, ...props }: ActDialogProps) {
  const id = useId();
  return (
    <JobActDialog {...props}>
      {children}
      <section aria-labelledby={id} className="mt-6 rounded-card bg-leaf-pale p-4">
        <h3 id={id} className="font-bold">
          {words.actDialog.told}
        </h3>
        {told.map((sentence) => (
          <p key={sentence} className="mt-1">
            {sentence}
          </p>
        ))}
      </section>
    </JobActDialog>
  );
}
