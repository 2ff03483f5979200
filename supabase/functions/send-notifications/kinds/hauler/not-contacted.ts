import { toHauler } from '../../audiences.ts';
import { type HaulerContent, jobContent, wordingOf } from '../../mails/hauler-parts.ts';
import type { LeadOfMail, OfferOfMail, Site } from '../../mails/types.ts';
import { textToHauler } from '../../texts/audiences.ts';
import { inBoth, type Kind } from '../kind.ts';

const words = inBoth({
  en: {
    mail: {
      what: 'Call now',
      heading: 'A customer is waiting for your call',
      reported: (moment: string) =>
        `At ${moment} the customer said that no one had contacted them. Call them now, then press “I called” on the job’s page.`,
      otherwise: 'If nothing happens there, the job may be taken back and offered to others.',
    },
    text: 'Your customer says no one called. Call now:',
  },
  es: {
    mail: {
      what: 'Llame ahora',
      heading: 'Un cliente espera su llamada',
      reported: (moment) =>
        `A ${moment}, el cliente dijo que nadie le había llamado ni escrito. Llámele ahora y después diga en la página del trabajo que ya le llamó.`,
      otherwise: 'Si no lo hace, podemos retirarle el trabajo y ofrecerlo a otras empresas.',
    },
    text: 'Su cliente dice que no le han llamado. Llame ahora:',
  },
});

/** The customer reports that no one has contacted them. */
export function contentOf(lead: LeadOfMail, offer: OfferOfMail, site: Site, reportedAt: Date): HaulerContent {
  const { language, momentOf } = wordingOf(offer);
  const { what, heading, reported, otherwise } = words[language].mail;
  return jobContent(lead, offer, site, { what, heading, text: reported(momentOf(reportedAt)), more: otherwise });
}

export const jobNotContacted = {
  kind: 'not-contacted',
  audience: 'hauler',
  words,
  mail: toHauler(async ({ lead, offer, site, notification, read }) => {
    const reportedAt = await read.reportTime(notification.report_id);
    return reportedAt && contentOf(lead, offer, site, reportedAt);
  }),
  text: textToHauler(async ({ language, notification, read }) =>
    (await read.reportTime(notification.report_id)) ? words[language].text : null,
  ),
} satisfies Kind;
