import * as z from 'zod/mini';
import { loadSizes } from '../domain/load-sizes.ts';
import { moment } from './fields.ts';

/** A request. Each page picks the fields it can show; the hauler who has the job gets all but `notForHaulers`. */
export const request = z.object({
  id: z.string(),
  services: z.array(z.string()),
  streetAddress: z.string(),
  unitNumber: z.nullable(z.string()),
  city: z.nullable(z.string()),
  zipCode: z.string(),
  /** How much of a truck it fills, as the customer says. */
  loadSize: z.nullable(z.enum(loadSizes)),
  /** What the customer wrote. */
  description: z.nullable(z.string()),
  /** Addresses of their photos. */
  photos: z.array(z.string()),
  fullName: z.string(),
  phone: z.string(),
  email: z.nullable(z.string()),
  /** When the customer prefers to be called, in their words. */
  callTime: z.nullable(z.string()),
  /** Whether the customer agreed to texts. */
  agreedToMessages: z.boolean(),
  /** Language of our messages to the customer. */
  language: z.string(),
  /** Read it with `toStatus`: an older page shows an unknown status as stored. */
  status: z.string(),
  cancelReasons: z.array(z.string()),
  canceledByCustomer: z.boolean(),
  timeframe: z.nullable(z.string()),
  pickupFrom: z.nullable(moment),
  pickupUntil: z.nullable(moment),
  createdAt: moment,
  promisedBy: moment,
  /** When someone first called the customer. */
  contactedAt: z.nullable(moment),
  /**
   * The promised time has passed without a call. If no one has the request, a call noted through a list link counts for
   * an hour.
   */
  overdue: z.boolean(),
  /** Since when the customer has been reporting that no one contacted them, until someone reacts. */
  reportedAt: z.nullable(moment),
  /**
   * The customer reported again after the hauler said they had called: the job goes to others, whatever the hauler says
   * now.
   */
  reportedAgain: z.boolean(),
  flaggedBecause: z.nullable(z.string()),
});
