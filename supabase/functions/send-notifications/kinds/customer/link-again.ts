import { isClosed } from '../../../_shared/domain/statuses.ts';
import { textToCustomer, toCustomer } from '../../audiences.ts';
import { type CustomerContent, factsOf, statusOf, trackButton } from '../../mails/customer-parts.ts';
import type { LeadOfMail, Site } from '../../mails/types.ts';
import { inBoth } from '../kind.ts';

export const words = inBoth({
  en: {
    mail: {
      heading: 'Your tracking link',
      text: 'Here’s the link to your request again. You can see the status there.',
      whileOpen: 'You can also correct your contact information there, or cancel.',
      keepIt: 'Keep the link to yourself: it opens the details of your request.',
    },
    text: 'The link to your request:',
  },
  es: {
    mail: {
      heading: 'Su enlace de seguimiento',
      text: 'Aquí está otra vez el enlace a su solicitud. Muestra cómo va.',
      whileOpen: 'Ahí también puede corregir sus datos de contacto, o cancelar.',
      keepIt: 'No comparta el enlace: quien lo tenga puede ver los datos de su solicitud.',
    },
    text: 'El enlace a su solicitud:',
  },
});

/** The tracking link, resent by the team to a customer who lost it. */
export function contentOf(lead: LeadOfMail, site: Site): CustomerContent {
  const { heading, text, whileOpen, keepIt } = words[lead.language].mail;
  return {
    language: lead.language,
    heading,
    blocks: [
      { kind: 'paragraph', text: isClosed(lead.status) ? text : `${text} ${whileOpen}` },
      trackButton(lead, site),
      factsOf(lead, statusOf(lead)),
      { kind: 'paragraph', text: keepIt },
    ],
  };
}

export const mail = toCustomer(({ lead, site }) => contentOf(lead, site));

export const text = textToCustomer(({ lead }) => words[lead.language].text);
