import type { Language } from '../../_shared/domain/languages.ts';
import type { PictureOfMail } from './pictures.ts';

/** The content of an email, written once for its plain text and HTML. */
export type Content = {
  /** The language of everything except what people typed. */
  language: Language;
  subject: string;
  /** Above the heading. It says nothing that the words don't say. */
  picture?: PictureOfMail;
  /** Comes first in the words of the body. */
  heading: string;
  /** Instead of the heading: a label, and below it a large amount. */
  price?: { label: string; amount: string };
  blocks: readonly Block[];
  /** What the email is about, small, at the end of the card. */
  about?: string;
  /** Why the reader gets the email, and what they can do about it. */
  footer: readonly Block[];
};

/** A part of an email. Its text may be typed by a visitor: nothing in it becomes markup, a link or a separate line. */
export type Block =
  /** `link` ends its last sentence. */
  | { kind: 'paragraph'; text: string; link?: Link }
  /** What can be skipped. */
  | { kind: 'small'; text: string }
  | { kind: 'heading'; text: string }
  | { kind: 'facts'; facts: readonly Fact[] }
  | { kind: 'list' | 'steps'; items: readonly string[] }
  /** Times to choose from, each a day and its hours. `zone` ends the heading. */
  | { kind: 'times'; heading: string; zone: string; times: readonly Time[] }
  /** Someone else's text, with its line breaks. */
  | { kind: 'quote'; text: string }
  /** The action to take. An email has one button; other ways are links. */
  | ({ kind: 'button' } & Button)
  | { kind: 'links'; links: readonly Link[] }
  /** Links next to each other. */
  | { kind: 'row'; links: readonly LinkInRow[] };

/** A fact whose value is null or empty is left out. */
export type Fact = readonly [term: string, value: string | null];

export type Time = { day: string; hours: string };

export type Button = { label: string; url: string };

/** A link whose address is null is shown as text. */
export type Link = { label: string; url: string | null };

/** A link that shows only a character or two (`shown`). `label` is its full name, for plain text and screen readers. */
export type LinkInRow = { label: string; shown: string; url: string };

/** The text with a space instead of each run of white space and control characters. */
export function oneLine(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
}

/** The lines of a text, split at every character that some email program treats as a line break. */
export function linesOf(text: string): string[] {
  return text.trim().split(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/);
}

/** The facts that have a value, each on one line. */
export function presentFacts(facts: readonly Fact[]): [term: string, value: string][] {
  return facts.flatMap(([term, value]) => (value ? [[term, oneLine(value)]] : []));
}
