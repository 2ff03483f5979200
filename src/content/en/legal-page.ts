/** The words that the terms and the privacy policy share. */
export const words = {
  /** Before the day. */
  lastUpdated: 'Last updated ',
};
