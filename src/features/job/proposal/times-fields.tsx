import { MAX_WINDOWS } from '@functions/domain/proposals.ts';
import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { TimeFields } from '@/features/request/time-fields';
import { freeWindow, isDay, type Limits } from '@/features/request/windows';
import { words } from '@/words/job';
import { dayText } from '@/words/shared/pickups';
import { fieldIds } from './check';
import type { FieldsProps } from './price-fields';

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
