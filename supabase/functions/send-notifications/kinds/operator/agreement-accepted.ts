import { toOperatorOf } from '../../audiences.ts';
import { acceptedAt } from '../../mails/hauler-parts.ts';
import { factsOfHauler, type OperatorContent } from '../../mails/operator-parts.ts';
import type { AgreementOfMail, HaulerOfAgreement, MissingPaper } from '../../mails/types.ts';
import { wordingIn } from '../../mails/wording.ts';

const { attestedFacts, subject } = wordingIn('en');

export const words = {
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
    attested: 'What they confirmed',
    certificates: 'This changes nothing by itself: ask for the certificates, and enter what they say.',
    terms: { by: 'Accepted by, as they typed it', version: 'Version' },
  },
};

/** A hauler has accepted our agreement: what they attested, and what is still missing before they can be active. */
export function contentOf(hauler: HaulerOfAgreement, agreement: AgreementOfMail): OperatorContent {
  const { what, text, isActive, isReady, isMissing, papers, attested, certificates, terms } = words.mail;
  const missing = new Intl.ListFormat('en').format(hauler.missing.map((each) => papers[each]));
  const next = missing ? isMissing(missing) : isReady;
  return {
    heading: subject(what, hauler.name),
    blocks: [
      { kind: 'paragraph', text: text(hauler.name, acceptedAt(agreement, 'en')) },
      { kind: 'paragraph', text: hauler.isActive ? isActive : next },
    ],
    more: [
      {
        kind: 'facts',
        facts: [[terms.by, agreement.by], [terms.version, agreement.version], ...factsOfHauler(hauler)],
      },
      { kind: 'heading', text: attested },
      { kind: 'paragraph', text: certificates },
      { kind: 'facts', facts: attestedFacts(agreement.attested) },
    ],
  };
}

export const mail = toOperatorOf(async ({ notification, read, now }) => {
  const hauler = await read.haulerOfAgreement(notification.hauler_id, now);
  const agreement = hauler && (await read.newestAgreement(hauler));
  return agreement && contentOf(hauler, agreement);
});
