import type { LeadDetails } from '@functions/contracts/tracking.ts';
import { updateLeadInput } from '@functions/contracts/update-lead.ts';
import { languages } from '@functions/domain/languages.ts';
import { formatPhone } from '@functions/domain/phone.ts';
import { isSameNumber } from '@functions/domain/same-number.ts';
import { type ComponentProps, useState } from 'react';
import { MessagesConsent } from '@/components/messages-consent';
import { Dialog } from '@/components/ui/dialog';
import { TextField } from '@/components/ui/field';
import { consentVersions } from '@/content/facts/consent';
import { ChoiceGroup } from '@/features/request/choice-group';
import { spanishOn } from '@/lib/env';
import { type Language, language } from '@/lib/language';
import { notify } from '@/lib/notify';
import { fieldErrorText } from '@/words/shared/errors';
import { words } from '@/words/tracking';
import { type FieldError, UpdateForm } from './update-form';
import { lastUnstoredUpdate, useLeadUpdate } from './use-lead-update';

/** What of the form says where we reach the customer. */
export type ContactField = 'phone' | 'email';

type CorrectDialogProps = {
  lead: LeadDetails;
  trackingId: string;
  open: boolean;
  /** The field that gets the focus. */
  focusOn: ContactField;
  onClose(): void;
};

type Details = { phone: string; email: string; unitNumber: string; callTime: string };

type Edits = Partial<Details> & { agreedToMessages?: boolean | undefined; language?: Language | undefined };

/** What can be corrected, in the order of the form. */
const fields: { name: keyof Details; props: Partial<ComponentProps<typeof TextField>> }[] = [
  { name: 'phone', props: { required: true, type: 'tel', inputMode: 'tel', autoComplete: 'tel' } },
  { name: 'email', props: { optional: true, type: 'email', inputMode: 'email', autoComplete: 'email' } },
  { name: 'unitNumber', props: { optional: true, autoComplete: 'address-line2' } },
  { name: 'callTime', props: { optional: true } },
];

/** Each language as those call it who speak it. */
const languageNames = { en: <span lang="en">English</span>, es: <span lang="es">español</span> };

/**
 * Corrects how a customer is reached, in which language we write to them, and whether they agree to messages. Only what
 * was edited is sent, and what was typed stays until it is stored or the dialog is closed.
 */
export function CorrectDialog({ lead, trackingId, open, focusOn, onClose }: CorrectDialogProps) {
  const [edits, setEdits] = useState<Edits>(() => unstoredEdits(trackingId));
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
  // Who agreed to messages did so for one number.
  const agreedBefore = lead.agreedToMessages && isSameNumber(values.phone, lead.phone);
  const agrees = edits.agreedToMessages ?? agreedBefore;

  function edit(name: keyof Details, value: string) {
    setEdits(({ agreedToMessages, ...others }) => ({
      ...others,
      [name]: value,
      ...(name === 'phone' && agreedToMessages ? {} : { agreedToMessages }),
    }));
    setErrors((current) => current.filter(({ fieldId }) => fieldId !== name));
  }

  function submit() {
    const { agreedToMessages: _, ...details } = edits;
    const consent = { agreedToMessages: agrees, ...(agrees ? { consentVersion: consentVersions[language] } : {}) };
    const parsed = updateLeadInput.safeParse({
      trackingId,
      action: 'correct',
      ...details,
      ...(agrees === agreedBefore ? {} : consent),
    });
    if (parsed.success) {
      setErrors([]);
      update.send(parsed.data);
    } else {
      setErrors(
        fields.flatMap(({ name }) => {
          const message = fieldErrorText(parsed.error.issues.find(({ path }) => path[0] === name)?.message);
          return message ? [{ fieldId: name, message }] : [];
        }),
      );
      setFailedTries(failedTries + 1);
    }
  }

  function close() {
    if (update.isWaiting) update.takeBack();
    // What is being sent may fail.
    if (update.isWaiting || !update.isUnderWay) setEdits({});
    setErrors([]);
    onClose();
  }

  return (
    <Dialog
      open={open}
      onClose={close}
      focusOn={focusOn}
      title={words.correctDialog.title}
      description={words.correctDialog.description}
    >
      <UpdateForm
        {...{ errors, failedTries }}
        isUnderWay={update.isUnderWay}
        isWaiting={update.isWaiting}
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
              onChange={({ target }) => edit(name, target.value)}
            />
          ))}
          {spanishOn && lead.language && (
            <ChoiceGroup
              id="language"
              legend={words.correctDialog.language}
              choices={languageNames}
              values={[language, ...languages.filter((each) => each !== language)]}
              chosen={edits.language ?? languages.find((each) => each === lead.language)}
              onChoose={(chosen) => setEdits((current) => ({ ...current, language: chosen }))}
            />
          )}
          <MessagesConsent
            checked={agrees}
            onChange={({ target }) => setEdits((current) => ({ ...current, agreedToMessages: target.checked }))}
          />
        </div>
      </UpdateForm>
    </Dialog>
  );
}

function detailsOf({ phone, email = '', unitNumber = '', callTime = '' }: LeadDetails): Details {
  return { phone: formatPhone(phone), email, unitNumber, callTime };
}

/** What the visitor sent before they left the page and came back, unless it was stored. */
function unstoredEdits(trackingId: string): Edits {
  const input = lastUnstoredUpdate(trackingId);
  if (input?.action !== 'correct') return {};
  const { trackingId: _, action: __, consentVersion: ___, ...edits } = input;
  return edits;
}
