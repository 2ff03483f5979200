import type { ComponentProps } from 'react';
import { FormTextArea, FormTextField } from '@/components/ui/form-fields';
import { words } from '@/words/booking';
import type { BookingValues } from '../schema';

type Labeled<Props> = Omit<Props, 'name' | 'label'> & { name: keyof BookingValues & keyof typeof words.labels };

export function BookingTextField({ name, ...props }: Labeled<ComponentProps<typeof FormTextField>>) {
  return <FormTextField name={name} label={words.labels[name]} {...props} />;
}

export function BookingTextArea({ name, ...props }: Labeled<ComponentProps<typeof FormTextArea>>) {
  return <FormTextArea name={name} label={words.labels[name]} {...props} />;
}
