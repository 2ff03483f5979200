const WORDS_PER_MINUTE = 225;

/** Minutes that an HTML text takes to read, rounded up. Tags are not counted as words. */
export function readingMinutes(html: string): number {
  const words = html.replace(/<[^>]*>/g, ' ').match(/\S+/g) ?? [];
  return Math.ceil(words.length / WORDS_PER_MINUTE);
}
