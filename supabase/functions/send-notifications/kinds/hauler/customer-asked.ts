import type { AskedFor } from '../../../_shared/domain/proposals.ts';
import { askedHeadings } from '../../../_shared/words/en/pickups.ts';
import type { AboutOffer } from '../../audiences.ts';
import { wordingOf } from '../../mails/hauler-parts.ts';
import { jobNews, type News } from '../job-news.ts';
import { inBoth } from '../kind.ts';

export const words = inBoth({
  en: {
    mail: {
      text: 'The job’s page shows what they’re asking for. Answer with another quote there, or call them.',
      staysBooked: (window: string) => `Until they accept another time, the pickup stays as booked: ${window}.`,
    },
    text: (askedFor: AskedFor) => `${askedHeadings[askedFor]}. See:`,
  },
  es: {
    mail: {
      text: 'La página del trabajo muestra lo que pide. Conteste ahí con otra cotización, o llámele.',
      staysBooked: (window) => `La cita del ${window}, sigue igual hasta que el cliente acepte otro horario.`,
    },
    text: (askedFor) => {
      const news: Record<AskedFor, string> = {
        'other-time': 'El cliente pide otra hora',
        'other-price': 'El cliente pide otro precio',
        other: 'El cliente tiene una pregunta',
      };
      return `${news[askedFor]}. Vea:`;
    },
  },
});

/** The customer asks for something other than what is proposed or booked. */
export function newsOf({ lead, offer }: AboutOffer, askedFor: AskedFor): News {
  const { language, askedHeadings, windowInSentenceOf } = wordingOf(offer);
  const { mail, text } = words[language];
  const what = askedHeadings[askedFor];
  const more = lead.pickup ? { more: mail.staysBooked(windowInSentenceOf(lead.pickup)) } : {};
  return { mail: { what, heading: what, text: mail.text, ...more }, text: text(askedFor) };
}

export const { mail, text } = jobNews((about) => {
  const { proposal, agreed } = about.lead;
  const asked = [proposal, agreed].find((each) => each?.id === about.notification.proposal_id)?.asked;
  return asked ? newsOf(about, asked.for) : null;
});
