import { FieldError } from '@/components/ui/field';

type ChoiceProps<Value extends string> = {
  /** Those of the buttons begin with it. */
  id: string;
  legend: string;
  /** What there is to choose from, in order, in words. */
  choices: Record<Value, string>;
  values: readonly Value[];
  chosen: Value | undefined;
  onChoose(value: Value): void;
  error?: string | undefined;
};

/** A choice of one, each in a row that a thumb hits. */
export function Choice<Value extends string>({
  id,
  legend,
  choices,
  values,
  chosen,
  onChoose,
  error,
}: ChoiceProps<Value>) {
  return (
    <fieldset aria-describedby={error && `${id}-error`}>
      <legend className="font-semibold">{legend}</legend>
      {values.map((value) => (
        <label key={value} className="flex min-h-11 cursor-pointer items-center gap-3 leading-snug">
          <input
            type="radio"
            id={`${id}-${value}`}
            name={id}
            className="size-6 shrink-0 accent-leaf"
            checked={value === chosen}
            onChange={() => onChoose(value)}
          />
          {choices[value]}
        </label>
      ))}
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  );
}
