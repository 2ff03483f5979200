import type { Proposal } from '../../../_shared/contracts/pickup.ts';
import type { Language } from '../../../_shared/domain/languages.ts';
import { textToCustomer, toCustomer } from '../../audiences.ts';
import { aboutOf, type CustomerContent, numberLink, timesOf, trackButton } from '../../mails/customer-parts.ts';
import { pictures } from '../../mails/pictures.ts';
import type { HaulerOfMail, LeadOfMail, Site } from '../../mails/types.ts';
import { wordingIn } from '../../mails/wording.ts';
import { inBoth } from '../kind.ts';

export const words = inBoth({
  en: {
    mail: {
      heading: (price: string) => `Your quote: ${price}`,
      headingAtNoCost: 'Your quote: no charge',
      headingWithoutPrice: 'Your quote: price set when the hauler sees it',
      /** If a pickup is booked. */
      headingOfAnotherTime: 'Another time for your pickup?',
      yourQuote: 'Your quote:',
      noCharge: 'No charge',
      from: (hauler: string) => `from ${hauler}`,
      /** If a pickup is booked. */
      sent: (hauler: string) => `${hauler} sent you a quote.`,
      hasNote: 'Their note to you is on your tracking page.',
      times: (count: number) => (count === 1 ? 'Pickup' : 'Pickup times to choose from'),
      passed: 'It’s too late to accept its times. On your tracking page you can ask for another time.',
      staysBooked: (window: string) => `Your pickup stays booked until you accept another time: ${window}.`,
      see: 'See the quote',
      choose: 'Choose a time',
      otherwise: 'You can also ask for another time or price there, or decline.',
      questions: 'Questions?',
    },
    text: {
      withPrice: (times: number) =>
        times === 1 ? 'A price and a time for your pickup. Answer:' : 'A price and times for your pickup. Choose:',
      onInspection: (times: number) => `${times === 1 ? 'A time' : 'Times'} for your pickup, price set on site. See:`,
      passed: 'The times proposed to you have passed. See:',
    },
  },
  es: {
    mail: {
      heading: (price) => `Su cotización: ${price}`,
      headingAtNoCost: 'Su cotización: sin costo',
      headingWithoutPrice: 'Su cotización: el precio se pone al ver todo',
      headingOfAnotherTime: '¿Otro horario para su cita?',
      yourQuote: 'Su cotización:',
      noCharge: 'Sin costo',
      from: (hauler) => `de ${hauler}`,
      sent: (hauler) => `${hauler} le envió una cotización.`,
      hasNote: 'En su página de seguimiento está lo que le escribieron.',
      times: (amount) => (amount === 1 ? 'Horario de la cita' : 'Horarios para elegir'),
      passed:
        'Ya es tarde para aceptar los horarios de la cotización. En su página de seguimiento puede pedir otra hora.',
      staysBooked: (window) => `Su cita del ${window}, sigue en pie hasta que acepte otro horario.`,
      see: 'Ver la cotización',
      choose: 'Elegir un horario',
      otherwise: 'Ahí también puede pedir otra hora u otro precio, o rechazarla.',
      questions: '¿Preguntas?',
    },
    text: {
      withPrice: (times) =>
        times === 1 ? 'Precio y horario para su cita. Conteste:' : 'Precio y horarios para su cita. Elija:',
      onInspection: (times) => `${times === 1 ? 'Horario' : 'Horarios'} para su cita, precio en el lugar. Vea:`,
      passed: 'Los horarios propuestos ya pasaron. Vea:',
    },
  },
});

/**
 * The hauler proposes a price and times, which come before the link, so that they are seen in a preview. Times that can
 * no longer be accepted are left out.
 */
export function contentOf(lead: LeadOfMail, proposal: Proposal, hauler: HaulerOfMail, site: Site): CustomerContent {
  const { language, pickup } = lead;
  const { terms, windowInSentenceOf, estimateMeaning, estimateOf } = wordingIn(language);
  const { from, sent, hasNote, passed, staysBooked, see, choose, otherwise, questions, times } = words[language].mail;
  const windows = proposal.windows.filter(({ isOpen }) => isOpen);
  const isOpen = windows.length > 0;
  return {
    language,
    picture: pictures['proposal-made'],
    heading: headingOf(lead, proposal),
    ...(!pickup && { price: priceOf(language, proposal) }),
    blocks: [
      paragraph(pickup ? sent(hauler.name) : from(hauler.name)),
      ...(proposal.note === undefined ? [] : [paragraph(hasNote)]),
      ...(pickup ? [paragraph(staysBooked(windowInSentenceOf(pickup)))] : []),
      ...(pickup ? [{ kind: 'facts', facts: [[terms.estimate, estimateOf(proposal)]] } as const] : []),
      isOpen ? timesOf(lead, times(windows.length), windows) : paragraph(passed),
      trackButton(lead, site, windows.length > 1 ? choose : see),
      {
        ...paragraph(isOpen ? `${otherwise} ${questions}` : questions),
        link: numberLink(lead, hauler),
      },
      { kind: 'small', text: estimateMeaning(proposal) },
    ],
    about: aboutOf(lead),
  };
}

function paragraph(text: string) {
  return { kind: 'paragraph', text } as const;
}

function priceOf(language: Language, proposal: Proposal): CustomerContent['price'] {
  const { yourQuote, noCharge } = words[language].mail;
  return { label: yourQuote, amount: proposal.priceTo === 0 ? noCharge : wordingIn(language).estimateText(proposal) };
}

function headingOf({ language, pickup }: LeadOfMail, proposal: Proposal): string {
  const { heading, headingAtNoCost, headingWithoutPrice, headingOfAnotherTime } = words[language].mail;
  if (pickup) return headingOfAnotherTime;
  if (proposal.priceTo === undefined) return headingWithoutPrice;
  return proposal.priceTo === 0 ? headingAtNoCost : heading(wordingIn(language).estimateText(proposal));
}

function textOf({ language }: LeadOfMail, { windows, priceTo }: Proposal): string {
  const { withPrice, onInspection, passed } = words[language].text;
  const times = windows.filter(({ isOpen }) => isOpen).length;
  if (times === 0) return passed;
  return priceTo === undefined ? onInspection(times) : withPrice(times);
}

export const mail = toCustomer(async ({ lead, notification, read, site }) => {
  const { proposal } = lead;
  const hauler = await read.haulerOf(lead);
  return proposal?.id === notification.proposal_id && hauler ? contentOf(lead, proposal, hauler, site) : null;
});

export const text = textToCustomer(({ lead, notification }) => {
  const { proposal } = lead;
  return proposal?.id === notification.proposal_id ? textOf(lead, proposal) : null;
});
