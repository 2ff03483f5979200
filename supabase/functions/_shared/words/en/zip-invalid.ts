/** Separate from the other errors, because pages with only a ZIP code field need no other. */
export const zipInvalid = 'Please enter a valid ZIP code';
