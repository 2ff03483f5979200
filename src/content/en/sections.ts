/** The words of sections that several pages have. */
export const words = {
  /** Of a post. Its title follows, for screen readers alone. */
  readMore: 'Read More',
};
