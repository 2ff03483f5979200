import { haulerCancelReasons } from '@functions/domain/reasons.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { FormProvider, useController, useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { Choice } from '@/components/ui/choice';
import { FormTextField } from '@/components/ui/form-fields';
import { ActionDialog } from '@/features/request/action-dialog';
import { words } from '@/words/job';
import { reasonLabel } from '@/words/shared/reasons';
import type { JobDialogProps } from './reason-dialogs';

const schema = z.object({ chosen: z.array(z.string()), ownWords: z.string().check(z.trim()) }).check(
  z.refine(({ chosen, ownWords }) => chosen.length > 0 || ownWords !== '', {
    error: words.cancelDialog.reasonRequired,
    path: ['ownWords'],
  }),
);

/** Cancels a job for good. The customer sees the reasons. */
export function CancelDialog(props: JobDialogProps) {
  const form = useForm({
    defaultValues: { chosen: [], ownWords: '' },
    resolver: zodResolver(schema),
    reValidateMode: 'onSubmit',
  });
  const { value: chosen, onChange } = useController({ control: form.control, name: 'chosen' }).field;
  const submit = form.handleSubmit(({ chosen, ownWords }) => {
    const cancelReasons = [...new Set([...chosen, ownWords])].filter(Boolean);
    props.actions.act({ action: 'update', status: 'Canceled', cancelReasons });
  });
  return (
    <FormProvider {...form}>
      <ActionDialog {...props} name="update" texts={words.cancelDialog} onSubmit={submit}>
        <fieldset>
          <legend className="font-semibold">{words.cancelDialog.legend}</legend>
          {haulerCancelReasons.map((reason) => (
            <Choice
              key={reason}
              type="checkbox"
              label={reasonLabel(reason)}
              checked={chosen.includes(reason)}
              onChange={({ target }) => {
                onChange(target.checked ? [...chosen, reason] : chosen.filter((each) => each !== reason));
                form.clearErrors('ownWords');
              }}
            />
          ))}
        </fieldset>
        <FormTextField name="ownWords" className="mt-3" {...words.cancelDialog.ownWords} maxLength={200} />
      </ActionDialog>
    </FormProvider>
  );
}
