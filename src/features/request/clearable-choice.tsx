import { clsx } from 'clsx';
import type { CSSProperties, ReactNode } from 'react';
import { FieldError } from '@/components/fields/field';
import { words } from '@/words/ui';

type ClearableChoiceProps<Value extends string> = {
  id: string;
  legend: string;
  /** Marks the field as optional. */
  optional?: boolean;
  hint?: string | undefined;
  error?: string | undefined;
  values: readonly Value[];
  /** What is beside the radio button. */
  label(value: Value): ReactNode;
  /** How the cards are laid out, and what is special about one. */
  grid: { className?: string; style?: CSSProperties };
  card: string;
  chosen: Value | '';
  onChoose(value: Value | ''): void;
  /** What a choice asks for besides, below the cards. */
  more?: ReactNode;
  /** At the end. */
  children?: ReactNode;
};

/** Radio buttons on cards. A choice can be cleared. */
export function ClearableChoice<Value extends string>({
  id,
  legend,
  optional = false,
  hint,
  error,
  values,
  label,
  grid,
  card,
  chosen,
  onChoose,
  more,
  children,
}: ClearableChoiceProps<Value>) {
  function clear() {
    onChoose('');
    // The button disappears. Its focus goes to the choice that was cleared.
    document.getElementById(`${id}-${chosen}`)?.focus();
  }

  return (
    <fieldset
      id={id}
      tabIndex={-1}
      aria-describedby={clsx(hint && `${id}-hint`, error && `${id}-error`) || undefined}
      className="@container"
    >
      <legend className="font-semibold">
        <span>{legend}</span> {optional && <span className="font-normal text-ink-soft">{words.field.optional}</span>}
      </legend>
      {hint && (
        <p id={`${id}-hint`} className="text-ink-soft text-sm">
          {hint}
        </p>
      )}
      <div className={clsx('mt-2 grid gap-2', grid.className)} style={grid.style}>
        {values.map((value) => (
          <label
            key={value}
            className={`flex cursor-pointer items-center gap-2.5 rounded-2xl border-2 border-line bg-white p-1.5 leading-snug transition-colors hover:border-poppy has-checked:border-leaf has-checked:bg-leaf-pale ${card}`}
          >
            <input
              type="radio"
              name={id}
              id={`${id}-${value}`}
              value={value}
              checked={value === chosen}
              onChange={() => onChoose(value)}
              className="size-6 shrink-0 accent-leaf"
            />
            {label(value)}
          </label>
        ))}
      </div>
      {more}
      <FieldError id={`${id}-error`} error={error} />
      <button
        type="button"
        onClick={clear}
        // Keeps its place, so that nothing below moves.
        style={{ visibility: chosen ? undefined : 'hidden' }}
        className="min-h-11 px-1 sentence-link"
      >
        {words.field.clear}
      </button>
      {children}
    </fieldset>
  );
}
