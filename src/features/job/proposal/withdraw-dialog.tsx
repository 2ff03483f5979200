import { ActDialog } from '@/features/request/act-dialog';
import { words } from '@/words/job';
import type { JobDialogProps } from '../reason-dialogs';

/** Confirms the withdrawal of a proposal. */
export function WithdrawDialog({ proposal, ...props }: JobDialogProps & { proposal: string }) {
  return (
    <ActDialog
      {...props}
      name="withdraw"
      texts={words.withdrawDialog}
      onSubmit={() => props.acts.act({ action: 'withdraw', proposal })}
    />
  );
}
