import type { Audience } from '../../domain/audiences.ts';

/** Each kind of notification, in two or three words. */
const kindLabels: Record<Audience, Record<string, string>> = {
  customer: {
    'request-arrived': 'Request received',
    'request-changed': 'Request changed',
    'still-looking': 'Still looking',
    matched: 'Hauler found',
    'status-changed': 'New status',
    'timeframe-changed': 'New time',
    'proposal-made': 'Proposal',
    'proposal-withdrawn': 'Proposal withdrawn',
    'pickup-booked': 'Pickup booked',
    'pickup-reminder': 'Pickup reminder',
    'on-my-way': 'Hauler on the way',
    'link-again': 'Tracking link',
    'review-asked': 'Question after pickup',
  },
  hauler: {
    'agreement-asked': 'Agreement to accept',
    'agreement-accepted': 'Agreement accepted',
    'job-offered': 'Job offered',
    'job-accepted': 'Job accepted',
    'not-contacted': 'Not contacted',
    'customer-canceled': 'Customer canceled',
    'customer-corrected': 'Details corrected',
    'proposal-accepted': 'Proposal accepted',
    'proposal-declined': 'Proposal declined',
    'customer-asked': 'Customer asked',
    'pickup-reminder': 'Pickup reminder',
    'pickup-over': 'Pickup over',
    'job-taken-back': 'Job taken back',
    'job-canceled': 'Job canceled',
    'job-changed': 'Pickup changed',
    'review-problem': 'Something is left',
  },
  operator: {
    'new-request': 'New request',
    'not-contacted': 'Not contacted',
    overdue: 'Overdue',
    'nobody-left': 'No one left',
    'customer-unreachable': 'Customer unreachable',
    'hauler-unreachable': 'Hauler unreachable',
    'text-reply': 'Reply to a text',
    'contact-message': 'Message',
    'flagged-digest': 'Flagged items',
    'held-request': 'Flagged request',
    'held-message': 'Flagged message',
    'taken-back': 'Job taken back',
    'customer-canceled': 'Customer canceled',
    'customer-corrected': 'Details corrected',
    'hauler-canceled': 'Hauler canceled',
    'given-back': 'Job given back',
    'insurance-ends': 'Insurance ends',
    'desk-link': 'Link to the desk',
    digest: 'Today',
    'hauler-changed': 'Hauler changed',
    'agreement-accepted': 'Agreement accepted',
    'hauler-paused': 'Hauler paused',
    'review-problem': 'Problem after pickup',
  },
  host: {
    'site-build': 'Site build',
  },
};

/** A kind of notification in two or three words; an unknown one stays as stored. */
export function kindLabel(kind: string, audience: Audience): string {
  return kindLabels[audience][kind] ?? kind;
}
