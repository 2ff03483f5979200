import { addressIn, type Language, languages } from '@functions/rules/languages.ts';
import { test } from './test';

/**
 * Declares the tests of a journey once for each language.
 *
 * @param declare gets the language, and what gives the address of a path in it.
 */
export function inEachLanguage(declare: (language: Language, at: (path: string) => string) => void): void {
  for (const language of languages) {
    test.describe(`in ${language}`, () => declare(language, (path) => addressIn(language, path)));
  }
}
