import { type TakeBackReason, takeBackReasons } from '@functions/domain/desk.ts';
import { useState } from 'react';
import { ChoiceGroup } from '@/components/ui/choice';
import { words } from '@/content/en/desk';
import { ActionDialog, type RequestDialogProps } from '../../action-dialog';
import { holderOf } from '../../offers';
import { takeBackNotifications } from '../notifications';

const codes = Object.keys(takeBackReasons) as TakeBackReason[];

/** Takes the job from the hauler who has it. */
export function TakeBackDialog({ view, press, dialog }: RequestDialogProps) {
  const [reason, setReason] = useState<TakeBackReason>('other');
  const { title, legend, ...texts } = words.dialogs.takeBack;
  const name = holderOf(view.request)?.hauler.name ?? words.history.somebody;
  return (
    <ActionDialog
      {...dialog}
      name="take-back"
      texts={{ ...texts, title: title(name) }}
      notifications={takeBackNotifications(view)}
      onSubmit={() => press({ action: 'take-back', reason })}
    >
      <ChoiceGroup
        id="reason"
        legend={legend}
        choices={takeBackReasons}
        values={codes}
        chosen={reason}
        onChoose={(next) => setReason(next)}
      />
    </ActionDialog>
  );
}
