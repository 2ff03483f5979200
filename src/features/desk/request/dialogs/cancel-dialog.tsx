import { deskCancelReasons } from '@functions/rules/desk.ts';
import { cancelReasons } from '@functions/rules/update-lead-contract.ts';
import { fieldErrorText } from '@functions/words/en/errors.ts';
import { useRef, useState } from 'react';
import { Choice } from '@/components/ui/choice';
import { TextField } from '@/components/ui/field';
import { words } from '@/content/en/desk';
import { ActDialog } from '../../act-dialog';
import { toldOfCancel } from '../told';
import type { DialogProps } from './dialog-props';

/** Cancels a request. The customer reads why. */
export function CancelDialog({ look, press, frame }: DialogProps) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [ownWords, setOwnWords] = useState('');
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const { legend, ownWords: own, ...texts } = words.dialogs.cancel;

  function submit() {
    const reasons = cancelReasons.safeParse([...chosen, ownWords.trim()].filter(Boolean));
    if (reasons.success) {
      press({ action: 'cancel', reasons: reasons.data });
    } else {
      setError(fieldErrorText(reasons.error.issues[0]?.message));
      field.current?.focus();
    }
  }

  return (
    <ActDialog {...frame} name="cancel" texts={texts} told={toldOfCancel(look)} onSubmit={submit}>
      <fieldset>
        <legend className="font-semibold">{legend}</legend>
        {Object.entries(deskCancelReasons).map(([code, label]) => (
          <Choice
            key={code}
            type="checkbox"
            label={label}
            checked={chosen.includes(code)}
            onChange={({ target }) => {
              setChosen(target.checked ? [...chosen, code] : chosen.filter((each) => each !== code));
              setError(undefined);
            }}
          />
        ))}
      </fieldset>
      <TextField
        ref={field}
        className="mt-3"
        {...own}
        maxLength={200}
        error={error}
        value={ownWords}
        onChange={({ target }) => {
          setOwnWords(target.value);
          setError(undefined);
        }}
      />
    </ActDialog>
  );
}
