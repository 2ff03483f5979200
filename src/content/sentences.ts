/** Joins sentences to a paragraph, without those that aren't said. */
export function sentences(...said: readonly (string | false | null)[]): string {
  return said.filter(Boolean).join(' ');
}
