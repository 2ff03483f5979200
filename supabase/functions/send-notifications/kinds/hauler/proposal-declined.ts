import type { DeclinedFor } from '../../../_shared/domain/proposals.ts';
import type { AboutOffer } from '../../audiences.ts';
import { wordingOf } from '../../mails/hauler-parts.ts';
import type { ProposalOfMail } from '../../mails/types.ts';
import { jobNews, type News } from '../job-news.ts';
import { inBoth } from '../kind.ts';

export const words = inBoth({
  en: {
    mail: {
      what: 'Declined',
      heading: 'The customer declined your quote',
      because: {
        price: 'The price didn’t work for them.',
        time: 'The time didn’t work for them.',
        other: 'It wasn’t the price or the time.',
      } satisfies Record<DeclinedFor, string>,
      gone: 'The job is going to other haulers. There’s nothing more for you to do.',
      staysBooked: (window: string) => `The pickup stays as booked: ${window}.`,
      staysYours: 'The job stays yours. Call the customer, or send another quote.',
    },
    text: 'Quote declined. See:',
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
export function newsOf({ lead, offer }: AboutOffer, { declinedFor }: ProposalOfMail): News {
  const { language, windowOf } = wordingOf(offer);
  const { mail, text } = words[language];
  const { what, heading, because, gone, staysBooked, staysYours } = mail;
  const isTheirs = offer.state === 'accepted';
  const next = !isTheirs ? gone : lead.pickup ? staysBooked(windowOf(lead.pickup)) : staysYours;
  return { mail: { what, heading, text: declinedFor === null ? next : `${because[declinedFor]} ${next}` }, text };
}

export const { mail, text } = jobNews(async (about) => {
  const proposal = await about.read.proposal(about.notification.proposal_id);
  return proposal && newsOf(about, proposal);
});
