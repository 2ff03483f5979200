import { Star } from 'lucide-react';
import { useFormContext } from 'react-hook-form';
import { FieldError } from '@/components/fields/field';
import { Choice } from '@/components/ui/choice';
import { errorOf } from '@/components/ui/form-fields';
import { words } from '@/words/review';
import type { ReviewValues } from './values';

const STARS = [1, 2, 3, 4, 5];

/** A rating of one to five stars, or none. */
export function StarChoice() {
  const { watch, setValue, formState } = useFormContext<ReviewValues>();
  const stars = watch('stars');
  const { legend, of, none } = words.form.stars;
  const error = errorOf(formState.errors, 'stars');
  return (
    <fieldset aria-describedby={error && 'stars-error'}>
      <legend className="font-semibold">{legend}</legend>
      <div className="flex flex-wrap items-center gap-x-6">
        {/* Aligns the first star with the text. */}
        <div className="flex flex-wrap" style={{ marginLeft: '-0.375rem' }}>
          {STARS.map((count) => (
            <label key={count} className="relative grid size-11 cursor-pointer place-items-center rounded-lg">
              <input
                type="radio"
                id={`stars-${count}`}
                name="stars"
                className="sr-only"
                aria-label={of(count)}
                checked={stars === count}
                onChange={() => setValue('stars', count)}
              />
              <Star size={32} strokeWidth={1.5} className={count <= (stars ?? 0) ? 'fill-poppy' : undefined} />
            </label>
          ))}
        </div>
        <Choice
          type="radio"
          id="stars-0"
          name="stars"
          label={none}
          checked={stars === 0}
          onChange={() => setValue('stars', 0)}
        />
      </div>
      <FieldError id="stars-error" error={error} />
    </fieldset>
  );
}
