import { priceAnswers } from '@functions/domain/review.ts';
import { useFormContext } from 'react-hook-form';
import { Choice } from '@/components/ui/choice';
import { FormTextField } from '@/components/ui/form-fields';
import { words } from '@/words/review';
import { fieldIds } from './schema';
import { isAnotherPrice, type ReviewValues } from './values';

/** Whether the price was as agreed, and the actual price if not. */
export function PriceFields() {
  const { watch, setValue } = useFormContext<ReviewValues>();
  const chosen = watch('price');
  const { legend, choices } = words.form.price;
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
              checked={chosen === price}
              onChange={() => setValue('price', price)}
            />
          ))}
        </div>
      </fieldset>
      {isAnotherPrice(chosen) && (
        <FormTextField
          name="amountPaid"
          id={fieldIds.amountPaid}
          {...words.form.amountPaid}
          className="mt-2"
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
        />
      )}
    </div>
  );
}
