import { cancelReasons, line } from '@functions/contracts/fields.ts';
import { deskCancelReasons } from '@functions/domain/desk.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { FormProvider, useController, useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { Choice } from '@/components/ui/choice';
import { FormTextField } from '@/components/ui/form-fields';
import { words } from '@/content/en/desk';
import { ActionDialog, type RequestDialogProps } from '../../action-dialog';
import { cancelNotifications } from '../notifications';

const typed = z.object({ codes: z.array(z.string()), reasons: line(200) });

// Errors of the reasons as a whole are shown at the typed reason, too.
const schema = z.pipe(
  z.pipe(
    typed,
    z.transform(({ codes, reasons }) => ({ reasons: [...codes, reasons].filter(Boolean) })),
  ),
  z.object({ reasons: cancelReasons }),
);

/** Cancels a request. The customer sees the reasons. */
export function CancelDialog({ view, press, dialog }: RequestDialogProps) {
  const form = useForm({
    defaultValues: { codes: [], reasons: '' },
    resolver: zodResolver(schema),
    reValidateMode: 'onSubmit',
  });
  const { value: chosen, onChange } = useController({ control: form.control, name: 'codes' }).field;
  const { legend, ownWords, ...texts } = words.dialogs.cancel;
  const submit = form.handleSubmit(({ reasons }) => press({ action: 'cancel', reasons }));
  return (
    <FormProvider {...form}>
      <ActionDialog {...dialog} name="cancel" texts={texts} notifications={cancelNotifications(view)} onSubmit={submit}>
        <fieldset>
          <legend className="font-semibold">{legend}</legend>
          {Object.entries(deskCancelReasons).map(([code, label]) => (
            <Choice
              key={code}
              type="checkbox"
              label={label}
              checked={chosen.includes(code)}
              onChange={({ target }) => {
                onChange(target.checked ? [...chosen, code] : chosen.filter((each) => each !== code));
                form.clearErrors('reasons');
              }}
            />
          ))}
        </fieldset>
        <FormTextField name="reasons" className="mt-3" {...ownWords} maxLength={200} />
      </ActionDialog>
    </FormProvider>
  );
}
