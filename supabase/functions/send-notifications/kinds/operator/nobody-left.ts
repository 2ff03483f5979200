import { reasonLabel } from '../../../_shared/words/en/reasons.ts';
import { textToOperator, toOperator } from '../../audiences.ts';
import type { Block } from '../../mails/content.ts';
import { alertContent, factsOfCall, type OperatorContent } from '../../mails/operator-parts.ts';
import type { LeadOfMail, OfferOfMail, Site } from '../../mails/types.ts';
import { terms } from '../../mails/words/operator.ts';

export const words = {
  mail: {
    what: 'No one left',
    heading: 'No one is left to take a request',
    nobodyAsked: 'No hauler takes these services in this ZIP code. Find one for the customer, or call them yourself.',
    nobodyAccepted:
      'No hauler has this request, and we’re no longer offering it to anyone. Call one of the haulers who were asked, or find another.',
    asked: 'Who was asked',
    answer: (hauler: string, state: string, reason: string | null) =>
      `${hauler}: ${state}${reason === null ? '' : `, “${reason}”`}`,
    byHand:
      'To give it to a hauler yourself, open it at the desk: “Offer…” asks one more, even one who was asked before, and “Assign…” makes it theirs right away.',
  },
  text: 'No hauler is left for a request. Action:',
};

/** There is no hauler left to offer the request to. */
export function contentOf(lead: LeadOfMail, site: Site, offers: readonly OfferOfMail[]): OperatorContent {
  const { what, heading, nobodyAsked, nobodyAccepted, asked, answer, byHand } = words.mail;
  const answers = offers.map(({ hauler, state, declineReason }) =>
    answer(hauler.name, state, declineReason && reasonLabel(declineReason)),
  );
  const whoWasAsked: Block[] = [
    { kind: 'heading', text: asked },
    { kind: 'list', items: answers },
  ];
  return alertContent(lead, site, {
    what,
    heading,
    blocks: [
      { kind: 'paragraph', text: offers.length === 0 ? nobodyAsked : nobodyAccepted },
      ...(offers.length === 0 ? [] : whoWasAsked),
      { kind: 'paragraph', text: byHand },
    ],
    facts: [...factsOfCall(lead), [terms.leadId, lead.id]],
    haulers: offers.map(({ hauler }) => hauler),
  });
}

export const mail = toOperator(async ({ lead, site, read }) => contentOf(lead, site, await read.offers(lead)));

export const text = textToOperator(() => words.text);
