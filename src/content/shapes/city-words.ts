import type { PictureName } from '../facts/pictures';
import type { Faq } from './faq';

/** The words of a city page. Everything here is true only of that city. */
export type CityWords = {
  /** Search result text, 120 to 155 characters, with the city's name. */
  metaDescription: string;
  /** One or two sentences under the heading, at most 190 characters. */
  lede: string;
  /** One paragraph, at most 60 words: the city, not how the site works. */
  intro: string;
  /** What local homes and streets mean for a pickup: three pieces of about 40 words, each with its own picture. */
  pickups: readonly [CityPickup, CityPickup, CityPickup];
  /** Real neighborhoods, 2 to 27 names. */
  neighborhoods: readonly string[];
  /**
   * The ZIP codes in the mailing addresses of the city's homes: those for which the Postal Service uses the city's name
   * or that of a neighborhood above. Not those of a base, a prison, a campus or a single building.
   */
  zipCodes: readonly string[];
  /** Those of `zipCodes` that lie mostly outside the city, listed apart with a note, if that matters. */
  outside?: { zipCodes: readonly string[]; note: string };
  /** Three useful preparations for the pickup. */
  tips: readonly [string, string, string];
  /** How soon, which areas, and the cost or what can't go. */
  faqs: readonly [Faq, Faq, Faq];
};

type CityPickup = { picture: PictureName; heading: string; body: string };
