import type { JobInput } from '../_shared/contracts/job.ts';
import type { ConflictCode } from '../_shared/contracts/refusals.ts';
import type { Enums } from '../_shared/database.types.ts';

const codes: Record<Enums<'job_state'>, ConflictCode> = {
  open: 'job-not-accepted',
  accepted: 'job-is-yours',
  taken: 'job-taken',
  declined: 'job-declined',
  returned: 'job-returned',
  closed: 'job-closed',
  expired: 'offer-expired',
};

/** Why an action is not possible in this state. */
export function refusalOf(action: JobInput['action'], state: Enums<'job_state'>): ConflictCode {
  return state === 'accepted' && action === 'update' ? 'job-moves-forwards' : codes[state];
}
