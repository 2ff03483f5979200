import type { DeskHauler } from '@functions/contracts/desk.ts';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { ErrorSummary } from '@/components/ui/error-summary';
import { words } from '@/content/en/desk-list';
import { ActDialog } from '../act-dialog';
import type { DeskActs } from '../use-desk-acts';
import {
  changedFields,
  draftOf,
  editsSince,
  errorsOf,
  type HaulerEdits,
  type HaulerError,
  haulerFieldsOf,
} from './hauler-draft';
import { HaulerForm } from './hauler-form';

type HaulerDialogProps = {
  /** Undefined for a new one. */
  hauler?: DeskHauler;
  /** The version that the decision is based on. A new hauler has none. */
  seenVersion?: string;
  acts: DeskActs;
  open: boolean;
  onClose(): void;
  onSaved?(id: string): void;
};

/**
 * Adds or changes a hauler. Edits are kept until they are saved, even if the dialog is closed by accident; a button
 * discards them.
 */
export function HaulerDialog({ hauler, seenVersion, acts, open, onClose, onSaved }: HaulerDialogProps) {
  // Pressing the button again does not add another hauler.
  const [newId, setNewId] = useState(() => crypto.randomUUID());
  const [edits, setEdits] = useState<HaulerEdits>({});
  const [errors, setErrors] = useState<HaulerError[]>([]);
  const [failedTries, setFailedTries] = useState(0);
  const stored = draftOf(hauler);
  const [storedAtLast, setStoredAtLast] = useState(stored);
  const [wasOpen, setWasOpen] = useState(open);
  const draft = { ...stored, ...edits };
  const { title, description, submit, told: notifications, startOver } = words.haulerDialog;

  if (open !== wasOpen) {
    setWasOpen(open);
    // An edit of something that somebody else has changed since would silently undo that change.
    if (open) setEdits(editsSince(edits, storedAtLast, stored));
    else setStoredAtLast(stored);
  }

  function edit(change: HaulerEdits) {
    setEdits((current) => ({ ...current, ...change }));
    setErrors((current) => current.filter(({ fieldId }) => !(fieldId in change)));
  }

  function save() {
    const fields = haulerFieldsOf(edits, hauler);
    const nextErrors = hauler && changedFields(edits, stored).length === 0 ? nothingChanged : errorsOf(fields, draft);
    setErrors(nextErrors);
    if (nextErrors.length > 0) return setFailedTries(failedTries + 1);
    const id = hauler?.id ?? newId;
    acts.act({ action: 'hauler', hauler: id, ...(seenVersion && { version: seenVersion }), fields }, () => {
      setEdits({});
      setNewId(crypto.randomUUID());
      onClose();
      onSaved?.(id);
    });
  }

  function close() {
    setErrors([]);
    onClose();
  }

  return (
    <ActDialog
      open={open}
      onClose={close}
      acts={acts}
      name="hauler"
      texts={
        hauler
          ? { title: title.change(hauler.name), description: description.change, submit: submit.change }
          : { title: title.add, description: description.add, submit: submit.add }
      }
      notifications={hauler ? [notifications.mailbox, notifications.hauler] : [notifications.add]}
      onSubmit={save}
    >
      <ErrorSummary errors={errors} focusKey={failedTries} />
      <HaulerForm draft={draft} errors={errors} isNew={!hauler} onEdit={edit} />
      {Object.keys(edits).length > 0 && !acts.isUnderWay && (
        <Button variant="quiet" className="mt-4" onClick={() => setEdits({})}>
          {startOver}
        </Button>
      )}
    </ActDialog>
  );
}

const nothingChanged: HaulerError[] = [{ fieldId: 'name', message: words.haulerDialog.errors.nothing }];
