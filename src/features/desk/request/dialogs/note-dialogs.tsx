import { area } from '@functions/contracts/fields.ts';
import { DESK_NOTE_LENGTH } from '@functions/domain/desk.ts';
import { TextAreaField } from '@/components/ui/field';
import { words } from '@/content/en/desk';
import { ActDialog, type RequestDialogProps } from '../../act-dialog';
import { noteNotifications, resendNotifications } from '../notifications';
import { useCheckedText } from './use-checked-text';

const noteSchema = area(DESK_NOTE_LENGTH);

/** Edits the team's note on a request. */
export function NoteDialog({ look, press, frame }: RequestDialogProps) {
  const { field, check } = useCheckedText<HTMLTextAreaElement>(look.request.note ?? '');
  const { label, ...texts } = words.dialogs.note;

  function submit() {
    check(noteSchema.safeParse(field.value), (note) => press({ action: 'note', note }));
  }

  return (
    <ActDialog {...frame} name="note" texts={texts} notifications={noteNotifications} onSubmit={submit}>
      <TextAreaField label={label} rows={4} maxLength={DESK_NOTE_LENGTH} {...field} />
    </ActDialog>
  );
}

/** Sends the customer the link to their tracking page again. */
export function ResendDialog({ look, press, frame }: RequestDialogProps) {
  return (
    <ActDialog
      {...frame}
      name="resend"
      texts={words.dialogs.resend}
      notifications={resendNotifications(look)}
      onSubmit={() => press({ action: 'resend' })}
    />
  );
}
