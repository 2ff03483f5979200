import { textToCustomer, toCustomer } from '../../audiences.ts';
import { type CustomerContent, callLink, factsOf, haulerFacts, trackButton } from '../../mails/customer-parts.ts';
import type { HaulerOfMail, LeadOfMail, ProposalOfMail, Site } from '../../mails/types.ts';
import { wordingIn } from '../../mails/wording.ts';
import { inBoth } from '../kind.ts';

export const words = inBoth({
  en: {
    mail: {
      heading: 'The quote was withdrawn',
      withdrawn: (hauler: string) => `${hauler} withdrew it. You don’t need to answer.`,
      theyGoOn: 'They’ll call you or send another.',
      staysBooked: (window: string) => `Your pickup stays as booked: ${window}.`,
    },
    text: 'The quote was withdrawn. See:',
  },
  es: {
    mail: {
      heading: 'La cotización ya no es válida',
      withdrawn: (hauler) => `${hauler} la retiró: usted no tiene que contestar.`,
      theyGoOn: 'La empresa le llamará o le enviará otra.',
      staysBooked: (window) => `Su cita sigue igual: ${window}.`,
    },
    text: 'Lo que le cotizaron ya no vale. Vea:',
  },
});

/**
 * The hauler has withdrawn a proposal that was emailed, so it can no longer be accepted.
 *
 * @param holder the hauler who has the job now.
 */
export function contentOf(
  lead: LeadOfMail,
  { hauler }: ProposalOfMail,
  holder: HaulerOfMail | null,
  site: Site,
): CustomerContent {
  const { language, pickup } = lead;
  const { heading, withdrawn, theyGoOn, staysBooked } = words[language].mail;
  const isTheirs = holder?.id === hauler.id;
  const next = pickup ? staysBooked(wordingIn(language).windowOf(pickup)) : isTheirs ? theyGoOn : '';
  return {
    language,
    heading,
    blocks: [
      { kind: 'paragraph', text: `${withdrawn(hauler.name)} ${next}` },
      trackButton(lead, site),
      factsOf(lead, ...(isTheirs ? haulerFacts(lead, hauler) : [])),
      ...(isTheirs ? callLink(lead, hauler) : []),
    ],
  };
}

export const mail = toCustomer(async ({ lead, notification, read, site }) => {
  const proposal = await read.proposal(notification.proposal_id);
  return proposal && contentOf(lead, proposal, await read.haulerOf(lead), site);
});

export const text = textToCustomer(async ({ lead, notification, read }) =>
  (await read.proposal(notification.proposal_id)) ? words[lead.language].text : null,
);
