/** A legal page. `{email}` in a paragraph is replaced with the contact address. */
export type LegalDocument = {
  title: string;
  /** Search result text. */
  metaDescription: string;
  /** ISO date, `YYYY-MM-DD`. */
  updated: string;
  intro: string;
  sections: readonly LegalSection[];
};

type LegalSection = { heading: string; paragraphs: readonly string[] };
