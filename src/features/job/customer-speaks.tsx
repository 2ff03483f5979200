import type { Job } from '@functions/contracts/job.ts';
import { language as ofPage } from '@/lib/language';
import { words } from '@/words/job';
import { languageLabel } from '@/words/shared/languages';

type CustomerSpeaksProps = { language: Job['lead']['language']; className?: string };

/** Which language the customer speaks, where it is not that of the page. */
export function CustomerSpeaks({ language, className }: CustomerSpeaksProps) {
  if (language === ofPage) return null;
  return <p className={className}>{words.customer.speaks(languageLabel(language))}</p>;
}
