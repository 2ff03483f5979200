import type { Enums } from '../../database.types.ts';

/** The kinds whose name does not say it well. */
const kindLabels: Partial<Record<Enums<'audience'>, Record<string, string>>> = {
  customer: {
    'request-arrived': 'Request received',
    matched: 'Hauler found',
    'status-changed': 'New status',
    'timeframe-changed': 'New time',
    'proposal-made': 'Proposal',
    'on-my-way': 'Hauler on the way',
    'door-price': 'Final price',
    'link-again': 'Tracking link',
    'review-asked': 'Question after pickup',
  },
  hauler: {
    'agreement-asked': 'Agreement to accept',
    'customer-corrected': 'Details corrected',
    'door-answered': 'Final price answered',
    'no-show': 'No one came',
    'job-changed': 'Pickup changed',
    'review-problem': 'Something is left',
  },
  operator: {
    'no-show': 'No one came',
    'nobody-left': 'No one left',
    'text-reply': 'Reply to a text',
    'contact-message': 'Message',
    'flagged-digest': 'Flagged items',
    'held-request': 'Flagged request',
    'held-message': 'Flagged message',
    'taken-back': 'Job taken back',
    'customer-corrected': 'Details corrected',
    'given-back': 'Job given back',
    'desk-link': 'Link to the desk',
    digest: 'Today',
    'review-problem': 'Problem after pickup',
  },
};

/** A kind of notification in a few words: `pickup-reminder` is "Pickup reminder". */
export function kindLabel(kind: string, audience: Enums<'audience'>): string {
  return kindLabels[audience]?.[kind] ?? kind.charAt(0).toUpperCase() + kind.slice(1).replaceAll('-', ' ');
}
