import type { Faq } from './faq';

/** The words of one service page. */
export type ServiceWords = {
  /** Document title without the brand, at most 48 characters. */
  metaTitle: string;
  /** Search result text, 120 to 155 characters. */
  metaDescription: string;
  /** What its picture shows. */
  pictureAlt: string;
  /** The paragraph under the heading. */
  intro: string;
  /** How the service works in practice: paragraphs. Empty on the intro-only pages. */
  description: readonly string[];
  /** What haulers take, grouped. Empty on the intro-only pages. */
  categories: readonly ServiceCategory[];
  /** Empty on the intro-only pages. */
  faqs: readonly Faq[];
};

type ServiceCategory = { title: string; description: string };
