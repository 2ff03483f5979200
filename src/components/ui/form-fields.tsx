import type { ComponentProps } from 'react';
import { type FieldErrors, type FieldValues, get, useFormContext } from 'react-hook-form';
import { knownFieldError } from '@/words/shared/errors';
import { TextAreaField, TextField } from '../fields/field';

/** Connects a field of a form with its input: its id is its name, and its error goes away when it is edited. */
export function useFormField(name: string) {
  const { register, clearErrors, formState } = useFormContext();
  return {
    id: name,
    error: errorOf(formState.errors, name),
    ...register(name, { onChange: () => clearErrors(name) }),
  };
}

/**
 * What is wrong with the fields of a form, for its `ErrorSummary`.
 *
 * @param fields the names of its fields in their order, with the ids of their controls where these are others.
 */
export function errorsOf<Values extends FieldValues>(
  errors: FieldErrors<Values>,
  fields: readonly string[] | Readonly<Record<string, string>>,
) {
  const ids = Array.isArray(fields) ? fields.map((name) => [name, name]) : Object.entries(fields);
  return ids.flatMap(([name, fieldId]) => {
    const message = errorOf(errors, name);
    return message ? [{ fieldId, message }] : [];
  });
}

/** What is wrong with a field of a form, in words. The form knows its code, or the words where it has none. */
export function errorOf<Values extends FieldValues>(errors: FieldErrors<Values>, field: string): string | undefined {
  const error: { message?: string } | undefined = get(errors, field);
  return error?.message && (knownFieldError(error.message) ?? error.message);
}

type InForm<Props> = Omit<Props, 'name'> & { name: string };

/** A one-line field of a form. */
export function FormTextField({ name, ...props }: InForm<ComponentProps<typeof TextField>>) {
  return <TextField {...useFormField(name)} {...props} />;
}

/** A text area of a form. */
export function FormTextArea({ name, ...props }: InForm<ComponentProps<typeof TextAreaField>>) {
  return <TextAreaField {...useFormField(name)} {...props} />;
}
