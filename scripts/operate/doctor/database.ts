import { randomUUID } from 'node:crypto';
import { losAngelesDay } from '../../../supabase/functions/_shared/domain/los-angeles-clock.ts';
import { isTooOld, SHOWN_FOR_DAYS } from '../../build/choose-prices.ts';
import { type Answer, type Area, ask, describeAnswer, field, problemsOf, type Target } from './check.ts';

const PUSH = 'Run `npx supabase db push`. If it has nothing to do, someone changed grants or policies by hand.';

function rest(target: Target, path: string, init: RequestInit = {}): Promise<Answer> {
  return ask(target, `${target.api}/rest/v1/${path}`, {
    ...init,
    headers: { apikey: target.key, 'content-type': 'application/json', ...init.headers },
  });
}

function post(target: Target, path: string, body: object): Promise<Answer> {
  return rest(target, path, { method: 'POST', body: JSON.stringify(body) });
}

const isDenied = (answer: Answer) => field(answer, 'code') === '42501';

/** PostgREST has the code 23514; the embedded backend has only the message. */
const isRefusedByRule = (answer: Answer) =>
  field(answer, 'code') === '23514' || field(answer, 'message').includes('violates check constraint');

/**
 * Postgres checks grants first, then the limits, then policies, and constraints last. This row always violates a
 * constraint, so it shows how far it got and is never stored. Limits count only stored rows.
 */
const hopelessLead = {
  services: ['Furniture Removal'],
  street_address: 'npm run doctor',
  zip_code: '90028',
  full_name: 'Doctor',
  phone: '0',
  agreed_to_terms: false,
};

/** The functions' RPCs for links of haulers, customers and the team, tried with invalid links or versions. */
const actsByLink: readonly [name: string, input: object][] = [
  ['find_job', { token: '' }],
  ['accept_job', { token: '' }],
  ['decline_job', { token: '', reason: '' }],
  ['give_back_job', { token: '', reason: '' }],
  ['report_call', { token: '' }],
  ['update_job', { token: '' }],
  ['set_texts', { token: '', wanted: false }],
  ['cancel_lead', { tracking_id: '', reasons: [] }],
  ['correct_lead', { tracking_id: '' }],
  ['report_not_contacted', { tracking_id: '', reported_at: new Date(0).toISOString() }],
  ['pause_by_link', { token: '', wish: 'pause' }],
  ['view_review', { token: '' }],
  ['answer_review', { token: '', gone: 'yes' }],
  ['unpublish_review', { token: '' }],
  ['moderate_review', { lead_id: randomUUID(), version: 0 }],
  ['look_at_agreement', { token: '' }],
  ['accept_agreement', { token: '', version: '', accepted_by: '', language: 'en', attested: {} }],
  ['make_agreement_link', { notification_id: randomUUID() }],
  ['begin_agreement', { version: '' }],
  ['current_agreement', {}],
  ['view_desk', { token: '' }],
  ['view_request', { token: '', lead_id: randomUUID() }],
  ['search_desk', { token: '', text: '' }],
  ['act_on_request', { token: '', act_id: randomUUID(), act: '', detail: {} }],
  ['act_on_message', { token: '', act_id: randomUUID(), act: '', detail: {} }],
  ['act_on_list', { token: '', act_id: randomUUID(), act: '', detail: {} }],
  ['save_hauler', { token: '', act_id: randomUUID(), hauler_id: randomUUID(), fields: {} }],
  ['make_desk_link', { notification_id: randomUUID() }],
  ['read_digest', {}],
];

/** The public views of reviews, the promise, pickups, haulers and prices, with their columns. */
const published: Record<string, readonly string[]> = {
  published_reviews: ['rank', 'first_name', 'city', 'services', 'stars', 'words', 'month', 'language'],
  review_figures: [
    ...['completed', 'asked', 'answered', 'all_gone', 'starred', 'average_stars'],
    ...['may_publish', 'published', 'waiting', 'withheld'],
  ],
  promise_figures: ['as_of', 'requests', 'in_time'],
  pickup_figures: ['as_of', 'pickups', 'within_48_hours', 'within_4_hours'],
  hauler_figures: ['family_owned'],
  price_figures: ['service', 'load_size', 'pickups', 'lower', 'median', 'upper', 'as_of'],
};

/** Valid, but sent together with an invalid row, so that neither is stored. */
const goodLead = { ...hopelessLead, phone: '2135550100', agreed_to_terms: true };

/** Its subject is invalid. */
const hopelessMessage = {
  name: 'Doctor',
  email: 'doctor@doctor.invalid',
  subject: 'doctor',
  message: 'npm run doctor',
};

async function reading(target: Target, path: string): Promise<string[]> {
  const answer = await rest(target, path);
  if (Array.isArray(answer.json) && answer.status === 200) {
    return answer.json.length === 0 ? [] : [`${path} can be read`];
  }
  return isDenied(answer) ? [] : [`${path} returned ${describeAnswer(answer)}`];
}

/** Tables of what people paid. They are in a schema that the API does not have. */
const tablesOfPrices = ['price_figure', 'price_of_hauler', 'price_count'];

async function readingPrivate(target: Target, table: string): Promise<string[]> {
  const answer = await rest(target, `${table}?select=*&limit=1`, { headers: { 'accept-profile': 'private' } });
  return answer.status === 200 ? [`private.${table} can be read`] : [];
}

function denied(what: string, answer: Answer): string[] {
  return isDenied(answer) ? [] : [`${what}: ${describeAnswer(answer)}`];
}

export const database: Area = {
  name: 'the database',
  checks: [
    {
      title: 'The API responds and accepts the key',
      advice:
        'Check --url and --key: dashboard, Settings, API Keys, the publishable one. If a table is missing, run `npx supabase db push`.',
      async run(target) {
        const answer = await rest(target, 'leads?select=id&limit=1');
        return answer.status === 200 ? [] : [describeAnswer(answer)];
      },
    },
    {
      title:
        'A visitor cannot read requests, answers, messages, reports, history, haulers, offers, emails, texts or settings',
      advice: PUSH,
      run: (target) =>
        problemsOf(
          [
            'leads?select=id,tracking_id&limit=1',
            'leads?select=*&limit=1',
            'open_leads?select=*&limit=1',
            'reviews?select=*&limit=1',
            'hauler_report?select=*&limit=1',
            'contact_messages?select=*&limit=1',
            'contact_reports?select=*&limit=1',
            'lead_status_changes?select=*&limit=1',
            'lead_corrections?select=*&limit=1',
            'haulers?select=*&limit=1',
            'job_offers?select=*&limit=1',
            'promise_report?select=*&limit=1',
            'submission_limits?select=*&limit=1',
            'notifications?select=*&limit=1',
            'mail_blocks?select=*&limit=1',
            'stop_links?select=*&limit=1',
            'agreement_links?select=*&limit=1',
            'agreement_versions?select=*&limit=1',
            'hauler_agreements?select=*&limit=1',
            'desk_links?select=*&limit=1',
            'desk_acts?select=*&limit=1',
            'text_blocks?select=*&limit=1',
            'text_replies?select=*&limit=1',
            'dispatch_settings?select=*&limit=1',
          ],
          (path) => reading(target, path),
        ),
    },
    {
      title: 'A visitor cannot read what each hauler charges',
      advice: 'Dashboard, Settings, Data API: remove the schema private from the exposed ones.',
      run: (target) => problemsOf(tablesOfPrices, (table) => readingPrivate(target, table)),
    },
    {
      title: 'Visitors and the build can read the published reviews and the figures, and no other columns',
      advice: PUSH,
      run: (target) =>
        problemsOf(Object.entries(published), async ([view, columns]) => {
          const answer = await rest(target, `${view}?select=*&limit=1`);
          if (answer.status !== 200 || !Array.isArray(answer.json))
            return [`${view} returned ${describeAnswer(answer)}`];
          const more = Object.keys(answer.json[0] ?? {}).filter((column) => !columns.includes(column));
          return more.length > 0 ? [`${view} reveals ${more.join(', ')}`] : [];
        }),
    },
    {
      title: `What people paid was counted in the last ${SHOWN_FOR_DAYS} days`,
      advice:
        'Start the scheduler, which counts once a day: docs/operating.md, Send mail. Pages leave older figures out.',
      isWarning: true,
      async run(target) {
        const { json } = await rest(target, 'price_figures?select=as_of&limit=1');
        const countedAt = Array.isArray(json) ? json[0]?.as_of : undefined;
        return typeof countedAt === 'string' && isTooOld(countedAt)
          ? [`it was last counted on ${losAngelesDay(countedAt)}`]
          : [];
      },
    },
    {
      title: 'A visitor cannot write what only the operator can',
      advice: PUSH,
      async run(target) {
        const lead_id = randomUUID();
        const lead = await post(target, 'leads', { ...hopelessLead, status: 'Completed' });
        const hauled = await post(target, 'leads', { ...hopelessLead, load_size_hauled: 'half' });
        const message = await post(target, 'contact_messages', {
          ...hopelessMessage,
          created_at: '2020-01-01T00:00:00Z',
        });
        const report = await post(target, 'contact_reports', { lead_id, reported_at: new Date().toISOString() });
        const status = { old_status: 'Submitted', new_status: 'Completed' };
        const change = await post(target, 'lead_status_changes', { lead_id, ...status });
        const notification = await post(target, 'notifications', {
          kind: 'overdue',
          audience: 'operator',
          once_key: lead_id,
        });
        const block = await post(target, 'mail_blocks', { created_at: new Date().toISOString() });
        const settings = await rest(target, 'dispatch_settings?only_row=eq.true', {
          method: 'PATCH',
          body: JSON.stringify({ customer_mails_per_hour: -1 }),
        });
        const limits = await rest(target, 'submission_limits?only_row=eq.true', {
          method: 'PATCH',
          body: JSON.stringify({ leads_per_hour: 0 }),
        });
        const person = await post(target, 'rpc/delete_person', { email: `${randomUUID()}@doctor.invalid` });
        const flagged = await post(target, 'rpc/delete_flagged', { ids: [lead_id] });
        const old = await post(target, 'rpc/list_removable_photos', { closed_for_days: 90, max_requests: 1 });
        const removed = await post(target, 'rpc/mark_photos_removed', {});
        const counted = await post(target, 'rpc/count_function_request', { address: '' });
        const seen = await post(target, 'rpc/visitor_seen', {});
        const linked = await post(target, 'rpc/make_stop_link', { notification_id: lead_id, email: '' });
        const stopped = await post(target, 'rpc/stop_mail', { token: lead_id });
        const claimed = await post(target, 'rpc/claim_notifications', { batch: 0 });
        const finished = await post(target, 'rpc/finish_notification', { id: lead_id, outcome: 'sent' });
        const begun = await post(target, 'rpc/begin_text', { id: lead_id, attempt: 0 });
        const ended = await post(target, 'rpc/finish_text', { id: lead_id, outcome: 'sent' });
        const delivered = await post(target, 'rpc/record_delivery', { id: lead_id, channel: 'mail', event: 'delayed' });
        const replied = await post(target, 'rpc/record_reply', { message_sid: '', phone: '', body: '', wish: null });
        const helped = await post(target, 'rpc/may_answer_help', { phone: '' });
        const health = await post(target, 'rpc/sending_health', {});
        const reach = await post(target, 'rpc/reach_of', { lead_id });
        const wishes = await post(target, 'rpc/reach_for_team', { lead_id });
        const hauler = await post(target, 'haulers', { name: 'Doctor', email: 'doctor', phone: '0' });
        const offer = await post(target, 'job_offers', { lead_id, hauler_id: lead_id });
        const review = await post(target, 'reviews', { lead_id });
        const prices = await post(target, 'rpc/count_prices', {});
        const acts = await problemsOf(actsByLink, async ([name, input]) =>
          denied(`${name} past the functions`, await post(target, `rpc/${name}`, input)),
        );
        return [
          ...denied('a request with a status', lead),
          ...denied('a request with the load that was hauled', hauled),
          ...denied('a message with a date', message),
          ...denied('a report', report),
          ...denied('an entry of the history', change),
          // Without a grant it is denied; without a policy it matches no row.
          ...(isRefusedByRule(limits) ? ['the limits can be changed'] : []),
          ...denied('deleting a person', person),
          ...denied('deleting flagged rows', flagged),
          ...denied('a list of photos to remove', old),
          ...denied('marking old photos as removed', removed),
          ...denied('counting a request to the functions', counted),
          ...denied('an email to send', notification),
          ...denied('a blocked email address', block),
          ...(isRefusedByRule(settings) ? ['the email settings can be changed'] : []),
          ...denied('how the database sees a visitor', seen),
          ...denied('an unsubscribe link', linked),
          ...denied('unsubscribing past the function', stopped),
          ...denied('claiming due emails', claimed),
          ...denied('marking an email as sent', finished),
          ...denied('starting a text', begun),
          ...denied('marking a text as sent', ended),
          ...denied('reporting the delivery of an email', delivered),
          ...denied('a reply to a text', replied),
          ...denied('whether a number gets an answer', helped),
          ...denied('sending statistics', health),
          ...denied('how a customer is notified', reach),
          ...denied('what a customer has unsubscribed from', wishes),
          ...denied('a hauler', hauler),
          ...denied('an offer', offer),
          ...denied('a review', review),
          ...denied('counting prices', prices),
          ...acts,
        ];
      },
    },
    {
      title: 'A visitor can submit requests and messages (tested with invalid ones)',
      advice: `${PUSH} On HTTP 429, too much was submitted within the hour, from your network or in total: docs/operating.md, Limits.`,
      async run(target) {
        const lead = await rest(target, 'leads?select=id,tracking_id', {
          method: 'POST',
          headers: { prefer: 'return=representation' },
          body: JSON.stringify(hopelessLead),
        });
        const message = await post(target, 'contact_messages', hopelessMessage);
        return [
          ...(isRefusedByRule(lead) ? [] : [`a request: ${describeAnswer(lead)}`]),
          ...(isRefusedByRule(message) ? [] : [`a message: ${describeAnswer(message)}`]),
        ];
      },
    },
    {
      title: 'A visitor can submit only one request at a time',
      advice: PUSH,
      async run(target) {
        const answer = await post(target, 'leads', [goodLead, hopelessLead]);
        return field(answer, 'code') === 'PT400' ? [] : [describeAnswer(answer)];
      },
    },
    {
      title: 'Photos can be attached only to a new request',
      advice: PUSH,
      async run(target) {
        const answer = await post(target, 'rpc/attach_lead_images', { lead_id: randomUUID(), image_urls: [] });
        return field(answer, 'code') === 'PT404' ? [] : [describeAnswer(answer)];
      },
    },
  ],
};
