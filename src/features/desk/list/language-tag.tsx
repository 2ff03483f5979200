import { languageLabel } from '@functions/words/en/languages.ts';
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
