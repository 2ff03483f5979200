import type { ReactNode } from 'react';
import { FieldError } from '@/components/fields/field';
import { Choice } from '@/components/ui/choice';

type ChoiceGroupProps<Value extends string> = {
  /** Prefix of the buttons' ids. */
  id: string;
  legend: string;
  /** The labels of the choices. */
  choices: Record<Value, ReactNode>;
  values: readonly Value[];
  chosen: Value | undefined;
  onChoose(value: Value): void;
  error?: string | undefined;
};

/** A group of radio buttons. */
export function ChoiceGroup<Value extends string>({
  id,
  legend,
  choices,
  values,
  chosen,
  onChoose,
  error,
}: ChoiceGroupProps<Value>) {
  return (
    <fieldset aria-describedby={error && `${id}-error`}>
      <legend className="font-semibold">{legend}</legend>
      {values.map((value) => (
        <Choice
          key={value}
          type="radio"
          id={`${id}-${value}`}
          name={id}
          label={choices[value]}
          checked={value === chosen}
          onChange={() => onChoose(value)}
        />
      ))}
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  );
}
