import { kindLabel } from '../../_shared/words/en/notification-kinds.ts';
import { dayText, timesText } from '../../_shared/words/en/pickups.ts';
import type { Digest } from '../digest.ts';
import type { Block } from './content.ts';
import { formatDay, isPastDay, typedPlaceOf } from './format.ts';
import { contactSubjectLabel, flaggedInWords, type OperatorContent } from './operator-parts.ts';
import { wordingIn } from './wording.ts';
import { words } from './words/operator.ts';

const { terms } = words;
const { formatMoment, momentOf, servicesIn } = wordingIn('en');

/** From so many milliseconds on, reviews that nobody has looked at stand in the subject. */
const REVIEWS_WAIT_LONG = 7 * 24 * 3_600_000;

type RequestInDigest = Pick<Digest['nobody']['first'][number], 'name' | 'services' | 'city' | 'zipCode'>;

/**
 * What the day brings, with names, and no street and no number.
 *
 * @param endsAt until when the link works that the mail has; null if it has none.
 * @param now decides which insurance has ended, and which reviews have waited long.
 */
export function digest(day: Digest, endsAt: Date | null, now: Date): OperatorContent {
  const { linkUntil, headings } = words.digest;
  return {
    subject: headingOf(day, now),
    heading: headingOf(day, now),
    blocks: [],
    more: [
      ...partOf(headings.overdue, day.overdue, overdueInWords),
      ...partOf(headings.reportedAgain, day.reportedAgain, (each) =>
        words.digest.reportedAgain(inShort(each), each.times),
      ),
      ...partOf(headings.nobody, day.nobody, (each) =>
        words.digest.promised(inShort(each), formatMoment(each.promisedBy)),
      ),
      ...partOf(headings.pickups, day.pickups, pickupInWords),
      ...partOf(headings.unanswered, day.unanswered, (each) =>
        words.digest.proposed(inShort(each), each.hauler ?? words.digest.aHauler, formatMoment(each.madeAt)),
      ),
      ...partOf(headings.messages, day.messages, ({ subject, name, createdAt }) =>
        words.digest.message(contactSubjectLabel(subject), name, formatMoment(createdAt)),
      ),
      ...paragraphOf(headings.reviews, reviewsInWords(day)),
      ...paragraphOf(headings.build, day.unbuiltSince ? words.digest.unbuilt(formatMoment(day.unbuiltSince)) : null),
      ...partOf(headings.trouble, day.trouble, troubleInWords),
      ...partOf(headings.flagged, day.flagged, flaggedInWords),
      ...partOf(headings.insurances, day.insurances, ({ name, insuredUntil }) =>
        (isPastDay(insuredUntil, now) ? words.digest.ended : words.digest.ends)(name, formatDay(insuredUntil)),
      ),
      { kind: 'heading', text: headings.yesterday },
      {
        kind: 'facts',
        facts: [
          [terms.requests, String(day.yesterday.requests)],
          [terms.calledInTime, String(day.yesterday.calledInTime)],
          [terms.completed, String(day.yesterday.completed)],
        ],
      },
      ...(endsAt === null ? [] : [{ kind: 'paragraph', text: linkUntil(momentOf(endsAt)) } as const]),
    ],
  };
}

/** What matters most of it: "Today: 3 pickups, 1 overdue". */
function headingOf(day: Digest, now: Date): string {
  const { today, nothing, amounts, andBesides } = words.digest;
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
  return oldest ? words.digest.reviews(count, dayText(oldest)) : null;
}

/** A part of the mail that is a sentence: nothing if there is none. */
function paragraphOf(heading: string, text: string | null): Block[] {
  return text === null
    ? []
    : [
        { kind: 'heading', text: heading },
        { kind: 'paragraph', text },
      ];
}

/** A part of the mail: nothing if there is nothing in it. */
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
    { kind: 'list', items: more > 0 ? [...lines, words.digest.andMore(more)] : lines },
  ];
}

/** "Rosa Alvarez: Furniture Removal in Pasadena, 91101" */
function inShort(request: RequestInDigest): string {
  return words.digest.request(request.name, servicesIn(request, typedPlaceOf(request)));
}

function overdueInWords(request: Digest['overdue']['first'][number]): string {
  const { promised, reported } = words.digest;
  const { promisedBy, reportedAt } = request;
  return reportedAt
    ? reported(inShort(request), formatMoment(reportedAt))
    : promised(inShort(request), formatMoment(promisedBy));
}

function pickupInWords(request: Digest['pickups']['first'][number]): string {
  const { pickup, pickupOfNobody } = words.digest;
  const [times, inWords] = [timesText(request), inShort(request)];
  return request.hauler ? pickup(times, inWords, request.hauler) : pickupOfNobody(times, inWords);
}

/** What a provider says of it is left out: it may name the number or the address. */
function troubleInWords({ kind, audience, state, delivery }: Digest['trouble']['first'][number]): string {
  const { trouble, notification, to } = words.digest;
  const what = notification(kindLabel(kind, audience), to[audience]);
  if (state === 'dead') return trouble.dead(what);
  if (delivery === 'undelivered' || delivery === 'complained') return trouble[delivery](what);
  return trouble.other(what);
}
