import type { Enums } from '../database.types.ts';
import { jobState, offerState } from '../enums.ts';

/** How an offer of a request to a hauler stands, as it is stored. */
export const offerStates = offerState;

/** How things stand between a hauler and a job: as the offer does, until the request is closed. */
export const jobStates = jobState;

export type JobState = Enums<'job_state'>;
