import { amountText } from '../../../_shared/domain/proposals.ts';
import { textToCustomer, toCustomer } from '../../audiences.ts';
import { type CustomerContent, callLink, factsOf, haulerFacts, trackButton } from '../../mails/customer-parts.ts';
import { pictures } from '../../mails/pictures.ts';
import type { DoorOfMail, HaulerOfMail, LeadOfMail, Site } from '../../mails/types.ts';
import { wordingIn } from '../../mails/wording.ts';
import { inBoth } from '../kind.ts';

export const words = inBoth({
  en: {
    mail: {
      heading: (price: string) => `Final price: ${price}`,
      asked: (hauler: string, price: string) => `${hauler}’s final price is ${price}.`,
      hasReason: 'It’s above the estimate. Their reason is on your tracking page.',
      noted: (hauler: string, price: string) =>
        `${hauler} noted that you agreed in person on ${price}. If that’s not right, say so on your tracking page, or reply to this email.`,
      meaning:
        'Nothing is loaded until you answer. If you say no, you owe nothing, unless they told you about a trip fee before the visit.',
      answer: 'Answer yes or no',
      check: 'Check the price',
    },
    text: {
      asked: (price: string) => `Final price at the door: ${price}. Yes or no:`,
      noted: (price: string) => `Agreed in person: ${price}. Not right? See:`,
    },
  },
  es: {
    mail: {
      heading: (price) => `Precio final: ${price}`,
      asked: (hauler, price) => `El precio final de ${hauler} es ${price}.`,
      hasReason: 'Es más que el precio estimado. El motivo está en su página de seguimiento.',
      noted: (hauler, price) =>
        `${hauler} anotó que usted aceptó ${price} en persona. Si no es cierto, dígalo en su página de seguimiento o conteste este correo.`,
      meaning:
        'No cargan nada hasta que usted conteste. Si dice que no, no debe nada; solo paga la visita si la empresa le avisó antes de venir.',
      answer: 'Contestar sí o no',
      check: 'Revisar el precio',
    },
    text: {
      asked: (price) => `Precio final: ${price}. Acepte o rechace:`,
      noted: (price) => `Acordado en persona: ${price}. Si no es correcto:`,
    },
  },
});

/** The hauler names the final price, or has noted that the customer agreed to it in person. */
export function contentOf(lead: LeadOfMail, door: DoorOfMail, hauler: HaulerOfMail, site: Site): CustomerContent {
  const { terms, estimateOf } = wordingIn(lead.language);
  const { heading, asked, hasReason, noted, meaning, answer, check } = words[lead.language].mail;
  const price = amountText(door.price);
  const named = door.hasReason ? `${asked(hauler.name, price)} ${hasReason}` : asked(hauler.name, price);
  return {
    language: lead.language,
    picture: pictures['door-price'],
    heading: heading(price),
    blocks: [
      { kind: 'paragraph', text: door.isNote ? noted(hauler.name, price) : named },
      ...(door.isNote ? [] : [{ kind: 'paragraph', text: meaning } as const]),
      trackButton(lead, site, door.isNote ? check : answer),
      factsOf(lead, [terms.estimate, lead.agreed ? estimateOf(lead.agreed) : null], ...haulerFacts(lead, hauler)),
      ...callLink(lead, hauler),
    ],
  };
}

export const mail = toCustomer(async ({ lead, notification, read, site }) => {
  const [door, hauler] = [await read.door(notification.door_price_id), await read.haulerOf(lead)];
  return door && hauler && contentOf(lead, door, hauler, site);
});

export const text = textToCustomer(async ({ lead, notification, read }) => {
  const door = await read.door(notification.door_price_id);
  if (door === null) return null;
  const { asked, noted } = words[lead.language].text;
  return (door.isNote ? noted : asked)(amountText(door.price));
});
