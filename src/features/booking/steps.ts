import { type BookingValues, bookingSchema } from './schema';

type Step = { title: string; fields: readonly (keyof BookingValues)[] };

/** The input steps in their order. Step numbers start at 1. */
export const steps = [
  { title: 'What needs to go?', fields: ['services', 'homeCleaningOptions'] },
  { title: 'Where is it?', fields: ['streetAddress', 'unitNumber', 'city', 'zipCode'] },
  { title: 'Tell us about the job', fields: ['jobDescription'] },
  { title: 'How can a hauler reach you?', fields: ['fullName', 'phone', 'email', 'agreedToTerms', 'agreedToMessages'] },
] as const satisfies readonly Step[];

/** The number of the confirmation, which follows the last input step. */
export const CONFIRMATION_STEP = steps.length + 1;

/** The furthest step a visitor may be on: the first whose fields are not yet good. */
export function furthestStep(values: BookingValues): number {
  const result = bookingSchema.safeParse(values);
  if (result.success) return steps.length;
  const badFields = new Set(result.error.issues.map((issue) => issue.path[0]));
  const index = steps.findIndex((step) => step.fields.some((field) => badFields.has(field)));
  return index + 1;
}
