import type { Proposal } from '../../../_shared/contracts/pickup.ts';
import type { AboutOffer } from '../../audiences.ts';
import { wordingOf } from '../../mails/hauler-parts.ts';
import type { PickupOfMail } from '../../mails/types.ts';
import { zipOf } from '../../texts/format.ts';
import { textWordingIn } from '../../texts/wording.ts';
import { jobNews, type News } from '../job-news.ts';
import { inBoth } from '../kind.ts';

export const words = inBoth({
  en: {
    mail: {
      what: 'Booked',
      heading: 'The pickup is booked',
      text: (window: string) => `The customer accepted your quote: ${window}.`,
      more: 'The job’s page shows the address, and has “Add to calendar”. On the day, press “I’m on my way” there when you head out.',
    },
    text: (window: string, zipCode: string) => `Booked: ${window} in ${zipCode}`,
  },
  es: {
    mail: {
      what: 'Cita confirmada',
      heading: 'La cita está confirmada',
      text: (window) => `El cliente aceptó su cotización: ${window}.`,
      more: 'La página del trabajo muestra la dirección y tiene “Agregar al calendario”. El día de la cita, presione ahí “Voy en camino” cuando salga.',
    },
    text: (window, zipCode) => `Confirmada: ${window} en ${zipCode}`,
  },
});

/** The customer has accepted one of the proposed times. */
export function newsOf({ lead, offer }: AboutOffer, pickup: PickupOfMail, agreed: Proposal): News {
  const { language, terms, windowText, windowOf, estimateOf } = wordingOf(offer);
  const { mail, text } = words[language];
  return {
    mail: {
      ...mail,
      about: windowText(pickup),
      text: mail.text(windowOf(pickup)),
      facts: [
        [terms.pickup, windowOf(pickup)],
        [terms.estimate, estimateOf(agreed)],
      ],
    },
    text: text(textWordingIn(language).windowOf(pickup), zipOf(lead)),
  };
}

export const { mail, text } = jobNews((about) => {
  const { pickup, agreed } = about.lead;
  const isSo = agreed?.id === about.notification.proposal_id;
  return isSo && pickup ? newsOf(about, pickup, agreed) : null;
});
