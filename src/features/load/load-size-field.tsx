import { type LoadSize, loadSizes } from '@functions/domain/load-sizes.ts';
import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { words } from '@/words/load-size';
import { loadSizeLabels } from '@/words/shared/load-sizes';

/** The value of the form field `loadSize`. '': not said. */
export type LoadSizeValue = LoadSize | '';

type LoadSizeFieldProps = {
  legend: string;
  hint?: string;
  /** Below the choices. */
  children?: ReactNode;
};

/** The form field `loadSize`: how full a truck gets. It is optional, and a choice can be cleared. */
export function LoadSizeField({ legend, hint, children }: LoadSizeFieldProps) {
  const { register, setValue, watch } = useFormContext<{ loadSize: LoadSizeValue }>();
  const chosen = watch('loadSize');
  return (
    <fieldset aria-describedby={hint && 'loadSize-hint'}>
      <legend className="font-semibold">{legend}</legend>
      {hint && (
        <p id="loadSize-hint" className="text-ink-soft text-sm">
          {hint}
        </p>
      )}
      <div className="mt-2 grid gap-2 sm:grid-cols-5">
        {loadSizes.map((size) => (
          <label
            key={size}
            className="flex min-h-11 cursor-pointer items-center gap-3 rounded-card border-2 border-line bg-paper p-3 leading-snug has-checked:border-leaf sm:flex-col"
          >
            <input type="radio" value={size} className="size-6 shrink-0 accent-leaf" {...register('loadSize')} />
            <img src={`/pictures/load-${size}.avif`} width={320} height={240} alt="" className="h-14 w-auto" />
            {loadSizeLabels[size]}
          </label>
        ))}
      </div>
      {chosen && (
        <button
          type="button"
          onClick={() => setValue('loadSize', '', { shouldDirty: true })}
          className="min-h-11 px-1 sentence-link"
        >
          {words.clear}
        </button>
      )}
      {children}
    </fieldset>
  );
}
