import { zipInvalid } from '@functions/words/en/zip-invalid.ts';

/** The words of the ZIP code field that leads to the booking form. Separate, because only a few pages need them. */
export const words = {
  label: 'ZIP code',
  quote: 'Get a free quote',
  invalid: zipInvalid,
  outOfState: 'We only work in California, but you can still ask.',
};
