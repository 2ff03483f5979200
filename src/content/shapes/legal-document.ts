import { type Prose, plainText } from './prose';

/** A legal page. */
export type LegalDocument = {
  title: string;
  /** Search result text. */
  metaDescription: string;
  /** ISO date, `YYYY-MM-DD`. */
  updated: string;
  intro: string;
  /** Before the sections, for people who read nothing else. */
  summary?: { heading: string; points: readonly Prose[] };
  sections: readonly LegalSection[];
};

type LegalSection = { heading: string; paragraphs: readonly LegalPart[] };

export type LegalPart = Prose | LegalList | LegalTable;

type LegalList = { list: readonly Prose[] };

/** Two columns; each row begins with its header. */
export type LegalTable = {
  caption: string;
  columns: readonly [string, string];
  rows: readonly (readonly [header: string, text: Prose])[];
};

/** The lines of a paragraph, a list or a table, without links. */
export function linesOf(part: LegalPart): string[] {
  if (typeof part === 'string' || !('list' in part || 'rows' in part)) return [plainText(part)];
  if ('list' in part) return part.list.map(plainText);
  return [part.caption, ...part.rows.map(([header, text]) => `${header}: ${plainText(text)}`)];
}
