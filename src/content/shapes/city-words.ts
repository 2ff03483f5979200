import type { PictureName } from '../facts/pictures';
import type { Faq } from './faq';

/** The words of one city page. Everything here is true of that city alone. */
export type CityWords = {
  /** Search result text, 120 to 155 characters, names the city. */
  metaDescription: string;
  /** One or two sentences under the heading, at most 190 characters. */
  lede: string;
  /** Two paragraphs. */
  intro: readonly [string, string];
  /** What the local homes and streets mean for a pickup: three short pieces, each with a picture of its own. */
  pickups: readonly [CityPickup, CityPickup, CityPickup];
  /** Real neighborhoods, 2 to 16 names. */
  neighborhoods: readonly string[];
  /** One or two sentences about how those neighborhoods differ for a hauler. */
  neighborhoodNote: string;
  /**
   * The ZIP codes in the mailing addresses of the city's homes: those that the Postal Service calls by the city's name
   * or by that of a neighborhood named above. Not those of a base, a prison, a campus or a single building.
   */
  zipCodes: readonly string[];
  /** Three things worth doing before the hauler comes. */
  tips: readonly [string, string, string];
  faqs: readonly [Faq, Faq, Faq];
};

type CityPickup = { picture: PictureName; heading: string; body: string };
