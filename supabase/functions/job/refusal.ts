import type { JobInput } from '../_shared/contracts/job.ts';
import type { ConflictCode } from '../_shared/contracts/refusals.ts';
import type { JobState } from '../_shared/domain/job-states.ts';

/** Why an action is not possible in this state. */
export function refusalOf(action: JobInput['action'], state: JobState): ConflictCode {
  switch (state) {
    case 'open':
      return 'job-not-accepted';
    case 'accepted':
      return action === 'update' ? 'job-moves-forwards' : 'job-is-yours';
    case 'taken':
      return 'job-taken';
    case 'declined':
      return 'job-declined';
    case 'returned':
      return 'job-returned';
    case 'closed':
      return 'job-closed';
    case 'expired':
      return 'offer-expired';
  }
}
