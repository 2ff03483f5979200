import type { Proposal } from '../../../_shared/contracts/pickup.ts';
import { withoutPeriod } from '../../../_shared/words/en/without-period.ts';
import { textToCustomer, toCustomer } from '../../audiences.ts';
import { aboutOf, type CustomerContent, numberLink, timesOf, trackButton } from '../../mails/customer-parts.ts';
import { pictures } from '../../mails/pictures.ts';
import type { HaulerOfMail, LeadOfMail, PickupOfMail, Site } from '../../mails/types.ts';
import { wordingIn } from '../../mails/wording.ts';
import { textWordingIn } from '../../texts/wording.ts';
import { inBoth } from '../kind.ts';

export const words = inBoth({
  en: {
    mail: {
      subject: (heading: string, window: string) => `${heading}: ${window}`,
      heading: 'Your pickup is booked',
      addToCalendar: 'Add to calendar',
      accepted: 'The time was accepted on your tracking page. There you can also ask for another time, or cancel.',
      byPhone:
        'The time was agreed by phone. Not right? On your tracking page you can ask for another time, or cancel.',
    },
    text: (window: string) => `Pickup booked: ${window}.`,
  },
  es: {
    mail: {
      subject: (heading, window) => `${heading}: ${window}`,
      heading: 'Su cita está confirmada',
      addToCalendar: 'Agregar al calendario',
      accepted: 'El horario se aceptó en su página de seguimiento. Ahí también puede pedir otra hora o cancelar.',
      byPhone:
        'El horario se acordó por teléfono. ¿No es así? En su página de seguimiento puede pedir otra hora o cancelar.',
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
  const { terms, windowText, estimateMeaning, estimateOf } = wordingIn(lead.language);
  const { subject, heading, addToCalendar, accepted, byPhone } = words[lead.language].mail;
  return {
    language: lead.language,
    picture: pictures['pickup-booked'],
    subject: subject(heading, windowText(pickup)),
    heading,
    blocks: [
      timesOf(lead, terms.pickup, [pickup]),
      {
        kind: 'facts',
        facts: [
          [terms.estimate, estimateOf(agreed)],
          [terms.yourHauler, hauler.name],
        ],
      },
      trackButton(lead, site, addToCalendar),
      { kind: 'links', links: [numberLink(lead, hauler)] },
      { kind: 'paragraph', text: agreed.acceptedBy === 'hauler' ? byPhone : accepted },
      { kind: 'small', text: estimateMeaning(agreed) },
    ],
    about: aboutOf(lead),
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
