import type { languages } from '../../rules/languages.ts';

const languageLabels: Record<(typeof languages)[number], string> = { en: 'English', es: 'Spanish' };

const labels = new Map<string, string>(Object.entries(languageLabels));

/** A language by its name; one that this version does not know as it is stored. */
export function languageLabel(language: string): string {
  return labels.get(language) ?? language;
}
