import { SHOWN_NAME_LENGTH } from '@functions/domain/review.ts';
import { CheckboxField, TextField } from '@/components/ui/field';
import { words } from '@/words/review';
import { fieldIds } from './check';
import type { FieldsProps } from './removal-fields';

/** How a review is signed: "Ana, Torrance". */
export function signatureOf(name: string, city: string | null): string {
  return [name, city].filter(Boolean).join(', ');
}

/** Who sees what, and whether it may be published. */
export function PublishFields({ values, errorOf, onEdit, city }: FieldsProps & { city: string | null }) {
  const { whoSees, mayPublish, noName, withStars, shownName } = words.form;
  return (
    <div className="wrap-anywhere space-y-4">
      <p className="text-ink-soft">{whoSees}</p>
      <CheckboxField
        id={fieldIds.mayPublish}
        label={mayPublish(signatureOf(values.shownName.trim() || noName, city), city !== null)}
        hint={values.mayPublish && !values.stars && withStars}
        checked={values.mayPublish}
        onChange={({ target }) => onEdit({ mayPublish: target.checked })}
      />
      {values.mayPublish && (
        <TextField
          id={fieldIds.shownName}
          label={shownName}
          autoComplete="given-name"
          maxLength={SHOWN_NAME_LENGTH}
          error={errorOf(fieldIds.shownName)}
          value={values.shownName}
          onChange={({ target }) => onEdit({ shownName: target.value })}
        />
      )}
    </div>
  );
}
