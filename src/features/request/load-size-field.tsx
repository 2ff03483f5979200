import { type LoadSize, loadSizes } from '@functions/domain/load-sizes.ts';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { FieldError } from '@/components/fields/field';
import { TruckPicture } from '@/components/truck-picture';
import { errorOf } from '@/components/ui/form-fields';
import { words } from '@/words/load-size';
import { loadSizeLabels } from '@/words/shared/load-sizes';
import { words as ui } from '@/words/ui';

/** The value of the form field `loadSize`. '': not said. */
export type LoadSizeValue = LoadSize | '';

type LoadSizeFieldProps = {
  legend: string;
  /** Marks the field as optional. */
  optional?: boolean;
  hint?: string;
  /** Below the choices. */
  children?: ReactNode;
};

/** The form field `loadSize`: how much of a truck is filled. A choice can be cleared. */
export function LoadSizeField({ legend, optional = false, hint, children }: LoadSizeFieldProps) {
  // Not registered as radio buttons: React Hook Form would set the value to null when a cleared one loses the focus.
  const { field, formState } = useController<{ loadSize: LoadSizeValue }>({ name: 'loadSize' });
  const { clearErrors } = useFormContext();
  const { name: id, value: chosen } = field;
  const error = errorOf(formState.errors, id);

  function choose(size: LoadSizeValue) {
    field.onChange(size);
    clearErrors(id);
  }

  function clear() {
    choose('');
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
        <span>{legend}</span> {optional && <span className="font-normal text-ink-soft">{ui.field.optional}</span>}
      </legend>
      {hint && (
        <p id={`${id}-hint`} className="text-ink-soft text-sm">
          {hint}
        </p>
      )}
      <div className="mt-2 grid gap-2 @2xl:grid-cols-5">
        {loadSizes.map((size) => (
          <label
            key={size}
            className="flex cursor-pointer items-center gap-2.5 rounded-2xl border-2 border-line bg-white p-1.5 leading-snug transition-colors hover:border-poppy has-checked:border-leaf has-checked:bg-leaf-pale @2xl:flex-col @2xl:p-2 @2xl:text-center"
          >
            <input
              {...field}
              type="radio"
              id={`${id}-${size}`}
              value={size}
              checked={size === chosen}
              onChange={() => choose(size)}
              className="size-6 shrink-0 accent-leaf"
            />
            <TruckPicture load={size} className="w-20 max-w-36 shrink-0 rounded-lg @2xl:w-full" />
            <span>{loadSizeLabels[size]}</span>
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`} error={error} />
      <button
        type="button"
        onClick={clear}
        // Keeps its place, so that nothing below moves.
        style={{ visibility: chosen ? undefined : 'hidden' }}
        className="min-h-11 px-1 sentence-link"
      >
        {words.clear}
      </button>
      {children}
    </fieldset>
  );
}
