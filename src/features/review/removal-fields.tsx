import { isSomethingLeft, REVIEW_LENGTH } from '@functions/domain/review.ts';
import { clsx } from 'clsx';
import { CircleCheckBig, PackageOpen, Sparkles } from 'lucide-react';
import { useFormContext } from 'react-hook-form';
import { FieldError } from '@/components/fields/field';
import { ChoiceGroup } from '@/components/ui/choice';
import { errorOf, FormTextArea } from '@/components/ui/form-fields';
import { words } from '@/words/review';
import { fieldIds } from './schema';
import type { ReviewValues } from './values';

/** Whether everything is gone, labeled by the page's heading, and what is left. */
export function RemovalFields() {
  const { watch, setValue, formState } = useFormContext<ReviewValues>();
  const gone = watch('gone');
  const error = errorOf(formState.errors, 'gone');
  // "No" is an answer from before there were two buttons. It stays as long as nothing else is chosen.
  const choices = [
    { answer: 'yes', Icon: Sparkles, isChosen: gone === 'yes' },
    { answer: 'partly', Icon: PackageOpen, isChosen: isSomethingLeft(gone) },
  ] as const;
  return (
    <div>
      <fieldset aria-labelledby="gone" aria-describedby={error && 'gone-error'}>
        <div className="grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-3">
          {choices.map(({ answer, Icon, isChosen }) => (
            <label
              key={answer}
              className="relative flex min-h-28 cursor-pointer flex-col items-center justify-center gap-2 rounded-card border-2 border-line bg-white p-4 text-center font-bold text-lg leading-tight transition-colors hover:border-poppy has-checked:border-leaf has-checked:bg-leaf-pale"
            >
              <input
                type="radio"
                id={`gone-${answer}`}
                name="gone"
                className="sr-only"
                checked={isChosen}
                onChange={() => setValue('gone', answer)}
              />
              <Icon className={clsx('size-8', answer === 'yes' ? 'text-leaf' : 'text-rust')} />
              <span>{words.form.gone[answer]}</span>
              {isChosen && <CircleCheckBig className="absolute top-1.5 right-1.5 size-6 text-leaf" />}
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

/** Whether they came in the window that was booked. */
export function ArrivalFields() {
  const { watch, setValue } = useFormContext<ReviewValues>();
  const { legend, ...choices } = words.form.cameInWindow;
  const came = watch('cameInWindow');
  return (
    <ChoiceGroup
      id="came-in-window"
      legend={legend}
      choices={choices}
      values={['yes', 'no']}
      chosen={came === undefined ? undefined : came ? 'yes' : 'no'}
      onChoose={(answer) => setValue('cameInWindow', answer === 'yes')}
      isRow
    />
  );
}
