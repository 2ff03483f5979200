import { textToCustomer, toCustomer } from '../../audiences.ts';
import { type CustomerContent, factsOf, statusOf, trackButton } from '../../mails/customer-parts.ts';
import type { LeadOfMail, Site } from '../../mails/types.ts';
import { wordingIn } from '../../mails/wording.ts';
import { inBoth } from '../kind.ts';

export const words = inBoth({
  en: {
    mail: {
      heading: 'We’re still looking for a hauler',
      howToCancel: 'To cancel, open your tracking page and press “Cancel my request”.',
    },
    text: 'No hauler found yet. We are still looking. See:',
  },
  es: {
    mail: {
      heading: 'Seguimos buscando una empresa',
      howToCancel: 'Para cancelar, abra su página de seguimiento y presione “Cancelar mi solicitud”.',
    },
    text: 'Por ahora no hay empresa. Seguimos buscando. Vea:',
  },
});

/** No hauler was found: no one is left to ask, or the promised time has passed without a call. */
export function contentOf(lead: LeadOfMail, site: Site): CustomerContent {
  const { heading, howToCancel } = words[lead.language].mail;
  return {
    language: lead.language,
    heading,
    blocks: [
      { kind: 'paragraph', text: wordingIn(lead.language).stillLooking },
      { kind: 'paragraph', text: howToCancel },
      trackButton(lead, site),
      factsOf(lead, statusOf(lead)),
    ],
  };
}

export const mail = toCustomer(({ lead, site }) => contentOf(lead, site));

export const text = textToCustomer(({ lead }) => words[lead.language].text);
