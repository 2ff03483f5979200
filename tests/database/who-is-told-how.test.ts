import { expect, test } from 'vitest';
import { papers, vettedHauler } from '../fixtures/haulers.ts';
import { maximalLeadRow } from '../fixtures/leads.ts';
import { ownBackend } from '../support/own-backend.ts';

const { query } = ownBackend();

type Way = 'mail' | 'text' | 'mail and text' | 'nothing';

/** The channel of each notification by recipient. `*` is everything not listed. */
const table: Record<string, { [kind: string]: Way }> = {
  'customer with an address': { '*': 'mail' },
  'customer with an address who agreed to texts': {
    matched: 'text',
    'proposal-made': 'text',
    'pickup-reminder': 'text',
    'door-price': 'text',
    'on-my-way': 'text',
    '*': 'mail',
  },
  'customer who agreed to texts, without an address': { '*': 'text' },
  'customer with neither': { '*': 'nothing' },
  'customer with an address that wants no mail, who agreed to texts': { 'request-changed': 'nothing', '*': 'text' },
  'customer with an address that wants no mail, who complained and agreed to texts': { '*': 'nothing' },
  'hauler who wants texts': {
    'job-accepted': 'mail',
    'pickup-over': 'mail',
    'agreement-accepted': 'mail',
    '*': 'text',
  },
  'hauler who does not': { '*': 'mail' },
  operator: {
    overdue: 'mail and text',
    'no-show': 'mail and text',
    'not-contacted': 'mail and text',
    'nobody-left': 'mail and text',
    'customer-unreachable': 'mail and text',
    'provider-down': 'mail and text',
    '*': 'mail',
  },
};

/** The notifications to a recipient by channel. */
async function waysTo(who: string): Promise<Record<string, Way>> {
  const audience = who.split(' ')[0] ?? '';
  const lead = maximalLeadRow();
  const { email, phone, agreed_to_messages } = {
    email: /with an address/.test(who) ? lead.email : null,
    phone: lead.phone,
    agreed_to_messages: /agreed to texts/.test(who),
  };
  await query(`update dispatch_settings set texts_on = true, texts_from = '00:00', texts_until = '24:00',
    operator_phone = '2135550142', texts_per_hour = 1000, stranger_texts_per_hour = 1000,
    arrival_texts_per_hour = 1000, dispatch_on = false, texts_per_number_per_day = 1000, texts_per_hauler_per_day = 1000`);
  await query(
    `insert into leads (id, services, street_address, zip_code, full_name, agreed_to_terms, email, phone, agreed_to_messages)
    values ($1, $2, 'Vine Street', '90028', 'Rosa', true, $3, $4, $5)`,
    [lead.id, lead.services, email, phone, agreed_to_messages],
  );
  if (/wants no mail/.test(who)) {
    await query(
      `insert into mail_blocks (address_hash, audience, complained) values (private.address_hash($1), 'customer', $2)`,
      [email, /complained/.test(who)],
    );
  }
  const hauler = vettedHauler();
  const [offer] = await query<{ id: string }>(
    `with hauler as (
      insert into haulers (name, email, phone, texts_on, ${papers.columns}) values ($1, $2, $3, $4, ${papers.values}) returning id
    ) insert into job_offers (lead_id, hauler_id) select $5, id from hauler returning id`,
    [hauler.name, hauler.email, hauler.phone, /who wants texts/.test(who), lead.id],
  );
  await query('delete from notifications');
  await query(
    `insert into notifications (kind, audience, lead_id, offer_id, once_key)
    select kind, audience, $1, case audience when 'hauler' then $2::uuid end, kind
    from private.notification_kinds where audience = $3`,
    [lead.id, offer?.id, audience],
  );
  const rows = await query<{ kind: string; channel: string | null; reason: string | null }>(
    `select kind, (way).channel, (way).reason from (
      select kind, private.choose_channel(notifications) as way from notifications order by channel nulls first
    ) as decided`,
  );
  const ways: Record<string, Way> = {};
  for (const { kind, channel, reason } of rows) {
    if ((channel === null) === (reason === null)) throw new Error(`${kind} goes neither way, nor is there a reason`);
    const way = [ways[kind], channel ?? 'nothing'].filter(Boolean).join(' and ');
    ways[kind] = way as Way;
  }
  return ways;
}

test.each(Object.entries(table))('%s', async (who, expected) => {
  const ways = await waysTo(who);
  const { '*': otherwise = 'nothing', ...named } = expected;
  expect(ways).toEqual({ ...Object.fromEntries(Object.keys(ways).map((kind) => [kind, otherwise])), ...named });
  expect(Object.keys(ways).length).toBeGreaterThan(9);
});
