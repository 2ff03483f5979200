import { site } from '../facts/site';

/** The words of reviews, wherever they are shown. */
export const words = {
  heading: 'What Neighbors Are Saying',
  stars: (count: number) => `${count} out of 5 stars`,
  hiredThrough: `hired through ${site.name}`,
  /** Follows how many there are. */
  all: 'All reviews',
};
