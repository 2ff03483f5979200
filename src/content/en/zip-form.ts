/** The words of the ZIP code field that leads to the booking form. Separate, because only a few pages need them. */
export const words = {
  label: 'ZIP code',
  quote: 'Get a free quote',
  /** The same as in the booking form. */
  invalid: 'Please enter a valid ZIP code',
  outOfState: 'We work in California; you can still ask.',
};
