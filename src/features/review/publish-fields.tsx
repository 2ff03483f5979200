import { SHOWN_NAME_LENGTH } from '@functions/domain/review.ts';
import { useFormContext } from 'react-hook-form';
import { CheckboxField } from '@/components/fields/field';
import { FormTextField } from '@/components/ui/form-fields';
import { words } from '@/words/review';
import { fieldIds } from './schema';
import type { ReviewValues } from './values';

/** How a review is signed: "Ana, Torrance". */
export function signatureOf(name: string, city: string | null): string {
  return [name, city].filter(Boolean).join(', ');
}

/** Who sees which answers, and the permission to publish. */
export function PublishFields({ city }: { city: string | null }) {
  const { watch, register } = useFormContext<ReviewValues>();
  const [isAllowed, name, stars] = watch(['mayPublish', 'shownName', 'stars']);
  const { whoSees, mayPublish, noName, withStars, shownName } = words.form;
  return (
    <div className="wrap-anywhere space-y-4">
      <p className="text-ink-soft">{whoSees}</p>
      <CheckboxField
        id="may-publish"
        label={mayPublish(signatureOf(name.trim() || noName, city), city !== null)}
        hint={isAllowed && !stars && withStars}
        {...register('mayPublish')}
      />
      {isAllowed && (
        <FormTextField
          name="shownName"
          id={fieldIds.shownName}
          label={shownName}
          autoComplete="given-name"
          maxLength={SHOWN_NAME_LENGTH}
        />
      )}
    </div>
  );
}
