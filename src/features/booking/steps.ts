import { isOnlyCleaning } from '@functions/domain/services.ts';
import type { ComponentType } from 'react';
import { words } from '@/words/booking';
import { loadSizeLabels } from '@/words/shared/load-sizes';
import { serviceLabel } from '@/words/shared/services';
import { goneBy } from './gone-by';
import { type BookingValues, bookingSchema, fieldsOfSteps, serviceEntries } from './schema';
import { AddressStep } from './steps/address-step';
import { ContactStep } from './steps/contact-step';
import { JobStep } from './steps/job-step';
import type { RecapLine, StepProps } from './steps/recap';
import { ServicesStep } from './steps/services-step';

const { recap: labels } = words;

type Step = {
  id: keyof typeof fieldsOfSteps;
  Content: ComponentType<StepProps>;
  /** The step's summary on the last step, by label. */
  recap(values: BookingValues, photoCount: number): Record<string, string>;
};

/** The input steps in order. Step numbers start at 1. */
export const steps: readonly [Step, ...Step[]] = [
  {
    id: 'services',
    Content: ServicesStep,
    recap: (values) => ({ [labels.services]: serviceEntries(values).map(serviceLabel).join(', ') }),
  },
  {
    id: 'address',
    Content: AddressStep,
    recap: ({ streetAddress, unitNumber, city, zipCode }) => ({
      [labels.address]: `${joined(', ', streetAddress, unitNumber)}, ${joined(' ', city, zipCode)}`,
    }),
  },
  {
    id: 'job',
    Content: JobStep,
    recap: ({ services, loadSize, wanted, jobDescription }, photoCount) => ({
      ...(!isOnlyCleaning(services) && { [labels.load]: loadSize ? loadSizeLabels[loadSize] : labels.noLoad }),
      [labels.wanted]: wanted ? goneBy(wanted) : labels.notSaid,
      [labels.job]: jobDescription || labels.noDescription,
      [labels.photos]: photoCount === 0 ? labels.noPhotos : labels.photosAdded(photoCount),
    }),
  },
  {
    id: 'contact',
    Content: ContactStep,
    recap: () => ({}),
  },
];

/** The number of the confirmation, which follows the last input step. */
export const CONFIRMATION_STEP = steps.length + 1;

/** An input step by number; the first one if the number is out of range. */
export function findStep(number: number): Step {
  return steps[number - 1] ?? steps[0];
}

/** The furthest step a visitor can go to: the first one with invalid fields. */
export function furthestStep(values: BookingValues): number {
  const result = bookingSchema.safeParse(values);
  if (result.success) return steps.length;
  const badFields = new Set(result.error.issues.map((issue) => issue.path[0]));
  const index = steps.findIndex(({ id }) => fieldsOfSteps[id].some((field) => badFields.has(field)));
  return index + 1;
}

/** The recap of all steps before this one, in order. */
export function recapBefore(step: number, values: BookingValues, photoCount: number): RecapLine[] {
  return steps
    .slice(0, step - 1)
    .flatMap(({ recap }, index) =>
      Object.entries(recap(values, photoCount)).map(([label, text]) => ({ step: index + 1, label, text })),
    );
}

function joined(separator: string, ...parts: string[]): string {
  return parts.filter(Boolean).join(separator);
}
