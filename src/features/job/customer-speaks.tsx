import type { Job } from '@functions/contracts/job.ts';
import * as englishLanguages from '@functions/words/en/languages.ts';
import { words as english } from '@/content/en/job';
import { useLanguage, useWords } from '@/lib/words';

type CustomerSpeaksProps = { language: Job['lead']['language']; className?: string };

/** Which language the customer speaks, where it is not that of the page. */
export function CustomerSpeaks({ language, className }: CustomerSpeaksProps) {
  const words = useWords('job', english);
  const { languageLabel } = useWords('words/languages', englishLanguages);
  const ofPage = useLanguage();
  if (language === ofPage) return null;
  return <p className={className}>{words.customer.speaks(languageLabel(language))}</p>;
}
