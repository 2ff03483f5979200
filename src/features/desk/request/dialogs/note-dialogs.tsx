import { area } from '@functions/contracts/fields.ts';
import { DESK_NOTE_LENGTH } from '@functions/domain/desk.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { FormProvider, useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { FormTextArea } from '@/components/ui/form-fields';
import { words } from '@/content/en/desk';
import { ActionDialog, type RequestDialogProps } from '../../action-dialog';
import { endTextsNotifications, noteNotifications, resendNotifications } from '../notifications';

// Not `note`, which is the id of the page's heading.
const resolver = zodResolver(z.object({ noteText: area(DESK_NOTE_LENGTH) }));

/** Edits the team's note on a request. */
export function NoteDialog({ view, press, dialog }: RequestDialogProps) {
  const form = useForm({ defaultValues: { noteText: view.request.note ?? '' }, resolver, reValidateMode: 'onSubmit' });
  const { label, ...texts } = words.dialogs.note;
  const submit = form.handleSubmit(({ noteText }) => press({ action: 'note', note: noteText }));
  return (
    <FormProvider {...form}>
      <ActionDialog {...dialog} name="note" texts={texts} notifications={noteNotifications} onSubmit={submit}>
        <FormTextArea name="noteText" label={label} rows={4} maxLength={DESK_NOTE_LENGTH} />
      </ActionDialog>
    </FormProvider>
  );
}

/** Sends the customer the link to their tracking page again. */
export function ResendDialog({ view, press, dialog }: RequestDialogProps) {
  return (
    <ActionDialog
      {...dialog}
      name="resend"
      texts={words.dialogs.resend}
      notifications={resendNotifications(view)}
      onSubmit={() => press({ action: 'resend' })}
    />
  );
}

/** Ends texts to the customer, when they ask for that on the phone or by email. */
export function EndTextsDialog({ view, press, dialog }: RequestDialogProps) {
  return (
    <ActionDialog
      {...dialog}
      name="end-texts"
      texts={words.dialogs.endTexts}
      notifications={endTextsNotifications(view)}
      onSubmit={() => press({ action: 'end-texts' })}
    />
  );
}
