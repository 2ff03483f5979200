import { getLeadDetailsInput, type LeadDetails, unknownTrackingIdMessage } from '../_shared/contract.ts';
import { createEndpoint, type EndpointOptions } from '../_shared/endpoint.ts';

/** The columns of a lead that its tracking page is made of. */
type TrackedLead = {
  full_name: string;
  phone: string;
  email: string | null;
  services: string[];
  city: string | null;
  zip_code: string;
  timeframe: string | null;
  created_at: string;
  status: string;
  cancel_reasons: string[];
};

type Dependencies = EndpointOptions & {
  /** The lead with this tracking ID, or null. */
  findLead(trackingId: string): Promise<TrackedLead | null>;
};

/** Handles `get-lead-details`: the details of one lead, or `{ message }` when there is none. */
export function createHandler({ findLead, ...options }: Dependencies) {
  return createEndpoint(options, getLeadDetailsInput, async ({ trackingId }) => {
    const lead = await findLead(trackingId);
    return lead === null ? { message: unknownTrackingIdMessage } : toLeadDetails(lead);
  });
}

function toLeadDetails(lead: TrackedLead): LeadDetails {
  return {
    fullName: lead.full_name,
    phone: lead.phone,
    ...(lead.email === null ? {} : { email: lead.email }),
    service: lead.services.join(', '),
    location: [lead.city, lead.zip_code].filter(Boolean).join(', '),
    date: lead.timeframe?.trim() || formatDay(lead.created_at),
    status: lead.status,
    cancelReasons: lead.cancel_reasons,
  };
}

/** The day in Southern California, such as "November 21, 2026". */
function formatDay(isoTimestamp: string): string {
  return new Date(isoTimestamp).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'America/Los_Angeles' });
}
