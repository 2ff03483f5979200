import type { Enums } from '../_shared/database.types.ts';
import type { Try } from './channel.ts';

/** How a try ended, as the database function `finish_notification` takes it. Only a postponed one does not count. */
export type Finished = Enums<'mail_outcome'>;

/** What the database keeps of what may be tried again: the provider does nothing twice, or twice does no harm. */
export const finishedAs: Record<Try['outcome'], Finished> = {
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
