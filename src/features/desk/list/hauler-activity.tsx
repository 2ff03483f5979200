import type { DeskHauler } from '@functions/contracts/desk.ts';
import { useState } from 'react';
import { CheckboxField } from '@/components/ui/field';
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

/** Pauses a hauler. */
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

/** Activates a hauler. If they have not been vetted, it asks whether they have been now. */
export function ActivateDialog({ hauler, seenVersion, acts, open, onClose }: ActivityDialogProps) {
  const [isVetted, setVetted] = useState(false);
  const [isAskedAgain, setAskedAgain] = useState(false);
  const { title, told: notification, vetted, vettedRequired, ...texts } = words.haulers.activateDialog;
  const mustBeVetted = hauler.vettedAt === null;

  function submit() {
    if (mustBeVetted && !isVetted) {
      setAskedAgain(true);
      document.getElementById('vetted')?.focus();
      return;
    }
    const vetting = mustBeVetted ? { vettedAt: new Date().toISOString() } : {};
    acts.act(change(hauler, seenVersion, { ...vetting, active: true }), onClose);
  }

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
          checked={isVetted}
          error={isAskedAgain && !isVetted ? vettedRequired : undefined}
          onChange={({ target }) => setVetted(target.checked)}
        />
      )}
    </ActDialog>
  );
}

function change({ id }: DeskHauler, version: string, fields: { active: boolean; vettedAt?: string }) {
  return { action: 'hauler' as const, hauler: id, version, fields };
}
