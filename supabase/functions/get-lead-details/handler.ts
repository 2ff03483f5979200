import { getLeadDetailsInput, type LeadDetails } from '../_shared/contracts/tracking.ts';
import { createEndpoint, type EndpointOptions } from '../_shared/server/endpoint.ts';
import { refusals } from '../_shared/words/en/refusals.ts';

type Dependencies = EndpointOptions & {
  /** The lead with this tracking ID, or null. */
  findLead(trackingId: string): Promise<LeadDetails | null>;
};

/** Handles `get-lead-details`: the details of one lead, or `{ message }` when there is none. */
export function createHandler({ findLead, ...options }: Dependencies) {
  return createEndpoint(
    options,
    getLeadDetailsInput,
    async ({ trackingId }) => (await findLead(trackingId)) ?? { message: refusals['request-unknown'] },
  );
}
