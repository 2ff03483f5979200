import type { DeskConflict } from '../../domain/desk.ts';

/** Why a desk action is not possible, and what to do. */
export const deskRefusals: Record<DeskConflict, string> = {
  stale: 'This has changed since you opened it. Check it as it is now, and press again if it’s still right.',
  closed: 'This request is closed. Reopen it first.',
  flagged: 'This request is flagged, so it’s held back. Clear the flag first.',
  taken: 'A hauler already has this request. Take it back first, or assign it to someone else.',
  paused: 'This hauler is paused. Choose another one, or make this one active first.',
  busy: 'Someone is changing this hauler right now, or has deleted them. Check again in a few seconds.',
  nobody: 'No hauler has this request, so there’s no one to take it from. Offer it or assign it.',
  'no-address':
    'This customer has no working email address and no number we’re allowed to text. Call them, or correct what we have.',
  blocked: 'Whoever has this email address doesn’t want our emails. Call the customer, or correct the address.',
  'too-soon': 'The link was sent less than an hour ago. Wait until the hour is up, or call them.',
  'not-vetted': 'This hauler hasn’t been vetted. Enter the day you vetted them, then make them active.',
  'not-insured': 'First enter the last day of this hauler’s insurance. It can’t be in the past.',
  'no-area': 'First enter this hauler’s areas, or check “Everywhere”.',
  'no-agreement': 'This hauler hasn’t accepted the agreement. Ask for the agreement first.',
  accepted: 'This hauler has already accepted the agreement.',
  'no-way': 'Our messages can’t reach this hauler. Call them, or correct their email or phone.',
  'not-completed': 'This request isn’t completed, so there’s nothing to reopen.',
  changed: 'The customer has changed their review. Read it as it is now, then decide.',
  'no-price': 'No price was entered.',
};
