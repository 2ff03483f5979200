import { priceAnswers } from '@functions/domain/review.ts';
import { useFormContext } from 'react-hook-form';
import { ChoiceGroup } from '@/components/ui/choice';
import { FormNumberField } from '@/components/ui/form-fields';
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
      <ChoiceGroup
        id="price"
        legend={legend}
        choices={choices}
        values={priceAnswers}
        chosen={chosen}
        onChoose={(answer) => setValue('price', answer)}
        isRow
      />
      {isAnotherPrice(chosen) && (
        <FormNumberField name="amountPaid" id={fieldIds.amountPaid} {...words.form.amountPaid} className="mt-2" />
      )}
    </div>
  );
}
