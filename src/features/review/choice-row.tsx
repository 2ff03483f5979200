import { Choice } from '@/components/ui/choice';

type ChoiceRowProps<Value> = {
  name: string;
  legend: string;
  choices: readonly (readonly [Value, string])[];
  chosen: Value | undefined;
  onChoose(value: Value): void;
};

/** A question with its answers in a row. */
export function ChoiceRow<Value>({ name, legend, choices, chosen, onChoose }: ChoiceRowProps<Value>) {
  return (
    <fieldset>
      <legend className="font-semibold">{legend}</legend>
      <div className="flex flex-wrap gap-x-6">
        {choices.map(([value, label]) => (
          <Choice
            key={label}
            type="radio"
            name={name}
            label={label}
            checked={value === chosen}
            onChange={() => onChoose(value)}
          />
        ))}
      </div>
    </fieldset>
  );
}
