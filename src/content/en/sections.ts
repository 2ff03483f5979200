/** Words of sections that several pages use. */
export const words = {
  /** Followed by the post's title, only for screen readers. */
  readMore: 'Read More',
};
