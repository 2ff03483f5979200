/** The words of the quote section; those of its form are loaded with the form. */
export const words = {
  asYouLeftIt: 'Your request is here as you left it. Check it over before you send it.',
};
