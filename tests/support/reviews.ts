import { type ReviewView, reviewView } from '@functions/contracts/review.ts';
import type { Database, Enums, Tables } from '@functions/database.types.ts';
import { toCamelCase } from '@functions/server/camel-case.ts';
import { ago, HOUR_MS } from './ago.ts';
import { operator } from './clients.ts';
import { changeLead, forgetMatch, matchedLead } from './match.ts';
import { claim, finish, forgetNotifications, notificationOf, withSettings } from './notifications.ts';
import { tick } from './tick.ts';

export type Review = Tables<'reviews'>;

export type Answer = Omit<Database['public']['Functions']['answer_review']['Args'], 'token'>;

/** An answer with permission to publish. */
export const praise: Answer = {
  gone: 'yes',
  price: 'as-agreed',
  ...{ stars: 5, words: 'They came on time and took everything.', may_publish: true, shown_name: 'Ana' },
};

/** Removes all requests, haulers and public reviews. */
export async function forgetReviews(): Promise<void> {
  await forgetMatch();
  await tick();
  await forgetNotifications();
}

/** The review of a request. */
export async function reviewOf({ id }: { id: string }): Promise<Review> {
  return (await operator.from('reviews').select().eq('lead_id', id).single().throwOnError()).data;
}

/** Makes the question due and sends it. */
async function ask(lead: { id: string }): Promise<void> {
  const { id } = await notificationOf(lead, 'review-asked');
  await operator
    .from('notifications')
    .update({ due_at: new Date(Date.now() - 1000).toISOString() })
    .eq('id', id)
    .throwOnError();
  for (const claimed of await claim()) if (claimed.id === id) await finish(id, 'sent');
}

/** A request completed by a hauler, with its customer asked. */
export async function askedLead() {
  const { lead, offer } = await matchedLead();
  await changeLead(lead, { status: 'Completed' });
  await ask(lead);
  return { lead, offer, token: (await reviewOf(lead)).token };
}

/** A request whose customer has answered. */
export async function answeredLead(said: Answer = praise) {
  const asked = await askedLead();
  await answer(asked.token, said);
  return asked;
}

/** Answers the question. @returns `done`, `refused` or `unknown`. */
export async function answer(token: string, said: Answer = praise): Promise<string> {
  return (await operator.rpc('answer_review', { token, ...said }).throwOnError()).data;
}

export async function unpublish(token: string): Promise<string> {
  return (await operator.rpc('unpublish_review', { token }).throwOnError()).data;
}

/** Publishes the latest answer, or withholds it. */
export async function moderate(
  lead: { id: string },
  withheld_because?: Enums<'withheld_reason'>,
  version?: number,
): Promise<string> {
  const seen = version ?? (await reviewOf(lead)).version;
  const { data } = await operator
    .rpc('moderate_review', { lead_id: lead.id, version: seen, ...(withheld_because ? { withheld_because } : {}) })
    .throwOnError();
  return data;
}

/** What the link of the question shows. */
export async function viewReview(token: string): Promise<ReviewView | null> {
  const { data } = await operator.rpc('view_review', { token }).throwOnError();
  return data === null ? null : reviewView.parse(toCamelCase(data));
}

/** Runs `task` after the deadlines for answers and changes. */
export function whenItIsClosed(lead: { id: string }, task: () => Promise<void>): Promise<void> {
  return withSettings({ review_open_for: '1 second', review_edit_for: '0' }, async () => {
    await operator
      .from('reviews')
      .update({ asked_at: ago(HOUR_MS) })
      .eq('lead_id', lead.id)
      .throwOnError();
    await task();
  });
}
