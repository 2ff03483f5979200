import { languageLabel } from '@functions/words/en/languages.ts';
import { words } from '@/content/en/desk';
import { Fact } from '@/features/job/job-facts';

/** In which language somebody reads us, unless it is English; and that nobody translates for them. */
export function LanguageFact({ language }: { language: string }) {
  if (language === 'en') return null;
  const { term, reads, hint } = words.language;
  return (
    <Fact term={term}>
      {reads(languageLabel(language))}
      <p className="font-normal text-base">{hint}</p>
    </Fact>
  );
}
