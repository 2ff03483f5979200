/** A path of the site, or an address outside of it. */
type Target = `/${string}` | `https://${string}` | `mailto:${string}` | `tel:${string}`;

/** A link in running text. */
export type ProseLink = {
  label: string;
  to: Target;
};

/** Running text with links in it. */
export type Prose = string | readonly (string | ProseLink)[];

/** Running text as a template: prose`Write to ${emailLink}.` */
export function prose(texts: TemplateStringsArray, ...values: readonly Prose[]): Prose {
  return texts.flatMap((text, index) => [text, values[index] ?? '']).flat();
}

/** A link for `prose`. */
export function link(label: string, to: Target): Prose {
  return [{ label, to }];
}

/** The text without its links, as for structured data. */
export function plainText(words: Prose): string {
  return typeof words === 'string'
    ? words
    : words.map((part) => (typeof part === 'string' ? part : part.label)).join('');
}
