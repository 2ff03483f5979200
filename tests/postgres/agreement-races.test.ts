import { beforeEach, expect, test } from 'vitest';
import { papers } from '../fixtures/haulers.ts';
import { insertLead } from '../support/plain-postgres.ts';
import { describeProject, SLOW_MS, simultaneously } from '../support/project.ts';

// Haulers accept the agreement, and versions begin, in separate sessions.

describeProject('the agreement at the same moment', (project) => {
  const as = (sql: string) => project.run('service_role', sql);

  beforeEach(() => {
    as(`update leads set status = 'Completed'; delete from haulers; delete from notifications;
        delete from hauler_agreements`);
  });

  /** A paused hauler without the agreement, and the token of the link they were sent. */
  function askedHauler(): { id: string; token: string } {
    const [id = ''] = as(`insert into haulers (name, email, phone)
      values ('Bay Haul', gen_random_uuid() || '@hauler.example', '2135550100') returning id`);
    const [token = ''] = as(`with claimed as (select * from claim_notifications(1000))
      select make_agreement_link(id) from notifications where kind = 'agreement-asked' and hauler_id = '${id}'
        and (select count(*) from claimed) >= 0`);
    return { id, token };
  }

  const accept = (token: string) => `select accept_agreement('${token}', current_agreement(), 'Ana Ruiz', 'en', '{}')`;

  const atOnce = simultaneously(project);

  test('is accepted once, however often it is pressed', { timeout: SLOW_MS }, async () => {
    const { id, token } = askedHauler();
    const answers = await atOnce(Array(8).fill(accept(token)));
    expect(answers).toEqual(Array(8).fill('done'));
    expect(as(`select count(*) from hauler_agreements where hauler_id = '${id}'`)).toEqual(['1']);
  });

  test('is never accepted by a link whose address has changed', { timeout: SLOW_MS }, async () => {
    for (let round = 0; round < 20; round++) {
      const { id, token } = askedHauler();
      const change = `update haulers set email = 'new.${round}@hauler.example' where id = '${id}'`;

      const answers = await atOnce(round % 2 ? [accept(token), change] : [change, accept(token)]);

      const answer = answers.find(Boolean);
      const [accepted] = as(`select agreement_version is not null from haulers where id = '${id}'`);
      expect([answer, accepted]).toEqual(answer === 'done' ? ['done', 't'] : ['ended', 'f']);
    }
  });

  test('begins anew while requests come, and no request is refused', { timeout: SLOW_MS }, async () => {
    as(`insert into haulers (name, email, phone, ${papers.columns})
      select 'Hauler ' || n, 'hauler.' || n || '@example.com', (2135550100 + n)::text, ${papers.values}
      from generate_series(1, 20) as n;
      update dispatch_settings set open_offers_per_hauler = 1000`);
    const leads = Array.from({ length: 60 }, () => insertLead());
    const sessions = Array.from({ length: 6 }, () => project.begin('anon'));
    const operator = project.begin('service_role');

    await Promise.all([
      ...sessions.map(async (session, index) => {
        for (const lead of leads.filter((_, number) => number % sessions.length === index)) {
          await session.run(`${lead.sql}; commit; begin; set local role anon`);
        }
        await session.commit();
      }),
      (async () => {
        for (let year = 2031; year <= 2042; year++) {
          await operator.run(`select begin_agreement('${year}-01-01'); commit; begin; set local role service_role`);
        }
        await operator.commit();
      })(),
    ]);

    // Requests whose haulers were locked at that moment wait for the next tick.
    project.run('postgres', 'select private.tick()');
    const offers = `job_offers join haulers on haulers.id = hauler_id`;
    expect(as(`select count(distinct lead_id) from ${offers}`)).toEqual(['60']);
    expect(as(`select count(*) from ${offers} where expires_at > private.end_of_papers(haulers)`)).toEqual(['0']);
    project.run(
      'postgres',
      `update haulers set agreement_version = null, agreement_accepted_at = null;
      delete from hauler_agreements; delete from agreement_versions where version > '2030'`,
    );
  });
});
