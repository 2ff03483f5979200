// English: 62f90b7135bc

import type { words as english, whoRunsIt as englishWhoRunsIt } from '../en/legal-page';
import { site } from '../facts/site';
import type { Shape } from '../shape';

const MONTHS = 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ');

export const words = {
  lastUpdated: 'Última actualización y entrada en vigor: ',
  lastReviewed: 'Última revisión: ',
  formatDay: (isoDay) => {
    const [year, month, day] = isoDay.split('-').map(Number);
    return `${day} de ${MONTHS[Number(month) - 1]} de ${year}`;
  },
  contactPage: 'página de contacto',
  inEnglish: ' (en inglés)',
} satisfies Shape<typeof english>;

export const whoRunsIt: typeof englishWhoRunsIt = () => {
  const { name, legalName, legalAddress } = site;
  const operator = [legalName, legalAddress].filter(Boolean).join(', ').replace(/\.$/, '');
  if (!operator) return [];
  return [legalName ? `${name} está a cargo de ${operator}.` : `La dirección postal de ${name} es ${operator}.`];
};
