import type { Proposal } from '../../../_shared/contracts/pickup.ts';
import { toHauler } from '../../audiences.ts';
import { type HaulerContent, jobContent, wordingOf } from '../../mails/hauler-parts.ts';
import type { LeadOfMail, OfferOfMail, PickupOfMail, Site } from '../../mails/types.ts';
import { textToHauler } from '../../texts/audiences.ts';
import { zipOf } from '../../texts/format.ts';
import { textWordingIn } from '../../texts/wording.ts';
import { inBoth, type Kind } from '../kind.ts';

const words = inBoth({
  en: {
    mail: {
      what: 'Booked',
      heading: 'The pickup is booked',
      text: (window: string) => `The customer has accepted your proposal: ${window}.`,
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
export function contentOf(
  lead: LeadOfMail,
  offer: OfferOfMail,
  pickup: PickupOfMail,
  agreed: Proposal,
  site: Site,
): HaulerContent {
  const { language, terms, windowText, windowOf, estimateOf } = wordingOf(offer);
  const { what, heading, text, more } = words[language].mail;
  return jobContent(lead, offer, site, {
    what,
    about: windowText(pickup),
    heading,
    text: text(windowOf(pickup)),
    facts: [
      [terms.pickup, windowOf(pickup)],
      [terms.estimate, estimateOf(agreed)],
    ],
    more,
  });
}

export const proposalAccepted = {
  kind: 'proposal-accepted',
  audience: 'hauler',
  words,
  mail: toHauler(async ({ lead, offer, notification, read, site }) => {
    const { agreed } = await read.pickupOf(lead);
    const isSo = agreed?.id === notification.proposal_id;
    return isSo && lead.pickup ? contentOf(lead, offer, lead.pickup, agreed, site) : null;
  }),
  text: textToHauler(async ({ lead, language, notification, read }) => {
    const { agreed } = await read.pickupOf(lead);
    const isSo = agreed?.id === notification.proposal_id;
    if (!isSo || !lead.pickup) return null;
    return words[language].text(textWordingIn(language).windowOf(lead.pickup), zipOf(lead));
  }),
} satisfies Kind;
