import { words as english } from '@/content/en/job';
import { useWords } from '@/lib/words';
import { ActDialog } from '../act-dialog';
import type { JobDialogProps } from '../reason-dialogs';

/** Asks once more before a proposal is withdrawn. */
export function WithdrawDialog({ proposal, ...props }: JobDialogProps & { proposal: string }) {
  const words = useWords('job', english);
  return (
    <ActDialog
      {...props}
      name="withdraw"
      texts={words.withdrawDialog}
      onSubmit={() => props.acts.act({ action: 'withdraw', proposal })}
    />
  );
}
