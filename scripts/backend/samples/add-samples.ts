import type { SupabaseClient } from '@supabase/supabase-js';
import { consentVersions } from '../../../src/content/facts/consent.ts';
import type { Database, TablesInsert } from '../../../supabase/functions/_shared/database.types.ts';
import { AGREEMENT_VERSION } from '../../../supabase/functions/_shared/domain/agreement.ts';
import { addressIn } from '../../../supabase/functions/_shared/domain/languages.ts';
import { dayInLosAngeles } from '../los-angeles.ts';
import {
  haulerOf,
  haulers,
  leads,
  leadsToReview,
  messages,
  type SampleHauler,
  type SampleLead,
  type SampleOffer,
} from './data.ts';
import { findReviews, findSamples, operatorOf, type Samples } from './find-samples.ts';
import { markAsSent, markMailAsDead } from './notifications.ts';
import { addDoorPrice, addProposal } from './proposals.ts';

/** Sample offers stay open for a week. Real ones would expire before anyone looks at them. */
const OFFER_HOURS = 7 * 24;
const HOUR_MS = 60 * 60_000;

/**
 * Fills an embedded database that has no requests with samples for tracking and the job pages: one request in each
 * status, a late one, some with proposals and some without an email address, and the haulers they were offered to. For
 * the desk: a flagged request, one that no one has, one whose hauler has not called, messages and an undeliverable
 * email. Of the completed ones, two customers have been asked whether everything is gone, one said something is left,
 * and one said what can be published. At the door, one price waits for its customer and one was declined; no one came to
 * two pickups, one of which was reported. Samples from an earlier day are recreated if they have proposals or reviews, or
 * if a team would have handled them by then: a pickup today must be today.
 *
 * @returns the samples in the database, whenever they were added.
 */
export async function addSamples(backendUrl: string): Promise<Samples> {
  const operator = operatorOf(backendUrl);
  if (await isEmpty(operator)) {
    await addHaulers(operator, Object.values(haulers));
    await withoutDispatch(operator, async () => {
      for (const sample of leads) await addLead(operator, sample);
    });
    await addMessages(operator);
  } else {
    await renewLeads(operator, leads);
  }
  return await findSamples(backendUrl);
}

/**
 * Adds only the samples that await a review to an embedded database without requests. Their haulers are inactive, so
 * they are offered nothing else.
 *
 * @returns those in the database, whenever they were added.
 */
export async function addSampleReviews(backendUrl: string): Promise<Samples['reviews']> {
  const operator = operatorOf(backendUrl);
  if (await isEmpty(operator)) {
    const theirs = new Set(leadsToReview.flatMap(({ offers = [] }) => offers.map(haulerOf)));
    await addHaulers(
      operator,
      [...theirs].map((hauler) => ({ agreement_accepted_at: hauler.vetted_at, ...hauler, active: false })),
    );
    await withoutDispatch(operator, async () => {
      for (const sample of leadsToReview) await addLead(operator, sample);
    });
  } else {
    await renewLeads(operator, leadsToReview);
  }
  return await findReviews(operator);
}

async function isEmpty(operator: SupabaseClient<Database>): Promise<boolean> {
  const { count } = await operator.from('leads').select('*', { count: 'exact', head: true }).throwOnError();
  return count === 0;
}

async function addHaulers(operator: SupabaseClient<Database>, those: readonly SampleHauler[]): Promise<void> {
  const ids = those.map(({ id }) => id);
  await operator.from('haulers').delete().in('id', ids).throwOnError();
  for (const hauler of those) await operator.from('haulers').insert(haulerRow(hauler)).throwOnError();
}

function haulerRow({ insuredForDays, agreementDueInDays, ...hauler }: SampleHauler): TablesInsert<'haulers'> {
  return {
    ...hauler,
    insured_until: insuredForDays === undefined ? null : dayInLosAngeles(insuredForDays),
    agreement_version: hauler.agreement_accepted_at ? AGREEMENT_VERSION : null,
    agreement_due_at: agreementDueInDays === undefined ? null : hoursFromNow(agreementDueInDays * 24),
  };
}

/** Adds messages to the team; the operator's emails about them count as sent. */
async function addMessages(operator: SupabaseClient<Database>): Promise<void> {
  for (const { hoursAgo, ...message } of messages) {
    const created_at = hoursFromNow(-hoursAgo);
    await operator.from('contact_messages').delete().eq('id', message.id).throwOnError();
    await operator
      .from('contact_messages')
      .insert({ ...message, created_at })
      .throwOnError();
    await markAsSent(operator, { message_id: message.id });
  }
}

async function renewLeads(operator: SupabaseClient<Database>, those: readonly SampleLead[]): Promise<void> {
  await withoutDispatch(operator, async () => {
    for (const sample of those) {
      const isOfItsDay = sample.proposal || sample.isTold || sample.review;
      const leadId = isOfItsDay && (await findOfAnotherDay(operator, sample));
      if (!leadId) continue;
      await operator.from('leads').delete().eq('id', leadId).throwOnError();
      await addLead(operator, sample);
    }
  });
}

/** The ID of a sample request from an earlier day that still has an offer. */
async function findOfAnotherDay(
  operator: SupabaseClient<Database>,
  { tracking_id, hoursAgo }: SampleLead,
): Promise<string | null> {
  const { data: lead } = await operator
    .from('leads')
    .select('id, created_at, job_offers!inner()')
    .eq('tracking_id', tracking_id)
    .maybeSingle()
    .throwOnError();
  if (lead === null) return null;
  const putThereAt = new Date(Date.parse(lead.created_at) + hoursAgo * HOUR_MS);
  return dayInLosAngeles(0, putThereAt) === dayInLosAngeles() ? null : lead.id;
}

/** Runs `task` with dispatch off, so that requests are offered only to the haulers named in the samples. */
async function withoutDispatch(operator: SupabaseClient<Database>, task: () => Promise<void>): Promise<void> {
  const { data: before } = await operator.from('dispatch_settings').select('dispatch_on').single().throwOnError();
  await operator.from('dispatch_settings').update({ dispatch_on: false }).eq('only_row', true).throwOnError();
  try {
    await task();
  } finally {
    await operator.from('dispatch_settings').update(before).eq('only_row', true).throwOnError();
  }
}

async function addLead(operator: SupabaseClient<Database>, sample: SampleLead): Promise<void> {
  const { status, hoursAgo, comment: _, offers = [], wantedInDays, ...told } = sample;
  const { proposal, door, review, isMissed, isReported, isTold, deadMail, ...lead } = told;
  const { language = 'en' } = lead;
  const created_at = hoursFromNow(-hoursAgo);
  const { data } = await operator
    .from('leads')
    .insert({
      agreed_to_terms: true,
      consent_version: consentVersions[language],
      source_page: `http://localhost:5173${addressIn(language, '/book')}`,
      wanted: wantedInDays === undefined ? null : dayInLosAngeles(wantedInDays),
      ...lead,
      created_at,
    })
    .select('id')
    .single()
    .throwOnError();
  const lead_id = data.id;
  if (status !== 'Submitted') {
    const calledAfter = offers.find(({ state }) => state === 'accepted')?.calledAfter;
    const contacted_at = minutesAfter(created_at, calledAfter);
    await operator.from('leads').update({ status, contacted_at }).eq('id', lead_id).throwOnError();
  }
  // Last, so that emails show the job's final state, and finished jobs trigger none.
  for (const offer of offers) {
    await operator
      .from('job_offers')
      .insert(offerRow(offer, { lead_id, offered_at: created_at }))
      .throwOnError();
  }
  const [offer] = offers;
  if (offer && proposal) await addProposal(operator, { token: offer.token, trackingId: lead.tracking_id }, proposal);
  if (offer && door) await addDoorPrice(operator, { token: offer.token, trackingId: lead.tracking_id }, door);
  if (isMissed) await operator.rpc('report_no_show', { tracking_id: lead.tracking_id }).throwOnError();
  if (isReported) {
    await operator
      .from('contact_reports')
      .insert({ lead_id, reported_at: hoursFromNow(0) })
      .throwOnError();
  }
  if (offer && review) await addReview(operator, { lead_id, hauler_id: haulerOf(offer).id }, review);
  if (isTold) await markAsSent(operator, { lead_id });
  if (deadMail) await markMailAsDead(operator, { lead_id, kind: deadMail });
}

function offerRow(
  offer: SampleOffer,
  { lead_id, offered_at }: { lead_id: string; offered_at: string },
): TablesInsert<'job_offers'> {
  const { hauler: _, acceptedAfter, calledAfter, ...columns } = offer;
  return {
    ...columns,
    lead_id,
    hauler_id: haulerOf(offer).id,
    offered_at,
    expires_at: hoursFromNow(OFFER_HOURS),
    accepted_at: minutesAfter(offered_at, acceptedAfter),
    contacted_at: minutesAfter(offered_at, calledAfter),
  };
}

/** Asks whether everything is gone, and answers if the sample does. No one gets an email or text about it. */
async function addReview(
  operator: SupabaseClient<Database>,
  { lead_id, hauler_id }: { lead_id: string; hauler_id: string },
  { token, answer }: NonNullable<SampleLead['review']>,
): Promise<void> {
  await markAsSent(operator, { lead_id });
  await operator.from('reviews').update({ token, hauler_id }).eq('lead_id', lead_id).throwOnError();
  if (answer === undefined) return;
  await operator.rpc('answer_review', { token, ...answer }).throwOnError();
  await markAsSent(operator, { lead_id });
}

function hoursFromNow(hours: number): string {
  return new Date(Date.now() + hours * HOUR_MS).toISOString();
}

function minutesAfter(moment: string, minutes: number | undefined): string | null {
  return minutes === undefined ? null : new Date(Date.parse(moment) + minutes * 60_000).toISOString();
}
