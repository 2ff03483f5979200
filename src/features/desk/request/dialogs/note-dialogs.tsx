import { DESK_NOTE_LENGTH } from '@functions/rules/desk.ts';
import { area } from '@functions/rules/lead-fields.ts';
import { fieldErrorText } from '@functions/words/en/errors.ts';
import { useRef, useState } from 'react';
import { TextAreaField } from '@/components/ui/field';
import { words } from '@/content/en/desk';
import { ActDialog } from '../../act-dialog';
import { toldOfNote, toldOfResend } from '../told';
import type { DialogProps } from './dialog-props';

const noteSchema = area(DESK_NOTE_LENGTH);

/** Changes what the team has noted of a request. */
export function NoteDialog({ look, press, frame }: DialogProps) {
  const [note, setNote] = useState(look.request.note ?? '');
  const [error, setError] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
  const { label, ...texts } = words.dialogs.note;

  function submit() {
    const parsed = noteSchema.safeParse(note);
    if (parsed.success) {
      press({ action: 'note', note: parsed.data });
    } else {
      setError(fieldErrorText(parsed.error.issues[0]?.message));
      field.current?.focus();
    }
  }

  return (
    <ActDialog {...frame} name="note" texts={texts} told={toldOfNote} onSubmit={submit}>
      <TextAreaField
        ref={field}
        label={label}
        rows={4}
        maxLength={DESK_NOTE_LENGTH}
        error={error}
        value={note}
        onChange={({ target }) => {
          setNote(target.value);
          setError(undefined);
        }}
      />
    </ActDialog>
  );
}

/** Sends the customer the link to their tracking page once more. */
export function ResendDialog({ look, press, frame }: DialogProps) {
  return (
    <ActDialog
      {...frame}
      name="resend"
      texts={words.dialogs.resend}
      told={toldOfResend(look)}
      onSubmit={() => press({ action: 'resend' })}
    />
  );
}
