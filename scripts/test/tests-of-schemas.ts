/**
 * The tests that are likely to notice a fault in a schema file, by its name without the number: their paths in
 * `tests/`, without `.test.ts`.
 */
export const testsOfSchemas: Record<string, string[]> = {
  private_schema: ['database/leads', 'database/plain-postgres/rights'],
  text: [
    'database/schema',
    'database/client-rules',
    'database/contact-messages',
    'database/leads',
    'database/links-of-mails',
  ],
  leads: ['database/leads', 'database/jobs', 'database/corrections'],
  contact: [
    'database/contact-messages',
    'database/plain-postgres/races',
    'functions/update-lead-contacted',
    'database/unfair-haulers',
  ],
  limits: ['database/submission-limits', 'database/plain-postgres/limits', 'database/plain-postgres/races'],
  flags: [
    'database/submission-limits',
    'database/corrections',
    'database/notifications',
    'database/plain-postgres/limits',
    'database/plain-postgres/races',
    'database/privacy',
  ],
  photos: ['database/lead-images', 'database/plain-postgres/limits'],
  privacy: ['database/privacy', 'database/corrections', 'functions/remove-old-photos'],
  promise: ['database/notifications', 'database/operations'],
  haulers: ['database/haulers', 'database/dispatch', 'database/unfair-haulers'],
  notifications: [
    'database/notifications',
    'database/corrections',
    'database/unfair-haulers',
    'database/match-mails',
    'database/plain-postgres/sender',
    'database/plain-postgres/match-races',
  ],
  sending: [
    'database/notifications',
    'database/links-of-mails',
    'database/corrections',
    'database/match-mails',
    'database/plain-postgres/sender',
    'database/plain-postgres/races',
  ],
  dispatch: ['database/dispatch', 'database/unfair-haulers', 'database/plain-postgres/match-races'],
  jobs: [
    'database/jobs',
    'database/corrections',
    'database/unfair-haulers',
    'database/match-mails',
    'database/plain-postgres/match-races',
  ],
  time: [
    'database/unfair-haulers',
    'database/dispatch',
    'database/jobs',
    'database/notifications',
    'database/plain-postgres/match-races',
    'database/plain-postgres/races',
  ],
  operator_views: ['database/jobs', 'database/operations', 'database/haulers'],
  triggers: [
    'database/plain-postgres/races',
    'database/notifications',
    'database/dispatch',
    'database/lead-images',
    'database/jobs',
  ],
};
