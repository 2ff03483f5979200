import type { Enums } from '../../_shared/database.types.ts';

/**
 * The picture of each kind of email to customers: a file in `public/mail`, which the site serves. Kinds that are not
 * listed have none.
 *
 * A file is the same for everyone, and emails that were sent need it for years. Never remove one; to change it, add one
 * with the next number.
 */
export const pictures = {
  'request-arrived': 'waiting-1.jpg',
  matched: 'truck-1.jpg',
  'proposal-made': 'proposal-1.jpg',
  'pickup-booked': 'booked-1.jpg',
  /** Only if there is a time. */
  'timeframe-changed': 'booked-1.jpg',
  'pickup-reminder': 'booked-1.jpg',
  'on-my-way': 'on-the-way-1.jpg',
  'door-price': 'proposal-1.jpg',
  /** Only for Completed: other statuses have one of another kind, or none. */
  'status-changed': 'done-1.jpg',
  'review-asked': 'done-1.jpg',
} as const satisfies Partial<Record<Enums<'notification_kind'>, string>>;

/** The logo's flower, in every email. `npm run icons` makes it from the logo; the same rule holds for it. */
export const mark = 'mark-1.png';

export type PictureOfMail = (typeof pictures)[keyof typeof pictures];
