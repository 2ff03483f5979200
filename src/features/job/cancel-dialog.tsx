import { haulerCancelReasons } from '@functions/domain/reasons.ts';
import { useRef, useState } from 'react';
import { Choice } from '@/components/ui/choice';
import { TextField } from '@/components/ui/field';
import { ActDialog } from '@/features/request/act-dialog';
import { words } from '@/words/job';
import { reasonLabel } from '@/words/shared/reasons';
import type { JobDialogProps } from './reason-dialogs';

/** Cancels a job for good. The customer is told why. */
export function CancelDialog(props: JobDialogProps) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [ownWords, setOwnWords] = useState('');
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);

  function submit() {
    const cancelReasons = [...new Set([...chosen, ownWords.trim()])].filter(Boolean);
    if (cancelReasons.length > 0) {
      props.acts.act({ action: 'update', status: 'Canceled', cancelReasons });
    } else {
      setError(words.cancelDialog.reasonRequired);
      field.current?.focus();
    }
  }

  return (
    <ActDialog {...props} name="update" texts={words.cancelDialog} onSubmit={submit}>
      <fieldset>
        <legend className="font-semibold">{words.cancelDialog.legend}</legend>
        {haulerCancelReasons.map((reason) => (
          <Choice
            key={reason}
            type="checkbox"
            label={reasonLabel(reason)}
            checked={chosen.includes(reason)}
            onChange={(event) => {
              setChosen(event.target.checked ? [...chosen, reason] : chosen.filter((each) => each !== reason));
              setError(undefined);
            }}
          />
        ))}
      </fieldset>
      <TextField
        ref={field}
        className="mt-3"
        {...words.cancelDialog.ownWords}
        maxLength={200}
        error={error}
        value={ownWords}
        onChange={(event) => {
          setOwnWords(event.target.value);
          setError(undefined);
        }}
      />
    </ActDialog>
  );
}
