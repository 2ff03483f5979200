import { reason as reasonSchema } from '@functions/contracts/update-lead.ts';
import { TextField } from '@/components/ui/field';
import { words } from '@/content/en/desk';
import { ActDialog, type RequestDialogProps } from '../../act-dialog';
import { clearFlagNotifications, flagNotifications } from '../notifications';
import { useCheckedText } from './use-checked-text';

/** Holds a request until somebody has reviewed it. */
export function FlagDialog({ look, press, frame }: RequestDialogProps) {
  const { field, check } = useCheckedText<HTMLInputElement>();
  const { reason: labels, ...texts } = words.dialogs.flag;

  function submit() {
    check(reasonSchema.safeParse(field.value), (reason) => press({ action: 'flag', reason }));
  }

  return (
    <ActDialog {...frame} name="flag" texts={texts} notifications={flagNotifications(look)} onSubmit={submit}>
      <TextField {...labels} required maxLength={200} {...field} />
    </ActDialog>
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
