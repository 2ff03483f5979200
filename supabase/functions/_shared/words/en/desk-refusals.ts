import type { DeskConflict } from '../../domain/desk.ts';

/** Why an act at the desk cannot be, and what to do. */
export const deskRefusals: Record<DeskConflict, string> = {
  stale: 'This has changed since you opened it. Look at it as it is now, and press again if it still fits.',
  closed: 'This request is closed. Reopen it first.',
  flagged: 'This request is flagged, so it is held back. Clear the flag first.',
  taken: 'A hauler has this request already. Take it back first, or assign it to somebody else.',
  paused: 'This hauler is paused. Choose another one, or make this one active first.',
  busy: 'Somebody is changing this hauler at this very moment, or has deleted them. Look again in a few seconds.',
  nobody: 'No hauler has this request, so there is nobody to take it from. Offer it or assign it.',
  'no-address':
    'This customer has no email address that works and no number that we may text. Call them, or correct what we have.',
  blocked: 'Whoever has this email address wants no emails from us. Call the customer, or correct the address.',
  'too-soon': 'The link was sent less than an hour ago. Wait until the hour is over, or call the customer.',
  'not-vetted': 'This hauler has not been vetted. Note the day on which you vetted them, then make them active.',
  'not-completed': 'This request is not completed, so there is nothing to open again.',
  changed: 'The customer has changed their review. Read it as it is now, then decide.',
};
