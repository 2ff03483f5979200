import { withoutPeriod } from '../../../_shared/words/en/without-period.ts';
import { textToCustomer, toCustomer } from '../../audiences.ts';
import { type CustomerContent, callLink, factsOf, haulerFacts, trackButton } from '../../mails/customer-parts.ts';
import { pictures } from '../../mails/pictures.ts';
import type { HaulerOfMail, LeadOfMail, Site } from '../../mails/types.ts';
import { wordingIn } from '../../mails/wording.ts';
import { textWordingIn } from '../../texts/wording.ts';
import { inBoth } from '../kind.ts';

export const words = inBoth({
  en: {
    mail: {
      heading: (time: string) => `Your hauler is on the way: about ${time}`,
      arrives: (hauler: string, moment: string) => `${hauler} should arrive at about ${moment}.`,
    },
    text: (time: string) => `Your hauler is on the way: about ${time}.`,
  },
  es: {
    mail: {
      heading: (time) => `La empresa va en camino: llega como a ${time}`,
      arrives: (hauler, moment) => `${hauler} calcula llegar como a ${moment}.`,
    },
    text: (time) => `La empresa va en camino: llega como a ${withoutPeriod(time)}.`,
  },
});

/** The hauler is on their way. */
export function contentOf(lead: LeadOfMail, arrivesAt: Date, hauler: HaulerOfMail, site: Site): CustomerContent {
  const { timeText, momentOf, estimateMeaning } = wordingIn(lead.language);
  const { heading, arrives } = words[lead.language].mail;
  return {
    language: lead.language,
    picture: pictures['on-my-way'],
    heading: heading(timeText(arrivesAt)),
    blocks: [
      { kind: 'paragraph', text: arrives(hauler.name, momentOf(arrivesAt)) },
      { kind: 'paragraph', text: estimateMeaning({}) },
      trackButton(lead, site),
      factsOf(lead, ...haulerFacts(lead, hauler)),
      ...callLink(lead, hauler),
    ],
  };
}

export const mail = toCustomer(async ({ lead, read, site }) => {
  const hauler = await read.haulerOf(lead);
  return lead.pickup?.arrivesAt && hauler ? contentOf(lead, lead.pickup.arrivesAt, hauler, site) : null;
});

export const text = textToCustomer(({ lead: { language, pickup } }) =>
  pickup?.arrivesAt ? words[language].text(textWordingIn(language).timeOf(pickup.arrivesAt)) : null,
);
