import type { PickupParts } from '../contracts/pickup.ts';
import type { LeadDetails } from '../contracts/tracking.ts';
import type { Tables } from '../database.types.ts';
import { losAngelesDay } from '../domain/los-angeles-clock.ts';
import { formatDay } from '../words/en/dates.ts';
import { windowText } from '../words/en/pickups.ts';

type TrackedLead = Tables<'leads'> & {
  /** In any order; `id` is ascending. */
  lead_status_changes: Pick<Tables<'lead_status_changes'>, 'id' | 'new_status' | 'changed_at'>[];
};

/** The proposed and booked pickup, the channels that reach the customer, and the photos. */
type DetailsParts = PickupParts & Pick<LeadDetails, 'updates' | 'photos'>;

type AcceptedOffer = Pick<Tables<'job_offers'>, 'contacted_at'> & Required<Pick<LeadDetails, 'hauler'>>;

/**
 * A lead as its owner sees it.
 *
 * @param offer of the hauler who has the job, or null.
 * @param promisedBy a timestamp as the database writes it.
 * @param isStillLooking whether the database says that no hauler was found.
 * @param parts further answers of the database, which are passed on unchanged.
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
    ...(lead.load_size === null ? {} : { loadSize: lead.load_size }),
    location: [lead.city, lead.zip_code].filter(Boolean).join(', '),
    date: parts.pickup ? windowText(parts.pickup) : lead.timeframe?.trim() || formatDay(losAngelesDay(lead.created_at)),
    status: lead.status,
    cancelReasons: lead.cancel_reasons,
    agreedToMessages: lead.agreed_to_messages,
    ...(offer === null ? {} : { hauler: offer.hauler }),
    history: [
      { status: 'Submitted', at: toIso(lead.created_at) },
      ...changes.map((change) => ({ status: change.new_status, at: toIso(change.changed_at) })),
    ],
    // A flagged request is offered to haulers only after the team has cleared it, so nothing is promised until then.
    ...(lead.flagged_because === null ? { promisedBy: toIso(promisedBy) } : { isHeld: true }),
    ...(isStillLooking ? { isStillLooking } : {}),
    ...(contactedAt === null ? {} : { contactedAt: toIso(contactedAt) }),
    ...(lead.unit_number === null ? {} : { unitNumber: lead.unit_number }),
    ...(lead.call_time === null ? {} : { callTime: lead.call_time }),
    ...parts,
  };
}

/**
 * The details of a request that was closed long ago, without what reaches people: tracking links are passed on, and
 * numbers get new owners. The phone number begins with `+`, so that pages show it as it is.
 */
export function withoutContact({ email, unitNumber: _, callTime: __, hauler, ...details }: LeadDetails): LeadDetails {
  return {
    ...details,
    phone: `+${details.phone.replace(/\d(?=\d\d)/g, '•')}`,
    ...(email === undefined ? {} : { email: email.replace(/(?<=^.).*(?=@)/u, '…') }),
    ...(hauler === undefined ? {} : { hauler: { ...hauler, phone: undefined } }),
  };
}

/**
 * The first call since the request was last opened: an earlier one, such as by a hauler who gave it back, does not
 * count. Same as in the database's `is_still_looking`.
 */
function firstCallSinceOpen({ contacted_at, came_back_at }: TrackedLead): string | null {
  const isStale = contacted_at && came_back_at && Date.parse(contacted_at) < Date.parse(came_back_at);
  return isStale ? null : contacted_at;
}

function toIso(moment: string): string {
  return new Date(moment).toISOString();
}
