import { words } from '@/content/en/job';
import { ActDialog } from './act-dialog';
import type { JobDialogProps } from './reason-dialogs';

/** Asks once more before a job is completed for good. */
export function CompleteDialog(props: JobDialogProps) {
  return (
    <ActDialog
      {...props}
      name="Completed"
      texts={words.completeDialog}
      onSubmit={() => props.acts.act({ action: 'update', status: 'Completed' })}
    />
  );
}
