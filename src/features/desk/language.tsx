import { languageLabel } from '@functions/words/en/languages.ts';
import { words } from '@/content/en/desk';
import { words as listWords } from '@/content/en/desk-list';
import { Fact } from '@/features/request/facts';

/** The person's language, unless it is English, with a reminder that nothing is translated for them. */
export function LanguageFact({ language }: { language: string }) {
  if (language === 'en') return null;
  const { term, hint } = words.language;
  return (
    <Fact term={term}>
      <span>{languageLabel(language)}</span>
      <p className="font-normal text-base">{hint}</p>
    </Fact>
  );
}

/** The language that the person writes in, unless it is English: a chip. */
export function LanguageTag({ language }: { language: string }) {
  if (language === 'en') return null;
  return (
    <span className="inline-block rounded-full bg-sand px-2 font-semibold text-sm">
      <span className="sr-only">{listWords.writesIn} </span>
      <span>{languageLabel(language)}</span>
    </span>
  );
}
