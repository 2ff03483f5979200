import type { Proposal } from '../../../_shared/contracts/pickup.ts';
import { withoutPeriod } from '../../../_shared/words/en/without-period.ts';
import { textToCustomer, toCustomer } from '../../audiences.ts';
import { type CustomerContent, callLink, factsOf, haulerFacts, trackButton } from '../../mails/customer-parts.ts';
import { pictures } from '../../mails/pictures.ts';
import type { HaulerOfMail, LeadOfMail, PickupOfMail, Site } from '../../mails/types.ts';
import { wordingIn } from '../../mails/wording.ts';
import { textWordingIn } from '../../texts/wording.ts';
import { inBoth } from '../kind.ts';

export const words = inBoth({
  en: {
    mail: {
      heading: (window: string) => `Your pickup is booked: ${window}`,
      comes: (hauler: string) => `${hauler} will be there then.`,
      accepted: 'The time was accepted on your tracking page.',
      byPhone: (hauler: string) =>
        `Agreed by phone with ${hauler}. Not right? Ask for another time on your tracking page.`,
      onThePage: 'There you can add the pickup to your calendar, ask for another time, or cancel.',
    },
    text: (window: string) => `Pickup booked: ${window}.`,
  },
  es: {
    mail: {
      heading: (window) => `Su cita está confirmada: ${window}`,
      comes: (hauler) => `${hauler} llega en ese horario.`,
      accepted: 'El horario se aceptó en su página de seguimiento.',
      byPhone: (hauler) =>
        `La cita se acordó por teléfono con ${hauler}. ¿No es así? Pida otra hora en su página de seguimiento.`,
      onThePage: 'Ahí puede agregar la cita al calendario, pedir otra hora o cancelar.',
    },
    text: (window) => `Cita confirmada: ${withoutPeriod(window)}.`,
  },
});

/** A pickup is booked: when, who comes, the estimate, and how to change it. */
export function contentOf(
  lead: LeadOfMail,
  pickup: PickupOfMail,
  agreed: Proposal,
  hauler: HaulerOfMail,
  site: Site,
): CustomerContent {
  const { terms, toCustomers, windowText, windowOf, estimateMeaning, estimateOf } = wordingIn(lead.language);
  const { heading, comes, accepted, byPhone, onThePage } = words[lead.language].mail;
  const how = agreed.acceptedBy === 'hauler' ? byPhone(hauler.name) : accepted;
  return {
    language: lead.language,
    picture: pictures['pickup-booked'],
    heading: heading(windowText(pickup)),
    blocks: [
      { kind: 'paragraph', text: `${comes(hauler.name)} ${how}` },
      trackButton(lead, site, toCustomers.seePickup),
      { kind: 'paragraph', text: onThePage },
      factsOf(
        lead,
        [terms.pickup, windowOf(pickup)],
        [terms.estimate, estimateOf(agreed)],
        ...haulerFacts(lead, hauler),
      ),
      { kind: 'paragraph', text: estimateMeaning(agreed) },
      ...callLink(lead, hauler),
    ],
  };
}

export const mail = toCustomer(async ({ lead, notification, read, site }) => {
  const { pickup, agreed } = lead;
  const hauler = await read.haulerOf(lead);
  if (agreed?.id !== notification.proposal_id || !pickup || !hauler) return null;
  return contentOf(lead, pickup, agreed, hauler, site);
});

export const text = textToCustomer(({ lead: { language, pickup, agreed }, notification }) => {
  const isSo = agreed?.id === notification.proposal_id;
  return isSo && pickup ? words[language].text(textWordingIn(language).windowOf(pickup)) : null;
});
