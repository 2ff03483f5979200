/**
 * The readability of a Spanish text on the INFLESZ scale (Szigriszt-Pazos 1993, Barrio-Cantalejo 2008): 40 to 55 is
 * somewhat hard, 55 to 65 normal, 65 to 80 fairly easy.
 */
export function inflesz(text: string): number {
  const words = text.match(/[a-záéíóúüñ]+/gi) ?? [];
  const sentences = text.match(/[.!?:…]+(?=\s|$)/g) ?? [];
  const ofWord = words.reduce((sum, word) => sum + syllables(word), 0) / words.length;
  return 206.835 - 62.3 * ofWord - words.length / Math.max(1, sentences.length);
}

const VOWELS = /[aeiouáéíóúü]+/g;
/** Between vowels that belong to two syllables: two strong ones, or a strong one and an accented weak one. */
const APART = /(?<=[aeoáéíóú])(?=[aeoáéíóú])/;

export function syllables(word: string): number {
  const sounded = word
    .toLowerCase()
    .replace(/(q|g)u(?=[eiéí])/g, '$1')
    .replace(/y$/, 'i');
  const runs = sounded.match(VOWELS) ?? [];
  return Math.max(1, runs.flatMap((run) => run.split(APART)).length);
}
