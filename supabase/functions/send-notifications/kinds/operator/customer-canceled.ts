import { reasonLabel } from '../../../_shared/words/en/reasons.ts';
import { toOperator } from '../../audiences.ts';
import { alertContent, factsOfCall, haulerInShort, type OperatorContent, section } from '../../mails/operator-parts.ts';
import type { HaulerOfMail, LeadOfMail, Site } from '../../mails/types.ts';
import { terms } from '../../mails/words/operator.ts';

export const words = {
  mail: {
    what: 'Canceled',
    heading: 'A customer has canceled',
    nobodyHadIt: 'No hauler had the job.',
    isTold: (hauler: string) => `${hauler} had the job. We’ll let them know, too.`,
    reasons: 'Why',
  },
};

/** The customer has canceled on the tracking page. */
export function contentOf(lead: LeadOfMail, site: Site, hauler: HaulerOfMail | null): OperatorContent {
  const { what, heading, nobodyHadIt, isTold, reasons } = words.mail;
  return alertContent(lead, site, {
    what,
    heading,
    blocks: [
      { kind: 'paragraph', text: hauler === null ? nobodyHadIt : isTold(hauler.name) },
      ...section(reasons, 'quote', lead.cancelReasons.map(reasonLabel).join('\n') || null),
    ],
    facts: [...factsOfCall(lead), [terms.hadTheJob, hauler && haulerInShort(hauler)]],
    haulers: [hauler],
  });
}

export const mail = toOperator(async ({ lead, site, read }) => contentOf(lead, site, await read.haulerOf(lead)));
