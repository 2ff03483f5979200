import * as z from 'zod/mini';

/** What a hauler who wants to join sends with their message. */
export const application = z.object({
  business: z.string(),
  /** ZIP codes or cities, as typed. */
  areas: z.string(),
  /** Digits only. */
  phone: z.string(),
  /** None means all. */
  services: z.array(z.string()),
  /** What their truck holds. */
  truckCubicYards: z.optional(z.number()),
});

export type Application = z.infer<typeof application>;
