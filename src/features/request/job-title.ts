import type { Job } from '@functions/contracts/job.ts';
import { words } from '@/words/job';
import { servicesInShort } from '@/words/shared/services';

type TitledLead = Pick<Job['lead'], 'services' | 'city' | 'zipCode'>;

/** The job in a few words: "Furniture Removal and 2 more in Burbank". */
export function jobTitle({ services, city, zipCode }: TitledLead): string {
  return words.title(servicesInShort(services), city ?? zipCode);
}
