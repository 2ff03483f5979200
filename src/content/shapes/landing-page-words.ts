import type { PictureName } from '../facts/pictures';
import type { ServiceSlug } from '../facts/services';

/** The words of a landing page. City pages describe the place; these are about booking today. */
export type LandingPageWords = {
  /** Document title without the brand, at most 48 characters. */
  metaTitle: string;
  /** Search result text, 120 to 155 characters. */
  metaDescription: string;
  /** Beside the heading: the main topic of the page. */
  picture: { name: PictureName; alt: string };
  heading: string;
  /** Under the heading, at most 190 characters. */
  lede: string;
  /** An example for the ZIP code field. */
  zipCode: string;
  /** One paragraph: booking and the day itself. */
  about: string;
  /** Six services that suit the place. */
  popularServices: readonly ServiceSlug[];
  /** One sentence on why these six. */
  popularServicesNote: string;
  /** Three reasons to book that apply to this place: benefits, not preparations. */
  reasons: readonly [Reason, Reason, Reason];
  /** One sentence before the last button. */
  closing: string;
};

type Reason = { title: string; body: string };
