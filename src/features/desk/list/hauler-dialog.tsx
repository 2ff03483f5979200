import type { DeskHauler, DeskMessage } from '@functions/contracts/desk.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { words } from '@/content/en/desk-list';
import { ActionDialog } from '../action-dialog';
import type { DeskActions } from '../use-desk-actions';
import { areasOf, changedFields, draftOf, haulerSchema } from './hauler-draft';
import { HaulerForm } from './hauler-form';
import { withFix } from './refusal-fixes';

type HaulerDialogProps = {
  /** Undefined for a new one. */
  hauler?: DeskHauler;
  /** The message with the application of a new one. */
  message?: DeskMessage;
  /** The version that the decision is based on. A new hauler has none. */
  seenVersion?: string;
  actions: DeskActions;
  open: boolean;
  onClose(): void;
  onSaved?(id: string): void;
  onAsk?(): void;
};

/**
 * Adds or changes a hauler. Edits are kept until they are saved, even if the dialog is closed by accident; a button
 * discards them.
 */
export function HaulerDialog({
  hauler,
  message,
  seenVersion,
  actions,
  open,
  onClose,
  onSaved,
  onAsk,
}: HaulerDialogProps) {
  // Kept between clicks, so that retrying does not add another hauler.
  const [newId, setNewId] = useState(() => crypto.randomUUID());
  const stored = draftOf(hauler, message);
  const storedAtLast = useRef(stored);
  const form = useForm({
    values: stored,
    resetOptions: { keepDirtyValues: true, keepErrors: true },
    resolver: zodResolver(haulerSchema(hauler)),
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const isEdited = changedFields(form.watch(), stored).length > 0;
  const { title, description, submit, told: notifications, startOver } = words.haulerDialog;

  // biome-ignore lint/correctness/useExhaustiveDependencies: only when it is opened or closed.
  useEffect(() => {
    if (!open) {
      storedAtLast.current = stored;
      return;
    }
    // An edit of a field that someone else has changed since would silently undo that change.
    for (const name of changedFields(stored, storedAtLast.current)) form.resetField(name);
  }, [open]);

  const save = form.handleSubmit((fields) => {
    const id = hauler?.id ?? newId;
    const basis = { ...(seenVersion && { version: seenVersion }), ...(message && { messageId: message.id }) };
    actions.act({ action: 'hauler', hauler: id, ...basis, fields }, () => {
      // Resets to the stored values.
      form.reset(undefined, { keepDirtyValues: false });
      setNewId(crypto.randomUUID());
      onClose();
      onSaved?.(id);
    });
  });

  function close() {
    form.clearErrors();
    onClose();
  }

  return (
    <FormProvider {...form}>
      <ActionDialog
        open={open}
        onClose={close}
        actions={withFix(actions, { 'no-agreement': onAsk })}
        name="hauler"
        texts={
          hauler
            ? { title: title.change(hauler.name), description: description.change, submit: submit.change }
            : { title: title.add, description: description.add, submit: submit.add }
        }
        notifications={hauler ? [notifications.mailbox, notifications.hauler] : [notifications.add]}
        onSubmit={save}
      >
        <HaulerForm
          isNew={!hauler}
          places={areasOf(message?.application?.areas ?? '').places}
          attestedUntil={hauler && attestedUntil(hauler)}
        />
        {isEdited && !actions.isUnderWay && (
          <Button variant="quiet" className="mt-4" onClick={() => form.reset(stored, { keepDirtyValues: false })}>
            {startOver}
          </Button>
        )}
      </ActionDialog>
    </FormProvider>
  );
}

/** The earlier end of the insurances that a hauler stated, while we have none on file. */
function attestedUntil({ insuredUntil, agreement }: DeskHauler): string | undefined {
  const { liabilityUntil, truckUntil } = agreement.attested;
  return insuredUntil === null ? [liabilityUntil, truckUntil].filter((day) => day !== undefined).sort()[0] : undefined;
}
