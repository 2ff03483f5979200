import type { DeskHauler } from '@functions/contracts/desk.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { CheckboxField } from '@/components/fields/field';
import { words } from '@/content/en/desk-list';
import { ActionDialog } from '../action-dialog';
import type { DeskActions } from '../use-desk-actions';
import { withFix } from './refusal-fixes';

type ActivityDialogProps = {
  hauler: DeskHauler;
  /** The version that the decision is based on. */
  seenVersion: string;
  actions: DeskActions;
  open: boolean;
  onClose(): void;
};

/** Pauses a hauler, or keeps one paused who did so themselves. */
export function PauseDialog({ hauler, seenVersion, actions, open, onClose }: ActivityDialogProps) {
  const { pauseDialog, keepPausedDialog } = words.haulers;
  const { title, told: notification, ...texts } = hauler.active ? pauseDialog : keepPausedDialog;
  return (
    <ActionDialog
      {...{ actions, open, onClose }}
      name="hauler"
      texts={{ ...texts, title: title(hauler.name) }}
      notifications={[notification]}
      onSubmit={() => actions.act(activity(hauler, seenVersion, { active: false }), onClose)}
    />
  );
}

type ActivateDialogProps = ActivityDialogProps & {
  /** Opens what provides a missing paper. */
  onOpen?(dialog: 'change' | 'ask-agreement'): void;
};

/** Activates a hauler. If they have not been vetted, asks whether they have been now. */
export function ActivateDialog({ hauler, seenVersion, actions, open, onClose, onOpen }: ActivateDialogProps) {
  const mustBeVetted = hauler.vettedAt === null;
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { isVetted: false },
    resolver: zodResolver(z.object({ isVetted: z.boolean().check(z.refine((isVetted) => isVetted || !mustBeVetted)) })),
  });
  const { title, told: notification, vetted, vettedRequired, ...texts } = words.haulers.activateDialog;

  const change = onOpen && (() => onOpen('change'));
  const ask = onOpen && (() => onOpen('ask-agreement'));

  const submit = handleSubmit(() => {
    const vetting = mustBeVetted ? { vettedAt: new Date().toISOString() } : {};
    actions.act(activity(hauler, seenVersion, { ...vetting, active: true }), onClose);
  });

  return (
    <ActionDialog
      {...{ open, onClose }}
      actions={withFix(actions, { 'not-insured': change, 'no-area': change, 'no-agreement': ask })}
      name="hauler"
      texts={{ ...texts, title: title(hauler.name) }}
      notifications={[notification]}
      onSubmit={submit}
    >
      {mustBeVetted && (
        <CheckboxField
          id="vetted"
          label={vetted}
          error={formState.errors.isVetted && vettedRequired}
          {...register('isVetted')}
        />
      )}
    </ActionDialog>
  );
}

type HaulerActionDialogProps = Omit<ActivityDialogProps, 'seenVersion'> & { action: 'ask-agreement' | 'end-texts' };

/** Asks a hauler to accept the agreement, or ends texts to them. */
export function HaulerActionDialog({ hauler, actions, open, onClose, action }: HaulerActionDialogProps) {
  const { title, told: notification, ...texts } = words.haulers.actionDialogs[action];
  return (
    <ActionDialog
      {...{ actions, open, onClose }}
      name={action}
      texts={{ ...texts, title: title(hauler.name) }}
      notifications={[notification]}
      onSubmit={() => actions.act({ action, hauler: hauler.id }, onClose)}
    />
  );
}

function activity({ id }: DeskHauler, version: string, fields: { active: boolean; vettedAt?: string }) {
  return { action: 'hauler' as const, hauler: id, version, fields };
}
