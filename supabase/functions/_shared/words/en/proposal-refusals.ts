import type { ProposalConflict, ProposalConflictOfCustomer } from '../../contracts/refusals.ts';

/** Why a hauler's action on a proposal or pickup is not possible, and what to do. */
export const proposalRefusalsForHaulers: Record<ProposalConflict, string> = {
  closed: 'This job is closed.',
  changed: 'The customer or the team just changed something. Check it, and press again if it’s still right.',
  'not-yours': 'You no longer have this job.',
  'call-first':
    'Our messages aren’t reaching this customer. Call them first and press “I called”, then send the quote.',
  'too-soon': 'That’s too soon for the customer to answer. Choose a later time or “Agreed by phone”.',
  'too-late': 'That’s too far ahead. Choose an earlier day.',
  'too-many': 'You’ve sent this as many times as you can for this job. Call the customer.',
  'window-wrong': 'Choose times between 6 AM and 9 PM, 30 minutes to 6 hours long, that don’t overlap.',
  'window-passed': 'This time has passed. Choose a later one.',
  'not-today': 'The pickup isn’t today.',
};

/** Why a customer's action on a proposal is not possible, and what to do. */
export const proposalRefusalsForCustomers: Record<ProposalConflictOfCustomer, string> = {
  closed: 'This request is closed.',
  changed: 'This quote just changed. Check it again before you answer.',
  'too-many':
    'You’ve declined three quotes and can’t decline any more. Call your hauler, cancel your request, or write to us.',
  'window-passed': 'It’s too late to accept this time. Choose another one, or ask for another time.',
};

/** Why the customer's answer to the final price at the door is not possible. */
export const doorRefusals: Record<'closed' | 'changed', string> = {
  closed: proposalRefusalsForCustomers.closed,
  changed: 'The price or your answer just changed. Check it before you answer.',
};

/** Why a report that no one came, or asking for another hauler then, is not possible. */
export const noShowRefusals: Record<'closed' | 'changed' | 'too-soon', string> = {
  closed: proposalRefusalsForCustomers.closed,
  changed: 'This just changed. Check it again, and press again if it’s still right.',
  'too-soon': 'It’s too early to tell. They said they’d be there later.',
};
