import type { Job } from '@functions/contracts/job.ts';
import { clsx } from 'clsx';
import { useFormContext } from 'react-hook-form';
import { FieldError } from '@/components/fields/field';
import { useFormField } from '@/components/ui/form-fields';
import { words } from '@/words/job';
import { rangeText } from '@/words/shared/pickups';
import { words as ui } from '@/words/ui';
import { Chip, chipRowClass } from '../chip';
import { fieldIds } from './schema';
import type { ProposalValues } from './values';

/** The estimate: one amount, a range, or none. */
export function PriceFields({ paid }: Pick<Job, 'paid'>) {
  const { register } = useFormContext<ProposalValues>();
  const { from, to, onInspection, hint } = words.proposalForm.price;
  const sign = 'pointer-events-none absolute left-3.5 leading-14 text-ink-soft';
  return (
    <div>
      <label htmlFor={fieldIds.priceFrom} className="font-semibold">
        {from}
      </label>
      {paid && (
        <p className="text-ink-soft text-sm leading-snug">
          {words.proposalForm.price.paid(rangeText(paid.lower, paid.upper))}
        </p>
      )}
      <div className="mt-1 grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] items-start gap-2">
        <div className="relative">
          <span aria-hidden="true" className={sign}>
            $
          </span>
          <Amount name="priceFrom" className="pl-8" />
        </div>
        <div className="relative">
          <label htmlFor={fieldIds.priceTo} className={sign}>
            {to}
            <span className="sr-only"> {ui.field.optional}</span>
          </label>
          <Amount name="priceTo" className="pl-16" />
        </div>
      </div>
      <div className={clsx(chipRowClass, 'items-center gap-x-3')}>
        <Chip type="checkbox" label={onInspection} {...register('isOnInspection')} />
        <p className="flex-1 basis-36 text-ink-soft text-sm leading-snug">{hint}</p>
      </div>
    </div>
  );
}

/** The field of an amount. On inspection, it keeps what was typed, but takes nothing. */
function Amount({ name, className }: { name: 'priceFrom' | 'priceTo'; className: string }) {
  const isOff = useFormContext<ProposalValues>().watch('isOnInspection');
  const { error, ...field } = useFormField(name);
  const id = fieldIds[name];
  return (
    <>
      <input
        {...field}
        id={id}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        readOnly={isOff}
        aria-disabled={isOff || undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={error && `${id}-error`}
        className={clsx(
          'block min-h-14 w-full rounded-xl border-2 bg-white pr-2 font-bold text-xl waiting:border-line waiting:bg-transparent waiting:text-ink-soft',
          error ? 'border-danger' : 'border-field',
          className,
        )}
      />
      <FieldError id={`${id}-error`} error={error} />
    </>
  );
}
