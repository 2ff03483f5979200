import type { TablesInsert } from '../../supabase/functions/_shared/database.types.ts';
import { AGREEMENT_VERSION } from '../../supabase/functions/_shared/domain/agreement.ts';

const vetted_at = '2026-11-01T17:00:00Z';
/** The columns of a hauler who has accepted the agreement. */
export const agreement = { agreement_version: AGREEMENT_VERSION, agreement_accepted_at: '2026-11-02T18:30:00Z' };

/** The date some days from now, such as `2026-11-23`. */
function dayIn(days: number): string {
  return new Date(Date.now() + days * 24 * 60 * 60_000).toISOString().slice(0, 10);
}

/**
 * Fictional businesses; 555-01xx numbers are fictional too. One gets job offers by text; two read Spanish, one of whom
 * speaks no English. One's insurance expires soon, so the operator gets an email about it. One has five days left to
 * accept the agreement; one is new and paused, without any papers.
 */
export const sampleHaulers = {
  valley: {
    id: '5a3b1e00-0000-4000-8000-000000000001',
    name: 'Sample Hauler: Valley',
    contact_name: 'Vera Sample',
    email: 'valley@haulers.example',
    phone: '8185550111',
    zip_prefixes: ['913', '914', '915', '916'],
    active: true,
    vetted_at,
    insured_until: dayIn(365),
    truck_cubic_yards: 12,
    ...agreement,
    family_owned: true,
    languages: ['es', 'en'],
  },
  downtown: {
    id: '5a3b1e00-0000-4000-8000-000000000002',
    name: 'Sample Hauler: Downtown & Pasadena',
    contact_name: 'Dan Sample',
    email: 'downtown@haulers.example',
    phone: '2135550112',
    zip_prefixes: ['900', '910', '911'],
    texts_on: true,
    active: true,
    vetted_at,
    insured_until: dayIn(365),
    truck_cubic_yards: 15,
    ...agreement,
  },
  harbor: {
    id: '5a3b1e00-0000-4000-8000-000000000003',
    name: 'Sample Hauler: Harbor & Orange County',
    contact_name: 'Hanna Sample',
    email: 'harbor@haulers.example',
    phone: '5625550113',
    zip_prefixes: ['907', '908', '926', '927', '928'],
    services: ['Furniture Removal', 'Garage Cleanouts', 'Yard Waste Cleanup', 'Home Cleaning'],
    active: true,
    vetted_at,
    insured_until: dayIn(200),
    agreement_due_at: `${dayIn(5)}T20:00:00Z`,
    languages: ['es'],
  },
  heavy: {
    id: '5a3b1e00-0000-4000-8000-000000000004',
    name: 'Sample Hauler: Heavy Things Everywhere',
    contact_name: 'Hugo Sample',
    email: 'heavy@haulers.example',
    phone: '9515550114',
    services: ['Old Appliances', 'Electronics Disposal', 'Hot Tub Removal', 'Mattress Disposal'],
    everywhere: true,
    active: true,
    vetted_at,
    insured_until: dayIn(10),
    truck_cubic_yards: 30,
    ...agreement,
  },
  ventura: {
    id: '5a3b1e00-0000-4000-8000-000000000005',
    name: 'Sample Hauler: Ventura',
    contact_name: 'Victor Sample',
    email: 'ventura@haulers.example',
    phone: '8055550115',
    zip_prefixes: ['930'],
  },
} satisfies Record<string, TablesInsert<'haulers'>>;

/**
 * The state of a sample offer to a sample hauler. Minutes count from the request; without `calledAfter`, the hauler has
 * not called.
 */
export type SampleOffer = { token: string; hauler: keyof typeof sampleHaulers } & (
  | { state: 'open' | 'taken' }
  | { state: 'declined'; reason: string }
  | { state: 'accepted'; acceptedAfter: number; calledAfter?: number }
);

/** How long sample offers stay open, in milliseconds. Real ones would expire before anyone looks at them. */
const OPEN_FOR_MS = 7 * 24 * 60 * 60_000;

export function offerRow(offer: SampleOffer, leadId: string, requestedAt: Date): TablesInsert<'job_offers'> {
  const row = {
    token: offer.token,
    lead_id: leadId,
    hauler_id: sampleHaulers[offer.hauler].id,
    state: offer.state,
    offered_at: requestedAt.toISOString(),
    expires_at: new Date(Date.now() + OPEN_FOR_MS).toISOString(),
  };
  switch (offer.state) {
    case 'accepted':
      return {
        ...row,
        accepted_at: minutesAfter(requestedAt, offer.acceptedAfter),
        contacted_at: firstCall([offer], requestedAt),
      };
    case 'declined':
      return { ...row, decline_reason: offer.reason };
    default:
      return row;
  }
}

/** When the hauler who has the job called, ISO 8601; null if no one has the job or its hauler has not called. */
export function firstCall(offers: readonly SampleOffer[], requestedAt: Date): string | null {
  const calledAfter = offers.find((offer) => offer.state === 'accepted')?.calledAfter;
  return calledAfter === undefined ? null : minutesAfter(requestedAt, calledAfter);
}

function minutesAfter(moment: Date, minutes: number): string {
  return new Date(moment.getTime() + minutes * 60_000).toISOString();
}
