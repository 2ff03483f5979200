/** What any page says about prices. Separate from other words, because many pages need it. */
export const words = {
  finalPrice: 'You get the final price before anything is loaded, and you can always say no.',
  /** The link to the page of prices. */
  howCounted: 'Where these prices come from',
  /** The same link where no price is shown. */
  seePaid: 'What people paid',
};
