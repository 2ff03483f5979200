import { addressIn, type Language, languages } from '@functions/domain/languages.ts';
import type { Page } from '@playwright/test';
import { test } from './test';

/**
 * Declares tests once for each language.
 *
 * @param declare gets the language and a function for addresses in it.
 */
export function inEachLanguage(declare: (language: Language, at: (path: string) => string) => void): void {
  for (const language of languages) {
    test.describe(`in ${language}`, () => declare(language, (path) => addressIn(language, path)));
  }
}

/** The link in the header to the same page in the other language. */
export function switchTo(page: Page, name: 'English' | 'Español') {
  return page.locator('header').getByRole('link', { name, exact: true });
}
