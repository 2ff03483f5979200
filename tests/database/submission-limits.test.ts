import { randomUUID } from 'node:crypto';
import type { TablesInsert } from '@functions/database.types.ts';
import { describe, expect, test } from 'vitest';
import { maximalLeadRow, minimalLeadRow } from '../fixtures/leads.ts';
import { operator, untypedOperator, untypedVisitor } from '../support/clients.ts';
import { withLimits } from '../support/limits.ts';

// What happens at a limit is in leads.test.ts and contact-messages.test.ts. Here: which limits there are, and which rows
// count.

const DEFAULTS = {
  only_row: true,
  leads_per_phone_per_hour: 5,
  leads_per_email_per_hour: 5,
  leads_per_hour: 1000,
  messages_per_email_per_hour: 5,
  messages_per_hour: 500,
  storage_origin: null,
};

function messageRow() {
  const id = randomUUID();
  return {
    id,
    name: 'Rosa Alvarez',
    email: `rosa.${id}@example.com`,
    subject: 'general',
    message: 'Hello',
  } satisfies TablesInsert<'contact_messages'>;
}

function minutesAgo(minutes: number): string {
  return new Date(Date.now() - minutes * 60_000).toISOString();
}

async function readLimits() {
  const { data } = await operator.from('submission_limits').select().throwOnError();
  return data;
}

test('a new project has these limits', async () => {
  expect(await readLimits()).toEqual([DEFAULTS]);
});

test.each([
  'leads_per_phone_per_hour',
  'leads_per_email_per_hour',
  'leads_per_hour',
  'messages_per_email_per_hour',
  'messages_per_hour',
])('the operator cannot set %s to 0, which would close the form, but can set it to 1', async (limit) => {
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

describe.each<[string, 'leads' | 'contact_messages', () => { id: string }]>([
  ['leads_per_phone_per_hour', 'leads', () => ({ ...minimalLeadRow(), phone: '2135550199' })],
  ['leads_per_email_per_hour', 'leads', () => ({ ...maximalLeadRow(), email: 'one.person@example.com' })],
  ['messages_per_email_per_hour', 'contact_messages', () => ({ ...messageRow(), email: 'one.person@example.com' })],
  ['leads_per_hour', 'leads', minimalLeadRow],
  ['messages_per_hour', 'contact_messages', messageRow],
])('%s', (limit, table, makeRow) => {
  const isForEverybody = limit === 'leads_per_hour' || limit === 'messages_per_hour';

  /** How many rows younger than so many minutes the other tests have left that this limit counts. */
  async function countOthers(minutes: number): Promise<number> {
    if (!isForEverybody) return 0;
    const { count } = await operator
      .from(table)
      .select('*', { count: 'exact', head: true })
      .gt('created_at', minutesAgo(minutes))
      .throwOnError();
    return count ?? 0;
  }

  async function withOneOf(age: number, limitOfAll: number, task: () => Promise<void>) {
    const row = { ...makeRow(), created_at: minutesAgo(age) };
    await untypedOperator.from(table).insert(row).throwOnError();
    await withLimits({ [limit]: limitOfAll }, task);
    await operator.from(table).delete().eq('id', row.id).throwOnError();
  }

  test('a row of 61 minutes ago does not count', async () => {
    await withOneOf(61, (await countOthers(60)) + 1, async () => {
      const row = makeRow();

      const { error } = await untypedVisitor.from(table).insert(row);

      expect(error).toBeNull();
      await operator.from(table).delete().eq('id', row.id).throwOnError();
    });
  });

  test('a row of 59 minutes ago counts', async () => {
    // Rows about to be an hour old are left out of the count, so that the limit is reached however long this takes.
    await withOneOf(59, (await countOthers(50)) + 1, async () => {
      const { error } = await untypedVisitor.from(table).insert(makeRow());

      expect(error?.code).toBe('PT429');
    });
  });
});
