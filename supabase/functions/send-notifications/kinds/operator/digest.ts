import { kindLabel } from '../../../_shared/words/en/notification-kinds.ts';
import { dayText, timesText } from '../../../_shared/words/en/pickups.ts';
import { toOperatorWithListLink } from '../../audiences.ts';
import type { Digest } from '../../digest.ts';
import type { Block } from '../../mails/content.ts';
import { formatDay, isPastDay, typedPlaceOf } from '../../mails/format.ts';
import { contactSubjectLabel, flaggedInWords, type OperatorContent, section } from '../../mails/operator-parts.ts';
import { wordingIn } from '../../mails/wording.ts';
import { count, terms } from '../../mails/words/operator.ts';

const { formatMoment, momentOf, servicesIn } = wordingIn('en');

/** After this many milliseconds without moderation, reviews are mentioned in the subject. */
const REVIEWS_WAIT_LONG = 7 * 24 * 3_600_000;

export const words = {
  mail: {
    today: (parts: readonly string[]) => `Today: ${parts.join(', ')}`,
    nothing: 'no pickups, nothing overdue',
    andBesides: (heading: string, what: string) => `${heading}. ${what}`,
    amounts: {
      pickups: (amount: number) => count(amount, 'pickup'),
      overdue: (amount: number) => `${amount} overdue`,
      nobody: (amount: number) => `${amount} without a hauler`,
      messages: (amount: number) => count(amount, 'message'),
    },
    linkUntil: (moment: string) => `The link opens the list of everything that’s open. It works until ${moment}.`,
    headings: {
      overdue: 'Overdue',
      reportedAgain: 'Said again that no one has called',
      nobody: 'Without a hauler',
      pickups: 'Today’s pickups',
      unanswered: 'Proposals unanswered for two days',
      messages: 'Messages',
      reviews: 'Reviews',
      build: 'Build the site',
      failures: 'Not delivered',
      faults: 'Errors',
      flagged: 'Flagged',
      insurances: 'Insurance',
      agreements: 'Agreements',
      paused: 'Paused by themselves',
      yesterday: 'Yesterday',
    },
    /** A customer, and what they need where. */
    request: (name: string, what: string) => `${name}: ${what}`,
    promised: (request: string, moment: string) => `${request}. Promised by ${moment}.`,
    reported: (request: string, moment: string) => `${request}. At ${moment} they said that no one had called.`,
    reportedAgain: (request: string, times: number) =>
      `${request}. ${times === 1 ? 'Once' : `${times} times`} since the last email like this.`,
    pickup: (times: string, request: string, hauler: string) => `${times}, ${request}. ${hauler} is coming.`,
    pickupOfNobody: (times: string, request: string) => `${times}, ${request}. No hauler has it.`,
    proposed: (request: string, hauler: string, moment: string) => `${request}. ${hauler} sent it at ${moment}.`,
    aHauler: 'A hauler',
    message: (about: string, name: string, moment: string) => `${about}: ${name}, at ${moment}.`,
    reviews: (amount: number, day: string) => `Reviews to look at: ${amount}, the oldest since ${day}`,
    unbuilt: (moment: string) =>
      `Reviews have changed since ${moment}, and your host wasn’t told to build: BUILD_HOOK_URL isn’t set, or your host refused the call or didn’t answer. Until then, the site shows what it showed before.`,
    failures: {
      dead: (what: string) => `${what}: we gave up.`,
      undelivered: (what: string) => `${what}: didn’t arrive.`,
      complained: (what: string) => `${what}: reported as spam.`,
      other: (what: string) => `${what}: may not have arrived.`,
    },
    to: { operator: 'to you', hauler: 'to a hauler', customer: 'to a customer', host: 'to the host of the site' },
    notification: (what: string, toWhom: string) => `“${what}” ${toWhom}`,
    fault: (name: string, page: string, release: string, times: number) =>
      `On the site: ${name} in ${page}, release ${release}, ${count(times, 'time')}, new`,
    ends: (hauler: string, day: string) => `${hauler}: ends on ${day}.`,
    ended: (hauler: string, day: string) => `${hauler}: ended on ${day}.`,
    agreements: (amount: number, haulers: readonly string[]) =>
      `Agreements: ${amount} not accepted, ${haulers.join(', ')}`,
    offeredUntil: (hauler: string, day: string) => `${hauler} gets offers until ${day}`,
    offeredNothing: (hauler: string) => `${hauler} gets no offers`,
    paused: (hauler: string, day: string) => `${hauler}: since ${day}.`,
    andMore: (amount: number) => `and ${amount} more`,
    terms: { calledInTime: 'Called on time', requests: 'Requests' },
  },
};

type RequestInDigest = Pick<Digest['nobody']['first'][number], 'name' | 'services' | 'city' | 'zipCode'>;

/**
 * The daily digest, with names but without streets and numbers.
 *
 * @param endsAt when the link in the email ends; null if it has none.
 * @param now decides which insurance and time has ended, and which reviews have waited too long.
 */
export function contentOf(day: Digest, endsAt: Date | null, now: Date): OperatorContent {
  const { headings, terms: own, ...said } = words.mail;
  return {
    heading: headingOf(day, now),
    blocks: [],
    more: [
      ...partOf(headings.overdue, day.overdue, overdueInWords),
      ...partOf(headings.reportedAgain, day.reportedAgain, (each) => said.reportedAgain(inShort(each), each.times)),
      ...partOf(headings.nobody, day.nobody, (each) => said.promised(inShort(each), formatMoment(each.promisedBy))),
      ...partOf(headings.pickups, day.pickups, pickupInWords),
      ...partOf(headings.unanswered, day.unanswered, (each) =>
        said.proposed(inShort(each), each.hauler ?? said.aHauler, formatMoment(each.madeAt)),
      ),
      ...partOf(headings.messages, day.messages, ({ subject, name, createdAt }) =>
        said.message(contactSubjectLabel(subject), name, formatMoment(createdAt)),
      ),
      ...section(headings.reviews, 'paragraph', reviewsInWords(day)),
      ...section(headings.build, 'paragraph', day.unbuiltSince && said.unbuilt(formatMoment(day.unbuiltSince))),
      ...partOf(headings.failures, day.failures, failureInWords),
      ...partOf(headings.faults, day.faults, ({ name, page, release, times }) =>
        said.fault(name, page, release, times),
      ),
      ...partOf(headings.flagged, day.flagged, flaggedInWords),
      ...partOf(headings.insurances, day.insurances, ({ name, insuredUntil }) =>
        (isPastDay(insuredUntil, now) ? said.ended : said.ends)(name, formatDay(insuredUntil)),
      ),
      ...section(headings.agreements, 'paragraph', agreementsInWords(day, now)),
      ...partOf(headings.paused, day.paused, ({ name, pausedAt }) => said.paused(name, dayText(pausedAt))),
      { kind: 'heading', text: headings.yesterday },
      {
        kind: 'facts',
        facts: [
          [own.requests, String(day.yesterday.requests)],
          [own.calledInTime, String(day.yesterday.calledInTime)],
          [terms.completed, String(day.yesterday.completed)],
        ],
      },
      ...(endsAt === null ? [] : [{ kind: 'paragraph', text: said.linkUntil(momentOf(endsAt)) } as const]),
    ],
  };
}

/** The most important parts: "Today: 3 pickups, 1 overdue". */
function headingOf(day: Digest, now: Date): string {
  const { today, nothing, amounts, andBesides } = words.mail;
  const parts = (['pickups', 'overdue', 'nobody', 'messages'] as const)
    .filter((part) => day[part].count > 0)
    .map((part) => amounts[part](day[part].count));
  const heading = today(parts.length > 0 ? parts : [nothing]);
  const { oldest } = day.reviews;
  const reviews = oldest && now.getTime() - oldest.getTime() >= REVIEWS_WAIT_LONG ? reviewsInWords(day) : null;
  return reviews ? andBesides(heading, reviews) : heading;
}

/** "Reviews to look at: 3, the oldest since Friday, November 20"; null if there are none. */
function reviewsInWords({ reviews: { count, oldest } }: Digest): string | null {
  return oldest ? words.mail.reviews(count, dayText(oldest)) : null;
}

/** "Agreements: 2 not accepted, Bay Haul offered nothing, Valley Hauling until Friday, November 20" */
function agreementsInWords({ agreements: { count, first } }: Digest, now: Date): string | null {
  const { agreements, offeredUntil, offeredNothing, andMore } = words.mail;
  const haulers = first.map(({ name, dueAt }) =>
    dueAt && dueAt > now ? offeredUntil(name, dayText(dueAt)) : offeredNothing(name),
  );
  const more = count > first.length ? [andMore(count - first.length)] : [];
  return count === 0 ? null : agreements(count, [...haulers, ...more]);
}

/** A part of the email that is a list; nothing if it is empty. */
function partOf<Entry>(
  heading: string,
  { count, first }: { count: number; first: readonly Entry[] },
  inWords: (entry: Entry) => string,
): Block[] {
  if (count === 0) return [];
  const lines = first.map(inWords);
  const more = count - lines.length;
  return [
    { kind: 'heading', text: heading },
    { kind: 'list', items: more > 0 ? [...lines, words.mail.andMore(more)] : lines },
  ];
}

/** "Rosa Alvarez: Furniture Removal in Pasadena, 91101" */
function inShort(request: RequestInDigest): string {
  return words.mail.request(request.name, servicesIn(request, typedPlaceOf(request)));
}

function overdueInWords(request: Digest['overdue']['first'][number]): string {
  const { promised, reported } = words.mail;
  const { promisedBy, reportedAt } = request;
  return reportedAt
    ? reported(inShort(request), formatMoment(reportedAt))
    : promised(inShort(request), formatMoment(promisedBy));
}

function pickupInWords(request: Digest['pickups']['first'][number]): string {
  const { pickup, pickupOfNobody } = words.mail;
  const [times, inWords] = [timesText(request), inShort(request)];
  return request.hauler ? pickup(times, inWords, request.hauler) : pickupOfNobody(times, inWords);
}

/** Leaves out the provider's error, which could contain the number or address. */
function failureInWords({ kind, audience, state, delivery }: Digest['failures']['first'][number]): string {
  const { failures, notification, to } = words.mail;
  const what = notification(kindLabel(kind, audience), to[audience]);
  if (state === 'dead') return failures.dead(what);
  if (delivery === 'undelivered' || delivery === 'complained') return failures[delivery](what);
  return failures.other(what);
}

export const mail = toOperatorWithListLink(async (endsAt, { read, now }) =>
  contentOf(await read.digest(), endsAt, now),
);
