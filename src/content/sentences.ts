/** Joins sentences into a paragraph. Skips false and null, for sentences that apply only to some builds. */
export function sentences(...said: readonly (string | false | null)[]): string {
  return said.filter(Boolean).join(' ');
}
