import { priceAnswers } from '@functions/domain/review.ts';
import { Choice } from '@/components/ui/choice';
import { TextField } from '@/components/ui/field';
import { words } from '@/words/review';
import { fieldIds } from './check';
import type { FieldsProps } from './removal-fields';

/** Whether the price was what was agreed, and what it was where it was not. */
export function PriceFields({ values, errorOf, onEdit }: FieldsProps) {
  const { legend, choices } = words.form.price;
  const isAnother = values.price !== undefined && values.price !== 'as-agreed';
  return (
    <div>
      <fieldset>
        <legend className="font-semibold">{legend}</legend>
        <div className="flex flex-wrap gap-x-6">
          {priceAnswers.map((price) => (
            <Choice
              key={price}
              type="radio"
              name="price"
              label={choices[price]}
              checked={values.price === price}
              onChange={() => onEdit({ price })}
            />
          ))}
        </div>
      </fieldset>
      {isAnother && (
        <TextField
          id={fieldIds.amountPaid}
          {...words.form.amountPaid}
          className="mt-2"
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          error={errorOf(fieldIds.amountPaid)}
          value={values.amountPaid}
          onChange={({ target }) => onEdit({ amountPaid: target.value })}
        />
      )}
    </div>
  );
}
