import { site } from '../facts/site';

/** The site's words about itself on several pages. */
export const words = {
  serves: 'Serving Los Angeles & Southern California',
  /** The alt text of the picture `skyline`, which has the name on its truck. */
  skylineAlt: `A small model of Los Angeles: beach, palm trees, downtown towers, green hills and a freeway with a ${site.name} truck.`,
};
