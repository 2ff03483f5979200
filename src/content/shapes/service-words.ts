import type { Faq } from './faq';
import type { Prose } from './prose';

export type ServiceWords = {
  /** Document title without the brand, at most 48 characters. */
  metaTitle: string;
  /** Search result text, 120 to 155 characters. */
  metaDescription: string;
  pictureAlt: string;
  /** Paragraphs under the heading, the first in large type. */
  intro: readonly Prose[];
  /** How the service works in practice. Null on the intro-only pages. */
  description: ServiceDescription | null;
  /** Groups of things that haulers take. Empty on the intro-only pages. */
  categories: readonly ServiceCategory[];
  /** Empty on the intro-only pages. */
  faqs: readonly Faq[];
};

/** At most 35 words each. */
export type ServiceDescription = { gettingReady: Prose; onTheDay: Prose; afterwards: Prose };

type ServiceCategory = { title: string; description: string };
