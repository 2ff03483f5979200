import { MAX_WINDOWS } from '@functions/domain/proposals.ts';
import { useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { errorOf } from '@/components/ui/form-fields';
import { TimeFields } from '@/features/request/time-fields';
import { freeWindow, isDay, type Limits } from '@/features/request/windows';
import { words } from '@/words/job';
import { dayText } from '@/words/shared/pickups';
import type { ProposalValues } from './values';

/** One to three times to choose from, or the agreed one. */
export function TimesFields({ limits }: { limits: Limits }) {
  const { watch, setValue, formState } = useFormContext<ProposalValues>();
  const [windows, isAgreed] = watch(['windows', 'isAgreed']);
  const setWindows = (next: ProposalValues['windows']) => setValue('windows', next);
  const { times, agreedTime, hours, add, remove } = words.proposalForm;
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
              id={dayId(index)}
              window={window}
              error={errorOf(formState.errors, `windows.${index}`)}
              limits={limits}
              onChange={(next) => setWindows(windows.map((each, place) => (place === index ? next : each)))}
            />
            {windows.length > 1 && !isAgreed && (
              <Button
                variant="quiet"
                onClick={() => {
                  focusDay(Math.max(0, index - 1));
                  setWindows(windows.filter((each) => each !== window));
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
            setWindows([...windows, freeWindow(windows, limits)]);
          }}
        >
          {add}
        </Button>
      )}
    </div>
  );
}

function focusDay(index: number): void {
  document.getElementById(dayId(index))?.focus();
}

function dayId(index: number): string {
  return `day-${index + 1}`;
}

/** A moment on this day in Los Angeles. */
function noonOf(day: string): string {
  return `${day}T20:00:00Z`;
}
