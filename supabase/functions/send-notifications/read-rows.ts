import type { SupabaseClient } from '@supabase/supabase-js';
import * as z from 'zod/mini';
import { application } from '../_shared/contracts/application.ts';
import type { Database, Tables } from '../_shared/database.types.ts';
import { toCamelCase } from '../_shared/server/camel-case.ts';
import { dataOf } from '../_shared/server/data-of.ts';
import { leadOfMail } from './lead-of-mail.ts';
import type {
  CorrectionOfMail,
  DoorOfMail,
  FlaggedOfMail,
  HaulerOfMail,
  HaulerOfOffer,
  HaulerOfTheList,
  LeadOfMail,
  MessageOfMail,
  OfferOfMail,
  ProposalOfMail,
  StuckChannel,
} from './mails/types.ts';
import { createAgreementReader } from './read-agreements.ts';
import { createDeskReader } from './read-desk.ts';
import { createReviewReader } from './read-reviews.ts';
import { createUpdatesReader } from './read-updates.ts';

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
  async function newestFlagged(table: 'leads' | 'contact_messages', what: 'request' | 'message') {
    const { data, count } = await supabase
      .from(table)
      .select('flagged_because, created_at', { count: 'exact' })
      .not('flagged_because', 'is', null)
      .order('created_at', { ascending: false })
      .limit(NEWEST_FLAGGED)
      .throwOnError();
    return {
      count: count ?? 0,
      newest: data.map((row) => ({ what, because: row.flagged_because ?? '', createdAt: new Date(row.created_at) })),
    };
  }

  async function lead(id: string | null): Promise<LeadOfMail | null> {
    if (id === null) return null;
    const found = await dataOf(supabase.rpc('read_request', { lead_id: id }));
    return found === null ? null : leadOfMail.parse(toCamelCase(found));
  }

  return {
    lead,
    ...createUpdatesReader(supabase, lead),
    ...createAgreementReader(supabase),
    ...createDeskReader(supabase),
    ...createReviewReader(supabase),

    async offer(id: string | null): Promise<OfferOfMail | null> {
      if (id === null) return null;
      const query = supabase.from('job_offers').select(OFFER_COLUMNS).eq('id', id);
      const row = await dataOf(query.maybeSingle());
      return row && offerOfMail(row);
    },

    /** The newest offers of a request. */
    async offers({ id }: LeadOfMail): Promise<OfferOfMail[]> {
      const query = supabase.from('job_offers').select(OFFER_COLUMNS).eq('lead_id', id);
      const data = await dataOf(query.order('offered_at', { ascending: false }).order('id').limit(NEWEST_OFFERS));
      return data.map(offerOfMail);
    },

    /** The hauler who has the job. */
    async haulerOf({ id }: LeadOfMail): Promise<HaulerOfMail | null> {
      const query = supabase.from('job_offers').select(OFFER_COLUMNS).eq('lead_id', id).eq('state', 'accepted');
      const row = await dataOf(query.maybeSingle());
      return row?.hauler ?? null;
    },

    /** A proposal, even if it can no longer be accepted. */
    async proposal(id: string | null): Promise<ProposalOfMail | null> {
      if (id === null) return null;
      const query = supabase.from('proposals').select(PROPOSAL_COLUMNS).eq('id', id);
      const row = await dataOf(query.maybeSingle());
      return row && { hauler: row.offer.hauler, declinedFor: row.declined_for };
    },

    /** A price named at the door. */
    async door(id: string | null): Promise<DoorOfMail | null> {
      if (id === null) return null;
      const row = await dataOf(
        supabase.from('door_prices').select('price, reason, accepted_by').eq('id', id).maybeSingle(),
      );
      return row && { price: row.price, hasReason: row.reason !== null, isNote: row.accepted_by === 'hauler' };
    },

    async hauler(id: string | null): Promise<HaulerOfTheList | null> {
      if (id === null) return null;
      const query = supabase.from('haulers').select(`${HAULER_COLUMNS}, active, insured_until`).eq('id', id);
      const row = await dataOf(query.maybeSingle());
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
      const row = await dataOf(query.maybeSingle());
      return row && toCamelCase(row);
    },

    /** The corrections of a request within the last 24 hours, newest first. */
    async corrections({ id }: LeadOfMail, now: Date): Promise<CorrectionOfMail[]> {
      const query = supabase.from('lead_corrections').select(CORRECTION_COLUMNS).eq('lead_id', id);
      const data = await dataOf(
        query.gt('corrected_at', dayBefore(now).toISOString()).order('id', { ascending: false }),
      );
      return data.map((row) => toCamelCase(row));
    },

    /**
     * Creates the token that stops emails to an address, for the email of a notification. It is the same in each
     * attempt.
     *
     * @returns its 16 characters; null if the email should no longer go to that address.
     */
    async stopToken(notificationId: string, email: string): Promise<string | null> {
      return dataOf(supabase.rpc('make_stop_link', { notification_id: notificationId, email }));
    },

    /** The operator's number for texts; null if there is none. */
    async operatorPhone(): Promise<string | null> {
      const data = await dataOf(supabase.from('dispatch_settings').select('operator_phone').single());
      return data.operator_phone;
    },

    async stuckChannels(): Promise<StuckChannel[]> {
      const rows = await dataOf(supabase.rpc('stuck_channels'));
      return rows.map(({ channel, since, error }) => ({ channel, since: new Date(since), error }));
    },

    async message(id: string | null): Promise<MessageOfMail | null> {
      if (id === null) return null;
      const row = await dataOf(supabase.from('contact_messages').select().eq('id', id).maybeSingle());
      return (
        row && {
          ...toCamelCase(row),
          createdAt: new Date(row.created_at),
          application: z.nullable(application).parse(row.application),
        }
      );
    },

    async reportTime(id: string | null): Promise<Date | null> {
      if (id === null) return null;
      const query = supabase.from('contact_reports').select('created_at').eq('id', id);
      const row = await dataOf(query.maybeSingle());
      return row && new Date(row.created_at);
    },

    async flagged(): Promise<FlaggedOfMail> {
      const [requests, messages] = await Promise.all([
        newestFlagged('leads', 'request'),
        newestFlagged('contact_messages', 'message'),
      ]);
      const newest = [...requests.newest, ...messages.newest];
      newest.sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
      return { requests: requests.count, messages: messages.count, newest: newest.slice(0, NEWEST_FLAGGED) };
    },
  };
}

function dayBefore(moment: Date | string): Date {
  return new Date(new Date(moment).getTime() - DAY_MS);
}

type OfferRow = Pick<Tables<'job_offers'>, 'token' | 'state' | 'expires_at' | 'decline_reason' | 'reported_again'> & {
  hauler: HaulerOfOffer;
};

function offerOfMail(row: OfferRow): OfferOfMail {
  return { ...toCamelCase(row), expiresAt: new Date(row.expires_at) };
}
