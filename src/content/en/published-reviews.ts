import { site } from '../facts/site';

/** Words of reviews on any page. */
export const words = {
  heading: 'What Neighbors Are Saying',
  stars: (count: number) => `${count} out of 5 stars`,
  hiredThrough: `hired through ${site.name}`,
  /** Follows the counts. */
  all: 'All reviews',
};
