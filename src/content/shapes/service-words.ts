import type { Faq } from './faq';

export type ServiceWords = {
  /** Document title without the brand, at most 48 characters. */
  metaTitle: string;
  /** Search result text, 120 to 155 characters. */
  metaDescription: string;
  pictureAlt: string;
  /** The paragraph under the heading. */
  intro: string;
  /** Paragraphs on how the service works in practice. Empty on the intro-only pages. */
  description: readonly string[];
  /** Groups of things that haulers take. Empty on the intro-only pages. */
  categories: readonly ServiceCategory[];
  /** Empty on the intro-only pages. */
  faqs: readonly Faq[];
};

type ServiceCategory = { title: string; description: string };
