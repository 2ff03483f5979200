import type { ComponentProps, ReactNode } from 'react';
import { FieldError } from '../fields/field';

/** A radio button or checkbox in a row with a large touch target. */
export function Choice({ label, ...input }: ComponentProps<'input'> & { label: ReactNode }) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3 py-2 leading-snug wrap-anywhere">
      <input className="size-6 shrink-0 accent-leaf" {...input} />
      <span>{label}</span>
    </label>
  );
}

type ChoiceGroupProps<Value extends string> = {
  /** Prefix of the buttons' ids. */
  id: string;
  legend: string;
  /** The labels of the choices. */
  choices: Record<Value, ReactNode>;
  values: readonly Value[];
  chosen: Value | undefined;
  onChoose(value: Value): void;
  /** Whether the buttons are in a row. */
  isRow?: boolean;
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
  isRow = false,
  error,
}: ChoiceGroupProps<Value>) {
  return (
    <fieldset aria-describedby={error && `${id}-error`}>
      <legend className="font-semibold">{legend}</legend>
      <div className={isRow ? 'flex flex-wrap gap-x-6' : undefined}>
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
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  );
}
