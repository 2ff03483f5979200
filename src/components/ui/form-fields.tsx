import type { ComponentProps } from 'react';
import { type FieldErrors, type FieldValues, get, useFormContext } from 'react-hook-form';
import { knownFieldError } from '@/words/shared/errors';
import { TextAreaField, TextField } from '../fields/field';

/** Connects an input to its form field: its id is the field's name, and editing clears its error. */
export function useFormField(name: string) {
  const { register, clearErrors, formState } = useFormContext();
  return {
    id: name,
    error: errorOf(formState.errors, name),
    ...register(name, { onChange: () => clearErrors(name) }),
  };
}

/**
 * A form's errors, for its `ErrorSummary`.
 *
 * @param fields the field names in order, mapped to the ids of their controls if those differ.
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

/** The error message of a form field. The form stores its code, or the message itself if there is no code. */
export function errorOf<Values extends FieldValues>(errors: FieldErrors<Values>, field: string): string | undefined {
  const error: { message?: string } | undefined = get(errors, field);
  return error?.message && (knownFieldError(error.message) ?? error.message);
}

type InForm<Props> = Omit<Props, 'name'> & { name: string };

export function FormTextField({ name, ...props }: InForm<ComponentProps<typeof TextField>>) {
  return <TextField {...useFormField(name)} {...props} />;
}

/** For a whole number, such as a price. */
export function FormNumberField(props: ComponentProps<typeof FormTextField>) {
  return <FormTextField inputMode="numeric" autoComplete="off" maxLength={20} {...props} />;
}

export function FormTextArea({ name, ...props }: InForm<ComponentProps<typeof TextAreaField>>) {
  return <TextAreaField {...useFormField(name)} {...props} />;
}
