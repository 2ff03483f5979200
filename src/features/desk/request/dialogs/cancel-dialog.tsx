import { cancelReasons } from '@functions/contracts/update-lead.ts';
import { deskCancelReasons } from '@functions/domain/desk.ts';
import { useState } from 'react';
import { Choice } from '@/components/ui/choice';
import { TextField } from '@/components/ui/field';
import { words } from '@/content/en/desk';
import { ActDialog, type RequestDialogProps } from '../../act-dialog';
import { cancelNotifications } from '../notifications';
import { useCheckedText } from './use-checked-text';

/** Cancels a request. The customer sees the reasons. */
export function CancelDialog({ look, press, frame }: RequestDialogProps) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const { field, check, clearError } = useCheckedText<HTMLInputElement>();
  const { legend, ownWords: own, ...texts } = words.dialogs.cancel;

  function submit() {
    const given = [...chosen, field.value.trim()].filter(Boolean);
    check(cancelReasons.safeParse(given), (reasons) => press({ action: 'cancel', reasons }));
  }

  return (
    <ActDialog {...frame} name="cancel" texts={texts} notifications={cancelNotifications(look)} onSubmit={submit}>
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
              clearError();
            }}
          />
        ))}
      </fieldset>
      <TextField className="mt-3" {...own} maxLength={200} {...field} />
    </ActDialog>
  );
}
