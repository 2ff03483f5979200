import type { HeldLead } from '@functions/contracts/job.ts';
import type { ProposedWindow } from '@functions/contracts/pickup.ts';
import { noonOf } from '@functions/domain/los-angeles-clock.ts';
import { MAX_WINDOWS } from '@functions/domain/proposals.ts';
import { useFormContext } from 'react-hook-form';
import { FieldError } from '@/components/fields/field';
import { errorOf } from '@/components/ui/form-fields';
import { losAngelesDayInWords } from '@/features/request/los-angeles-clock';
import {
  dayAfter,
  isDay,
  isSameWindow,
  type Limits,
  sortWindows,
  toProposedWindow,
  windowProblem,
  windowsOverlap,
} from '@/features/request/windows';
import { losAngelesTime } from '@/words/clock';
import { words } from '@/words/job';
import { wantedText } from '@/words/shared/wanted';
import { Chip, chipRowClass } from '../chip';
import { ChosenTimes } from './chosen-times';
import { fieldIds, timesOf } from './schema';
import { shortDay } from './time-words';
import type { ProposalValues } from './values';

/** When the windows of the chips begin and end. Their labels are in the content. */
const HOURS = [
  ['08:00', '10:00'],
  ['10:00', '12:00'],
  ['12:00', '14:00'],
  ['14:00', '16:00'],
  ['16:00', '18:00'],
] as const;

const DAYS = 5;

type TimesFieldsProps = {
  lead: Pick<HeldLead, 'wanted' | 'bookedElsewhere'>;
  limits: Limits;
  /** Whether the form says that its times are Los Angeles time. Only the first times on a page do. */
  namesClock: boolean;
};

/** One to three times to choose from, or the agreed one. */
export function TimesFields({ lead, limits, namesClock }: TimesFieldsProps) {
  const { wanted, bookedElsewhere } = lead;
  const { watch, setValue, formState } = useFormContext<ProposalValues>();
  const [day, isAgreed, windows] = watch(['day', 'isAgreed', 'windows']);
  const chosen = timesOf({ windows, isAgreed });
  const { days, times } = words.proposalForm;
  const error = errorOf(formState.errors, 'windows');
  const errorId = `${fieldIds.windows}-error`;
  const today = limits.now.slice(0, 10);
  const hasDay = isDay(day);
  const dayInWords = hasDay ? losAngelesDayInWords(noonOf(day), new Date(noonOf(today))) : '';
  const legend = isAgreed ? times.legendAgreed(dayInWords) : times.legend(dayInWords);

  const setWindows = (next: readonly ProposedWindow[]) => setValue('windows', sortWindows(next));

  return (
    <>
      {wanted && (
        <p className="text-ink-soft">
          {words.jobFacts.wanted}: <strong className="text-ink">{wantedText(wanted)}</strong>
        </p>
      )}
      <div
        id={fieldIds.windows}
        role="radiogroup"
        tabIndex={-1}
        aria-labelledby="days-label"
        aria-invalid={error ? true : undefined}
        aria-describedby={error && errorId}
      >
        <p id="days-label" className="font-semibold">
          {days.legend} {namesClock && <span className="font-normal text-ink-soft text-sm">({losAngelesTime})</span>}
        </p>
        <div className={chipRowClass}>
          {daysFrom(today).map((each) => (
            <Chip
              key={each}
              type="radio"
              name="day"
              label={shortDay(each, today)}
              checked={each === day}
              disabled={windowsOf(each).every((window) => windowProblem(window, limits))}
              onChange={() => setValue('day', each)}
            />
          ))}
        </div>
      </div>
      <fieldset className="min-w-0">
        <legend className="font-semibold">{hasDay ? legend : times.noDay}</legend>
        <div className={chipRowClass}>
          {windowsOf(day).map((window, index) => {
            const others = chosen.filter((each) => !isSameWindow(each, window));
            const isChosen = others.length < chosen.length;
            const isFull =
              !isAgreed && (others.length >= MAX_WINDOWS || others.some((each) => windowsOverlap(each, window)));
            return (
              <Chip
                key={window.from}
                type="checkbox"
                label={times.hours[index]}
                checked={isChosen}
                disabled={windowProblem(window, limits) !== undefined && !isChosen}
                aria-disabled={(isFull && !isChosen) || undefined}
                onChange={() => {
                  if (isChosen) setWindows(others);
                  else if (!isFull) setWindows(isAgreed ? [window] : [...others, window]);
                }}
              />
            );
          })}
        </div>
        <FieldError id={errorId} error={error} />
        <p role="status" className="mt-2 font-semibold text-sm text-status-amber empty:hidden">
          {wanted &&
            isDay(wanted) &&
            chosen.length > 0 &&
            chosen.every((each) => each.day > wanted) &&
            times.afterWanted}
        </p>
        <ChosenTimes
          windows={chosen}
          booked={bookedElsewhere.map(toProposedWindow)}
          today={today}
          onChange={setWindows}
        />
      </fieldset>
    </>
  );
}

function daysFrom(today: string): string[] {
  const days = [today];
  for (let day = today; days.length < DAYS; days.push(day)) day = dayAfter(day);
  return days;
}

function windowsOf(day: string): ProposedWindow[] {
  return HOURS.map(([from, until]) => ({ day, from, until }));
}
