/**
 * What people are told by mail: the kinds of notification that each audience gets. The database writes notifications of
 * these kinds; the function `send-notifications` has a mail for each.
 */
export const notificationKinds = {
  operator: [
    'new-request',
    'not-contacted',
    'overdue',
    'contact-message',
    'flagged-digest',
    'nobody-left',
    'taken-back',
    'customer-canceled',
    'customer-corrected',
  ],
  customer: ['request-arrived', 'matched', 'status-changed', 'timeframe-changed'],
  hauler: ['job-offered', 'job-accepted', 'not-contacted', 'customer-canceled', 'customer-corrected'],
} as const;

export type Audience = keyof typeof notificationKinds;

/** The kinds of notification that an audience gets. */
export type KindFor<A extends Audience> = (typeof notificationKinds)[A][number];

/** `skipped`: it must not be sent any more. `dead`: it was tried too often. */
export const notificationStates = ['waiting', 'sent', 'skipped', 'dead'] as const;
