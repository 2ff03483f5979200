import { goneAnswers, isSomethingLeft, REVIEW_LENGTH } from '@functions/domain/review.ts';
import { useFormContext } from 'react-hook-form';
import { FieldError } from '@/components/fields/field';
import { errorOf, FormTextArea } from '@/components/ui/form-fields';
import { words } from '@/words/review';
import { fieldIds } from './schema';
import type { ReviewValues } from './values';

/** Whether everything is gone, labeled by the page's heading, and what is left. */
export function RemovalFields() {
  const { watch, setValue, formState } = useFormContext<ReviewValues>();
  const gone = watch('gone');
  const error = errorOf(formState.errors, 'gone');
  return (
    <div>
      <fieldset aria-labelledby="gone" aria-describedby={error && 'gone-error'}>
        <div className="flex flex-wrap gap-2">
          {goneAnswers.map((answer) => (
            <label
              key={answer}
              className="flex min-h-12 grow cursor-pointer items-center gap-2 rounded-xl border-2 border-field bg-white px-3 font-semibold has-checked:border-leaf has-checked:bg-leaf-pale"
            >
              <input
                type="radio"
                id={`gone-${answer}`}
                name="gone"
                className="size-5 shrink-0 accent-leaf"
                checked={gone === answer}
                onChange={() => setValue('gone', answer)}
              />
              <span>{words.form.gone[answer]}</span>
            </label>
          ))}
        </div>
        <FieldError id="gone-error" error={error} />
      </fieldset>
      {isSomethingLeft(gone) && (
        <FormTextArea
          name="leftBehind"
          id={fieldIds.leftBehind}
          label={words.form.leftBehind}
          rows={2}
          className="mt-4"
          maxLength={REVIEW_LENGTH}
        />
      )}
    </div>
  );
}
