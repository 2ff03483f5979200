import { reason as reasonSchema } from '@functions/rules/update-lead-contract.ts';
import { fieldErrorText } from '@functions/words/en/errors.ts';
import { useRef, useState } from 'react';
import { TextField } from '@/components/ui/field';
import { words } from '@/content/en/desk';
import { ActDialog } from '../../act-dialog';
import { toldOfClearedFlag, toldOfFlag } from '../told';
import type { DialogProps } from './dialog-props';

/** Holds a request back until somebody has looked at it. */
export function FlagDialog({ look, press, frame }: DialogProps) {
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const { reason, ...texts } = words.dialogs.flag;

  function submit() {
    const parsed = reasonSchema.safeParse(text);
    if (parsed.success) {
      press({ action: 'flag', reason: parsed.data });
    } else {
      setError(fieldErrorText(parsed.error.issues[0]?.message));
      field.current?.focus();
    }
  }

  return (
    <ActDialog {...frame} name="flag" texts={texts} told={toldOfFlag(look)} onSubmit={submit}>
      <TextField
        ref={field}
        {...reason}
        required
        maxLength={200}
        error={error}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setError(undefined);
        }}
      />
    </ActDialog>
  );
}

/** Lets a request go its way. */
export function ClearFlagDialog({ look, press, frame }: DialogProps) {
  return (
    <ActDialog
      {...frame}
      name="flag"
      texts={words.dialogs.clearFlag}
      told={toldOfClearedFlag(look)}
      onSubmit={() => press({ action: 'flag', reason: '' })}
    />
  );
}
