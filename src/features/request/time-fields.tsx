import type { ProposedWindow } from '@functions/contracts/pickup.ts';
import { SelectField, TextField } from '@/components/fields/field';
import { words } from '@/words/job';
import { timeOfDayText } from '@/words/shared/pickups';
import { endsAfter, firstDay, type Limits, moveStart, startTimes } from './windows';

type TimeFieldsProps = {
  /** The id of the day's field. */
  id: string;
  window: ProposedWindow;
  error: string | undefined;
  limits: Limits;
  onChange(window: ProposedWindow): void;
};

/** Fields for a day, a start time and an end time. */
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
      <SelectField
        label={from}
        value={window.from}
        onChange={({ target }) => onChange(moveStart(window, target.value))}
      >
        <TimeOptions times={startTimes()} />
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
