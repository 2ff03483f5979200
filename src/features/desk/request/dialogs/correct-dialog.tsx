import { correctedFields } from '@functions/contracts/desk.ts';
import type { FieldError } from '@functions/contracts/field-errors.ts';
import { formatPhone } from '@functions/domain/phone.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import type { ComponentProps } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { ErrorSummary } from '@/components/fields/error-summary';
import { errorsOf, FormTextField } from '@/components/ui/form-fields';
import { words } from '@/content/en/desk';
import { ActDialog, type RequestDialogProps } from '../../act-dialog';
import { correctNotifications } from '../notifications';

type Name = keyof typeof words.dialogs.correct.fields;

type Details = Record<Name, string>;

/** The fields, in display order. */
const fields: { name: Name; props: Partial<ComponentProps<typeof FormTextField>> }[] = [
  { name: 'fullName', props: { required: true, maxLength: 120 } },
  { name: 'phone', props: { required: true, type: 'tel', inputMode: 'tel' } },
  { name: 'email', props: { optional: true, type: 'email', inputMode: 'email', maxLength: 254 } },
  { name: 'streetAddress', props: { required: true, maxLength: 200 } },
  { name: 'unitNumber', props: { optional: true, maxLength: 40 } },
  { name: 'city', props: { optional: true, maxLength: 100 } },
  { name: 'zipCode', props: { required: true, inputMode: 'numeric', maxLength: 10 } },
  { name: 'callTime', props: { optional: true, maxLength: 100 } },
];

const NOTHING_CHANGED: FieldError = 'change-required';

const corrections = correctedFields.check(
  z.refine((changed) => Object.keys(changed).length > 0, { path: ['fullName'], error: NOTHING_CHANGED }),
);

/** Corrects the customer's contact details and address. Only edited fields are sent. */
export function CorrectDialog({ look, press, frame }: RequestDialogProps) {
  const stored = detailsOf(look.request);
  const form = useForm({
    values: stored,
    resetOptions: { keepDirtyValues: true, keepErrors: true },
    resolver: zodResolver(z.pipe(z.transform(changedFrom(stored)), corrections)),
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const { errors, submitCount } = form.formState;
  const changed = changedFrom(stored)(form.watch());
  const { fields: labels, consentEnds, required, ...texts } = words.dialogs.correct;
  const shown =
    errors.fullName?.message === NOTHING_CHANGED
      ? [{ fieldId: 'fullName', message: required }]
      : errorsOf(errors, Object.keys(stored));

  return (
    <FormProvider {...form}>
      <ActDialog
        {...frame}
        name="correct"
        texts={texts}
        notifications={correctNotifications(look, 'phone' in changed || 'email' in changed)}
        onSubmit={form.handleSubmit(() => press({ action: 'correct', ...changed }))}
      >
        <ErrorSummary errors={shown} focusKey={submitCount} />
        <div className="mt-4 space-y-4">
          {fields.map(({ name, props }) => (
            <FormTextField
              key={name}
              name={name}
              label={labels[name]}
              autoComplete="off"
              {...props}
              error={shown.find(({ fieldId }) => fieldId === name)?.message}
            />
          ))}
        </div>
        {'phone' in changed && look.request.agreedToMessages && <p className="mt-4">{consentEnds}</p>}
      </ActDialog>
    </FormProvider>
  );
}

/** The edited fields, as typed. */
function changedFrom(stored: Details) {
  return (values: Details): Partial<Details> =>
    Object.fromEntries(
      fields.flatMap(({ name }) => (values[name].trim() === stored[name] ? [] : [[name, values[name]]])),
    );
}

function detailsOf(request: RequestDialogProps['look']['request']): Details {
  const { fullName, phone, email, streetAddress, unitNumber, city, zipCode, callTime } = request;
  return {
    fullName,
    phone: formatPhone(phone),
    email: email ?? '',
    streetAddress,
    unitNumber: unitNumber ?? '',
    city: city ?? '',
    zipCode,
    callTime: callTime ?? '',
  };
}
