import { correctedFields } from '@functions/contracts/desk-fields.ts';
import type { FieldError } from '@functions/contracts/field-errors.ts';
import { type LoadSize, loadSizes } from '@functions/domain/load-sizes.ts';
import { formatPhone } from '@functions/domain/phone.ts';
import { wantedNow } from '@functions/domain/wanted.ts';
import { loadSizeLabels } from '@functions/words/en/load-sizes.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { type ComponentProps, type ComponentType, lazy, Suspense } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { ErrorSummary } from '@/components/fields/error-summary';
import { SelectField } from '@/components/fields/field';
import { errorsOf, FormTextField, useFormField } from '@/components/ui/form-fields';
import { words } from '@/content/en/desk';
import { withoutReload } from '@/lib/without-reload';
import { ActionDialog, type RequestDialogProps } from '../../action-dialog';
import { correctNotifications } from '../notifications';

type Details = Record<TextName, string> & { loadSize: LoadSize | ''; wanted: string };

type TextName = Exclude<keyof typeof words.dialogs.correct.fields, 'loadSize' | 'wanted'>;

/** The fields to type in, in display order. */
const fields: { name: TextName; props: Partial<ComponentProps<typeof FormTextField>> }[] = [
  { name: 'fullName', props: { required: true, maxLength: 120 } },
  { name: 'phone', props: { required: true, type: 'tel', inputMode: 'tel' } },
  { name: 'email', props: { optional: true, type: 'email', inputMode: 'email', maxLength: 254 } },
  { name: 'streetAddress', props: { required: true, maxLength: 200 } },
  { name: 'unitNumber', props: { optional: true, maxLength: 40 } },
  { name: 'city', props: { optional: true, maxLength: 100 } },
  { name: 'zipCode', props: { required: true, inputMode: 'numeric', maxLength: 10 } },
  { name: 'callTime', props: { optional: true, maxLength: 100 } },
];

/** Nothing if it cannot be loaded. Not with `lazyOptional`: pages for customers would load one more file. */
const JobQuestions = lazy<ComponentType<{ hasLoad: boolean }>>(() =>
  withoutReload(() => import('@/features/request/job-questions')).then(
    (questions) => ({ default: questions.JobQuestions }),
    () => ({ default: () => null }),
  ),
);

const NOTHING_CHANGED: FieldError = 'change-required';

const corrections = correctedFields.check(
  z.refine((changed) => Object.keys(changed).length > 0, { path: ['fullName'], error: NOTHING_CHANGED }),
);

/** Corrects the customer's contact details and address. Only edited fields are sent. */
export function CorrectDialog({ view, press, dialog }: RequestDialogProps) {
  const stored = detailsOf(view.request);
  const form = useForm({
    values: stored,
    resetOptions: { keepDirtyValues: true, keepErrors: true },
    resolver: zodResolver(z.pipe(z.transform(changedFrom(stored)), corrections)),
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const { errors, submitCount } = form.formState;
  const changed = changedFrom(stored)(form.watch());
  const { title, description, submit, fields: labels, consentEnds, required } = words.dialogs.correct;
  const shown =
    errors.fullName?.message === NOTHING_CHANGED
      ? [{ fieldId: 'fullName', message: required }]
      : errorsOf(errors, Object.keys(stored));

  return (
    <FormProvider {...form}>
      <ActionDialog
        {...dialog}
        name="correct"
        texts={{ title, description, submit }}
        notifications={correctNotifications(view, 'phone' in changed || 'email' in changed)}
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
          <LoadField />
          <Suspense>
            <JobQuestions hasLoad={false} />
          </Suspense>
        </div>
        {'phone' in changed && view.request.agreedToMessages && <p className="mt-4">{consentEnds}</p>}
      </ActionDialog>
    </FormProvider>
  );
}

/** How much of a truck the load fills, without pictures. */
function LoadField() {
  return (
    <SelectField label={words.dialogs.correct.fields.loadSize} optional {...useFormField('loadSize')}>
      <option value="">{words.dialogs.correct.loadNotSaid}</option>
      {loadSizes.map((size) => (
        <option key={size} value={size}>
          {loadSizeLabels[size]}
        </option>
      ))}
    </SelectField>
  );
}

/** The edited fields, as typed. */
function changedFrom(stored: Details) {
  return (values: Details): Partial<Details> =>
    Object.fromEntries(
      Object.entries(values)
        .filter(([name, value]) => value.trim() !== stored[name as keyof Details])
        .map(([name, value]) => [name, name === 'wanted' ? wantedNow(value) : value]),
    );
}

function detailsOf(request: RequestDialogProps['view']['request']): Details {
  const { fullName, phone, email, streetAddress, unitNumber, city, zipCode, callTime, loadSize, wanted } = request;
  return {
    fullName,
    phone: formatPhone(phone),
    email: email ?? '',
    streetAddress,
    unitNumber: unitNumber ?? '',
    city: city ?? '',
    zipCode,
    callTime: callTime ?? '',
    loadSize: loadSize ?? '',
    wanted: wanted ?? '',
  };
}
