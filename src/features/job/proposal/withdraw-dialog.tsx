import { ActDialog } from '@/features/request/act-dialog';
import { words } from '@/words/job';
import type { JobDialogProps } from '../reason-dialogs';

/** Asks once more before a proposal is withdrawn. */
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
