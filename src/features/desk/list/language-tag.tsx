import { words } from '@/content/en/desk-list';

/** Says in which language somebody writes, unless it is English. */
export function LanguageTag({ language }: { language: string }) {
  if (language === 'en') return null;
  return (
    <span className="inline-block rounded-full bg-sand px-2.5 font-semibold text-sm">
      {words.writesIn(languageLabel(language))}
    </span>
  );
}

/** A language by its name. One that is not known stays as it is. */
export function languageLabel(language: string): string {
  return words.languages[language] ?? language;
}
