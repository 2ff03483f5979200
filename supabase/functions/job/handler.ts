import * as z from 'zod/mini';
import type { FieldError } from '../_shared/rules/field-errors.ts';
import { type Job, jobInput, jobSchema } from '../_shared/rules/job-contract.ts';
import type { Outcome } from '../_shared/rules/outcomes.ts';
import { ConflictError, createEndpoint, type EndpointOptions } from '../_shared/server/endpoint.ts';
import { refusals } from '../_shared/words/en/refusals.ts';
import { refusalOf } from './refusal.ts';

/** What `find_job` of the database gives of a job. Who does not have it is given null for what is personal. */
export type FoundJob = {
  state: string;
  hauler_name: string;
  expires_at: string;
  services: string[];
  city: string | null;
  zip_code: string;
  job_description: string | null;
  image_urls: string[];
  promised_by: string;
  status: string;
  timeframe: string | null;
  cancel_reasons: string[];
  canceled_by_customer: boolean;
  has_job: boolean;
  full_name: string | null;
  phone: string | null;
  email: string | null;
  street_address: string | null;
  unit_number: string | null;
  call_time: string | null;
  contacted_at: string | null;
  reported_at: string | null;
};

/** What is absent stays as it is. */
type JobUpdate = Pick<Extract<Asked, { action: 'update' }>, 'status' | 'timeframe' | 'cancelReasons'>;

type Dependencies = EndpointOptions & {
  /** The job of this link as it is now, or null. */
  findJob(token: string): Promise<FoundJob | null>;
  acceptJob(token: string): Promise<Outcome>;
  declineJob(token: string, reason: string | undefined): Promise<Outcome>;
  reportCall(token: string): Promise<Outcome>;
  updateJob(token: string, update: JobUpdate): Promise<Outcome>;
  giveBackJob(token: string, reason: string | undefined): Promise<Outcome>;
};

const input = jobInput.check(
  z.refine(
    (asked) => asked.action !== 'update' || asked.status !== undefined || asked.timeframe !== undefined,
    'change-required' satisfies FieldError,
  ),
  z.refine(
    (asked) => asked.action !== 'update' || asked.status !== 'Canceled' || asked.cancelReasons !== undefined,
    'cancel-reason-required' satisfies FieldError,
  ),
);

type Asked = z.output<typeof input>;

/**
 * Handles `job`: what a hauler sees and does by the link of an offer. Answers with the job as it is after the act, also
 * when the act had been done before, or `{ message }` when there is no such link.
 *
 * @see ConflictError for what cannot be as things stand; nothing has changed then.
 */
export function createHandler({
  findJob,
  acceptJob,
  declineJob,
  reportCall,
  updateJob,
  giveBackJob,
  ...options
}: Dependencies) {
  async function act(asked: Asked): Promise<Outcome> {
    const { token } = asked;
    switch (asked.action) {
      case 'look':
        return 'done';
      case 'accept':
        return acceptJob(token);
      case 'decline':
        return declineJob(token, asked.reason);
      case 'called':
        return reportCall(token);
      case 'update':
        return updateJob(token, asked);
      case 'give-back':
        return giveBackJob(token, asked.reason);
    }
  }

  return createEndpoint(options, input, async (asked) => {
    const outcome = await act(asked);
    const found = await findJob(asked.token);
    if (found === null) return { message: refusals['job-unknown'] };
    const job = toJob(found);
    if (outcome === 'refused') throw new ConflictError(refusalOf(asked.action, job.state), job.lead.status);
    return job;
  });
}

/** @throws ZodError if the database gives what the contract does not know. */
function toJob(job: FoundJob): Job {
  return jobSchema.parse({
    state: job.state,
    lead: {
      services: job.services,
      city: job.city,
      zipCode: job.zip_code,
      description: job.job_description,
      photos: job.image_urls,
      promisedBy: toIso(job.promised_by),
      expiresAt: toIso(job.expires_at),
      status: job.status,
      timeframe: job.timeframe,
      ...(job.has_job ? detailsOf(job) : {}),
    },
    hauler: { name: job.hauler_name },
  });
}

/** What only the hauler who has the job may see. */
function detailsOf(job: FoundJob) {
  return {
    cancelReasons: job.cancel_reasons,
    canceledByCustomer: job.canceled_by_customer,
    fullName: job.full_name,
    phone: job.phone,
    email: job.email,
    streetAddress: job.street_address,
    unitNumber: job.unit_number,
    callTime: job.call_time,
    contactedAt: job.contacted_at && toIso(job.contacted_at),
    reportedAt: job.reported_at && toIso(job.reported_at),
  };
}

function toIso(moment: string): string {
  return new Date(moment).toISOString();
}
