import type { Proposal } from '@functions/contracts/pickup.ts';
import { clsx } from 'clsx';
import { FieldError } from '@/components/fields/field';
import { DateTile } from '@/features/request/date-tile';
import { DayForReaders } from '@/features/request/ticket';
import { Times } from '@/features/request/window-words';
import { words } from '@/words/tracking';

type Window = Proposal['windows'][number];

type WindowChoiceProps = {
  windows: readonly Window[];
  chosen: Window | undefined;
  onChoose(window: Window): void;
  error: string | undefined;
};

/** A hauler's proposed times. Past ones stay visible. */
export function WindowChoice({ windows, chosen, onChoose, error }: WindowChoiceProps) {
  const canChoose = windows.some(({ isOpen }) => isOpen);
  return (
    <fieldset aria-describedby={error && 'window-error'}>
      <legend>
        <span className="font-bold">{canChoose ? words.proposal.choose : words.proposal.noChoice}</span>{' '}
        <span className="whitespace-nowrap text-ink-soft text-sm">{words.proposal.timeZone}</span>
      </legend>
      <div className="mt-2 grid gap-2">
        {windows.map((window) => (
          <label
            key={window.from}
            className={clsx(
              // The row with the button covers what is scrolled to the bottom of a phone's screen.
              'flex min-h-16 scroll-mb-48 flex-wrap items-center gap-[min(0.75rem,2vw)] rounded-2xl border-2 px-[min(0.75rem,2vw)] py-2',
              window.isOpen
                ? 'cursor-pointer border-field bg-white transition-colors hover:border-ink has-checked:border-leaf has-checked:bg-leaf-pale'
                : 'border-line text-ink-soft',
            )}
          >
            <input
              type="radio"
              name="window"
              className="size-[min(1.5rem,7vw)] shrink-0 accent-leaf"
              disabled={!window.isOpen}
              checked={window === chosen}
              onChange={() => onChoose(window)}
            />
            <DateTile moment={window.from} isOver={!window.isOpen} />
            <span className="min-w-0 grow basis-32 text-[min(1.25rem,4.4vw)] leading-tight">
              <DayForReaders moment={window.from} />
              <strong className="font-extrabold">
                <Times from={window.from} until={window.until} />
              </strong>
              {!window.isOpen && <span className="block text-base">{words.proposal.tooLate}</span>}
            </span>
          </label>
        ))}
      </div>
      <FieldError id="window-error" error={error} />
    </fieldset>
  );
}
