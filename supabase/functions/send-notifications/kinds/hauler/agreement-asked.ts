import { losAngelesDay } from '../../../_shared/domain/los-angeles-clock.ts';
import { agreementUrl, textToHaulerOfAgreement, toHaulerOfAgreement } from '../../audiences.ts';
import { languageOf } from '../../languages.ts';
import { type HaulerContent, pointsOf } from '../../mails/hauler-parts.ts';
import type { HaulerOfAgreement, Site } from '../../mails/types.ts';
import { wordingIn } from '../../mails/wording.ts';
import { textWordingIn } from '../../texts/wording.ts';
import { inBoth } from '../kind.ts';

export const words = inBoth({
  en: {
    mail: {
      what: 'Please read and accept our agreement',
      text: (business: string) =>
        `Please read the ten points below, and accept them for ${business} on our page. Have your insurance dates and your motor carrier permit ready.`,
      until: (day: string) => `Until ${day}, we’ll offer you requests without it.`,
      button: 'Read and accept',
      points: 'The ten points',
      link: 'The link is only for you: anyone who has it can accept for your business. It works for 30 days.',
    },
    text: {
      by: (day: string) => `please read and accept our agreement by ${day}:`,
      soon: 'please read and accept our agreement:',
    },
  },
  es: {
    mail: {
      what: 'Por favor, lea y acepte nuestro acuerdo',
      text: (business) =>
        `Por favor, lea los diez puntos de este correo y acéptelos en nombre de ${business} en nuestra página. Tenga a la mano las fechas de sus seguros y su permiso de transportista.`,
      until: (day) => `Aunque todavía no lo acepte, le seguiremos ofreciendo solicitudes hasta el ${day}.`,
      button: 'Leer y aceptar',
      points: 'Los diez puntos',
      link: 'El enlace es solo para usted: quien lo tenga puede aceptar en nombre de su negocio. Sirve 30 días.',
    },
    text: {
      by: (day) => `lea y acepte nuestro acuerdo antes del ${day}:`,
      soon: 'por favor lea y acepte nuestro acuerdo:',
    },
  },
});

/** A hauler is asked to accept our agreement, whose points are in the email, too. */
export function contentOf(
  hauler: HaulerOfAgreement,
  { version, url }: { version: string; url: string },
  site: Site,
  now: Date,
): HaulerContent {
  const language = languageOf(hauler);
  const { formatDay } = wordingIn(language);
  const { what, text, until, button, points, link } = words[language].mail;
  const dueAt = dueAfter(hauler, now);
  return {
    language,
    subject: what,
    heading: what,
    blocks: [
      { kind: 'paragraph', text: text(hauler.name) },
      ...(dueAt ? [{ kind: 'paragraph', text: until(formatDay(losAngelesDay(dueAt))) } as const] : []),
      { kind: 'button', label: button, url },
      { kind: 'paragraph', text: link },
      { kind: 'heading', text: points },
      ...pointsOf(version, language, site),
    ],
  };
}

/** Until when they are offered requests without the agreement; null if they aren't. */
function dueAfter({ dueAt }: HaulerOfAgreement, now: Date): Date | null {
  return dueAt && dueAt > now ? dueAt : null;
}

export const mail = toHaulerOfAgreement(async (about) => {
  const [version, url] = [await about.read.currentAgreement(), await agreementUrl(about)];
  return contentOf(about.hauler, { version, url }, about.site, about.now);
});

export const text = textToHaulerOfAgreement(({ hauler, language, now }) => {
  const { by, soon } = words[language].text;
  const dueAt = dueAfter(hauler, now);
  return dueAt ? by(textWordingIn(language).dayOf(dueAt)) : soon;
}, agreementUrl);
