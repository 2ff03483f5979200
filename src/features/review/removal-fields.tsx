import { goneAnswers, isSomethingLeft, REVIEW_LENGTH } from '@functions/domain/review.ts';
import { FieldError, TextAreaField } from '@/components/ui/field';
import { words } from '@/words/review';
import { fieldIds } from './check';
import type { ReviewEdits, ReviewValues } from './values';

/** Props that all parts of the form share. */
export type FieldsProps = {
  values: ReviewValues;
  errorOf(fieldId: string): string | undefined;
  onEdit(part: ReviewEdits): void;
};

/** Whether everything is gone, as the heading of the page asks, and what is left. */
export function RemovalFields({ values, errorOf, onEdit }: FieldsProps) {
  const error = errorOf(fieldIds.gone);
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
                checked={values.gone === answer}
                onChange={() => onEdit({ gone: answer })}
              />
              {words.form.gone[answer]}
            </label>
          ))}
        </div>
        <FieldError id="gone-error" error={error} />
      </fieldset>
      {isSomethingLeft(values.gone) && (
        <TextAreaField
          id={fieldIds.leftBehind}
          label={words.form.leftBehind}
          rows={2}
          className="mt-4"
          maxLength={REVIEW_LENGTH}
          error={errorOf(fieldIds.leftBehind)}
          value={values.leftBehind}
          onChange={({ target }) => onEdit({ leftBehind: target.value })}
        />
      )}
    </div>
  );
}
