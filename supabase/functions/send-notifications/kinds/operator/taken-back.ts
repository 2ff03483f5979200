import { toOperator } from '../../audiences.ts';
import { alertContent, factsOfCall, haulerInShort, type OperatorContent } from '../../mails/operator-parts.ts';
import type { LeadOfMail, OfferOfMail, Site } from '../../mails/types.ts';
import { terms } from '../../mails/words/operator.ts';

export const words = {
  mail: {
    what: 'Taken back',
    heading: 'A job was taken back',
    because: (hauler: string) =>
      `The customer said that no one had contacted them, and ${hauler}, who had the job, didn’t answer in time.`,
    becauseAgain: (hauler: string) =>
      `The customer said a second time that no one had contacted them, while ${hauler} had the job.`,
    next: 'We’re offering the job to other haulers. If no one is left, another email will say so.',
  },
};

/** A job was taken from a hauler because the customer reported that they were not contacted. */
export function contentOf(lead: LeadOfMail, site: Site, { hauler, reportedAgain }: OfferOfMail): OperatorContent {
  const { what, heading, because, becauseAgain, next } = words.mail;
  return alertContent(lead, site, {
    what,
    heading,
    blocks: [
      { kind: 'paragraph', text: (reportedAgain ? becauseAgain : because)(hauler.name) },
      { kind: 'paragraph', text: next },
    ],
    facts: [...factsOfCall(lead), [terms.hadTheJob, haulerInShort(hauler)]],
    haulers: [hauler],
  });
}

export const mail = toOperator(async ({ lead, site, notification, read }) => {
  const offer = await read.offer(notification.offer_id);
  return offer && contentOf(lead, site, offer);
});
