import type { SupabaseClient } from '@supabase/supabase-js';
import * as z from 'zod/mini';
import { application } from '../_shared/contracts/application.ts';
import { type PickupParts, pickupPartsSchema } from '../_shared/contracts/pickup.ts';
import type { Database, Tables } from '../_shared/database.types.ts';
import { toCamelCase } from '../_shared/server/camel-case.ts';
import type {
  CorrectionOfMail,
  FlaggedOfMail,
  HaulerOfMail,
  HaulerOfOffer,
  HaulerOfTheList,
  LeadOfMail,
  MessageOfMail,
  OfferOfMail,
  PickupOfMail,
  ProposalOfMail,
} from './mails/types.ts';
import { createAgreementReader } from './read-agreements.ts';
import { createDeskReader } from './read-desk.ts';
import { createReachReader } from './read-reach.ts';
import { createReviewReader } from './read-reviews.ts';

const DAY_MS = 24 * 3_600_000;
const NEWEST_FLAGGED = 20;
const NEWEST_OFFERS = 20;
const CORRECTION_COLUMNS = 'phone_before, email_before';

const HAULER_COLUMNS = 'id, name, phone, email';

/** The columns of an offer and its hauler that emails need. */
const OFFER_COLUMNS =
  `token, state, expires_at, decline_reason, reported_again, hauler:haulers!inner(${HAULER_COLUMNS}, languages)` as const;

const PROPOSAL_COLUMNS = `declined_for, offer:job_offers!inner(hauler:haulers!inner(${HAULER_COLUMNS}))` as const;

export type Reader = ReturnType<typeof createReader>;

/** Reads the data of emails. A deleted row or a null ID is read as null. */
export function createReader(supabase: SupabaseClient<Database>) {
  async function newestFlagged(table: 'leads' | 'contact_messages') {
    const { data, count } = await supabase
      .from(table)
      .select('flagged_because, created_at', { count: 'exact' })
      .not('flagged_because', 'is', null)
      .order('created_at', { ascending: false })
      .limit(NEWEST_FLAGGED)
      .throwOnError();
    return {
      count: count ?? 0,
      newest: data.map((row) => ({ because: row.flagged_because ?? '', createdAt: new Date(row.created_at) })),
    };
  }

  async function lead(id: string | null): Promise<LeadOfMail | null> {
    if (id === null) return null;
    const { data: row } = await supabase.from('leads').select().eq('id', id).maybeSingle().throwOnError();
    if (row === null) return null;
    const [{ data: promisedBy }, { data: isStillLooking }] = await Promise.all([
      supabase.rpc('promised_by', { created_at: row.created_at }).throwOnError(),
      supabase.rpc('is_still_looking', { lead_id: id }).throwOnError(),
    ]);
    return leadOfMail(row, promisedBy, isStillLooking);
  }

  return {
    lead,
    ...createReachReader(supabase, lead),
    ...createAgreementReader(supabase),
    ...createDeskReader(supabase),
    ...createReviewReader(supabase),

    async offer(id: string | null): Promise<OfferOfMail | null> {
      if (id === null) return null;
      const query = supabase.from('job_offers').select(OFFER_COLUMNS).eq('id', id);
      const { data: row } = await query.maybeSingle().throwOnError();
      return row && offerOfMail(row);
    },

    /** The newest offers of a request. */
    async offers({ id }: LeadOfMail): Promise<OfferOfMail[]> {
      const query = supabase.from('job_offers').select(OFFER_COLUMNS).eq('lead_id', id);
      const { data } = await query
        .order('offered_at', { ascending: false })
        .order('id')
        .limit(NEWEST_OFFERS)
        .throwOnError();
      return data.map(offerOfMail);
    },

    /** The hauler who has the job. */
    async haulerOf({ id }: LeadOfMail): Promise<HaulerOfMail | null> {
      const query = supabase.from('job_offers').select(OFFER_COLUMNS).eq('lead_id', id).eq('state', 'accepted');
      const { data: row } = await query.maybeSingle().throwOnError();
      return row && offerOfMail(row).hauler;
    },

    /** The proposed and booked pickup of a request. */
    async pickupOf({ id }: LeadOfMail): Promise<PickupParts> {
      const { data } = await supabase.rpc('pickup_of', { lead_id: id }).throwOnError();
      return pickupPartsSchema.parse(toCamelCase(data ?? {}));
    },

    /** A proposal, even if it can no longer be accepted. */
    async proposal(id: string | null): Promise<ProposalOfMail | null> {
      if (id === null) return null;
      const query = supabase.from('proposals').select(PROPOSAL_COLUMNS).eq('id', id);
      const { data: row } = await query.maybeSingle().throwOnError();
      if (row === null) return null;
      return { hauler: row.offer.hauler, declinedFor: row.declined_for };
    },

    async hauler(id: string | null): Promise<HaulerOfTheList | null> {
      if (id === null) return null;
      const query = supabase.from('haulers').select(`${HAULER_COLUMNS}, active, insured_until`).eq('id', id);
      const { data: row } = await query.maybeSingle().throwOnError();
      if (row === null) return null;
      const { active: isActive, insured_until: insuredUntil, ...hauler } = row;
      return { ...hauler, isActive, insuredUntil };
    },

    /** How many jobs a hauler had given back in the 24 hours before a moment, which is in the database's format. */
    async countGivenBack({ id }: HaulerOfMail, moment: string): Promise<number> {
      const { count } = await supabase
        .from('job_offers')
        .select('*', { count: 'exact', head: true })
        .eq('hauler_id', id)
        .gt('returned_at', dayBefore(moment).toISOString())
        // As a Date, the moment would lose its microseconds and exclude the event at that moment.
        .lte('returned_at', moment)
        .throwOnError();
      return count ?? 0;
    },

    async correction(id: number | null): Promise<CorrectionOfMail | null> {
      if (id === null) return null;
      const query = supabase.from('lead_corrections').select(CORRECTION_COLUMNS).eq('id', id);
      const { data: row } = await query.maybeSingle().throwOnError();
      return row && correctionOfMail(row);
    },

    /** The corrections of a request within the last 24 hours, newest first. */
    async corrections({ id }: LeadOfMail, now: Date): Promise<CorrectionOfMail[]> {
      const query = supabase.from('lead_corrections').select(CORRECTION_COLUMNS).eq('lead_id', id);
      const { data } = await query
        .gt('corrected_at', dayBefore(now).toISOString())
        .order('id', { ascending: false })
        .throwOnError();
      return data.map(correctionOfMail);
    },

    /**
     * Creates the token that stops emails to an address, for the email of a notification. It is the same in each
     * attempt.
     *
     * @returns its 16 characters; null if the email should no longer go to that address.
     */
    async stopToken(notificationId: string, email: string): Promise<string | null> {
      const { data } = await supabase.rpc('make_stop_link', { notification_id: notificationId, email }).throwOnError();
      return data;
    },

    /** The operator's number for texts; null if there is none. */
    async operatorPhone(): Promise<string | null> {
      const { data } = await supabase.from('dispatch_settings').select('operator_phone').single().throwOnError();
      return data.operator_phone;
    },

    async message(id: string | null): Promise<MessageOfMail | null> {
      if (id === null) return null;
      const { data: row } = await supabase.from('contact_messages').select().eq('id', id).maybeSingle().throwOnError();
      return row && messageOfMail(row);
    },

    async reportTime(id: string | null): Promise<Date | null> {
      if (id === null) return null;
      const query = supabase.from('contact_reports').select('created_at').eq('id', id);
      const { data: row } = await query.maybeSingle().throwOnError();
      return row && new Date(row.created_at);
    },

    async flagged(): Promise<FlaggedOfMail> {
      const [requests, messages] = await Promise.all([newestFlagged('leads'), newestFlagged('contact_messages')]);
      const newest = [
        ...requests.newest.map((each) => ({ ...each, what: 'request' as const })),
        ...messages.newest.map((each) => ({ ...each, what: 'message' as const })),
      ];
      newest.sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
      return { requests: requests.count, messages: messages.count, newest: newest.slice(0, NEWEST_FLAGGED) };
    },
  };
}

function dayBefore(moment: Date | string): Date {
  return new Date(new Date(moment).getTime() - DAY_MS);
}

function leadOfMail(row: Tables<'leads'>, promisedBy: string, isStillLooking: boolean): LeadOfMail {
  return {
    id: row.id,
    trackingId: row.tracking_id,
    language: row.language,
    services: row.services,
    loadSize: row.load_size,
    streetAddress: row.street_address,
    unitNumber: row.unit_number,
    city: row.city,
    zipCode: row.zip_code,
    jobDescription: row.job_description,
    fullName: row.full_name,
    phone: row.phone,
    email: row.email,
    agreedToMessages: row.agreed_to_messages,
    imageUrls: row.image_urls,
    status: row.status,
    cancelReasons: row.cancel_reasons,
    cancelReasonsByHauler: row.cancel_reasons_by_hauler,
    canceledByCustomer: row.canceled_by_customer,
    timeframe: row.timeframe,
    timeframeByHauler: row.timeframe_by_hauler,
    callTime: row.call_time,
    flaggedBecause: row.flagged_because,
    pickup: pickupOfMail(row),
    pricePaid: row.price_paid,
    createdAt: new Date(row.created_at),
    promisedBy: new Date(promisedBy),
    isStillLooking,
  };
}

type PickupRow = Pick<Tables<'leads'>, 'pickup_from' | 'pickup_until' | 'arrives_at'>;

function pickupOfMail({ pickup_from, pickup_until, arrives_at }: PickupRow): PickupOfMail | null {
  if (!pickup_from || !pickup_until) return null;
  return {
    from: new Date(pickup_from),
    until: new Date(pickup_until),
    arrivesAt: arrives_at ? new Date(arrives_at) : null,
  };
}

type OfferRow = Pick<Tables<'job_offers'>, 'token' | 'state' | 'expires_at' | 'decline_reason' | 'reported_again'> & {
  hauler: HaulerOfOffer;
};

function offerOfMail(row: OfferRow): OfferOfMail {
  return {
    token: row.token,
    hauler: row.hauler,
    state: row.state,
    expiresAt: new Date(row.expires_at),
    declineReason: row.decline_reason,
    reportedAgain: row.reported_again,
  };
}

function messageOfMail(row: Tables<'contact_messages'>): MessageOfMail {
  return {
    ...row,
    flaggedBecause: row.flagged_because,
    createdAt: new Date(row.created_at),
    application: z.nullable(application).parse(row.application),
  };
}

type CorrectionRow = Pick<Tables<'lead_corrections'>, 'phone_before' | 'email_before'>;

function correctionOfMail(row: CorrectionRow): CorrectionOfMail {
  return { phoneBefore: row.phone_before, emailBefore: row.email_before };
}
