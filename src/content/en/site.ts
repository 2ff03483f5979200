import { site } from '../facts/site';

/** What the site says of itself on several pages. */
export const words = {
  serves: 'Serving Los Angeles & Southern California',
  /** What the picture `skyline` shows: the name is on its truck. */
  skylineAlt: `A small model of Los Angeles: beach, palm trees, downtown towers, green hills and a freeway with a ${site.name} truck.`,
};
