import type { Job, JobInput } from '../_shared/rules/job-contract.ts';

/** Why an act cannot be as things stand, in words for the hauler. */
export function refusalOf(action: JobInput['action'], { state, lead: { status } }: Job): string {
  switch (state) {
    case 'open':
      return 'Please accept this job first.';
    case 'accepted':
      return action === 'update'
        ? `Jobs only move forward, and this one is ${status}.`
        : 'You have this job. If you cannot do it, give it back.';
    case 'taken':
      return 'Another hauler has taken this job.';
    case 'declined':
      return 'You have declined this job.';
    case 'returned':
      return 'You do not have this job any more.';
    case 'closed':
      return `This job is ${status.toLowerCase()}.`;
    case 'expired':
      return 'This offer has run out.';
  }
}
