import type { ProposedWindow } from '@functions/contracts/pickup.ts';
import { MAX_WINDOWS } from '@functions/domain/proposals.ts';
import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { SelectField, TextField } from '@/components/ui/field';
import { words } from '@/words/job';
import { dayText, timeOfDayText } from '@/words/shared/pickups';
import { fieldIds } from './check';
import type { FieldsProps } from './price-fields';
import { beginAt, beginnings, endsAfter, firstDay, freeWindow, isDay, type Limits } from './windows';

type TimesFieldsProps = FieldsProps & { limits: Limits };

/** One to three times to choose from, or the one that is agreed on. */
export function TimesFields({ values, errorOf, onEdit, limits }: TimesFieldsProps) {
  const { times, agreedTime, hours, add, remove } = words.proposalForm;
  const { windows, isAgreed } = values;
  const isAdding = useRef(false);

  useEffect(() => {
    if (isAdding.current) focusDay(windows.length - 1);
    isAdding.current = false;
  }, [windows.length]);

  return (
    <div className="space-y-5">
      {windows.slice(0, isAgreed ? 1 : MAX_WINDOWS).map((window, index) => {
        const name = times[index] ?? '';
        return (
          <fieldset key={name} className="min-w-0">
            <legend className="font-semibold">
              {isAgreed ? agreedTime : name}
              {isDay(window.day) && `: ${dayText(noonOf(window.day))}`}
            </legend>
            {index === 0 && <p className="text-ink-soft text-sm">{hours}</p>}
            <TimeFields
              id={fieldIds.day(index)}
              window={window}
              error={errorOf(fieldIds.day(index))}
              limits={limits}
              onChange={(next) => onEdit({ windows: windows.map((each, place) => (place === index ? next : each)) })}
            />
            {windows.length > 1 && !isAgreed && (
              <Button
                variant="quiet"
                onClick={() => {
                  focusDay(Math.max(0, index - 1));
                  onEdit({ windows: windows.filter((each) => each !== window) });
                }}
              >
                {remove(name)}
              </Button>
            )}
          </fieldset>
        );
      })}
      {windows.length < MAX_WINDOWS && !isAgreed && (
        <Button
          variant="secondary"
          className="max-sm:w-full"
          onClick={() => {
            isAdding.current = true;
            onEdit({ windows: [...windows, freeWindow(windows, limits)] });
          }}
        >
          {add}
        </Button>
      )}
    </div>
  );
}

function focusDay(index: number): void {
  document.getElementById(fieldIds.day(index))?.focus();
}

/** A moment that is on this day in Los Angeles. */
function noonOf(day: string): string {
  return `${day}T20:00:00Z`;
}

type TimeFieldsProps = {
  /** Of the day. */
  id: string;
  window: ProposedWindow;
  error: string | undefined;
  limits: Limits;
  onChange(window: ProposedWindow): void;
};

/** A day, and from when until when. */
export function TimeFields({ id, window, error, limits, onChange }: TimeFieldsProps) {
  const { day, from, until } = words.proposalForm;
  return (
    <div className="mt-2 grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-3">
      <TextField
        id={id}
        className="max-sm:col-span-full"
        label={day}
        type="date"
        min={firstDay(limits)}
        max={limits.lastDay}
        error={error}
        value={window.day}
        onChange={({ target }) => onChange({ ...window, day: target.value })}
      />
      <SelectField label={from} value={window.from} onChange={({ target }) => onChange(beginAt(window, target.value))}>
        <TimeOptions times={beginnings()} />
      </SelectField>
      <SelectField
        label={until}
        value={window.until}
        onChange={({ target }) => onChange({ ...window, until: target.value })}
      >
        <TimeOptions times={endsAfter(window.from)} />
      </SelectField>
    </div>
  );
}

function TimeOptions({ times }: { times: readonly string[] }) {
  return times.map((time) => (
    <option key={time} value={time}>
      {timeOfDayText(time)}
    </option>
  ));
}
