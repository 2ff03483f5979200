import type { Prose } from './prose';

/** A legal page. */
export type LegalDocument = {
  title: string;
  /** Search result text. */
  metaDescription: string;
  /** ISO date, `YYYY-MM-DD`. */
  updated: string;
  intro: string;
  sections: readonly LegalSection[];
};

type LegalSection = { heading: string; paragraphs: readonly Prose[] };
