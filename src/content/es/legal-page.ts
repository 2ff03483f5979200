// English: 1f4ae69eaac4

import { formatDay } from '@functions/words/es/dates.ts';
import type { words as english, whoRunsIt as englishWhoRunsIt } from '../en/legal-page';
import { site } from '../facts/site';
import type { Shape } from '../shape';

export const words = {
  lastUpdated: 'Última actualización y entrada en vigor: ',
  lastReviewed: 'Última revisión: ',
  formatDay,
} satisfies Shape<typeof english>;

export const whoRunsIt: typeof englishWhoRunsIt = () => {
  const { name, legalName, legalAddress } = site;
  const operator = [legalName, legalAddress].filter(Boolean).join(', ').replace(/\.$/, '');
  if (!operator) return [];
  return [legalName ? `${name} está a cargo de ${operator}.` : `La dirección postal de ${name} es ${operator}.`];
};
