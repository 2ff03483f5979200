import type { Database } from '@functions/database.types.ts';
import { createClient } from '@supabase/supabase-js';
import { expect, test } from 'vitest';
import { createComposer } from '../../supabase/functions/send-notifications/compose.ts';
import type { Notification } from '../../supabase/functions/send-notifications/send-due.ts';
import { mailSite } from '../fixtures/mails.ts';

const row = { id: '1', created_at: '2026-11-21T08:00:00Z', services: [], email: null };

/** Makes mails from a database that has these rows, by table, and no others. */
function composerOf(rows: Record<string, unknown>) {
  const fetch = async (url: RequestInfo | URL) => {
    const { pathname } = new URL(url instanceof Request ? url.url : url);
    const name = pathname.split('/').at(-1) ?? '';
    return Response.json(rows[name] ?? []);
  };
  const supabase = createClient<Database>('http://database.test', 'key', { global: { fetch } });
  return createComposer(supabase, {
    site: mailSite,
    operatorEmail: 'operator@site.example',
    functionsUrl: 'https://functions.example',
    now: () => new Date('2026-11-21T08:00:00Z'),
  });
}

function notification(about: Partial<Notification>): Notification {
  return { lead_id: '1', offer_id: '2', report_id: '3', message_id: '4', ...about } as Notification;
}

test.each<Partial<Notification>>([
  { kind: 'new-request', audience: 'operator' },
  { kind: 'request-arrived', audience: 'customer' },
  { kind: 'job-offered', audience: 'hauler' },
  { kind: 'contact-message', audience: 'operator' },
])('of what has been deleted there is no mail: $kind', async (about) => {
  expect(await composerOf({})(notification(about))).toBeNull();
});

test.each<Partial<Notification>>([
  { kind: 'not-contacted', audience: 'operator' },
  { kind: 'taken-back', audience: 'operator' },
  { kind: 'job-offered', audience: 'hauler' },
])(
  'of a request without the offer or report that a mail is about there is none: $kind to the $audience',
  async (about) => {
    const compose = composerOf({ leads: [row], promised_by: row.created_at });

    expect(await compose(notification(about))).toBeNull();
  },
);

test('a customer who has taken their address away gets no mail', async () => {
  const compose = composerOf({ leads: [row], promised_by: row.created_at });

  expect(await compose(notification({ kind: 'request-arrived', audience: 'customer' }))).toBeNull();
});

test.each(['operator', 'customer', 'hauler', 'no-such-audience'])(
  'a kind that nobody knows is an error: to the %s',
  async (audience) => {
    const compose = composerOf({ leads: [{ ...row, email: 'rosa@example.com' }], promised_by: row.created_at });

    await expect(compose(notification({ kind: 'no-such-kind', audience }))).rejects.toThrow('no mail of the kind');
  },
);
