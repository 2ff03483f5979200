import type { LeadDetails } from '../rules/contract.ts';
import type { PickupParts } from '../rules/pickup-contract.ts';
import { windowText } from '../words/en/pickups.ts';

/** What a request's tracking page is made of. */
type TrackedLead = {
  full_name: string;
  phone: string;
  email: string | null;
  agreed_to_messages: boolean;
  unit_number: string | null;
  services: string[];
  language: string;
  city: string | null;
  zip_code: string;
  timeframe: string | null;
  call_time: string | null;
  contacted_at: string | null;
  came_back_at: string | null;
  created_at: string;
  status: string;
  cancel_reasons: string[];
  flagged_because: string | null;
  /** In any order: `id` counts up. */
  lead_status_changes: { id: number; new_status: string; changed_at: string }[];
};

/** What is proposed and agreed of the pickup, and by which ways the customer is told. */
type DetailsParts = PickupParts & Required<Pick<LeadDetails, 'updates'>>;

type AcceptedOffer = { contacted_at: string | null; haulers: { name: string; phone: string; languages: string[] } };

/**
 * A lead as its owner may see it.
 *
 * @param offer of the hauler who has the job, if one has.
 * @param promisedBy a moment as the database writes it.
 * @param isStillLooking whether no hauler is found, as the database judges it.
 * @param parts what the database answers as the page gets it.
 */
export function toLeadDetails(
  lead: TrackedLead,
  offer: AcceptedOffer | null,
  promisedBy: string,
  isStillLooking: boolean,
  parts: DetailsParts,
): LeadDetails {
  const changes = lead.lead_status_changes.toSorted((one, other) => one.id - other.id);
  const contactedAt = offer?.contacted_at ?? firstCallSinceOpen(lead);
  return {
    fullName: lead.full_name,
    phone: lead.phone,
    ...(lead.email === null ? {} : { email: lead.email }),
    service: lead.services.join(', '),
    services: lead.services,
    language: lead.language,
    location: [lead.city, lead.zip_code].filter(Boolean).join(', '),
    date: parts.pickup ? windowText(parts.pickup) : lead.timeframe?.trim() || formatDay(lead.created_at),
    status: lead.status,
    cancelReasons: lead.cancel_reasons,
    agreedToMessages: lead.agreed_to_messages,
    ...(offer === null ? {} : { hauler: haulerOf(offer) }),
    history: [
      { status: 'Submitted', at: toIso(lead.created_at) },
      ...changes.map((change) => ({ status: change.new_status, at: toIso(change.changed_at) })),
    ],
    // Haulers are offered a flagged request once the team has cleared it, so nothing is promised until then.
    ...(lead.flagged_because === null ? { promisedBy: toIso(promisedBy) } : { isHeld: true }),
    ...(isStillLooking ? { isStillLooking } : {}),
    ...(contactedAt === null ? {} : { contactedAt: toIso(contactedAt) }),
    ...(lead.unit_number === null ? {} : { unitNumber: lead.unit_number }),
    ...(lead.call_time === null ? {} : { callTime: lead.call_time }),
    ...parts,
  };
}

function haulerOf({ haulers: { name, phone, languages } }: AcceptedOffer) {
  return { name, phone, languages };
}

/**
 * A call from before the request came back, such as of a hauler who gave it back, tells nothing of who calls now. The
 * database's `is_still_looking` counts calls in the same way.
 */
function firstCallSinceOpen({ contacted_at, came_back_at }: TrackedLead): string | null {
  const isStale = contacted_at && came_back_at && Date.parse(contacted_at) < Date.parse(came_back_at);
  return isStale ? null : contacted_at;
}

function toIso(moment: string): string {
  return new Date(moment).toISOString();
}

/** The day in Southern California, such as "November 21, 2026". */
function formatDay(isoTimestamp: string): string {
  return new Date(isoTimestamp).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'America/Los_Angeles' });
}
