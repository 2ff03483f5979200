import { languages } from '@functions/domain/languages.ts';
import { everyServiceEntry } from '@functions/domain/services.ts';
import { languageLabel } from '@functions/words/en/languages.ts';
import { serviceLabel } from '@functions/words/en/services.ts';
import type { ComponentProps } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { ErrorSummary } from '@/components/fields/error-summary';
import { CheckboxField, FieldError } from '@/components/fields/field';
import { Button } from '@/components/ui/button';
import { Choice } from '@/components/ui/choice';
import { errorOf, errorsOf, FormTextField } from '@/components/ui/form-fields';
import { formatDay } from '@/content/en/dates';
import { words } from '@/content/en/desk-list';
import { fieldNames, type HaulerDraft } from './hauler-draft';

type TextName = 'name' | 'contactName' | 'email' | 'phone' | 'truckCubicYards' | 'vettedAt' | 'insuredUntil';

const beforeChoices: { name: TextName; props?: Partial<ComponentProps<typeof FormTextField>> }[] = [
  { name: 'name', props: { required: true, autoComplete: 'off' } },
  { name: 'contactName', props: { optional: true, autoComplete: 'off' } },
  { name: 'email', props: { required: true, type: 'email', inputMode: 'email', autoComplete: 'off' } },
  { name: 'phone', props: { required: true, type: 'tel', inputMode: 'tel', autoComplete: 'off' } },
];

const afterChoices: typeof beforeChoices = [
  { name: 'truckCubicYards', props: { optional: true, inputMode: 'numeric', autoComplete: 'off', maxLength: 10 } },
  { name: 'vettedAt', props: { optional: true, type: 'date' } },
  { name: 'insuredUntil', props: { optional: true, type: 'date' } },
];

type HaulerFormProps = {
  /** A new one starts paused. */
  isNew: boolean;
  /** The places in an application that are not ZIP codes. */
  places: readonly string[];
  /** The day that their insurance ends, as they stated. */
  attestedUntil: string | undefined;
};

/** The fields of a hauler. */
export function HaulerForm({ isNew, places, attestedUntil }: HaulerFormProps) {
  const { register, setValue, watch, formState } = useFormContext<HaulerDraft>();
  const { errors } = formState;
  const { services, languages: languageWords, fields, active, everywhere, familyOwned } = words.haulerDialog;
  const { alsoNamed, takeAttested } = words.haulerDialog;

  function textFields(shown: typeof beforeChoices) {
    return shown.map(({ name, props }) => <FormTextField key={name} name={name} {...fields[name]} {...props} />);
  }

  return (
    <>
      <ErrorSummary errors={errorsOf(errors, fieldNames)} focusKey={formState.submitCount} />
      <div className="mt-5 space-y-4">
        {textFields(beforeChoices)}
        <FormTextField
          name="zipPrefixes"
          label={fields.zipPrefixes.label}
          hint={
            places.length > 0 ? `${fields.zipPrefixes.hint} ${alsoNamed(places.join(', '))}` : fields.zipPrefixes.hint
          }
          optional
          autoComplete="off"
        />
        <CheckboxField id="everywhere" {...everywhere} {...register('everywhere')} />
        <Choices
          name="services"
          {...services}
          values={everyServiceEntry()}
          labelOf={serviceLabel}
          error={errorOf(errors, 'services')}
        />
        <Choices
          name="languages"
          {...languageWords}
          values={languages}
          labelOf={languageLabel}
          error={errorOf(errors, 'languages')}
        />
        <CheckboxField id="familyOwned" {...familyOwned} {...register('familyOwned')} />
        {textFields(afterChoices)}
        {attestedUntil && watch('insuredUntil') === '' && (
          <Button
            variant="quiet"
            onClick={() => setValue('insuredUntil', attestedUntil, { shouldDirty: true, shouldTouch: true })}
          >
            {takeAttested(formatDay(attestedUntil))}
          </Button>
        )}
        {!isNew && <CheckboxField id="active" {...active} {...register('active')} />}
      </div>
    </>
  );
}

type ChoicesProps = {
  name: 'services' | 'languages';
  legend: string;
  hint: string;
  values: readonly string[];
  labelOf(value: string): string;
  error: string | undefined;
};

/** A group of checkboxes, kept in the order they were chosen. The error summary links to the first one. */
function Choices({ name, legend, hint, values, labelOf, error }: ChoicesProps) {
  const { clearErrors } = useFormContext();
  const { value: chosen, onChange } = useController<HaulerDraft, typeof name>({ name }).field;

  function toggle(value: string) {
    onChange(chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value]);
    clearErrors(name);
  }

  return (
    <fieldset aria-describedby={error ? `${name}-hint ${name}-error` : `${name}-hint`}>
      <legend className="font-semibold">{legend}</legend>
      <p id={`${name}-hint`} className="text-ink-soft text-sm">
        {hint}
      </p>
      <div className="mt-1 grid gap-x-4 sm:grid-cols-2">
        {values.map((value, index) => (
          <Choice
            key={value}
            id={index === 0 ? name : `${name}-${index}`}
            type="checkbox"
            label={labelOf(value)}
            checked={chosen.includes(value)}
            onChange={() => toggle(value)}
          />
        ))}
      </div>
      <FieldError id={`${name}-error`} error={error} />
    </fieldset>
  );
}
