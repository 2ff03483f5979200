import * as z from 'zod/mini';
import { moment } from './fields.ts';

/** A request. Each page that shows one picks the fields that it may see. */
export const request = z.object({
  id: z.string(),
  services: z.array(z.string()),
  streetAddress: z.string(),
  unitNumber: z.nullable(z.string()),
  city: z.nullable(z.string()),
  zipCode: z.string(),
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
  /** In which the customer reads us. */
  language: z.string(),
  /** Read with `toStatus`: a page may be older than a status, and shows it as it is written. */
  status: z.string(),
  cancelReasons: z.array(z.string()),
  canceledByCustomer: z.boolean(),
  timeframe: z.nullable(z.string()),
  pickupFrom: z.nullable(moment),
  pickupUntil: z.nullable(moment),
  createdAt: moment,
  promisedBy: moment,
  /** When somebody first called the customer. */
  contactedAt: z.nullable(moment),
  /** The promise has passed, and nobody has called, as far as it is more than a word by a link of the list. */
  overdue: z.boolean(),
  /** Since when the customer says that nobody has contacted them, until somebody does something. */
  reportedAt: z.nullable(moment),
  /**
   * The customer has said so again after the hauler said that they had called: the job goes to others, whatever the
   * hauler says now.
   */
  reportedAgain: z.boolean(),
  flaggedBecause: z.nullable(z.string()),
});
