import * as z from 'zod/mini';
import { audience } from '../_shared/enums.ts';

/** A moment as Postgres writes it in JSON. */
const moment = z.pipe(
  z.iso.datetime({ offset: true }),
  z.transform((text) => new Date(text)),
);

/** The total number, and the first ten. */
function partOf<Entry extends z.ZodMiniType>(entry: Entry) {
  return z.object({ count: z.number(), first: z.array(entry) });
}

const request = { name: z.string(), services: z.array(z.string()), city: z.nullish(z.string()), zipCode: z.string() };

/** The operator's daily digest from the database. It contains no streets and no numbers. */
export const digestSchema = z.object({
  overdue: partOf(z.object({ ...request, promisedBy: moment, reportedAt: z.nullish(moment) })),
  /** Customers who reported again that no one had called, and how often since the last digest. */
  reportedAgain: partOf(z.object({ ...request, times: z.number() })),
  nobody: partOf(z.object({ ...request, promisedBy: moment })),
  pickups: partOf(z.object({ ...request, from: moment, until: moment, hauler: z.nullish(z.string()) })),
  unanswered: partOf(z.object({ ...request, hauler: z.nullish(z.string()), madeAt: moment })),
  messages: partOf(z.object({ name: z.string(), subject: z.string(), createdAt: moment })),
  /** Reviews that need moderation; `oldest`: when the oldest was first answered. */
  reviews: z.object({ count: z.number(), oldest: z.nullish(moment) }),
  /** When the published reviews went out of date; null if they are current. */
  unbuiltSince: z.nullish(moment),
  failures: partOf(
    z.object({
      kind: z.string(),
      audience: z.enum(audience),
      state: z.string(),
      delivery: z.nullish(z.string()),
    }),
  ),
  /** Browser errors that have become frequent since the last digest. */
  faults: partOf(z.object({ name: z.string(), page: z.string(), release: z.string(), times: z.number() })),
  flagged: partOf(z.object({ what: z.enum(['request', 'message']), because: z.string(), createdAt: moment })),
  insurances: partOf(z.object({ name: z.string(), insuredUntil: z.string() })),
  /** Active haulers without the current agreement, and until when they are offered requests; null: not anymore. */
  agreements: partOf(z.object({ name: z.string(), dueAt: z.nullish(moment) })),
  /** Haulers who paused offers themselves. */
  paused: partOf(z.object({ name: z.string(), pausedAt: moment })),
  yesterday: z.object({ requests: z.number(), calledInTime: z.number(), completed: z.number() }),
});

export type Digest = z.infer<typeof digestSchema>;
