import type { Language } from '../../_shared/domain/languages.ts';

/** What a mail says, written once for its text and its HTML. */
export type Content = {
  /** That it is in, but for what people typed. */
  language: Language;
  subject: string;
  /** Stands above all else. */
  heading: string;
  blocks: readonly Block[];
  /** Why the reader gets the mail, and what they can do about it. */
  footer: readonly Block[];
};

/** A part of a mail. A visitor may have typed its text: nothing in it becomes markup, a link or a line of its own. */
export type Block =
  | { kind: 'paragraph' | 'heading'; text: string }
  | { kind: 'facts'; facts: readonly Fact[] }
  | { kind: 'list' | 'steps'; items: readonly string[] }
  /** What somebody else wrote. It keeps its line breaks. */
  | { kind: 'quote'; text: string }
  /** What to do. */
  | ({ kind: 'button' } & Button)
  | { kind: 'links'; links: readonly Link[] }
  /** Links beside each other. */
  | { kind: 'row'; links: readonly LinkInRow[] };

/** A fact whose value is null or empty is left out. */
export type Fact = readonly [term: string, value: string | null];

/** `isSecond`: another button is the first thing to do. */
export type Button = { label: string; url: string; isSecond?: boolean };

/** A link whose address is null is text alone. */
export type Link = { label: string; url: string | null };

/** A link that is seen as `shown`, in a letter or two. `label` is its name: in the text, and where it is read out. */
export type LinkInRow = { label: string; shown: string; url: string };

/** The text with a blank in place of line breaks and other control characters. */
export function oneLine(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
}

/** The lines of a text, divided at every character that some mail program takes for the end of a line. */
export function linesOf(text: string): string[] {
  return text.trim().split(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/);
}

/** The facts that have a value, each on one line. */
export function presentFacts(facts: readonly Fact[]): [term: string, value: string][] {
  return facts.flatMap(([term, value]) => (value ? [[term, oneLine(value)]] : []));
}
