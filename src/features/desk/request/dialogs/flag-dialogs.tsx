import { reason } from '@functions/contracts/update-lead.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { FormProvider, useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { FormTextField } from '@/components/ui/form-fields';
import { words } from '@/content/en/desk';
import { ActDialog, type RequestDialogProps } from '../../act-dialog';
import { clearFlagNotifications, flagNotifications } from '../notifications';

const resolver = zodResolver(z.object({ reason }));

/** Holds a request until someone has reviewed it. */
export function FlagDialog({ look, press, frame }: RequestDialogProps) {
  const form = useForm({ defaultValues: { reason: '' }, resolver, reValidateMode: 'onSubmit' });
  const { reason: labels, ...texts } = words.dialogs.flag;
  const submit = form.handleSubmit((values) => press({ action: 'flag', ...values }));
  return (
    <FormProvider {...form}>
      <ActDialog {...frame} name="flag" texts={texts} notifications={flagNotifications(look)} onSubmit={submit}>
        <FormTextField name="reason" {...labels} required maxLength={200} />
      </ActDialog>
    </FormProvider>
  );
}

/** Releases a held request. */
export function ClearFlagDialog({ look, press, frame }: RequestDialogProps) {
  return (
    <ActDialog
      {...frame}
      name="flag"
      texts={words.dialogs.clearFlag}
      notifications={clearFlagNotifications(look)}
      onSubmit={() => press({ action: 'flag', reason: '' })}
    />
  );
}
