import { type About, textToNumberBefore, toCustomer } from '../../audiences.ts';
import type { CustomerContent } from '../../mails/customer-parts.ts';
import { linkIn } from '../../mails/format.ts';
import type { CorrectionOfMail, LeadOfMail, Site } from '../../mails/types.ts';
import { wordingIn } from '../../mails/wording.ts';
import { inBoth } from '../kind.ts';

export const words = inBoth({
  en: {
    mail: {
      corrected: {
        heading: 'Your request was changed',
        text: (moment: string) =>
          `At ${moment} someone with the tracking link, or our team, changed your contact information.`,
        ifItWasYou: 'If it was you, or you asked us to, you’re all set.',
      },
      canceled: {
        heading: 'Your request was canceled',
        text: (moment: string) => `At ${moment} someone with the tracking link canceled your request.`,
        ifItWasYou: 'If it was you, you’re all set.',
      },
      wasItNotYou: 'This wasn’t you?',
      weHelp: 'Write to us, and give this email address. We’ll make it right.',
      writeToUs: 'Write to us',
      terms: { requestSentAt: 'Your request was sent' },
    },
    /** To the previous number. It can be longer, because no link follows. */
    text: {
      corrected: "Your request has a new phone number. If this wasn't you, reply to this text.",
      canceled: "Your request was canceled. If this wasn't you, reply to this text.",
    },
  },
  es: {
    mail: {
      corrected: {
        heading: 'Hubo un cambio en su solicitud',
        text: (moment) =>
          `A ${moment}, alguien con el enlace de seguimiento, o nuestro equipo, cambió sus datos de contacto.`,
        ifItWasYou: 'Si fue usted, o usted nos lo pidió, no tiene que hacer nada.',
      },
      canceled: {
        heading: 'Su solicitud se canceló',
        text: (moment) => `A ${moment}, alguien con el enlace de seguimiento canceló su solicitud.`,
        ifItWasYou: 'Si fue usted, no tiene que hacer nada.',
      },
      wasItNotYou: '¿No fue usted?',
      weHelp: 'Escríbanos y díganos esta dirección de correo. Lo arreglamos.',
      writeToUs: 'Escribirnos',
      terms: { requestSentAt: 'Cuándo se envió su solicitud' },
    },
    text: {
      corrected: 'Su solicitud tiene otro teléfono. Si no fue usted, conteste este mensaje.',
      canceled: 'Su solicitud queda cancelada. Si no fue usted, conteste este mensaje.',
    },
  },
});

/**
 * Someone with the tracking link has corrected how to reach the customer, or canceled; or the team has made a
 * correction. It goes to the previous address, which may be mistyped and belong to a stranger, so it has no tracking
 * link and does not say what is new.
 */
export function contentOf(
  { language, createdAt }: LeadOfMail,
  site: Site,
  what: 'corrected' | 'canceled',
  changedAt: Date,
): CustomerContent {
  const { momentOf } = wordingIn(language);
  const { wasItNotYou, weHelp, writeToUs, terms, [what]: change } = words[language].mail;
  return {
    language,
    heading: change.heading,
    blocks: [
      { kind: 'paragraph', text: `${change.text(momentOf(changedAt))} ${change.ifItWasYou}` },
      { kind: 'facts', facts: [[terms.requestSentAt, momentOf(createdAt)]] },
      { kind: 'heading', text: wasItNotYou },
      { kind: 'paragraph', text: weHelp },
      { kind: 'button', label: writeToUs, url: linkIn(language, '/contact', site) },
    ],
  };
}

/** What was done with the tracking link. */
function changeOf({ correction_id }: About['notification']): 'corrected' | 'canceled' {
  return correction_id === null ? 'canceled' : 'corrected';
}

/** The customer's contact data before this change. */
async function contactBefore({ lead, notification, read }: About): Promise<CorrectionOfMail | null> {
  if (notification.correction_id === null) return { phoneBefore: lead.phone, emailBefore: lead.email };
  return read.correction(notification.correction_id);
}

export const mail = toCustomer(
  ({ lead, notification, site }) => contentOf(lead, site, changeOf(notification), new Date(notification.created_at)),
  async (about) => (await contactBefore(about))?.emailBefore ?? null,
);

export const text = textToNumberBefore(
  ({ lead, notification }) => words[lead.language].text[changeOf(notification)],
  async (about) => (await contactBefore(about))?.phoneBefore ?? null,
);
