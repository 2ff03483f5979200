import type { LeadDetails } from '@functions/rules/contract.ts';
import { formatPhone } from '@functions/rules/phone.ts';
import { updateLeadInput } from '@functions/rules/update-lead-contract.ts';
import { fieldErrorText } from '@functions/words/en/errors.ts';
import { type ComponentProps, useState } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { TextField } from '@/components/ui/field';
import { words } from '@/content/en/tracking';
import { notify } from '@/lib/notify';
import { type FieldError, UpdateForm } from './update-form';
import { lastUnstoredUpdate, useLeadUpdate } from './use-lead-update';

type CorrectDialogProps = { lead: LeadDetails; trackingId: string; open: boolean; onClose(): void };

type Details = { phone: string; email: string; unitNumber: string; callTime: string };

/** What can be corrected, in the order of the form. */
const fields: { name: keyof Details; props: Partial<ComponentProps<typeof TextField>> }[] = [
  { name: 'phone', props: { required: true, type: 'tel', inputMode: 'tel', autoComplete: 'tel' } },
  { name: 'email', props: { optional: true, type: 'email', inputMode: 'email', autoComplete: 'email' } },
  { name: 'unitNumber', props: { optional: true, autoComplete: 'address-line2' } },
  { name: 'callTime', props: { optional: true } },
];

/**
 * Corrects how a customer is reached. Only what was edited is sent, and what was typed stays until it is stored or the
 * dialog is closed.
 */
export function CorrectDialog({ lead, trackingId, open, onClose }: CorrectDialogProps) {
  const [edits, setEdits] = useState<Partial<Details>>(() => unstoredEdits(trackingId));
  const [errors, setErrors] = useState<FieldError[]>([]);
  const [failedTries, setFailedTries] = useState(0);
  const update = useLeadUpdate(trackingId, {
    failure: words.correctDialog.failed,
    onDone: () => {
      const { title, description } = words.correctDialog.done;
      notify('success', title, description(lead.hauler !== undefined));
      setEdits({});
      onClose();
    },
  });
  const values = { ...detailsOf(lead), ...edits };

  function submit() {
    const parsed = updateLeadInput.safeParse({ trackingId, action: 'correct', ...edits });
    if (parsed.success) {
      setErrors([]);
      update.send(parsed.data);
    } else {
      setErrors(fields.flatMap(({ name }) => firstIssue(parsed.error.issues, name)));
      setFailedTries(failedTries + 1);
    }
  }

  function close() {
    update.takeBack();
    // What is being sent may fail.
    if (update.isPaused || !update.isPending) setEdits({});
    setErrors([]);
    onClose();
  }

  return (
    <Dialog open={open} onClose={close} title={words.correctDialog.title} description={words.correctDialog.description}>
      <UpdateForm
        {...{ errors, failedTries }}
        isPending={update.isPending}
        isPaused={update.isPaused}
        submit={words.correctDialog.submit}
        close={words.updateForm.close}
        onSubmit={submit}
        onClose={close}
      >
        <div className="space-y-4">
          {fields.map(({ name, props }) => (
            <TextField
              key={name}
              id={name}
              {...words.correctDialog.fields[name]}
              {...props}
              value={values[name]}
              error={errors.find(({ fieldId }) => fieldId === name)?.message}
              onChange={({ target }) => {
                setEdits((current) => ({ ...current, [name]: target.value }));
                setErrors((current) => current.filter(({ fieldId }) => fieldId !== name));
              }}
            />
          ))}
        </div>
      </UpdateForm>
    </Dialog>
  );
}

function detailsOf({ phone, email = '', unitNumber = '', callTime = '' }: LeadDetails): Details {
  return { phone: formatPhone(phone), email, unitNumber, callTime };
}

/** What the visitor sent before they left the page and came back, unless it was stored. */
function unstoredEdits(trackingId: string): Partial<Details> {
  const input = lastUnstoredUpdate(trackingId);
  if (input?.action !== 'correct') return {};
  const { trackingId: _, action: __, ...edits } = input;
  return edits;
}

type Issue = { path: PropertyKey[]; message: string };

function firstIssue(issues: readonly Issue[], name: keyof Details): FieldError[] {
  const message = fieldErrorText(issues.find(({ path }) => path[0] === name)?.message);
  return message ? [{ fieldId: name, message }] : [];
}
