import type { Job } from '@functions/contracts/job.ts';
import { language as ofPage } from '@/lib/language';
import { words } from '@/words/job';
import { languageLabel } from '@/words/shared/languages';

type CustomerSpeaksProps = { language: Job['lead']['language']; className?: string };

/** The customer's language, if it is not the page's. */
export function CustomerSpeaks({ language, className }: CustomerSpeaksProps) {
  if (language === ofPage) return null;
  return <p className={className}>{words.customer.speaks(languageLabel(language))}</p>;
}
