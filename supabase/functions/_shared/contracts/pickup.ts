import * as z from 'zod/mini';
import { loadSizes } from '../domain/load-sizes.ts';
import { askedForChoices, MAX_PRICE } from '../domain/proposals.ts';
import { proposalAccepter } from '../enums.ts';
import { flag, maybe } from './answers.ts';
import { moment, whole } from './fields.ts';

/** A price in whole dollars. */
export const price = whole(0, MAX_PRICE, 'price-invalid');

/**
 * When the hauler can come, Los Angeles time, which the database converts. The database also checks its length, and
 * that it is neither too soon nor too late.
 */
export const proposedWindow = z.object({
  day: z.iso.date().check(z.startsWith('2')),
  from: quarterHour(),
  until: quarterHour(),
});

export type ProposedWindow = z.infer<typeof proposedWindow>;

function quarterHour() {
  return z.string().check(z.regex(/^([01]\d|2[0-3]):(00|15|30|45)$/));
}

/** A booked pickup: its window and, once the hauler is on their way, the approximate arrival. */
const pickupSchema = z.object({
  from: moment,
  until: moment,
  onMyWayAt: maybe(moment),
  arrivesAt: maybe(moment),
  /** From when on the customer can report that no one came; absent if they can't. */
  noShowFrom: maybe(moment),
  /** When they did. Another time settles it. */
  noShowAt: maybe(moment),
});

export type Pickup = z.infer<typeof pickupSchema>;

/** In dollars. Null is absent. Anything else spoils the proposal: without a price it would say another thing. */
const amount = z.optional(
  z.pipe(
    z.nullable(z.number()),
    z.transform((dollars) => dollars ?? undefined),
  ),
);

/** A hauler's proposal, as customer and hauler see it. It never changes: another price or time is a new proposal. */
const proposalSchema = z.object({
  id: z.string(),
  /** The estimate in dollars; both are equal for a single amount. Absent: the price is set on inspection. */
  priceFrom: amount,
  priceTo: amount,
  /** When the hauler can come, in order: all or none can be read. `isOpen`: whether it can be accepted now. */
  windows: z.array(z.object({ from: moment, until: moment, isOpen: flag() })),
  /** The hauler's own words. */
  note: maybe(z.string()),
  madeAt: moment,
  /** Which of the windows was accepted, counted from 1, and by whom. */
  chosen: maybe(z.number()),
  acceptedBy: maybe(z.enum(proposalAccepter)),
  /** What the customer last asked for instead. */
  asked: maybe(z.object({ for: z.enum(askedForChoices), line: maybe(z.string()), at: moment })),
});

export type Proposal = z.infer<typeof proposalSchema>;

/**
 * The final price that the hauler named at the door. Its ID says which one the customer saw: a price never changes, and
 * another one is new.
 */
const doorSchema = z.object({
  id: z.string(),
  state: z.enum(['open', 'accepted', 'declined']),
  price: z.number(),
  /** The upper end of the estimate at that time. */
  estimate: maybe(z.number()),
  /** Why it is more, in the hauler's words. */
  reason: maybe(z.string()),
  madeAt: moment,
  /** `hauler`: they noted that the customer agreed in person, even if the customer denied it. */
  acceptedBy: maybe(z.enum(proposalAccepter)),
  answeredAt: maybe(moment),
  /** An earlier price that the customer accepted, and that holds until they accept another one. */
  standing: maybe(z.number()),
});

export type Door = z.infer<typeof doorSchema>;

/** The proposed and booked pickup, in answers to customer and hauler. All fields are optional. */
export const pickupPartsSchema = z.object({
  pickup: maybe(pickupSchema),
  /** The proposal that can be accepted. */
  proposal: maybe(proposalSchema),
  /** The accepted proposal, while the pickup is still at its time. */
  agreed: maybe(proposalSchema),
  /** The open price at the door, otherwise the one that was answered last. */
  door: maybe(doorSchema),
  /** In dollars, as the hauler entered it. */
  pricePaid: maybe(z.number()),
  /** How full the truck was, as the hauler entered it. */
  loadSizeHauled: maybe(z.enum(loadSizes)),
});
