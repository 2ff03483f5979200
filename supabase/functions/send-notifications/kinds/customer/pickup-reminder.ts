import { withoutPeriod } from '../../../_shared/words/en/without-period.ts';
import { textToCustomer, toCustomer } from '../../audiences.ts';
import { type CustomerContent, callLink, factsOf, haulerFacts, trackButton } from '../../mails/customer-parts.ts';
import { type DayOfPickup, dayFrom } from '../../mails/format.ts';
import { pictures } from '../../mails/pictures.ts';
import type { HaulerOfMail, LeadOfMail, PickupOfMail, Site } from '../../mails/types.ts';
import { wordingIn } from '../../mails/wording.ts';
import { DAYS } from '../../mails/words/es.ts';
import { textWordingIn } from '../../texts/wording.ts';
import { inBoth } from '../kind.ts';

export const words = inBoth({
  en: {
    mail: {
      heading: (day: DayOfPickup, times: string) => `Your pickup is ${day}: ${times}`,
      comes: (hauler: string) => `${hauler} will be there then.`,
      nothingToDo: 'Still works for you? You’re all set.',
      toChange: 'If not, ask for another time or cancel on your tracking page.',
    },
    text: (day: 'today' | 'tomorrow', times: string) => `Pickup ${day}: ${times}.`,
  },
  es: {
    mail: {
      heading: (day, times) => `Su cita es ${DAYS[day]}: ${times}`,
      comes: (hauler) => `${hauler} llega en ese horario.`,
      nothingToDo: 'Si todo sigue igual, usted no tiene que hacer nada.',
      toChange: 'Si no puede, pida otra hora o cancele en su página de seguimiento.',
    },
    text: (day, times) => `Su cita es ${day === 'today' ? 'hoy' : 'mañana'}: ${withoutPeriod(times)}.`,
  },
});

/**
 * Reminder of an upcoming pickup.
 *
 * @param hauler who has the job.
 */
export function contentOf(
  lead: LeadOfMail,
  pickup: PickupOfMail,
  day: DayOfPickup,
  hauler: HaulerOfMail | null,
  site: Site,
): CustomerContent {
  const { terms, toCustomers, timesText, windowOf, estimateOf } = wordingIn(lead.language);
  const { heading, comes, nothingToDo, toChange } = words[lead.language].mail;
  return {
    language: lead.language,
    picture: pictures['pickup-reminder'],
    heading: heading(day, timesText(pickup)),
    blocks: [
      { kind: 'paragraph', text: hauler ? `${comes(hauler.name)} ${nothingToDo}` : nothingToDo },
      { kind: 'paragraph', text: toChange },
      trackButton(lead, site, toCustomers.seePickup),
      factsOf(
        lead,
        [terms.pickup, windowOf(pickup)],
        // Without a proposal, the operator has set the time.
        [terms.estimate, lead.agreed ? estimateOf(lead.agreed) : null],
        ...(hauler ? haulerFacts(lead, hauler) : []),
      ),
      ...(hauler ? callLink(lead, hauler) : []),
    ],
  };
}

export const mail = toCustomer(async ({ lead, read, site, now }) => {
  const day = lead.pickup && dayFrom(now, lead.pickup);
  if (!lead.pickup || !day) return null;
  return contentOf(lead, lead.pickup, day, await read.haulerOf(lead), site);
});

export const text = textToCustomer(({ lead: { language, pickup }, now }) => {
  const day = pickup && dayFrom(now, pickup);
  return pickup && day ? words[language].text(day, textWordingIn(language).timesOf(pickup)) : null;
});
