import { DESK_NAME_LENGTH } from '@functions/domain/desk.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { TextField } from '@/components/fields/field';
import { errorOf } from '@/components/ui/form-fields';
import { words } from '@/content/en/desk';
import { deskName, readDeskName, saveDeskName } from '../use-desk-actions';

const resolver = zodResolver(z.object({ deskName }));

/** The optional name of the person at the desk, stored as they type. */
export function NameField() {
  const { register, formState } = useForm({ mode: 'onChange', defaultValues: { deskName: readDeskName() }, resolver });
  return (
    <TextField
      {...words.name}
      optional
      autoComplete="given-name"
      className="max-w-md"
      maxLength={DESK_NAME_LENGTH}
      error={errorOf(formState.errors, 'deskName')}
      {...register('deskName', { onChange: ({ target }) => saveDeskName(target.value) })}
    />
  );
}
