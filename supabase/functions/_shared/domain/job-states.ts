import type { Enums } from '../database.types.ts';
import { jobState, offerState } from '../enums.ts';

/** The states of an offer, as stored. */
export const offerStates = offerState;

/** The states of a job for one hauler: those of the offer, and `closed` once the request is closed. */
export const jobStates = jobState;

export type JobState = Enums<'job_state'>;
