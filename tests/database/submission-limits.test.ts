import { expect, test } from 'vitest';
import { embeddedKeys } from '../../scripts/backend/keys.ts';
import { maximalLeadRow, minimalLeadRow } from '../fixtures/leads.ts';
import { ago } from '../support/ago.ts';
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

async function readLimits() {
  return (await operator.from('submission_limits').select().throwOnError()).data;
}

/** Submits a row as a visitor and returns its flag, or null. */
async function submitAndReadFlag(table: Table, row: { id: string }): Promise<string | null> {
  await untypedVisitor.from(table).insert(row).throwOnError();
  const { data } = await operator.from(table).select('flagged_because').eq('id', row.id).single().throwOnError();
  return data.flagged_because;
}

test('a new project has these limits in one row, which the operator can set to 1 but not to 0', async () => {
  expect(await readLimits()).toEqual([DEFAULTS]);
  expect((await operator.from('submission_limits').insert({ only_row: false })).error).not.toBeNull();
  for (const limit of Object.keys(DEFAULTS).filter((name) => name !== 'only_row' && name !== 'storage_origin')) {
    const change: object = { [limit]: 0 };
    const { error } = await operator.from('submission_limits').update(change).eq('only_row', true);
    expect(error?.message).toContain(`${limit} is at least 1`);
    await withLimits({ [limit]: 1 }, async () => {
      expect(await readLimits()).toEqual([{ ...DEFAULTS, [limit]: 1 }]);
    });
  }
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

  const { data } = await operator.from('leads').insert(rows).select('flagged_because').throwOnError();

  expect(data).toEqual(rows.map(() => ({ flagged_because: null })));
});

// Flags

type Limit = keyof Omit<typeof DEFAULTS, 'only_row' | 'storage_origin'>;

const phone = '2135550199';
const email = 'one.person@example.com';
const withEmail = 'with this e-mail address';

test.each<[Limit, Table, () => { id: string }, string]>([
  ['leads_per_phone_per_hour', 'leads', () => ({ ...minimalLeadRow(), phone }), 'requests with this phone number'],
  ['leads_per_email_per_hour', 'leads', () => ({ ...maximalLeadRow(), email }), `requests ${withEmail}`],
  ['leads_per_hour', 'leads', minimalLeadRow, 'requests'],
  ['messages_per_email_per_hour', 'contact_messages', () => ({ ...messageRow(), email }), `messages ${withEmail}`],
  ['messages_per_hour', 'contact_messages', messageRow, 'messages'],
])('over %s, a row is stored and flagged with the reason, and rows count for an hour', async (...args) => {
  const [limit, table, makeRow, what] = args;
  await withLimits({ [limit]: 2 }, async () => {
    await leaveOnly(table, makeRow(), 61);
    expect(await submitAndReadFlag(table, makeRow())).toBeNull();
    expect(await submitAndReadFlag(table, makeRow())).toBeNull();

    await leaveOnly(table, makeRow(), 59);
    expect(await submitAndReadFlag(table, makeRow())).toBeNull();
    expect(await submitAndReadFlag(table, makeRow())).toBe(`More than 2 ${what} within an hour`);
  });
});

test.each<[Limit, Table, () => { id: string }, string]>([
  ['leads_per_hour_at_most', 'leads', minimalLeadRow, 'requests'],
  ['messages_per_hour_at_most', 'contact_messages', messageRow, 'messages'],
])('over %s, for disk space, rows are refused, and retries are reported as stored', async (...args) => {
  const [limit, table, makeRow, what] = args;
  await withLimits({ [limit]: 2 }, async () => {
    await leaveOnly(table, makeRow(), 61);
    await submitAndReadFlag(table, makeRow());
    const last = makeRow();
    await submitAndReadFlag(table, last);
    const before = await countRows(table);

    const tooMany = await untypedVisitor.from(table).insert(makeRow());
    const retry = await untypedVisitor.from(table).insert(last);

    expect(tooMany.status).toBe(429);
    expect(tooMany.error).toMatchObject({
      code: 'PT429',
      message: `We are receiving too many ${what} right now.`,
      hint: 'Try again in an hour.',
    });
    expect(retry.error?.code).toBe('23505');
    expect(await countRows(table)).toBe(before);
  });
});

/** Deletes the rows of the last two hours but this one, of this age in minutes. */
async function leaveOnly(table: Table, row: { id: string }, age: number) {
  const minutes = (count: number) => ago(count * 60_000);
  await operator.from(table).delete().gt('created_at', minutes(120)).throwOnError();
  await untypedOperator
    .from(table)
    .insert({ ...row, created_at: minutes(age) })
    .throwOnError();
}

test('another spelling of a number or address is the same person, another number or address is not', async () => {
  const same: object[][] = [
    [{ phone: '2135550143' }, { phone: '12135550143' }],
    [{ email: 'ana@example.com' }, { email: 'ANA@Example.com' }],
    [{ email: 'bea@example.com' }, { email: 'bea+2@example.com' }],
    [{ email: 'cleo+1@example.com' }, { email: 'Cleo+2+3@example.com' }],
  ];
  const different: object[][] = [
    [{ phone: '1213555014' }, { phone: '2135550144' }],
    [{ phone: '144207946000' }, { phone: '44207946000' }],
    [{}, {}],
    [{ email: 'dora@example.com' }, { email: 'dora@example.org' }],
  ];
  await withLimits({ leads_per_phone_per_hour: 1, leads_per_email_per_hour: 1 }, async () => {
    for (const pair of [...same, ...different]) {
      const flags = [];
      for (const change of pair) flags.push(await submitAndReadFlag('leads', { ...minimalLeadRow(), ...change }));
      const flag = same.includes(pair) ? expect.stringContaining('More than 1 request') : null;
      expect([pair, flags]).toEqual([pair, [null, flag]]);
    }
  });

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

test('an answer is the same, byte for byte, whether a person is known or new, and how many there are', async () => {
  const people: [Table, object][] = [
    ['leads', { phone: '2135550177' }],
    ['leads', { email: 'customer@example.com' }],
    ['contact_messages', { email: 'customer@example.com' }],
  ];
  for (const [table, person] of people) {
    const makeRow = table === 'leads' ? minimalLeadRow : messageRow;
    const known = Array.from({ length: 6 }, () => ({ ...makeRow(), ...person }));
    await untypedOperator.from(table).insert(known).throwOnError();

    for (const [what, change] of Object.entries(rows)) {
      const ofCustomer = await answerTo(table, { ...makeRow(), ...person, ...change });
      const ofStranger = await answerTo(table, { ...makeRow(), ...change });
      expect([what, ofCustomer]).toEqual([what, ofStranger]);
    }
  }

  await visitor.from('leads').insert(minimalLeadRow()).throwOnError();
  const before = await answerTo('leads', minimalLeadRow());
  await withLimits({ leads_per_hour: 1 }, async () => {
    expect(await answerTo('leads', minimalLeadRow())).toBe(before);
  });
});
