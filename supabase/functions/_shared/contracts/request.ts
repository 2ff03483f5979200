import * as z from 'zod/mini';
import { loadSizes } from '../domain/load-sizes.ts';
import { flag, list, orNull } from './answers.ts';
import { moment } from './fields.ts';

/** A request. Each page picks the fields it can show; the hauler who has the job gets all but `notForHaulers`. */
export const request = z.object({
  id: z.string(),
  services: list(z.string()),
  streetAddress: z.string(),
  unitNumber: orNull(z.string()),
  city: orNull(z.string()),
  zipCode: z.string(),
  /** How much of a truck it fills, as the customer says. */
  loadSize: orNull(z.enum(loadSizes)),
  /** When it should be gone, as the customer says: `soon`, `flexible` or a day. Null: not said. */
  wanted: orNull(z.string()),
  /** What the customer wrote. */
  description: orNull(z.string()),
  /** Addresses of their photos. */
  photos: list(z.string()),
  fullName: z.string(),
  phone: z.string(),
  email: orNull(z.string()),
  /** When the customer prefers to be called, in their words. */
  callTime: orNull(z.string()),
  /** Whether the customer agreed to texts. */
  agreedToMessages: flag(),
  /** Language of our messages to the customer. */
  language: z.catch(z.string(), 'en'),
  /** Read it with `toStatus`: an older page shows an unknown status as stored. */
  status: z.string(),
  cancelReasons: list(z.string()),
  canceledByCustomer: flag(),
  timeframe: orNull(z.string()),
  pickupFrom: orNull(moment),
  pickupUntil: orNull(moment),
  createdAt: moment,
  promisedBy: moment,
  /** When someone first called the customer. */
  contactedAt: orNull(moment),
  /**
   * The promised time has passed without a call. If no one has the request, a call noted through a list link counts for
   * an hour.
   */
  overdue: flag(),
  /** When the customer first reported no contact; null once someone has acted. */
  reportedAt: orNull(moment),
  /**
   * The customer reported again after the hauler said they had called: the job goes to others, whatever the hauler says
   * now.
   */
  reportedAgain: flag(),
  flaggedBecause: orNull(z.string()),
});
