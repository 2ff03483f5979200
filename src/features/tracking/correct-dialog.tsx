import type { LeadDetails } from '@functions/contracts/tracking.ts';
import { type UpdateLeadInput, updateLeadInput } from '@functions/contracts/update-lead.ts';
import { languages } from '@functions/domain/languages.ts';
import { formatPhone, isSameNumber, mayLackDigit } from '@functions/domain/phone.ts';
import { isOnlyCleaning } from '@functions/domain/services.ts';
import { wantedNow } from '@functions/domain/wanted.ts';
import { type ComponentProps, Suspense, useLayoutEffect } from 'react';
import * as z from 'zod/mini';
import { ChoiceGroup } from '@/components/ui/choice';
import { FormTextField } from '@/components/ui/form-fields';
import { MessagesConsent } from '@/components/ui/messages-consent';
import { consentVersions } from '@/content/facts/consent';
import type { LoadSizeValue } from '@/features/request/load-size-field';
import { spanishOn } from '@/lib/env';
import { type Language, language } from '@/lib/language';
import { lazyOptional } from '@/lib/lazy-optional';
import { notify } from '@/lib/notify';
import { words } from '@/words/tracking';
import { words as ui } from '@/words/ui';
import { UpdateDialog, useUpdateForm } from './update-dialog';
import { lastUnstoredUpdate, useLeadUpdate } from './use-lead-update';

/** Where a correction starts: at this field of all details, or with no more than what adds a way to reach the customer. */
export type CorrectionStart = 'phone' | 'email' | 'way';

type Correction = Extract<UpdateLeadInput, { action: 'correct' }>;

type CorrectDialogProps = {
  lead: LeadDetails;
  trackingId: string;
  /** Undefined while it is closed. */
  from: CorrectionStart | undefined;
  onClose(): void;
};

type Detail = keyof typeof words.correctDialog.fields;

/** `agreedToMessages` is undefined until the checkbox is changed. */
type Values = Record<Detail, string> & {
  loadSize: LoadSizeValue;
  wanted: string;
  language?: Language | undefined;
  agreedToMessages?: boolean | undefined;
};

/** The correctable fields, in the form's order. */
const fields: { name: Detail; props: Partial<ComponentProps<typeof FormTextField>> }[] = [
  { name: 'phone', props: { required: true, type: 'tel', inputMode: 'tel', autoComplete: 'tel' } },
  { name: 'email', props: { optional: true, type: 'email', inputMode: 'email', autoComplete: 'email' } },
  { name: 'unitNumber', props: { optional: true, autoComplete: 'address-line2' } },
  { name: 'callTime', props: { optional: true } },
];

const JobQuestions = lazyOptional(async () => (await import('@/features/request/job-questions')).JobQuestions);

/** Each language in its own name. */
const languageNames = { en: <span lang="en">English</span>, es: <span lang="es">español</span> };

/**
 * Corrects the customer's contact details, load, day, language and consent to messages. Sends only edited fields. Input
 * is kept until it is stored or the dialog is closed.
 */
export function CorrectDialog({ lead, trackingId, from, onClose }: CorrectDialogProps) {
  const open = from !== undefined;
  const addsWay = from === 'way';
  const form = useUpdateForm<Values>(knownOf(lead), z.pipe(z.transform(toInput), updateLeadInput));
  const update = useLeadUpdate(trackingId, 'correct', {
    failure: words.correctDialog.failed,
    onDone: () => {
      const { title, description } = words.correctDialog.done;
      notify('success', title, description(lead.hauler !== undefined));
      form.reset();
      onClose();
    },
  });
  const { dirtyFields } = form.formState;
  const values = form.watch();
  // Consent applies only to the number it was given for.
  const agreedBefore = lead.agreedToMessages && isSameNumber(values.phone, lead.phone);
  const agrees = values.agreedToMessages ?? agreedBefore;

  // Edited fields keep their values when the request changes.
  useLayoutEffect(() => {
    if (open) form.reset(knownOf(lead), { keepDirtyValues: true, keepErrors: true });
  }, [form, lead, open]);

  useLayoutEffect(() => {
    form.reset({ ...form.getValues(), ...unstoredEdits(trackingId) }, { keepDefaultValues: true });
  }, [form, trackingId]);

  function toInput(filledIn: Values): UpdateLeadInput {
    const input: Correction = { trackingId, action: 'correct' };
    for (const { name } of fields) if (dirtyFields[name]) input[name] = filledIn[name];
    if (dirtyFields.loadSize) input.loadSize = filledIn.loadSize;
    if (dirtyFields.wanted) input.wanted = wantedNow(filledIn.wanted);
    if (dirtyFields.language) input.language = filledIn.language;
    if (agrees !== agreedBefore) input.agreedToMessages = agrees;
    if (input.agreedToMessages) input.consentVersion = consentVersions[language];
    return input;
  }

  return (
    <UpdateDialog
      {...{ form, update, open, onClose }}
      focusOn={addsWay ? 'email' : from}
      texts={{
        title: addsWay ? words.howTold.addWay : words.correctDialog.title,
        submit: words.correctDialog.submit,
        close: words.updateForm.close,
      }}
      description={addsWay ? words.correctDialog.descriptionOfWay : words.correctDialog.description(lead.hauler?.name)}
      fields={{ phone: 'phone', email: 'email', unitNumber: 'unitNumber', callTime: 'callTime', wanted: 'wanted' }}
    >
      <div className="space-y-4">
        {fields
          .filter(({ name }) => !addsWay || name === 'email')
          .map(({ name, props }) => (
            <FormTextField
              key={name}
              name={name}
              {...words.correctDialog.fields[name]}
              {...(name === 'phone' && mayLackDigit(values.phone) && { hint: ui.mayLackDigit })}
              {...props}
              onInput={() =>
                name === 'phone' && values.agreedToMessages && form.setValue('agreedToMessages', undefined)
              }
            />
          ))}
        {!addsWay && (
          <Suspense>
            <JobQuestions hasLoad={!isOnlyCleaning(lead.services)} />
          </Suspense>
        )}
        {!addsWay && spanishOn && lead.language && (
          <ChoiceGroup
            id="language"
            legend={words.correctDialog.language}
            choices={languageNames}
            values={[language, ...languages.filter((each) => each !== language)]}
            chosen={values.language}
            onChoose={(chosen) => form.setValue('language', chosen, { shouldDirty: true })}
          />
        )}
        <MessagesConsent
          checked={agrees}
          onChange={({ target }) => form.setValue('agreedToMessages', target.checked, { shouldDirty: true })}
        />
      </div>
    </UpdateDialog>
  );
}

/** The form's values from the request. */
function knownOf({ phone, language: stored, ...lead }: LeadDetails): Values {
  const { email = '', unitNumber = '', callTime = '', loadSize = '', wanted = '' } = lead;
  const known = languages.find((each) => each === stored);
  return { phone: formatPhone(phone), email, unitNumber, callTime, loadSize, wanted, language: known };
}

/** The visitor's last unstored edits, from before they left the page and came back. */
function unstoredEdits(trackingId: string): Partial<Values> {
  const input = lastUnstoredUpdate(trackingId);
  if (input?.action !== 'correct') return {};
  const { trackingId: _, action: __, consentVersion: ___, ...edits } = input;
  return edits;
}
