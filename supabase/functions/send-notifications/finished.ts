import type { Enums } from '../_shared/database.types.ts';
import type { AttemptResult } from './channel.ts';

/** The result of an attempt, for the database function `finish_notification`. `postponed` does not count as one. */
export type Finished = Enums<'mail_outcome'>;

/** The recorded result for channels that can safely retry: the provider deduplicates, or a repeat does no harm. */
export const finishedAs: Record<AttemptResult['outcome'], Exclude<Finished, 'undelivered'>> = {
  sent: 'sent',
  skipped: 'skipped',
  deleted: 'skipped',
  broken: 'failed',
  refused: 'failed',
  stopped: 'failed',
  unanswered: 'failed',
  unauthorized: 'postponed',
  busy: 'postponed',
  untried: 'postponed',
};
