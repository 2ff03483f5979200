import { globSync } from 'node:fs';
import { languages } from '@functions/domain/languages.ts';
import { cities } from '@/content/facts/cities';
import { filesOfKinds, textsInCode } from './words-in-pairs';

/**
 * All words of a page: visible text, text for screen readers and for search engines. Leaves out what is marked as
 * English, such as typed text and links to pages that exist only in English. Runs in a browser and in jsdom:
 * `page.evaluate(textsShown)`.
 */
export function textsShown(html?: string): string[] {
  const root = html === undefined ? document : new DOMParser().parseFromString(html, 'text/html');
  const isMarked = (element: Element) =>
    element.closest('body [lang|="en"]') !== null ||
    /\(en inglés\)\W*$/.test(element.closest('a[hreflang="en"]')?.textContent ?? '');
  const found: (string | null)[] = [];
  for (const element of root.querySelectorAll('head > title, body *:not(script, style, template, noscript)')) {
    if (isMarked(element)) continue;
    for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) found.push(node.textContent);
    for (const name of ['alt', 'aria-label', 'title', 'placeholder']) found.push(element.getAttribute(name));
  }
  const described = 'meta[name="description"], meta[property$=":title"], meta[property$=":alt"], meta[name$=":title"]';
  for (const meta of root.querySelectorAll(
    `${described}, meta[property$=":description"], meta[name$=":description"]`,
  )) {
    found.push(meta.getAttribute('content'));
  }
  // A structured data value with a space is text; types and addresses have none.
  for (const script of root.querySelectorAll('script[type="application/ld+json"]')) {
    JSON.parse(script.textContent ?? 'null', (_, value) => {
      if (typeof value === 'string' && value.includes(' ')) found.push(value);
      return value;
    });
  }
  return [...new Set(found.flatMap((text) => text?.replace(/\s+/g, ' ').trim() || []))];
}

/**
 * The lines of a Spanish page, email or text with an English word: one that occurs in the product's English words but
 * not in its Spanish ones.
 *
 * @param typed typed text, including names, which is shown unchanged.
 */
export function englishLeft(lines: readonly string[], typed: readonly string[] = []): string[] {
  const asTheyAre = [...cities.map(({ name }) => name), ...SAME_IN_BOTH, ...typed];
  return lines.filter((line) => {
    const said = asTheyAre.reduce((rest, each) => rest.replaceAll(each, ' '), line.replace(NOT_WORDS, ' '));
    return wordsOf(said).some((word) => onlyEnglish.has(word));
  });
}

/** Web and email addresses, and tracking IDs, whose random letters can be an English word. */
const NOT_WORDS = /\S+@\S+|https?:\S+|\S+\.(com|gov|org|example)\b\S*|\b[0-9A-Z]{4}(-[0-9A-Z]{4}){3}\b/g;

/** Names. */
const SAME_IN_BOTH = ['PoppyHaul', 'English', 'Inland Empire', 'San Fernando Valley', 'Studio City', 'Blog'];

/** Texts of pages that exist only in English, and typed text on them. */
const NOT_IN_SPANISH = ['cities', 'landing-pages', 'posts', 'desk'];

const [english, spanish] = languages.map((language) => {
  const files = [
    ...globSync([
      `src/content/${language}/**/*.ts`,
      `supabase/functions/_shared/words/${language}/*.ts`,
      `supabase/functions/send-notifications/*/words/${language}.ts`,
    ]),
    ...filesOfKinds('{customer,hauler}'),
  ];
  const said = files.filter((file) => !NOT_IN_SPANISH.some((each) => file.includes(`/${language}/${each}`)));
  return new Set(said.flatMap((file) => textsInCode(file, language)).flatMap(wordsOf));
});
const onlyEnglish = new Set([...(english ?? [])].filter((word) => !spanish?.has(word)));

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/\p{L}{2,}/gu) ?? [];
}
