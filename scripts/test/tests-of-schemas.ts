/**
 * The tests that are likely to notice a fault in a schema file, by its name without the number: their paths in
 * `tests/`, without `.test.ts`.
 */
export const testsOfSchemas: Record<string, string[]> = {
  private_schema: ['database/leads', 'database/plain-postgres/rights'],
  text: ['database/schema', 'database/client-rules', 'database/contact-messages', 'database/leads'],
  leads: ['database/leads', 'database/jobs'],
  contact: ['database/contact-messages', 'database/plain-postgres/races', 'functions/update-lead-contacted'],
  limits: ['database/submission-limits', 'database/plain-postgres/limits', 'database/plain-postgres/races'],
  flags: [
    'database/submission-limits',
    'database/plain-postgres/limits',
    'database/plain-postgres/races',
    'database/privacy',
  ],
  photos: ['database/lead-images', 'database/plain-postgres/limits'],
  privacy: ['database/privacy'],
  promise: ['database/notifications', 'database/operations'],
  haulers: ['database/haulers', 'database/dispatch'],
  notifications: ['database/notifications', 'database/match-mails', 'database/plain-postgres/sender'],
  sending: [
    'database/notifications',
    'database/match-mails',
    'database/plain-postgres/sender',
    'database/plain-postgres/races',
  ],
  dispatch: ['database/dispatch', 'database/plain-postgres/match-races'],
  jobs: ['database/jobs', 'database/match-mails'],
  time: [
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
