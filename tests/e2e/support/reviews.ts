import type { Database, Enums, Tables, TablesInsert } from '@functions/database.types.ts';
import { formatTrackingId } from '@functions/domain/tracking-id.ts';
import type { APIRequestContext, Page } from '@playwright/test';
import { createClient } from '@supabase/supabase-js';
import { embeddedKeys } from '../../../scripts/backend/keys.ts';
import { freshPhone } from './booking';
import { addHauler } from './haulers';
import { addLead } from './leads';
import { operatorOf } from './operator';
import { expect } from './test';

type Answer = Omit<Database['public']['Functions']['answer_review']['Args'], 'token'>;

/** A visitor's client for the database of the site. */
function visitorClient(baseURL: string | undefined) {
  return createClient<Database>(baseURL ?? '', embeddedKeys.publishable);
}

/** A request completed by its own hauler. Its customer is asked the next day, or by `askNow`. */
export async function addCompletedLead(baseURL: string | undefined, columns: Partial<TablesInsert<'leads'>> = {}) {
  const operator = operatorOf(baseURL);
  const hauler = await addHauler(baseURL, { active: false });
  const lead = await addLead(baseURL, { phone: freshPhone(), city: 'Torrance', full_name: 'Ana Diaz', ...columns });
  const offer = { lead_id: lead.id, hauler_id: hauler.id };
  const { data } = await operator.from('job_offers').insert(offer).select('token').single().throwOnError();
  await operator.rpc('accept_job', { token: data.token }).throwOnError();
  await operator.rpc('report_call', { token: data.token }).throwOnError();
  await operator.rpc('complete_job', { token: data.token, price_paid: 150 }).throwOnError();
  return { lead, hauler, jobPath: `/job/${data.token}` };
}

/** A request whose customer was asked without a message. @returns it with token and path of the link. */
export async function addAskedLead(baseURL: string | undefined, columns: Partial<TablesInsert<'leads'>> = {}) {
  const completed = await addCompletedLead(baseURL, columns);
  await operatorOf(baseURL)
    .from('notifications')
    .update({ state: 'sent', channel: 'mail', finished_at: new Date().toISOString() })
    .match({ lead_id: completed.lead.id, kind: 'review-asked' })
    .throwOnError();
  const { token } = await reviewOf(baseURL, completed.lead);
  return { ...completed, token, path: `/review/${formatTrackingId(token)}` };
}

/** Makes the question to this customer due, and no other. */
export async function askNow(baseURL: string | undefined, lead: { id: string }): Promise<void> {
  await operatorOf(baseURL)
    .from('notifications')
    .update({ due_at: new Date().toISOString() })
    .match({ lead_id: lead.id, kind: 'review-asked' })
    .throwOnError();
}

/** The stored review of a request. */
export async function reviewOf(baseURL: string | undefined, lead: { id: string }): Promise<Tables<'reviews'>> {
  return (await operatorOf(baseURL).from('reviews').select().eq('lead_id', lead.id).single().throwOnError()).data;
}

/** Answers like the page. @returns the database's result. */
export async function answer(baseURL: string | undefined, token: string, said: Answer): Promise<string> {
  const { data } = await operatorOf(baseURL)
    .rpc('answer_review', { token, ...said })
    .throwOnError();
  return data;
}

/** Publishes the latest answer, or withholds it for a reason. */
export async function moderate(
  baseURL: string | undefined,
  lead: { id: string },
  because?: Enums<'withheld_reason'>,
): Promise<void> {
  const { version } = await reviewOf(baseURL, lead);
  const withheld = because === undefined ? {} : { withheld_because: because };
  const { data } = await operatorOf(baseURL)
    .rpc('moderate_review', { lead_id: lead.id, version, ...withheld })
    .throwOnError();
  expect(data).toBe('done');
}

/** Published reviews with these words, as read by a visitor. */
export async function publishedWith(baseURL: string | undefined, words: string) {
  const { data } = await visitorClient(baseURL)
    .from('published_reviews')
    .select('first_name, city, services, stars, words, month, language')
    .eq('words', words)
    .throwOnError();
  return data;
}

/** Waits until a visitor can read reviews with these words, which the clock publishes. */
export function pollPublished(baseURL: string | undefined, words: string) {
  return expect.poll(() => publishedWith(baseURL, words));
}

/** The number of builds requested since a time, including those of other tests. */
export async function buildsSince(request: APIRequestContext, moment: Date): Promise<number> {
  const { calls }: { calls: { at: string }[] } = await (
    await request.get('/build-hook.json', { maxRetries: 5 })
  ).json();
  return calls.filter(({ at }) => Date.parse(at) >= moment.getTime()).length;
}

/** The parts of the page of the question. */
export function questionOn(page: Page) {
  const main = page.getByRole('main');
  return {
    heading: main.getByRole('heading', { level: 1 }),
    gone: (name: 'Everything is gone' | 'Something is left') =>
      main.getByRole('group', { name: 'Is it all gone?' }).getByRole('radio', { name, exact: true }),
    /** The clickable button, not the hidden input in it. */
    goneButton: (name: 'Everything is gone' | 'Something is left') => main.locator('label').filter({ hasText: name }),
    price: (name: string) =>
      main.getByRole('group', { name: 'Was the price what you agreed on?' }).getByRole('radio', { name, exact: true }),
    stars: (name: string) => main.getByRole('radio', { name, exact: true }),
    /** The clickable star, not the hidden input below. */
    star: (name: string) => main.locator('label').filter({ has: page.getByRole('radio', { name, exact: true }) }),
    leftBehind: main.getByRole('textbox', { name: 'What is left?' }),
    amountPaid: main.getByRole('textbox', { name: 'What did you pay?' }),
    words: main.getByRole('textbox', { name: 'Anything else you’d like to say?' }),
    mayPublish: main.getByRole('checkbox', { name: /^You may publish my stars and words with my first name/ }),
    shownName: main.getByRole('textbox', { name: 'Name to show' }),
    send: main.getByRole('button', { name: 'Send', exact: true }),
    change: main.getByRole('button', { name: 'Change my answer', exact: true }),
    unpublish: main.getByRole('button', { name: 'Stop publishing this', exact: true }),
    takenBack: main.getByRole('status').filter({ hasText: 'Saved: we won’t publish it' }),
  };
}

/** The link of the question was opened and its form is ready. */
export async function openQuestion(page: Page, path: string) {
  await page.goto(path);
  const question = questionOn(page);
  await expect(question.send).toBeVisible();
  return question;
}
