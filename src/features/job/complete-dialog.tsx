import type { HeldLead } from '@functions/contracts/job.ts';
import { useRef, useState } from 'react';
import { TextField } from '@/components/ui/field';
import { ActDialog } from '@/features/request/act-dialog';
import { parseAmount } from '@/features/request/amounts';
import { words } from '@/words/job';
import { fieldErrors } from '@/words/shared/errors';
import { estimateText } from '@/words/shared/pickups';
import type { JobDialogProps } from './reason-dialogs';

/** Asks what was paid, and so once more, before a job is completed for good. */
export function CompleteDialog({ lead: { agreed }, ...props }: JobDialogProps & { lead: HeldLead }) {
  const { pricePaid, hint, hintWithEstimate, required } = words.completeDialog;
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);

  function submit() {
    const amount = parseAmount(text);
    if (amount === undefined) {
      setError(text.trim() ? fieldErrors['price-invalid'] : required);
      field.current?.focus();
    } else {
      props.acts.act({ action: 'complete', pricePaid: amount });
    }
  }

  return (
    <ActDialog {...props} name="complete" texts={words.completeDialog} onSubmit={submit}>
      <TextField
        ref={field}
        label={pricePaid}
        hint={agreed?.priceFrom === undefined ? hint : hintWithEstimate(estimateText(agreed))}
        error={error}
        required
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setError(undefined);
        }}
      />
    </ActDialog>
  );
}
