import { type LoadSize, loadSizes } from '@functions/domain/load-sizes.ts';
import type { ComponentProps } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { TruckPicture } from '@/components/truck-picture';
import { errorOf } from '@/components/ui/form-fields';
import { loadSizeLabels } from '@/words/shared/load-sizes';
import { ClearableChoice } from './clearable-choice';

/** The value of the form field `loadSize`. '': not said. */
export type LoadSizeValue = LoadSize | '';

type LoadSizeFieldProps = Pick<ComponentProps<typeof ClearableChoice>, 'legend' | 'optional' | 'hint' | 'children'>;

/** The form field `loadSize`: how much of a truck is filled. A choice can be cleared. */
export function LoadSizeField(props: LoadSizeFieldProps) {
  // Not registered as radio buttons: React Hook Form would set the value to null when a cleared one loses the focus.
  const { field, formState } = useController<{ loadSize: LoadSizeValue }>({ name: 'loadSize' });
  const { clearErrors } = useFormContext();
  return (
    <ClearableChoice
      {...props}
      id={field.name}
      error={errorOf(formState.errors, field.name)}
      values={loadSizes}
      grid={{ className: '@2xl:grid-cols-5' }}
      card="@2xl:flex-col @2xl:p-2 @2xl:text-center"
      label={(size) => (
        <>
          <TruckPicture load={size} className="w-20 max-w-36 shrink-0 rounded-lg @2xl:w-full" />
          <span>{loadSizeLabels[size]}</span>
        </>
      )}
      chosen={field.value}
      onChoose={(size) => {
        field.onChange(size);
        clearErrors(field.name);
      }}
    />
  );
}
