import { languages } from '@functions/domain/languages.ts';
import { everyServiceEntry } from '@functions/domain/services.ts';
import { languageLabel } from '@functions/words/en/languages.ts';
import { serviceLabel } from '@functions/words/en/services.ts';
import type { ComponentProps } from 'react';
import { Choice } from '@/components/ui/choice';
import { CheckboxField, FieldError, TextField } from '@/components/ui/field';
import { words } from '@/content/en/desk-list';
import type { HaulerDraft, HaulerEdits, HaulerError } from './hauler-draft';

type HaulerFormProps = {
  draft: HaulerDraft;
  errors: readonly HaulerError[];
  /** New haulers start paused. */
  isNew: boolean;
  onEdit(change: HaulerEdits): void;
};

type TextName = 'name' | 'contactName' | 'email' | 'phone' | 'zipPrefixes' | 'vettedAt' | 'insuredUntil';

const beforeChoices: { name: TextName; props?: Partial<ComponentProps<typeof TextField>> }[] = [
  { name: 'name', props: { required: true, autoComplete: 'off' } },
  { name: 'contactName', props: { optional: true, autoComplete: 'off' } },
  { name: 'email', props: { required: true, type: 'email', inputMode: 'email', autoComplete: 'off' } },
  { name: 'phone', props: { required: true, type: 'tel', inputMode: 'tel', autoComplete: 'off' } },
  { name: 'zipPrefixes', props: { optional: true, autoComplete: 'off' } },
];

const afterChoices: typeof beforeChoices = [
  { name: 'vettedAt', props: { optional: true, type: 'date' } },
  { name: 'insuredUntil', props: { optional: true, type: 'date' } },
];

/** The fields of a hauler. */
export function HaulerForm({ draft, errors, isNew, onEdit }: HaulerFormProps) {
  const errorOf = (name: keyof HaulerDraft) => errors.find(({ fieldId }) => fieldId === name)?.message;
  const { services, languages: languageWords, fields, active } = words.haulerDialog;

  function textFields(shown: typeof beforeChoices) {
    return shown.map(({ name, props }) => (
      <TextField
        key={name}
        id={name}
        {...fields[name]}
        {...props}
        value={draft[name]}
        error={errorOf(name)}
        onChange={({ target }) => onEdit({ [name]: target.value })}
      />
    ));
  }

  return (
    <div className="mt-5 space-y-4">
      {textFields(beforeChoices)}
      <Choices
        id="services"
        {...services}
        values={everyServiceEntry()}
        labelOf={serviceLabel}
        chosen={draft.services}
        error={errorOf('services')}
        onChoose={(chosen) => onEdit({ services: chosen })}
      />
      <Choices
        id="languages"
        {...languageWords}
        values={languages}
        labelOf={languageLabel}
        chosen={draft.languages}
        error={errorOf('languages')}
        onChoose={(chosen) => onEdit({ languages: chosen })}
      />
      {textFields(afterChoices)}
      {!isNew && (
        <CheckboxField
          id="active"
          {...active}
          checked={draft.active}
          error={errorOf('active')}
          onChange={({ target }) => onEdit({ active: target.checked })}
        />
      )}
    </div>
  );
}

type ChoicesProps = {
  id: string;
  legend: string;
  hint: string;
  values: readonly string[];
  labelOf(value: string): string;
  /** In the order they were chosen. */
  chosen: readonly string[];
  error: string | undefined;
  onChoose(chosen: string[]): void;
};

/** A group of checkboxes. The error summary links to the first one. */
function Choices({ id, legend, hint, values, labelOf, chosen, error, onChoose }: ChoicesProps) {
  function toggle(value: string) {
    onChoose(chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value]);
  }

  return (
    <fieldset aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}>
      <legend className="font-semibold">{legend}</legend>
      <p id={`${id}-hint`} className="text-ink-soft text-sm">
        {hint}
      </p>
      <div className="mt-1 grid gap-x-4 sm:grid-cols-2">
        {values.map((value, index) => (
          <Choice
            key={value}
            id={index === 0 ? id : `${id}-${index}`}
            type="checkbox"
            label={labelOf(value)}
            checked={chosen.includes(value)}
            onChange={() => toggle(value)}
          />
        ))}
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  );
}
