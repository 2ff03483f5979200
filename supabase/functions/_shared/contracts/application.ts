import * as z from 'zod/mini';
import { list, maybe } from './answers.ts';

/** What a hauler who wants to join sends with their message. */
export const application = z.object({
  business: z.string(),
  /** ZIP codes or cities, as typed. */
  areas: z.string(),
  /** Digits only. */
  phone: z.string(),
  /** None means all. */
  services: list(z.string()),
  /** What their truck holds. */
  truckCubicYards: maybe(z.number()),
});

export type Application = z.infer<typeof application>;
