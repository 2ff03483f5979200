import type { DeskHauler } from '@functions/contracts/desk.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { CheckboxField } from '@/components/fields/field';
import { words } from '@/content/en/desk-list';
import { ActDialog } from '../act-dialog';
import type { DeskActs } from '../use-desk-acts';

type ActivityDialogProps = {
  hauler: DeskHauler;
  /** The version that the decision is based on. */
  seenVersion: string;
  acts: DeskActs;
  open: boolean;
  onClose(): void;
};

export function PauseDialog({ hauler, seenVersion, acts, open, onClose }: ActivityDialogProps) {
  const { title, told: notification, ...texts } = words.haulers.pauseDialog;
  return (
    <ActDialog
      {...{ acts, open, onClose }}
      name="hauler"
      texts={{ ...texts, title: title(hauler.name) }}
      notifications={[notification]}
      onSubmit={() => acts.act(change(hauler, seenVersion, { active: false }), onClose)}
    />
  );
}

/** Activates a hauler. If they have not been vetted, asks whether they have been now. */
export function ActivateDialog({ hauler, seenVersion, acts, open, onClose }: ActivityDialogProps) {
  const mustBeVetted = hauler.vettedAt === null;
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { isVetted: false },
    resolver: zodResolver(z.object({ isVetted: z.boolean().check(z.refine((isVetted) => isVetted || !mustBeVetted)) })),
  });
  const { title, told: notification, vetted, vettedRequired, ...texts } = words.haulers.activateDialog;

  const submit = handleSubmit(() => {
    const vetting = mustBeVetted ? { vettedAt: new Date().toISOString() } : {};
    acts.act(change(hauler, seenVersion, { ...vetting, active: true }), onClose);
  });

  return (
    <ActDialog
      {...{ acts, open, onClose }}
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
    </ActDialog>
  );
}

function change({ id }: DeskHauler, version: string, fields: { active: boolean; vettedAt?: string }) {
  return { action: 'hauler' as const, hauler: id, version, fields };
}
