import * as z from 'zod/mini';
import { audiences } from '../_shared/domain/audiences.ts';

/** A moment as Postgres writes it in JSON. */
const moment = z.pipe(
  z.iso.datetime({ offset: true }),
  z.transform((text) => new Date(text)),
);

/** How many there are, and the first ten of them. */
function partOf<Entry extends z.ZodMiniType>(entry: Entry) {
  return z.object({ count: z.number(), first: z.array(entry) });
}

const request = { name: z.string(), services: z.array(z.string()), city: z.nullish(z.string()), zipCode: z.string() };

/** What a day brings, as the database says it in the morning. No street and no number is in it. */
export const digestSchema = z.object({
  overdue: partOf(z.object({ ...request, promisedBy: moment, reportedAt: z.nullish(moment) })),
  /** Who has said again that nobody had called, and how often since the last of these mails. */
  reportedAgain: partOf(z.object({ ...request, times: z.number() })),
  nobody: partOf(z.object({ ...request, promisedBy: moment })),
  pickups: partOf(z.object({ ...request, from: moment, until: moment, hauler: z.nullish(z.string()) })),
  unanswered: partOf(z.object({ ...request, hauler: z.nullish(z.string()), madeAt: moment })),
  messages: partOf(z.object({ name: z.string(), subject: z.string(), createdAt: moment })),
  /** Which may be published, and nobody has looked at; `oldest`: when the oldest was answered first. */
  reviews: z.object({ count: z.number(), oldest: z.nullish(moment) }),
  /** Since when the site shows other reviews than it should; null if it does not. */
  unbuiltSince: z.nullish(moment),
  trouble: partOf(
    z.object({
      kind: z.string(),
      audience: z.enum(audiences),
      state: z.string(),
      delivery: z.nullish(z.string()),
    }),
  ),
  flagged: partOf(z.object({ what: z.enum(['request', 'message']), because: z.string(), createdAt: moment })),
  insurances: partOf(z.object({ name: z.string(), insuredUntil: z.string() })),
  yesterday: z.object({ requests: z.number(), calledInTime: z.number(), completed: z.number() }),
});

export type Digest = z.infer<typeof digestSchema>;
