import type { ComponentProps } from 'react';
import { useFormContext } from 'react-hook-form';
import { TextAreaField, TextField } from '@/components/ui/field';
import { words } from '@/words/booking';
import { fieldErrorText } from '@/words/shared/errors';
import type { BookingValues } from '../schema';

type TextFieldName = {
  [Name in keyof BookingValues]: BookingValues[Name] extends string ? Name : never;
}[keyof BookingValues];

/** Connects a field of the form with its input: its id is its name, and its error goes away when it is edited. */
export function useBookingField(name: TextFieldName) {
  const { register, clearErrors, formState } = useFormContext<BookingValues>();
  return {
    id: name,
    label: words.labels[name],
    error: fieldErrorText(formState.errors[name]?.message),
    ...register(name, { onChange: () => clearErrors(name) }),
  };
}

type WithoutName<Props> = Omit<Props, 'name' | 'label' | 'error' | 'id'> & { name: TextFieldName };

/** A one-line field of the booking form. */
export function BookingTextField({ name, ...props }: WithoutName<ComponentProps<typeof TextField>>) {
  return <TextField {...useBookingField(name)} {...props} />;
}

/** A text area of the booking form. */
export function BookingTextArea({ name, ...props }: WithoutName<ComponentProps<typeof TextAreaField>>) {
  return <TextAreaField {...useBookingField(name)} {...props} />;
}
