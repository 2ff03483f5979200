import { randomUUID } from 'node:crypto';
import { type Answer, type Area, ask, askDatabase, describeAnswer, field, problemsOf, type Target } from './check.ts';

const PUSH = 'Run `npx supabase db push`. If it has nothing to do, someone changed policies or the bucket by hand.';

function post(target: Target, path: string, body: object): Promise<Answer> {
  return askDatabase(target, path, { method: 'POST', body: JSON.stringify(body) });
}

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

/** Its subject is invalid. */
const hopelessMessage = {
  name: 'Doctor',
  email: 'doctor@doctor.invalid',
  subject: 'doctor',
  message: 'npm run doctor',
};

/** Tables and views about people and the business. */
const SECRET = [
  ...['leads', 'open_leads', 'lead_corrections', 'lead_status_changes', 'contact_messages', 'contact_reports'],
  ...['haulers', 'hauler_report', 'job_offers', 'proposals', 'door_prices', 'promise_report', 'reviews'],
  ...['notifications', 'text_replies', 'desk_links', 'desk_actions', 'agreement_links', 'stop_links'],
  'dispatch_settings',
];

/** The path of a photo of a request that does not exist. */
const nowhere = () => `lead-images/${randomUUID()}/${Date.now()}-0.jpg`;

function storage(target: Target, path: string, init: RequestInit = {}): Promise<Answer> {
  return ask(target, `${target.api}/storage/v1/object/${path}`, {
    ...init,
    headers: { apikey: target.key, ...init.headers },
  });
}

export const project: Area = {
  name: 'the project',
  checks: [
    {
      title: 'The API responds and accepts the key',
      advice:
        'Check --url and --key: dashboard, Settings, API Keys, the publishable one. If a table is missing, run `npx supabase db push`.',
      async run(target) {
        const answer = await askDatabase(target, 'leads?select=id&limit=1');
        if (answer.status !== 200) throw new Error(describeAnswer(answer));
        return [];
      },
    },
    {
      title: 'The publishable key reads only what is published',
      advice: `${PUSH} If it names the schema private: dashboard, Settings, Data API, remove it from the exposed ones.`,
      async run(target) {
        const ofTables = await problemsOf(SECRET, async (table) => {
          const answer = await askDatabase(target, `${table}?select=*&limit=1`);
          if (answer.status !== 200)
            return field(answer, 'code') === '42501' ? [] : [`${table}: ${describeAnswer(answer)}`];
          return Array.isArray(answer.json) && answer.json.length === 0 ? [] : [`${table} can be read`];
        });
        const prices = 'price_of_hauler?select=*&limit=1';
        const { status } = await askDatabase(target, prices, { headers: { 'accept-profile': 'private' } });
        return status === 200 ? [...ofTables, 'the schema private can be read'] : ofTables;
      },
    },
    {
      title: 'A visitor can submit requests and messages (tested with invalid ones)',
      advice: `${PUSH} On HTTP 429, too much was submitted within the hour, from your network or in total: docs/operating.md, Limits.`,
      async run(target) {
        const lead = await askDatabase(target, 'leads?select=id,tracking_id', {
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
      title: 'Photos can be seen by address, not listed, and added only to one’s own new request',
      advice: PUSH,
      async run(target) {
        const seen = await storage(target, `public/${nowhere()}`);
        const list = await storage(target, 'list/lead-images', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ prefix: '', limit: 1 }),
        });
        const added = await storage(target, nowhere(), {
          method: 'POST',
          headers: { 'content-type': 'image/jpeg' },
          body: 'npm run doctor',
        });
        const isListed = list.status === 200 && !(Array.isArray(list.json) && list.json.length === 0);
        const isDenied = added.status >= 400 && /row-level security/.test(field(added, 'message'));
        return [
          // For a missing or private bucket, the message is "Bucket not found".
          ...(/object not found/i.test(field(seen, 'message'))
            ? []
            : [`the bucket lead-images: ${describeAnswer(seen)}`]),
          ...(isListed ? ['photos can be listed'] : []),
          ...(isDenied ? [] : [`a photo without a request: ${describeAnswer(added)}`]),
        ];
      },
    },
  ],
};
