import { site } from '../facts/site';

/** The words of the page of all reviews. */
export const words = {
  crumb: 'Reviews',
  title: 'Customer Reviews',
  description: `What customers of independent haulers hired through ${site.name} say about their pickups, good and bad, in their own words.`,
  heading: 'Customer reviews',
  lede: 'We show reviews once there are five',
};
