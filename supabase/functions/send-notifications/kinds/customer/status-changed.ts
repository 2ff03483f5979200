import { isUnreachable } from '../../../_shared/domain/reasons.ts';
import { isClosed, type Status } from '../../../_shared/domain/statuses.ts';
import type { Window } from '../../../_shared/words/en/pickups.ts';
import { statusWords } from '../../../_shared/words/en/statuses.ts';
import { textToCustomer, toCustomer } from '../../audiences.ts';
import { type Block, type Fact, presentFacts } from '../../mails/content.ts';
import { aboutOf, type CustomerContent, haulerFacts, numberLink, trackButton } from '../../mails/customer-parts.ts';
import { linkIn, trackingUrl } from '../../mails/format.ts';
import { isTimeframeByHauler, reasonsToMail } from '../../mails/hauler-words.ts';
import { pickupBefore } from '../../mails/pickup-before.ts';
import { type PictureOfMail, pictures } from '../../mails/pictures.ts';
import type { HaulerOfMail, LeadOfMail, Site } from '../../mails/types.ts';
import { wordingIn } from '../../mails/wording.ts';
import { inBoth } from '../kind.ts';
import { contentOf as contentOfTime, goneWindow, textOf as textOfTime, timeframeOf } from './timeframe-changed.ts';

export const words = inBoth({
  en: {
    mail: {
      openAgain:
        'It’s with local haulers, and one of them will contact you. If no one does, let us know on your tracking page.',
      /** A separate email says that we're still looking. */
      openAgainUnfound:
        'We’re looking for a hauler for it again. If you no longer need the pickup, you can cancel it on your tracking page.',
      cancelReasons: (count: number) => (count === 1 ? 'Cancellation reason' : 'Cancellation reasons'),
      onThePage: 'Your tracking page shows why, in your hauler’s words.',
      bookAgain: 'Book a new pickup',
      writeToUs: 'Write to us',
      notRight: 'Not right, or something damaged? Reply to this email.',
      seeDetails: 'See the details',
      terms: { pricePaid: 'You paid', timeframe: 'Timeframe' },
    },
    text: {
      news: (status: Status) => `${statusWords[status].mailHeading}.`,
      see: 'See:',
      why: 'Why:',
      details: 'Details:',
    },
  },
  es: {
    mail: {
      openAgain:
        'La tienen las empresas locales, y una de ellas se comunicará con usted. Si nadie lo hace, avísenos en su página de seguimiento.',
      openAgainUnfound:
        'Otra vez le estamos buscando una empresa. Si ya no necesita la recolección, puede cancelarla en su página de seguimiento.',
      cancelReasons: (amount) => (amount === 1 ? 'Razón de la cancelación' : 'Razones de la cancelación'),
      onThePage: 'Su página de seguimiento dice por qué, en palabras de la empresa.',
      bookAgain: 'Pedir otra recolección',
      writeToUs: 'Escribirnos',
      notRight: '¿Algo no quedó bien o se dañó? Conteste este correo.',
      seeDetails: 'Ver los datos',
      terms: { pricePaid: 'Usted pagó', timeframe: 'Día y hora' },
    },
    text: {
      // Not the headings of emails: texts can't use their accents.
      news: (status) => {
        const all: Record<Status, string> = {
          Submitted: 'Su solicitud queda abierta otra vez',
          'Sent Proposal': 'Ya le cotizaron',
          'In Progress': 'Su solicitud ya va en proceso',
          Completed: 'Su solicitud aparece terminada',
          Canceled: 'Su solicitud queda cancelada',
        };
        return `${all[status]}.`;
      },
      see: 'Vea:',
      why: 'Vea por qué:',
      details: 'Vea los datos:',
    },
  },
});

/** Bad news has no picture. */
const pictureOfStatus: Partial<Record<Status, PictureOfMail>> = {
  'Sent Proposal': pictures['proposal-made'],
  'In Progress': pictures.matched,
  Completed: pictures['status-changed'],
};

/**
 * The status of the request has changed, whatever it was before.
 *
 * @param hauler who has or had the job. Shown with their number until the request is closed; after a completed job, only
 *   their name.
 * @param before the pickup that the customer knew of.
 */
export function contentOf(
  lead: LeadOfMail,
  site: Site,
  hauler: HaulerOfMail | null,
  before: Window | null = null,
): CustomerContent {
  const { language, status } = lead;
  const { notRight } = words[language].mail;
  const isCanceled = status === 'Canceled';
  const picture = pictureOfStatus[status];
  const gone = goneWindow(lead, before);
  const facts = presentFacts(factsOf(lead, hauler));
  return {
    language,
    ...(picture && { picture }),
    heading: wordingIn(language).statusWords[status].mailHeading,
    blocks: [
      { kind: 'paragraph', text: meaningOf(lead) },
      ...(gone === null ? [] : [{ kind: 'paragraph', text: gone } as const]),
      ...(isCanceled ? cancelReasonsOf(lead) : []),
      ...(facts.length > 0 ? [{ kind: 'facts', facts } as const] : []),
      ...actsOf(lead, site, hauler),
      ...(status === 'Completed' ? [{ kind: 'paragraph', text: notRight } as const] : []),
      ...(isCanceled ? [nextLinks(lead, site)] : []),
    ],
    about: aboutOf(lead),
  };
}

function factsOf(lead: LeadOfMail, hauler: HaulerOfMail | null): Fact[] {
  const { status, language } = lead;
  const { terms } = words[language].mail;
  // A canceled job has no time anymore.
  if (status === 'Canceled') return [];
  const [name, ...phone] = hauler ? haulerFacts(lead, hauler) : [];
  return [
    [terms.pricePaid, status === 'Completed' ? priceOf(lead) : null],
    [terms.timeframe, timeToMail(lead)],
    ...(name ? [name] : []),
    // Otherwise their number is the button.
    ...(status !== 'Completed' && hauler && numberLink(lead, hauler).url === null ? phone : []),
  ];
}

/** While a hauler has the job, they know more than the tracking page: the button calls them. */
function actsOf(lead: LeadOfMail, site: Site, hauler: HaulerOfMail | null): Block[] {
  const { language, status } = lead;
  const { label, url } = hauler && !isClosed(status) ? numberLink(lead, hauler) : { label: '', url: null };
  if (url === null)
    return [trackButton(lead, site, status === 'Completed' ? words[language].mail.seeDetails : undefined)];
  const track = { label: wordingIn(language).toCustomers.track, url: trackingUrl(lead, language, site) };
  return [
    { kind: 'button', label, url },
    { kind: 'links', links: [track] },
  ];
}

/**
 * The meaning of a status, as on the tracking page. A difference: here, a request always returns to Submitted from
 * another status.
 */
function meaningOf(lead: LeadOfMail): string {
  const { language, status, isStillLooking } = lead;
  const { openAgain, openAgainUnfound } = words[language].mail;
  if (status === 'Submitted') return isStillLooking ? openAgainUnfound : openAgain;
  const { meaning, next } = wordingIn(language).statusWords[status];
  return status === 'Completed' ? meaning : `${meaning} ${next(lead)}`;
}

/** The pickup window, or the operator's words. */
function timeToMail(lead: LeadOfMail): string | null {
  if (lead.pickup) return wordingIn(lead.language).windowOf(lead.pickup);
  return isTimeframeByHauler(lead) ? null : timeframeOf(lead);
}

function priceOf({ language, pricePaid }: LeadOfMail): string | null {
  return pricePaid === undefined ? null : wordingIn(language).dollars(pricePaid);
}

/** The reasons that an email can repeat and, if there are others, where to read them. */
function cancelReasonsOf(lead: LeadOfMail): Block[] {
  if (lead.canceledByCustomer) return [];
  const { cancelReasons, onThePage } = words[lead.language].mail;
  const reasons = reasonsToMail(lead);
  const list: Block[] = [
    { kind: 'heading', text: cancelReasons(reasons.length) },
    { kind: 'list', items: reasons.map(wordingIn(lead.language).reasonLabel) },
  ];
  return [
    ...(reasons.length > 0 ? list : []),
    ...(reasons.length < lead.cancelReasons.length ? [{ kind: 'paragraph', text: onThePage } as const] : []),
  ];
}

/** What a customer can do after a cancellation: book again, or write to us if no one could reach them. */
function nextLinks({ language, cancelReasons }: LeadOfMail, site: Site): Block {
  const { bookAgain, writeToUs } = words[language].mail;
  const book = { label: bookAgain, url: linkIn(language, '/book', site) };
  const write = { label: writeToUs, url: linkIn(language, '/contact', site) };
  return { kind: 'links', links: isUnreachable(cancelReasons) ? [book, write] : [book] };
}

function textOf({ language, status, cancelReasons }: LeadOfMail): string {
  const { news, see, why, details } = words[language].text;
  if (status === 'Completed') return `${news(status)} ${details}`;
  return `${news(status)} ${status === 'Canceled' && cancelReasons.length > 0 ? why : see}`;
}

/**
 * Whether the news is really about the pickup time: a request that a hauler has is not open again.
 *
 * @param before the pickup that the customer knew of.
 */
function isNewsOfTime({ status, pickup }: LeadOfMail, hauler: HaulerOfMail | null, before: Window | null) {
  return status === 'Submitted' && hauler !== null && (before ?? pickup) !== null;
}

export const mail = toCustomer(async ({ lead, notification, read, site }) => {
  const [hauler, before] = [await read.haulerOf(lead), pickupBefore(notification)];
  return isNewsOfTime(lead, hauler, before) ? contentOfTime(lead, site, before) : contentOf(lead, site, hauler, before);
});

export const text = textToCustomer(async ({ lead, notification, read }) => {
  const hauler = await read.haulerOf(lead);
  return isNewsOfTime(lead, hauler, pickupBefore(notification)) ? textOfTime(lead) : textOf(lead);
});
