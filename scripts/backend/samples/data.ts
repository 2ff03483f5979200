import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Database, Enums, TablesInsert } from '../../../supabase/functions/_shared/database.types.ts';
import type { SampleProposal } from './proposals.ts';

type AnswerArgs = Database['public']['Functions']['answer_review']['Args'];

/** Columns of the database, and in camelCase what the loader makes columns or other rows of. */
export type SampleLead = Omit<TablesInsert<'leads'>, 'agreed_to_terms'> & {
  tracking_id: string;
  status: Enums<'lead_status'>;
  hoursAgo: number;
  wantedInDays?: number;
  offers?: SampleOffer[];
  /** From the hauler of the first offer. */
  proposal?: SampleProposal;
  /** What the hauler of the first offer named at the door, and the customer's answer. Without one, it waits for it. */
  door?: { price: number; reason: string; answer?: boolean };
  /** The customer reported that no one came. */
  isMissed?: true;
  /** For a completed request, whose hauler is the one of the first offer. Without `answer`, it waits for one. */
  review?: { token: string; answer?: Omit<AnswerArgs, 'token'> };
  /** The customer said that no one has contacted them. */
  isReported?: true;
  /** Its notifications so far count as sent: no one gets an email or text about them now. */
  isTold?: true;
  /** An email of this kind to the customer could not be delivered. */
  deadMail?: Enums<'notification_kind'>;
  /** For whoever reads the file. */
  comment?: string;
};

/** Minutes count from the request; without `calledAfter`, the hauler has not called. */
export type SampleOffer = {
  token: string;
  hauler: string;
  state: Enums<'offer_state'>;
  acceptedAfter?: number;
  calledAfter?: number;
  decline_reason?: string;
};

export type SampleHauler = TablesInsert<'haulers'> & {
  id: string;
  insuredForDays?: number;
  agreementDueInDays?: number;
};

type SampleMessage = TablesInsert<'contact_messages'> & { id: string; hoursAgo: number };

/** Fictional people; 555-01xx numbers are fictional too. */
export const leads: readonly SampleLead[] = read('leads.json');

/**
 * Fictional businesses. One gets job offers by text; two read Spanish, one of whom speaks no English. One's insurance
 * expires soon, so the operator gets an email about it. One has five days left to accept the agreement; one is new and
 * paused, without any papers.
 */
export const haulers: Readonly<Record<string, SampleHauler>> = read('haulers.json');

/** Unanswered messages: one from the contact page, and one of a hauler who wants to join. */
export const messages: readonly SampleMessage[] = read('messages.json');

/** Samples whose customers were asked whether everything is gone, and have not answered. */
export const leadsToReview = leads.filter(({ review }) => review !== undefined && review.answer === undefined);

/** The hauler of an offer. */
export function haulerOf({ hauler: key }: SampleOffer): SampleHauler {
  const hauler = haulers[key];
  if (hauler === undefined) throw new Error(`haulers.json has no ${key}`);
  return hauler;
}

function read(file: string) {
  return JSON.parse(readFileSync(path.join(import.meta.dirname, file), 'utf8'));
}
