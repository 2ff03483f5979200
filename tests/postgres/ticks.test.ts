import { beforeEach, expect, test } from 'vitest';
import { papers } from '../fixtures/haulers.ts';
import { insertLead } from '../support/plain-postgres.ts';
import { describeProject, SLOW_MS } from '../support/project.ts';

describeProject('while the clock ticks', (project) => {
  /** Haulers, and requests that were not offered: the wave of each would take longer than the test. */
  function addHaulersAndLeads(haulers: number, leads: number, age: string, offers: string) {
    project.run(
      'postgres',
      `insert into haulers (name, email, phone, ${papers.columns})
       select 'Hauler ' || n, 'hauler.' || n || '@example.com', (2135550100 + n)::text, ${papers.values}
       from generate_series(1, ${haulers}) as n;
       update dispatch_settings set dispatch_on = false;
       insert into leads (services, street_address, zip_code, full_name, phone, agreed_to_terms, created_at)
       select '{Furniture Removal}', '1 A St', '90028', 'Ana', (2130000000 + n)::text, true, now() - interval '${age}'
       from generate_series(1, ${leads}) as n;
       ${offers};
       update dispatch_settings set dispatch_on = true`,
    );
  }

  beforeEach(() => void project.run('postgres', 'truncate leads, haulers cascade'));

  /** Ticks once while visitors submit requests. @returns how often it compared a request with a hauler. */
  async function tickWithVisitors(): Promise<number> {
    const clock = project.begin('postgres');
    let isTicking = true;
    const ticked = clock
      .run(
        `select private.tick();
         select sum(calls) from pg_stat_xact_user_functions where funcname = 'matches'`,
      )
      .finally(() => clock.commit())
      .finally(() => {
        isTicking = false;
      });

    const outcomes: string[] = [];
    while (isTicking) {
      const visitor = project.begin('anon');
      // The statement timeout of visitors in a hosted project.
      const submitted = visitor.run(`set local statement_timeout = '3s'; ${insertLead().sql}`);
      outcomes.push(await submitted.then(() => visitor.commit()).then(() => 'stored', String));
    }
    expect(new Set(outcomes)).toEqual(new Set(['stored']));
    return Number((await ticked).at(-1));
  }

  test('visitors can submit while 8,000 requests are overdue', { timeout: SLOW_MS }, async () => {
    addHaulersAndLeads(
      50,
      8000,
      '3 days',
      `insert into job_offers (lead_id, hauler_id, offered_at, expires_at)
       select leads.id, haulers.id, now() - interval '2 days', now() - interval '1 day'
       from leads, haulers where haulers.name in ('Hauler 1', 'Hauler 2')`,
    );

    await tickWithVisitors();
  });

  test.each([
    [320, 20],
    [7900, 50],
  ])(
    'visitors can submit while offers end for which %i requests wait',
    { timeout: SLOW_MS },
    async (leads, haulers) => {
      // Each hauler has ten offers, five haulers each request.
      addHaulersAndLeads(
        haulers,
        leads + 2 * haulers,
        '1 hour',
        `with numbered as (select id, row_number() over () as n from leads)
       insert into job_offers (lead_id, hauler_id, offered_at, expires_at)
       select numbered.id, haulers.id, now() - interval '31 minutes', now() - interval '1 minute'
       from numbered join haulers on split_part(haulers.name, ' ', 2)::int % ${haulers / 5} = n % ${haulers / 5}
       where n <= ${2 * haulers};
       insert into private.requests_waiting (lead_id)
       select id from leads where not exists (select from job_offers where lead_id = leads.id)`,
      );

      const compared = await tickWithVisitors();

      // Nothing multiplies offers that end, requests that wait and haulers.
      expect(compared).toBeLessThan(200 * haulers);
    },
  );
});
