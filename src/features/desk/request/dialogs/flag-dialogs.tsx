import { reason } from '@functions/contracts/fields.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { FormProvider, useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { FormTextField } from '@/components/ui/form-fields';
import { words } from '@/content/en/desk';
import { ActionDialog, type RequestDialogProps } from '../../action-dialog';
import { clearFlagNotifications, flagNotifications, noteNotifications } from '../notifications';

const resolver = zodResolver(z.object({ reason }));

/** Holds a request until someone has reviewed it. */
export function FlagDialog(props: RequestDialogProps) {
  const { flag: texts } = words.dialogs;
  return <ReasonDialog {...props} action="flag" texts={texts} notifications={flagNotifications(props.view)} />;
}

/** Leaves the price of a request out of what people paid. */
export function LeavePriceOutDialog(props: RequestDialogProps) {
  const { leavePriceOut: texts } = words.dialogs;
  return <ReasonDialog {...props} action="leave-price-out" texts={texts} notifications={noteNotifications} />;
}

type ReasonDialogProps = RequestDialogProps & {
  action: 'flag' | 'leave-price-out';
  texts: typeof words.dialogs.flag;
  notifications: readonly string[];
};

/** An action that needs a reason. */
function ReasonDialog({
  press,
  dialog,
  action,
  texts: { reason: labels, ...texts },
  notifications,
}: ReasonDialogProps) {
  const form = useForm({ defaultValues: { reason: '' }, resolver, reValidateMode: 'onSubmit' });
  const submit = form.handleSubmit((values) => press({ action, ...values }));
  return (
    <FormProvider {...form}>
      <ActionDialog {...dialog} name={action} texts={texts} notifications={notifications} onSubmit={submit}>
        <FormTextField name="reason" {...labels} required maxLength={200} />
      </ActionDialog>
    </FormProvider>
  );
}

/** Releases a held request. */
export function ClearFlagDialog({ view, press, dialog }: RequestDialogProps) {
  return (
    <ActionDialog
      {...dialog}
      name="flag"
      texts={words.dialogs.clearFlag}
      notifications={clearFlagNotifications(view)}
      onSubmit={() => press({ action: 'flag', reason: '' })}
    />
  );
}
