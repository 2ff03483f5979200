import type { DeclinedFor } from '../../../_shared/domain/proposals.ts';
import { toHauler } from '../../audiences.ts';
import { type HaulerContent, jobContent, wordingOf } from '../../mails/hauler-parts.ts';
import type { LeadOfMail, OfferOfMail, ProposalOfMail, Site } from '../../mails/types.ts';
import { textToHauler } from '../../texts/audiences.ts';
import { inBoth, type Kind } from '../kind.ts';

const words = inBoth({
  en: {
    mail: {
      what: 'Declined',
      heading: 'The customer has declined your proposal',
      because: {
        price: 'The price didn’t work for them.',
        time: 'The time didn’t work for them.',
        other: 'Neither the price nor the time was the reason.',
      } satisfies Record<DeclinedFor, string>,
      gone: 'The job is going to other haulers. There’s nothing more for you to do.',
      staysBooked: (window: string) => `The pickup stays as booked: ${window}.`,
      staysYours: 'The job stays yours. Call the customer, or send another proposal.',
    },
    text: 'Proposal declined. See:',
  },
  es: {
    mail: {
      what: 'Cotización rechazada',
      heading: 'El cliente rechazó su cotización',
      because: {
        price: 'No le convino el precio.',
        time: 'No le convino la hora.',
        other: 'La razón no fue el precio ni la hora.',
      },
      gone: 'El trabajo pasa a otras empresas. Usted no tiene que hacer nada más.',
      staysBooked: (window) => `La cita sigue igual: ${window}.`,
      staysYours: 'El trabajo sigue siendo suyo. Llame al cliente o envíe otra cotización.',
    },
    text: 'El cliente no acepta lo que usted propuso. Vea:',
  },
});

/** The customer has declined a proposal. If it was the first one, the job is lost; a booked pickup stays. */
export function contentOf(
  lead: LeadOfMail,
  offer: OfferOfMail,
  { declinedFor }: ProposalOfMail,
  site: Site,
): HaulerContent {
  const { language, windowOf } = wordingOf(offer);
  const { what, heading, because, gone, staysBooked, staysYours } = words[language].mail;
  const isTheirs = offer.state === 'accepted';
  const next = !isTheirs ? gone : lead.pickup ? staysBooked(windowOf(lead.pickup)) : staysYours;
  const text = declinedFor === null ? next : `${because[declinedFor]} ${next}`;
  return jobContent(lead, offer, site, { what, heading, text });
}

export const proposalDeclined = {
  kind: 'proposal-declined',
  audience: 'hauler',
  words,
  mail: toHauler(async ({ lead, offer, notification, read, site }) => {
    const proposal = await read.proposal(notification.proposal_id);
    return proposal && contentOf(lead, offer, proposal, site);
  }),
  text: textToHauler(async ({ language, notification, read }) =>
    (await read.proposal(notification.proposal_id)) ? words[language].text : null,
  ),
} satisfies Kind;
