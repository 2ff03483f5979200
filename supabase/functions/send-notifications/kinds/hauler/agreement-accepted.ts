import { textToHaulerOfAgreement, toHaulerOfAgreement } from '../../audiences.ts';
import { languageOf } from '../../languages.ts';
import { acceptedAt, type HaulerContent, pointsOf } from '../../mails/hauler-parts.ts';
import type { AgreementOfMail, HaulerOfAgreement, Site } from '../../mails/types.ts';
import { wordingIn } from '../../mails/wording.ts';
import { inBoth } from '../kind.ts';

export const words = inBoth({
  en: {
    mail: {
      what: 'Your copy of our agreement',
      text: (business: string, moment: string) => `${business} accepted this agreement at ${moment}. Keep this email.`,
      points: 'The ten points',
      attested: 'What you confirmed',
      more: 'Renewed your insurance, or changed something else? Reply to this email.',
      terms: { by: 'Accepted by', version: 'Version' },
    },
    text: 'thank you for accepting our agreement.',
  },
  es: {
    mail: {
      what: 'Su copia de nuestro acuerdo',
      text: (business, moment) => `${business} aceptó este acuerdo a ${moment}. Guarde este correo.`,
      points: 'Los diez puntos',
      attested: 'Lo que usted declaró',
      more: '¿Renovó un seguro, o cambió otra cosa? Conteste este correo.',
      terms: { by: 'Lo aceptó', version: 'Versión' },
    },
    text: 'gracias por aceptar nuestro acuerdo.',
  },
});

/** The hauler's copy of what they accepted, in the language in which they read it. */
export function contentOf(hauler: HaulerOfAgreement, agreement: AgreementOfMail, site: Site): HaulerContent {
  const { version, by, attested } = agreement;
  const language = agreement.language ?? languageOf(hauler);
  const { attestedFacts, subject } = wordingIn(language);
  const { what, text, points, attested: said, more, terms } = words[language].mail;
  return {
    language,
    subject: subject(what, hauler.name),
    heading: what,
    blocks: [
      { kind: 'paragraph', text: text(hauler.name, acceptedAt(agreement, language)) },
      {
        kind: 'facts',
        facts: [
          [terms.by, by],
          [terms.version, version],
        ],
      },
      { kind: 'heading', text: points },
      ...pointsOf(version, language, site),
      { kind: 'heading', text: said },
      { kind: 'facts', facts: attestedFacts(attested) },
      { kind: 'paragraph', text: more },
    ],
  };
}

export const mail = toHaulerOfAgreement(async ({ hauler, read, site }) => {
  const agreement = await read.newestAgreement(hauler);
  return agreement && contentOf(hauler, agreement, site);
});

// Only if emails do not reach them.
export const text = textToHaulerOfAgreement(({ language }) => words[language].text);
