import type { ProposedWindow } from '@functions/contracts/pickup.ts';
import { X } from 'lucide-react';
import { useRef } from 'react';
import { windowKey, windowsOverlap } from '@/features/request/windows';
import { words } from '@/words/job';
import { timeInList, timeWithDate } from './time-words';

type ChosenTimesProps = {
  windows: readonly ProposedWindow[];
  /** The pickups of the hauler's other jobs. A time at which there is one can be chosen, and says so. */
  booked: readonly ProposedWindow[];
  today: string;
  onChange(windows: readonly ProposedWindow[]): void;
};

/** The chosen times, each with a button that removes it. */
export function ChosenTimes({ windows, booked, today, onChange }: ChosenTimesProps) {
  const list = useRef<HTMLUListElement>(null);
  const { chosen, remove, bookedElsewhere } = words.proposalForm.times;

  function removeAt(index: number) {
    // The button goes with its time.
    const buttons = list.current?.querySelectorAll('button');
    const next = buttons?.[index + 1] ?? buttons?.[index - 1];
    (next ?? list.current)?.focus();
    onChange(windows.filter((_, place) => place !== index));
  }

  return (
    <ul ref={list} tabIndex={-1} aria-label={chosen} aria-live="polite" className="mt-2 space-y-1.5 empty:mt-0">
      {windows.map((window, index) => (
        <li
          key={windowKey(window)}
          className="flex items-center justify-between gap-2 rounded-xl bg-leaf-pale pl-3.5 font-bold leading-tight"
        >
          <div className="py-1.5">
            <p>{timeInList(window, today)}</p>
            {booked.some((other) => windowsOverlap(other, window)) && (
              <p className="font-normal text-sm">{bookedElsewhere}</p>
            )}
          </div>
          <button
            type="button"
            aria-label={remove(timeWithDate(window))}
            className="flex size-11 shrink-0 items-center justify-center rounded-xl hover:text-rust"
            onClick={() => removeAt(index)}
          >
            <X aria-hidden="true" className="size-5" />
          </button>
        </li>
      ))}
    </ul>
  );
}
