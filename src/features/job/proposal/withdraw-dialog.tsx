import { ActionDialog } from '@/features/request/action-dialog';
import { words } from '@/words/job';
import type { JobDialogProps } from '../reason-dialogs';

/** Confirms the withdrawal of a proposal. */
export function WithdrawDialog({ proposal, ...props }: JobDialogProps & { proposal: string }) {
  return (
    <ActionDialog
      {...props}
      name="withdraw"
      texts={words.withdrawDialog}
      onSubmit={() => props.actions.act({ action: 'withdraw', proposal })}
    />
  );
}
