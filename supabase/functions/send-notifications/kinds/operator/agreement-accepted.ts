import { toOperatorOf } from '../../audiences.ts';
import { acceptedAt } from '../../mails/hauler-parts.ts';
import { haulerInShort, type OperatorContent } from '../../mails/operator-parts.ts';
import type { AgreementOfMail, HaulerOfAgreement, MissingPaper } from '../../mails/types.ts';
import { wordingIn } from '../../mails/wording.ts';
import { terms } from '../../mails/words/operator.ts';
import type { Kind } from '../kind.ts';

const { attestedFacts, subject } = wordingIn('en');

const words = {
  mail: {
    what: 'Agreement accepted',
    text: (hauler: string, moment: string) => `${hauler} accepted the agreement at ${moment}.`,
    isActive: 'They’re active, so there’s nothing to do.',
    isReady: 'Nothing is missing: to offer them requests, open the desk and press “Make active”.',
    isMissing: (what: string) => `Before you can make them active, the desk still needs ${what}.`,
    papers: {
      'not-vetted': 'the day you vetted them',
      'not-insured': 'an insurance date that hasn’t passed',
      'no-area': 'their areas',
    } satisfies Record<MissingPaper, string>,
    attested: 'What they attested',
    certificates: 'This changes nothing by itself: ask for the certificates, and enter what they say.',
    terms: { by: 'Accepted by, as they typed it', version: 'Version' },
  },
};

/** A hauler has accepted our agreement: what they attested, and what is still missing before they can be active. */
export function contentOf(hauler: HaulerOfAgreement, agreement: AgreementOfMail): OperatorContent {
  const { what, text, isActive, isReady, isMissing, papers, attested, certificates, terms: own } = words.mail;
  const missing = new Intl.ListFormat('en').format(hauler.missing.map((each) => papers[each]));
  const next = missing ? isMissing(missing) : isReady;
  return {
    subject: subject(what, hauler.name),
    heading: subject(what, hauler.name),
    blocks: [
      { kind: 'paragraph', text: text(hauler.name, acceptedAt(agreement, 'en')) },
      { kind: 'paragraph', text: hauler.isActive ? isActive : next },
    ],
    more: [
      {
        kind: 'facts',
        facts: [
          [own.by, agreement.by],
          [own.version, agreement.version],
          [terms.hauler, haulerInShort(hauler)],
          [terms.haulerEmail, hauler.email],
          [terms.haulerId, hauler.id],
        ],
      },
      { kind: 'heading', text: attested },
      { kind: 'paragraph', text: certificates },
      { kind: 'facts', facts: attestedFacts(agreement.attested) },
    ],
  };
}

export const agreementAcceptedByHauler = {
  kind: 'agreement-accepted',
  audience: 'operator',
  words: { en: words },
  mail: toOperatorOf(async ({ hauler_id }, { read, now }) => {
    const hauler = await read.haulerOfAgreement(hauler_id, now());
    const agreement = hauler && (await read.newestAgreement(hauler));
    return agreement && contentOf(hauler, agreement);
  }),
} satisfies Kind;
