import * as z from 'zod/mini';
import { contactSubjects } from '../domain/contact-subjects.ts';
import { DESK_NAME_LENGTH, DESK_NOTE_LENGTH, missingPapers, takeBackReasons } from '../domain/desk.ts';
import { loadSizes } from '../domain/load-sizes.ts';
import { goneAnswers, priceAnswers, withheldReasons } from '../domain/review.ts';
import { statusPath } from '../domain/statuses.ts';
import { audience, channel, moderation, offerState, proposalAccepter } from '../enums.ts';
import { attestedSchema } from './agreement.ts';
import { count, flag, list, maybe, orNull } from './answers.ts';
import { application } from './application.ts';
import { correctedFields, haulerFields, sentMoment } from './desk-fields.ts';
import { area, cancelReasons, line, moment, reason, secret } from './fields.ts';
import { pickupPartsSchema } from './pickup.ts';
import type { RefusalCode } from './refusals.ts';
import { request } from './request.ts';
import { updatesSchema } from './tracking.ts';

const token = secret('link-invalid');

/** The hash of what the page showed, from an earlier answer. */
const version = z.string().check(z.regex(/^[0-9a-f]{32}$/));

/** Part of every action: its link, an ID of this click and, optionally, the name of the person clicking. */
const press = { token, id: z.uuid(), by: z.optional(line(DESK_NAME_LENGTH)) };

/** Part of every action on a request. `leadId` says which request, if the link is one to the list. */
const onRequest = { ...press, version, leadId: z.optional(z.uuid()) };

/**
 * What the desk page sends to the function `desk`. `ask` emails the operator a link, and always gets the same answer.
 * `pickup` without `from`, `until` and `timeframe` clears the time.
 */
export const deskInput = z.discriminatedUnion('action', [
  z.object({ action: z.literal('ask') }),
  z.object({ token, action: z.literal('view'), leadId: z.optional(z.uuid()) }),
  z.object({ token, action: z.literal('search'), text: line(120) }),

  z.object({ ...onRequest, action: z.literal('offer'), hauler: z.uuid() }),
  z.object({ ...onRequest, action: z.literal('assign'), hauler: z.uuid() }),
  z.object({ ...onRequest, action: z.literal('take-back'), reason: z.enum(keysOf(takeBackReasons)) }),
  z.object({ ...onRequest, action: z.literal('called'), called: z.boolean() }),
  z
    .object({
      ...onRequest,
      action: z.literal('pickup'),
      from: z.optional(sentMoment),
      until: z.optional(sentMoment),
      timeframe: z.optional(line(100)),
    })
    .check(
      z.refine(
        ({ from, until, timeframe }) =>
          (from === undefined) === (until === undefined) && !(from !== undefined && timeframe),
        'malformed' satisfies RefusalCode,
      ),
    ),
  z.object({ ...onRequest, action: z.literal('status'), status: z.enum(statusPath) }),
  /** Each reason is a code from `deskCancelReasons`, or the team's own words. */
  z.object({ ...onRequest, action: z.literal('cancel'), reasons: cancelReasons }),
  z.object({ ...onRequest, action: z.literal('note'), note: area(DESK_NOTE_LENGTH) }),
  z.object({ ...onRequest, action: z.literal('resend') }),
  /** Ends texts to the customer of a request, with its `version`, or to a hauler, who needs none. */
  z
    .object({
      ...onRequest,
      version: z.optional(version),
      hauler: z.optional(z.uuid()),
      action: z.literal('end-texts'),
    })
    .check(
      z.refine(
        ({ version, leadId, hauler }) => hauler === undefined || (version ?? leadId) === undefined,
        'malformed' satisfies RefusalCode,
      ),
    ),
  /** Reopens a completed request. */
  z.object({ ...onRequest, action: z.literal('reopen') }),
  z.object({ ...onRequest, action: z.literal('publish-review'), reviewVersion: z.int() }),
  z.object({
    ...onRequest,
    action: z.literal('withhold-review'),
    reviewVersion: z.int(),
    reason: z.enum(withheldReasons),
  }),
  z.object({ ...onRequest, action: z.literal('correct'), ...correctedFields.shape }),
  /** Leaves the price out of what people paid, or counts it again, from the next count on. */
  z.object({ ...onRequest, action: z.literal('leave-price-out'), reason: z.prefault(reason, '') }),
  z.object({ ...onRequest, action: z.literal('count-price') }),

  /** Flags a request, with its `version`, or a message, which has none. An empty reason clears the flag. */
  z.object({
    ...onRequest,
    version: z.optional(version),
    messageId: z.optional(z.uuid()),
    action: z.literal('flag'),
    reason: line(200),
  }),
  z.object({ ...press, action: z.literal('answered'), answered: z.boolean(), messageId: z.optional(z.uuid()) }),
  /** A new hauler has no version. `messageId`: the application that they are added from. */
  z.object({
    ...press,
    action: z.literal('hauler'),
    hauler: z.uuid(),
    version: z.optional(version),
    messageId: z.optional(z.uuid()),
    fields: haulerFields,
  }),
  z.object({ ...press, action: z.literal('ask-agreement'), hauler: z.uuid() }),
  z.object({ ...press, action: z.literal('dispatch'), on: z.boolean() }),
  /** Counts now what people paid. */
  z.object({ ...press, action: z.literal('count-prices') }),
  z.object({ ...press, action: z.literal('retry'), notification: z.uuid() }),
  z.object({ ...press, action: z.literal('end-links') }),
]);

export type DeskInput = z.input<typeof deskInput>;

/** The channels that reach someone: both, mail, text or none. */
const toldBy = z.catch(updatesSchema.shape.by, 'none');

/** An event in the history of a request. Which fields it has depends on `what`. */
const historyEntry = z.object({
  at: moment,
  /**
   * `request` (it arrived), `status`, `offer` (to `hauler`), `accepted`, `called`, `returned`, `report` (the customer
   * reported that no one had called), `correction` (by the customer), `proposal` (by `hauler`), `agreed`, `door-price`
   * (by `hauler`), `door-yes`, `door-no` (by the customer), `no-show` (of `hauler`, reported by the customer), `told`
   * (`kind` to `audience`), `review` (by the customer) or `action` (at the desk). An older page may not know all of them.
   */
  what: z.string(),
  hauler: maybe(z.string()),
  /** For `status`. */
  from: maybe(z.string()),
  to: maybe(z.string()),
  /** For `returned`: why, as stored. For `door-price`: why it is more than the estimate, in the hauler's words. */
  reason: maybe(z.string()),
  /** For `agreed` and `door-yes`: who accepted. */
  acceptedBy: maybe(z.enum(proposalAccepter)),
  /** For prices at the door and their answers: in dollars, with the upper end of the estimate. */
  price: maybe(z.number()),
  estimate: maybe(z.number()),
  /** For `review`: whether everything is gone. */
  gone: maybe(z.enum(goneAnswers)),
  /** For `told`. */
  kind: maybe(z.string()),
  audience: maybe(z.enum(audience)),
  channel: maybe(z.enum(['mail', 'text'])),
  delivery: maybe(z.string()),
  /** For `action`: the action, who did it, the kind of email with the link, and the changed columns. */
  action: maybe(z.string()),
  by: maybe(z.string()),
  mailKind: maybe(z.string()),
  before: maybe(z.looseObject({})),
  after: maybe(z.looseObject({})),
});

export type HistoryEntry = z.infer<typeof historyEntry>;

const haulerInShort = z.object({ id: z.string(), name: z.string(), phone: z.string() });

/** A customer's answer, as a moderator reads it. */
const deskReview = z.object({
  leadId: z.string(),
  /** Counts the answers: moderation applies to one of them. */
  version: z.number(),
  answeredAt: moment,
  gone: z.enum(goneAnswers),
  cameInWindow: orNull(z.boolean()),
  leftBehind: orNull(z.string()),
  price: orNull(z.enum(priceAnswers)),
  amountPaid: orNull(z.number()),
  /** Null until it was decided whether to publish the review. */
  stars: orNull(z.number()),
  words: orNull(z.string()),
  mayPublish: flag(),
  shownName: orNull(z.string()),
  shownCity: orNull(z.string()),
  moderation: z.enum(moderation),
  withheldBecause: orNull(z.enum(withheldReasons)),
  moderatedAt: orNull(moment),
  /** Known ones are in `reviewHints`; an older page may not know all of them. */
  hints: list(z.string()),
});

export type DeskReview = z.infer<typeof deskReview>;

/** A request as the desk shows it. */
const deskRequest = z.extend(request, {
  ...pickupPartsSchema.shape,
  version,
  /** Only for the request's own link: it opens the customer's page. */
  trackingId: maybe(z.string()),
  /** Whether any channel reaches the customer. */
  isTold: flag(),
  /** Whether the hauler has another pickup booked at this time. */
  bookedTwice: flag(),
  /** When the job is taken back automatically if nothing happens. */
  takenBackAt: orNull(moment),
  note: orNull(z.string()),
  /** How full the truck was, as the hauler entered it. */
  loadSizeHauled: orNull(z.enum(loadSizes)),
  /** Why the price is left out of what people paid. */
  priceLeftOut: orNull(z.string()),
  /** The channels that reach the customer, and the ones that have failed. */
  updates: z.catch(updatesSchema, { by: 'none', bounced: [] }),
  closedAt: orNull(moment),
  /** Null until the customer has answered. */
  review: orNull(deskReview),
  offers: list(
    z.object({
      hauler: haulerInShort,
      state: z.enum(offerState),
      reason: orNull(z.string()),
      offeredAt: moment,
      expiresAt: moment,
      acceptedAt: orNull(moment),
      contactedAt: orNull(moment),
    }),
  ),
  /** Oldest first. */
  history: list(historyEntry),
});

export type DeskRequest = z.infer<typeof deskRequest>;

/**
 * A hauler whom a request can be offered or assigned to: matching ones first, then fewest jobs. Without paused ones.
 */
const candidate = z.extend(haulerInShort, {
  /** They serve the area and take at least one of the services. */
  fits: flag(),
  /** How many open jobs they have. */
  jobs: count(),
  insuranceEnded: flag(),
  /** Without it, nothing can be offered or assigned to them. */
  hasAgreement: flag(),
  languages: list(z.string()),
  truckCubicYards: orNull(z.number()),
  toldBy,
});

export type Candidate = z.infer<typeof candidate>;

/** What a hauler sends who applies. No services means all of them. */
const deskMessage = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  subject: z.catch(z.enum(contactSubjects), 'general'),
  message: z.string(),
  language: z.catch(z.string(), 'en'),
  createdAt: moment,
  flaggedBecause: orNull(z.string()),
  answeredAt: orNull(moment),
  application: orNull(application),
  /** The hauler who was added from it. */
  haulerId: orNull(z.string()),
});

export type DeskMessage = z.infer<typeof deskMessage>;

const listedRequest = z.extend(
  z.pick(request, {
    id: true,
    fullName: true,
    services: true,
    city: true,
    zipCode: true,
    language: true,
    status: true,
    createdAt: true,
    promisedBy: true,
    contactedAt: true,
    overdue: true,
    reportedAt: true,
    flaggedBecause: true,
    pickupFrom: true,
    pickupUntil: true,
    timeframe: true,
    callTime: true,
    wanted: true,
  }),
  {
    version,
    phone: orNull(z.string()),
    /** When the customer reported that no one came to the booked pickup. */
    noShowAt: orNull(moment),
    /** The last four characters, which a customer can read out on the phone. The whole ID would open their page. */
    trackingId: z.string(),
    /** The hauler who has it. */
    hauler: orNull(z.string()),
    /** How many haulers can accept it now. */
    openOffers: count(),
  },
);

export type ListedRequest = z.infer<typeof listedRequest>;

/** A hauler's newest acceptance of the agreement, when they were last asked, and how long they can go without it. */
const deskAgreement = z.object({
  /**
   * What they accepted and when, and the name they typed (`by`). All null if they accepted nothing; `by` is also null
   * if the operator set it by hand.
   */
  version: orNull(z.string()),
  acceptedAt: orNull(moment),
  by: orNull(z.string()),
  askedAt: orNull(moment),
  /** Until then, they are offered requests without the current version. */
  dueAt: orNull(moment),
  /** What they stated: `{}` if nothing, or if it was set by hand. */
  attested: attestedSchema,
  /** Whether it is the current version. */
  current: flag(),
});

const deskHauler = z.extend(haulerInShort, {
  version,
  contactName: orNull(z.string()),
  email: z.string(),
  zipPrefixes: list(z.string()),
  services: list(z.string()),
  languages: list(z.string()),
  everywhere: flag(),
  familyOwned: flag(),
  truckCubicYards: orNull(z.number()),
  /** When the hauler entered that; null if the operator did. */
  truckByHaulerAt: orNull(moment),
  vettedAt: orNull(moment),
  insuredUntil: orNull(z.string()),
  active: flag(),
  /** They paused offers by their link, which can resume them. */
  pausedByHauler: flag(),
  /** What they lack to become active. */
  missing: list(z.enum(missingPapers)),
  agreement: z.catch(deskAgreement, () => deskAgreement.parse({})),
  textsOn: flag(),
  /** Since when we can't reach them. */
  unreachableSince: orNull(moment),
  /** Their open jobs, and the offers that they can accept. */
  jobs: count(),
  openOffers: count(),
  /** To how many pickups they did not come within 12 months, as customers say. */
  noShows: count(),
  /** Of the jobs accepted in the last 90 days: how many customers they called, and how many in time. */
  called: count(),
  inTime: count(),
});

export type DeskHauler = z.infer<typeof deskHauler>;

/** A notification that failed or bounced. */
const deliveryFailure = z.object({
  id: z.string(),
  kind: z.string(),
  audience: z.enum(audience),
  /** `dead`: it was tried eleven times, and can be retried. */
  state: z.string(),
  channel: orNull(z.enum(channel)),
  delivery: orNull(z.string()),
  lastError: orNull(z.string()),
  createdAt: moment,
  leadId: orNull(z.string()),
});

export type DeliveryFailure = z.infer<typeof deliveryFailure>;

/** A week of requests, by its Monday in Los Angeles. */
const weekOfReport = z.object({
  week: z.string(),
  requests: z.number(),
  inTime: z.number(),
  completed: z.number(),
});

export type WeekOfReport = z.infer<typeof weekOfReport>;

/** A browser error and how often it happened. */
const browserFault = z.object({
  release: z.string(),
  page: z.string(),
  what: z.string(),
  name: z.string(),
  place: z.string(),
  message: z.string(),
  times: z.number(),
  firstAt: moment,
  lastAt: moment,
});

export type BrowserFault = z.infer<typeof browserFault>;

/** The 75th percentiles of a week's visits; null with fewer than 20 visits. */
const weekOfVitals = z.object({
  week: z.string(),
  visits: z.number(),
  /** In milliseconds, like `inp`. */
  lcp: orNull(z.number()),
  inp: orNull(z.number()),
  cls: orNull(z.number()),
});

export type WeekOfVitals = z.infer<typeof weekOfVitals>;

/** What people paid for a service and a load, in dollars. `null`: any. */
const priceFigure = z.object({
  service: orNull(z.string()),
  loadSize: orNull(z.enum(loadSizes)),
  pickups: z.number(),
  /** Null, like `upper`, if a hauler has more than a fifth of the pickups. */
  lower: z.nullable(z.number()),
  median: z.number(),
  upper: z.nullable(z.number()),
});

export type PriceFigure = z.infer<typeof priceFigure>;

/** A hauler's pickups with a price in the last 24 months, and how many of them do not count, by the reason. */
const pricesOfHauler = z.object({
  hauler: z.object({ id: z.string(), name: z.string() }),
  pickups: z.number(),
  median: z.number(),
  farOff: z.number(),
  denied: z.number(),
  leftOut: z.number(),
});

/** What people paid, at the last count. */
const prices = z.object({
  /** Null before the first count. */
  countedAt: orNull(moment),
  figures: list(priceFigure),
  haulers: list(pricesOfHauler),
});

/** The page of a request, through its own link or a list link. */
export const requestView = z.object({
  scope: z.enum(['request', 'list']),
  expiresAt: moment,
  request: deskRequest,
  haulers: list(candidate),
});

export type RequestView = z.infer<typeof requestView>;

export const messageView = z.object({ scope: z.literal('message'), expiresAt: moment, message: deskMessage });

export type MessageView = z.infer<typeof messageView>;

export const listView = z.object({
  scope: z.literal('list'),
  expiresAt: moment,
  /** Open requests in the order they arrived, and how many more there are. */
  requests: list(listedRequest),
  moreRequests: count(),
  /** Unanswered messages, newest first, flagged ones last, and how many more there are. */
  messages: list(deskMessage),
  moreMessages: count(),
  haulers: list(deskHauler),
  /** Reviews that need moderation, oldest first. */
  reviews: list(deskReview),
  failures: list(deliveryFailure),
  /** Eight weeks, newest first. */
  report: list(weekOfReport),
  /** Errors of the last seven days, the latest first; and up to eight weeks of speed, the newest first. */
  site: z.catch(z.object({ faults: list(browserFault), vitals: list(weekOfVitals) }), { faults: [], vitals: [] }),
  prices: z.catch(prices, { countedAt: null, figures: [], haulers: [] }),
  settings: z.catch(z.object({ dispatchOn: flag() }), { dispatchOn: false }),
  /** How many links work now, and when one was last used for an action. */
  links: z.catch(z.object({ working: count(), lastUsedAt: orNull(moment) }), { working: 0, lastUsedAt: null }),
});

export type ListView = z.infer<typeof listView>;

/** What a desk link shows. */
export const deskView = z.union([requestView, messageView, listView]);

export type DeskView = z.infer<typeof deskView>;

/** What a search finds. */
export const deskFound = z.object({ requests: list(listedRequest) });

/** The keys of a record, in the type that `z.enum` needs. */
function keysOf<Key extends string>(record: Record<Key, string>): [Key, ...Key[]] {
  return Object.keys(record) as [Key, ...Key[]];
}
