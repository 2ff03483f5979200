import type { AskedFor } from '../../../_shared/domain/proposals.ts';
import { askedHeadings } from '../../../_shared/words/en/pickups.ts';
import { type About, toHauler } from '../../audiences.ts';
import { type HaulerContent, jobContent, wordingOf } from '../../mails/hauler-parts.ts';
import type { LeadOfMail, OfferOfMail, Site } from '../../mails/types.ts';
import { textToHauler } from '../../texts/audiences.ts';
import { inBoth, type Kind } from '../kind.ts';

const words = inBoth({
  en: {
    mail: {
      text: 'The job’s page shows what they’re asking for. Answer with another proposal there, or call them.',
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
export function contentOf(lead: LeadOfMail, offer: OfferOfMail, askedFor: AskedFor, site: Site): HaulerContent {
  const { language, askedHeadings, windowInSentenceOf } = wordingOf(offer);
  const { text, staysBooked } = words[language].mail;
  const what = askedHeadings[askedFor];
  const more = lead.pickup ? { more: staysBooked(windowInSentenceOf(lead.pickup)) } : {};
  return jobContent(lead, offer, site, { what, heading: what, text, ...more });
}

/** What the customer asked for, in the proposal that the notification is about; nothing if it is gone. */
async function askedFor({ lead, notification, read }: About): Promise<AskedFor | undefined> {
  const { proposal, agreed } = await read.pickupOf(lead);
  return [proposal, agreed].find((each) => each?.id === notification.proposal_id)?.asked?.for;
}

export const customerAsked = {
  kind: 'customer-asked',
  audience: 'hauler',
  words,
  mail: toHauler(async (about) => {
    const asked = await askedFor(about);
    return asked ? contentOf(about.lead, about.offer, asked, about.site) : null;
  }),
  text: textToHauler(async (about) => {
    const asked = await askedFor(about);
    return asked ? words[about.language].text(asked) : null;
  }),
} satisfies Kind;
