import { isWantedWord, NO_DAY, wantedDays } from '@functions/domain/wanted.ts';
import { useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { TextField } from '@/components/fields/field';
import { errorOf } from '@/components/ui/form-fields';
import { words } from '@/words/wanted';
import { ClearableChoice } from './clearable-choice';

const choices = ['soon', 'day', 'flexible'] as const;

/** The form field `wanted`: when it should be gone. '': not said. A choice can be cleared. */
export function WantedField() {
  const { field, formState } = useController<{ wanted: string }>({ name: 'wanted' });
  const { clearErrors } = useFormContext();
  const { name, value } = field;
  const chosen = value === '' || isWantedWord(value) ? value : 'day';
  // The day outlives another choice.
  const [dayBefore, setDayBefore] = useState('');
  const day = chosen !== 'day' ? dayBefore : value === NO_DAY ? '' : value;
  const { first, last } = wantedDays();

  function change(wanted: string) {
    field.onChange(wanted);
    clearErrors(name);
  }

  return (
    <ClearableChoice
      id={`${name}-choice`}
      legend={words.question}
      optional
      hint={words.hint}
      values={choices}
      // Beside each other, or below each other: never two and one.
      grid={{ style: { gridTemplateColumns: 'repeat(auto-fit, minmax(clamp(30%, (34rem - 100%) * 999, 100%), 1fr))' } }}
      card="min-h-12"
      label={(choice) => <span className="min-w-0 wrap-anywhere">{words.choices[choice]}</span>}
      chosen={chosen}
      onChoose={(choice) => {
        setDayBefore(day);
        change(choice === 'day' ? day || NO_DAY : choice);
      }}
      more={
        <div hidden={chosen !== 'day'} className="mt-3">
          <TextField
            id={name}
            label={words.by}
            type="date"
            min={first}
            max={last}
            error={errorOf(formState.errors, name)}
            value={day}
            onChange={({ target }) => change(target.value || NO_DAY)}
          />
        </div>
      }
    />
  );
}
