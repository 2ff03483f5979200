const WORDS_PER_MINUTE = 225;

/** The reading time of an HTML text in minutes, rounded up. Tags don't count as words. */
export function readingMinutes(html: string): number {
  const words = html.replace(/<[^>]*>/g, ' ').match(/\S+/g) ?? [];
  return Math.ceil(words.length / WORDS_PER_MINUTE);
}
