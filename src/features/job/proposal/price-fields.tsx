import { Choice } from '@/components/ui/choice';
import { TextField } from '@/components/ui/field';
import { words } from '@/words/job';
import { fieldIds } from './check';
import type { ProposalEdits, ProposalValues } from './values';

/** What the parts of the form share. */
export type FieldsProps = {
  values: ProposalValues;
  errorOf(fieldId: string): string | undefined;
  onEdit(part: ProposalEdits): void;
};

/** The estimate: an amount, two of them, or none. */
export function PriceFields({ values, errorOf, onEdit }: FieldsProps) {
  const { legend, hint, from, to, onInspection } = words.proposalForm.price;
  const amount = { inputMode: 'numeric', autoComplete: 'off', maxLength: 20 } as const;

  return (
    <fieldset>
      <legend className="font-semibold">{legend}</legend>
      <p className="text-ink-soft text-sm">{hint}</p>
      {!values.isOnInspection && (
        <div className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-3">
          <TextField
            id={fieldIds.priceFrom}
            label={from}
            {...amount}
            error={errorOf(fieldIds.priceFrom)}
            value={values.priceFrom}
            onChange={({ target }) => onEdit({ priceFrom: target.value })}
          />
          <TextField
            id={fieldIds.priceTo}
            label={to}
            optional
            {...amount}
            error={errorOf(fieldIds.priceTo)}
            value={values.priceTo}
            onChange={({ target }) => onEdit({ priceTo: target.value })}
          />
        </div>
      )}
      <Choice
        type="checkbox"
        label={onInspection}
        checked={values.isOnInspection}
        onChange={({ target }) => onEdit({ isOnInspection: target.checked })}
      />
    </fieldset>
  );
}
