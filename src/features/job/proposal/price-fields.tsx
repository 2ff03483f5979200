import { useFormContext } from 'react-hook-form';
import { Choice } from '@/components/ui/choice';
import { FormTextField } from '@/components/ui/form-fields';
import { words } from '@/words/job';
import { fieldIds } from './schema';
import type { ProposalValues } from './values';

/** The estimate: one amount, a range, or none. */
export function PriceFields() {
  const { watch, register } = useFormContext<ProposalValues>();
  const { legend, hint, from, to, onInspection } = words.proposalForm.price;
  const amount = { inputMode: 'numeric', autoComplete: 'off', maxLength: 20 } as const;

  return (
    <fieldset>
      <legend className="font-semibold">{legend}</legend>
      <p className="text-ink-soft text-sm">{hint}</p>
      {!watch('isOnInspection') && (
        <div className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-3">
          <FormTextField name="priceFrom" id={fieldIds.priceFrom} label={from} {...amount} />
          <FormTextField name="priceTo" id={fieldIds.priceTo} label={to} optional {...amount} />
        </div>
      )}
      <Choice type="checkbox" label={onInspection} {...register('isOnInspection')} />
    </fieldset>
  );
}
