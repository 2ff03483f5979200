/** A legal page. `{email}`, `{phone}` and `{contact}` (the contact page) in a paragraph become links. */
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
