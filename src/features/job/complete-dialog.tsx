import { ActDialog } from './act-dialog';
import type { JobDialogProps } from './reason-dialogs';

/** Asks once more before a job is completed for good. */
export function CompleteDialog(props: JobDialogProps) {
  return (
    <ActDialog
      {...props}
      name="Completed"
      title="Is the job done?"
      description="The customer is told that it is completed. It cannot be opened again from here."
      submitLabel="Yes, it is completed"
      onSubmit={() => props.acts.act({ action: 'update', status: 'Completed' })}
    />
  );
}
