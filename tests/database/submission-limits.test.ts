import { describe, expect, test } from 'vitest';
import { embeddedKeys } from '../../scripts/backend/keys.ts';
import { maximalLeadRow, minimalLeadRow } from '../fixtures/leads.ts';
import { backendUrl } from '../support/backend.ts';
import { operator, untypedOperator, untypedVisitor, visitor } from '../support/clients.ts';
import { countRows } from '../support/count-rows.ts';
import { storedLead, submitLead } from '../support/leads.ts';
import { withLimits } from '../support/limits.ts';
import { messageRow } from '../support/messages.ts';

// Limits of networks are tested in tests/postgres/limits.test.ts, and races in races.test.ts beside it.

const DEFAULTS = {
  only_row: true,
  leads_per_phone_per_hour: 5,
  leads_per_email_per_hour: 5,
  leads_per_network_per_day: 40,
  leads_per_hour: 1000,
  leads_per_hour_at_most: 20_000,
  messages_per_email_per_hour: 5,
  messages_per_hour: 500,
  messages_per_hour_at_most: 10_000,
  requests_per_network_per_hour: 20,
  function_requests_per_network_per_minute: 30,
  function_requests_per_minute: 6000,
  photos_per_hour: 3000,
  photo_megabytes_per_hour: 6000,
  reports_per_hour: 3000,
  storage_origin: null,
};

type Table = 'leads' | 'contact_messages';

function minutesAgo(minutes: number): string {
  return new Date(Date.now() - minutes * 60_000).toISOString();
}

async function readLimits() {
  const { data } = await operator.from('submission_limits').select().throwOnError();
  return data;
}

/** Submits a row as a visitor and returns its flag, or null. */
async function submitAndReadFlag(table: Table, row: { id: string }): Promise<string | null> {
  await untypedVisitor.from(table).insert(row).throwOnError();
  const { data } = await operator.from(table).select('flagged_because').eq('id', row.id).single().throwOnError();
  return data.flagged_because;
}

test('a new project has these limits', async () => {
  expect(await readLimits()).toEqual([DEFAULTS]);
});

const amounts = Object.entries(DEFAULTS).flatMap(([name, value]) => (typeof value === 'number' ? [name] : []));

test.each(amounts)('the operator can set %s to 1 but not to 0, which would close it', async (limit) => {
  const change: object = { [limit]: 0 };

  const { error } = await operator.from('submission_limits').update(change).eq('only_row', true);

  expect(error?.message).toContain(`${limit} is at least 1`);
  await withLimits({ [limit]: 1 }, async () => {
    expect(await readLimits()).toEqual([{ ...DEFAULTS, [limit]: 1 }]);
  });
});

test('the limits stay one row', async () => {
  const { error } = await operator.from('submission_limits').insert({ only_row: false });

  expect(error).not.toBeNull();
  expect(await readLimits()).toEqual([DEFAULTS]);
});

// One row in a transaction

test.each<[Table, () => object]>([
  ['leads', minimalLeadRow],
  ['contact_messages', messageRow],
])('several rows of %s in one request are all refused', async (table, makeRow) => {
  const before = await countRows(table);

  const { error, status } = await untypedVisitor.from(table).insert(Array.from({ length: 500 }, makeRow));

  expect(status).toBe(400);
  expect(error).toMatchObject({ code: 'PT400', message: 'Send one request at a time.' });
  expect(await countRows(table)).toBe(before);
});

test('the operator can insert many rows, and none is flagged', async () => {
  const rows = Array.from({ length: 10 }, () => ({ ...minimalLeadRow(), phone: '2135550170' }));

  await operator.from('leads').insert(rows).throwOnError();

  const { data } = await operator
    .from('leads')
    .select('flagged_because')
    .in(
      'id',
      rows.map(({ id }) => id),
    )
    .throwOnError();
  expect(data).toEqual(rows.map(() => ({ flagged_because: null })));
});

// Flags

describe.each<[string, Table, () => { id: string }, string]>([
  [
    'leads_per_phone_per_hour',
    'leads',
    () => ({ ...minimalLeadRow(), phone: '2135550199' }),
    'More than 2 requests with this phone number within an hour',
  ],
  [
    'leads_per_email_per_hour',
    'leads',
    () => ({ ...maximalLeadRow(), email: 'one.person@example.com' }),
    'More than 2 requests with this e-mail address within an hour',
  ],
  [
    'messages_per_email_per_hour',
    'contact_messages',
    () => ({ ...messageRow(), email: 'one.person@example.com' }),
    'More than 2 messages with this e-mail address within an hour',
  ],
])('%s', (limit, table, makeRow, reason) => {
  /**
   * Runs `task` with a limit of 2 and only one row of this age in the table, then deletes the rows.
   */
  async function withOneOf(age: number, task: () => Promise<void>) {
    await operator.from(table).delete().gt('created_at', minutesAgo(120)).throwOnError();
    const old = { ...makeRow(), created_at: minutesAgo(age) };
    await untypedOperator.from(table).insert(old).throwOnError();
    await withLimits({ [limit]: 2 }, task);
    await operator.from(table).delete().gt('created_at', minutesAgo(120)).throwOnError();
  }

  test('a row over the limit is stored and flagged with the reason', async () => {
    await withOneOf(59, async () => {
      expect(await submitAndReadFlag(table, makeRow())).toBeNull();
      expect(await submitAndReadFlag(table, makeRow())).toBe(reason);
    });
  });

  test("a row from 61 minutes ago doesn't count", async () => {
    await withOneOf(61, async () => {
      expect(await submitAndReadFlag(table, makeRow())).toBeNull();
      expect(await submitAndReadFlag(table, makeRow())).toBeNull();
    });
  });
});

describe.each<[string, string, Table, () => { id: string }, string]>([
  ['leads_per_hour', 'leads_per_hour_at_most', 'leads', minimalLeadRow, 'requests'],
  ['messages_per_hour', 'messages_per_hour_at_most', 'contact_messages', messageRow, 'messages'],
])('%s', (flagAfter, refuseAfter, table, makeRow, word) => {
  /** Runs `task` with only one row of this age in the table. */
  async function withOnly(age: number, limits: object, task: () => Promise<void>) {
    await operator.from(table).delete().gt('created_at', minutesAgo(120)).throwOnError();
    await untypedOperator
      .from(table)
      .insert({ ...makeRow(), created_at: minutesAgo(age) })
      .throwOnError();
    await withLimits(limits, task);
  }

  test('a row over the limit is stored and flagged with the reason', async () => {
    await withOnly(59, { [flagAfter]: 2 }, async () => {
      expect(await submitAndReadFlag(table, makeRow())).toBeNull();
      expect(await submitAndReadFlag(table, makeRow())).toBe(`More than 2 ${word} within an hour`);
    });
  });

  test("a row from 61 minutes ago doesn't count", async () => {
    await withOnly(61, { [flagAfter]: 1, [refuseAfter]: 1 }, async () => {
      expect(await submitAndReadFlag(table, makeRow())).toBeNull();
    });
  });

  test('over the higher limit for disk space rows are refused, and retries are reported as stored', async () => {
    await withOnly(59, { [refuseAfter]: 2 }, async () => {
      const last = makeRow();
      await submitAndReadFlag(table, last);
      const before = await countRows(table);

      const tooMany = await untypedVisitor.from(table).insert(makeRow());
      const retry = await untypedVisitor.from(table).insert(last);

      expect(tooMany.status).toBe(429);
      expect(tooMany.error).toMatchObject({
        code: 'PT429',
        message: `We are receiving too many ${word} right now.`,
        hint: 'Try again in an hour.',
      });
      expect(retry.error?.code).toBe('23505');
      expect(await countRows(table)).toBe(before);
    });
  });
});

test.each([
  ['a phone number with the country code', { phone: '2135550143' }, { phone: '12135550143' }],
  ['an email address in capitals', { email: 'ana@example.com' }, { email: 'ANA@Example.com' }],
  ['an email address with a tag', { email: 'bea@example.com' }, { email: 'bea+2@example.com' }],
  ['an email address with another tag', { email: 'cleo+1@example.com' }, { email: 'Cleo+2+3@example.com' }],
])('%s is the same person', async (_, first, second) => {
  await withLimits({ leads_per_phone_per_hour: 1, leads_per_email_per_hour: 1 }, async () => {
    expect(await submitAndReadFlag('leads', { ...minimalLeadRow(), ...first })).toBeNull();
    expect(await submitAndReadFlag('leads', { ...minimalLeadRow(), ...second })).toMatch(/More than 1 request/);
  });
});

test.each([
  ['phone numbers with the same beginning', { phone: '1213555014' }, { phone: '2135550144' }],
  ['a foreign number that begins with 1', { phone: '144207946000' }, { phone: '44207946000' }],
  ['rows without an email address', {}, {}],
  ['other people’s email addresses', { email: 'dora@example.com' }, { email: 'dora@example.org' }],
])('%s are different people', async (_, first, second) => {
  await withLimits({ leads_per_phone_per_hour: 1, leads_per_email_per_hour: 1 }, async () => {
    await submitAndReadFlag('leads', { ...minimalLeadRow(), ...first });

    expect(await submitAndReadFlag('leads', { ...minimalLeadRow(), ...second })).toBeNull();
  });
});

test('the sender of a message is the same person with any case and tag', async () => {
  await withLimits({ messages_per_email_per_hour: 1 }, async () => {
    const first = messageRow();
    const again = { ...messageRow(), email: first.email.toUpperCase().replace('@', '+x@') };
    await submitAndReadFlag('contact_messages', first);

    expect(await submitAndReadFlag('contact_messages', again)).toMatch(/More than 1 message/);
  });
});

test('a visitor never sees a flag, even when inserting', async () => {
  const { phone } = await submitLead(minimalLeadRow());
  await withLimits({ leads_per_phone_per_hour: 1 }, async () => {
    const row = { ...minimalLeadRow(), phone };

    const { data } = await untypedVisitor.from('leads').insert(row).select('id, flagged_because');

    expect(data).toEqual([{ id: row.id, flagged_because: null }]);
    expect((await storedLead(row.id))?.flagged_because).toMatch(/phone number/);
  });
});

test('the operator can clear a flag', async () => {
  const { phone } = await submitLead(minimalLeadRow());
  await withLimits({ leads_per_phone_per_hour: 1 }, async () => {
    const { id } = await submitLead({ ...minimalLeadRow(), phone });

    await operator.from('leads').update({ flagged_because: null }).eq('id', id).throwOnError();

    expect((await storedLead(id))?.flagged_because).toBeNull();
  });
});

// Answers don't reveal who has asked us

/** Everything in an answer that could reveal something: status, headers and body, except what always differs. */
async function answerTo(table: Table, row: object): Promise<string> {
  const response = await fetch(`${backendUrl}/rest/v1/${table}`, {
    method: 'POST',
    headers: { apikey: embeddedKeys.publishable, 'content-type': 'application/json' },
    body: JSON.stringify(row),
  });
  const headers = [...response.headers].filter(([name]) => name !== 'date');
  return JSON.stringify([response.status, headers, await response.text()]);
}

const rows: Record<string, object> = {
  'a good row': {},
  'a row that breaks a rule': { full_name: '', name: '' },
  'a row that lacks a field': { full_name: null, name: null },
  'a row with a forged date': { created_at: '2020-01-01T00:00:00Z' },
  'a row with a column of nobody': { is_admin: true },
};

describe.each(Object.entries(rows))('%s gets the same answer byte for byte', (_, change) => {
  test.each<[string, Table, object]>([
    ['a phone number', 'leads', { phone: '2135550177' }],
    ['an email address', 'leads', { email: 'customer@example.com' }],
    ['an email address', 'contact_messages', { email: 'customer@example.com' }],
  ])('whether %s is known or new (%s)', async (_, table, person) => {
    const makeRow = table === 'leads' ? minimalLeadRow : messageRow;
    const known = Array.from({ length: 6 }, () => ({ ...makeRow(), ...person }));
    await untypedOperator.from(table).insert(known).throwOnError();

    const ofCustomer = await answerTo(table, { ...makeRow(), ...person, ...change });
    const ofStranger = await answerTo(table, { ...makeRow(), ...change });

    expect(ofCustomer).toBe(ofStranger);
  });
});

test('even after many requests in the hour', async () => {
  await visitor.from('leads').insert(minimalLeadRow()).throwOnError();
  const before = await answerTo('leads', minimalLeadRow());

  await withLimits({ leads_per_hour: 1 }, async () => {
    expect(await answerTo('leads', minimalLeadRow())).toBe(before);
  });
});
