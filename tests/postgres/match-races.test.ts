import { beforeEach, describe, expect, test } from 'vitest';
import { papers } from '../fixtures/haulers.ts';
import { insertLead } from '../support/plain-postgres.ts';
import { describeProject, next, race, SLOW_MS, type Statement, simultaneously } from '../support/project.ts';

// Haulers, customers, the operator and the sender act simultaneously in separate sessions.

describeProject('at the same moment', (project) => {
  beforeEach(() => {
    as(`update leads set status = 'Completed'; delete from haulers; delete from notifications;
        update dispatch_settings set offers_per_wave = 5, uncalled_jobs_per_hauler = 3, open_offers_per_hauler = 10`);
  });

  const as = (sql: string) => project.run('service_role', sql);

  function addHaulers(count: number): string[] {
    return as(
      `insert into haulers (name, email, phone, ${papers.columns})
       select 'Hauler ' || n, 'hauler.' || n || '@example.com', (2135550100 + n)::text, ${papers.values}
       from generate_series(1, ${count}) as n
       returning id`,
    );
  }

  /** Adds the link PAUSE, as in an email to this hauler. */
  function addPauseLink(hauler = '') {
    project.run(
      'postgres',
      `insert into stop_links (token_hash, address_hash, audience, hauler_id)
       values (private.token_hash('PAUSE'), '', 'hauler', '${hauler}')`,
    );
  }

  function submitLead() {
    const lead = insertLead({ email: `${crypto.randomUUID()}@example.com` });
    project.run('anon', lead.sql);
    return lead;
  }

  function tokensOf({ id }: { id: string }): string[] {
    return as(`select token from job_offers where lead_id = '${id}' order by hauler_id`);
  }

  function statesOf({ id }: { id: string }): string[] {
    return as(`select state from job_offers where lead_id = '${id}' order by state::text`);
  }

  const atOnce = simultaneously(project);

  /** Runs the second statement while the first has not committed. Both commit. */
  async function bothCommit(first: Statement, second: Statement, then?: string) {
    expect(await race(project, first, second, then)).toBe('committed');
  }

  const tick: Statement = ['postgres', 'select private.tick()'];

  test('one of 50 simultaneous haulers gets the job, in each of 100 rounds', { timeout: SLOW_MS }, async () => {
    as(`update dispatch_settings
        set offers_per_wave = 50, uncalled_jobs_per_hauler = 100, open_offers_per_hauler = 100`);
    addHaulers(50);
    const rounds = Array.from({ length: 100 }, () => insertLead());
    as(rounds.map(({ sql }) => sql).join('; '));

    for (const lead of rounds) {
      const answers = await atOnce(tokensOf(lead).map((token) => `select accept_job('${token}')`));
      expect(answers.sort()).toEqual(['done', ...Array(49).fill('refused')]);
      expect(statesOf(lead)).toEqual(['accepted', ...Array(49).fill('taken')]);
    }
  });

  test('a hauler accepting 10 jobs at the same time gets as many as allowed before calling', async () => {
    addHaulers(1);
    const tokens = Array.from({ length: 10 }, () => tokensOf(submitLead())[0]);
    const answers = await atOnce(tokens.map((token) => `select accept_job('${token}')`));
    expect(answers.sort()).toEqual([...Array(7).fill('call-first'), ...Array(3).fill('done')]);
  });

  test('the operator is told about the third and each further of 5 jobs given back at the same time', async () => {
    addHaulers(1);
    as('update dispatch_settings set uncalled_jobs_per_hauler = 5');
    const tokens = Array.from({ length: 5 }, () => tokensOf(submitLead())[0]);
    for (const token of tokens) as(`select accept_job('${token}')`);

    await atOnce(tokens.map((token) => `select give_back_job('${token}')`));

    expect(as(`select count(*) from notifications where kind = 'given-back'`)).toEqual(['3']);
  });

  test('of 20 simultaneous corrections to one number and address, 5 succeed', async () => {
    const leads = Array.from({ length: 20 }, submitLead);
    const victim = `phone => '2135550${Math.floor(Math.random() * 900) + 100}', email => '${crypto.randomUUID()}@example.com'`;
    const answers = await atOnce(leads.map((lead) => `select correct_lead('${lead.tracking_id}', ${victim})`));
    expect(answers.sort()).toEqual([...Array(5).fill('done'), ...Array(15).fill('too-many')]);
  });

  test('10 simultaneous cancellations of one address send one notification', async () => {
    const email = `${crypto.randomUUID()}@example.com`;
    const leads = Array.from({ length: 10 }, () => insertLead({ email }));
    // More than five would be flagged, and flagged requests notify no one.
    as('update submission_limits set leads_per_email_per_hour = 10');
    for (const { sql } of leads) project.run('anon', sql);
    as('update submission_limits set leads_per_email_per_hour = 5');

    await atOnce(leads.map(({ tracking_id }) => `select cancel_lead('${tracking_id}', '{Sold it}')`));

    expect(as(`select count(*) from notifications where kind = 'request-changed'`)).toEqual(['1']);
  });

  test('of 10 simultaneous requests with one number, 5 are flagged and one is reported immediately', async () => {
    const phone = `2135551${Math.floor(Math.random() * 900) + 100}`;
    const sessions = Array.from({ length: 10 }, () => project.begin('anon'));
    await Promise.all(sessions.map((session) => session.run(`${insertLead({ phone }).sql}; commit; begin`)));
    await Promise.all(sessions.map((session) => session.commit()));

    expect(as(`select count(*) from leads where phone = '${phone}' and flagged_because is not null`)).toEqual(['5']);
    expect(as(`select count(*) from notifications where kind = 'held-request'`)).toEqual(['1']);
  });

  test('a customer can cancel a job just accepted, and the hauler is told', async () => {
    addHaulers(2);
    const lead = submitLead();
    await bothCommit(
      `select accept_job('${tokensOf(lead)[0]}')`,
      `select cancel_lead('${lead.tracking_id}', '{Sold it}')`,
    );
    expect(statesOf(lead)).toEqual(['accepted', 'taken']);
    expect(as(`select status, canceled_by_customer from leads where id = '${lead.id}'`)).toEqual(['Canceled|t']);
    expect(as(`select audience from notifications where kind = 'customer-canceled' order by audience::text`)).toEqual([
      'hauler',
      'operator',
    ]);
  });

  test("a job just canceled can't be accepted", async () => {
    addHaulers(1);
    const lead = submitLead();
    await bothCommit(
      `select cancel_lead('${lead.tracking_id}', '{Sold it}')`,
      `select accept_job('${tokensOf(lead)[0]}')`,
    );

    expect(statesOf(lead)).toEqual(['expired']);
    expect(as(`select count(*) from notifications where kind in ('matched', 'job-accepted')`)).toEqual(['0']);
  });

  test("an offer just expired can't be accepted, and the next wave starts", async () => {
    as('update dispatch_settings set offers_per_wave = 1');
    addHaulers(2);
    const lead = submitLead();
    const [token] = tokensOf(lead);
    as(`update job_offers set expires_at = now() where lead_id = '${lead.id}'`);
    await bothCommit(tick, `select accept_job('${token}')`);

    expect(statesOf(lead)).toEqual(['expired', 'open']);
  });

  test('the clock skips a request being accepted and returns to it', async () => {
    addHaulers(2);
    const [lead, other] = [submitLead(), submitLead()];
    const [token, late] = tokensOf(lead);
    as(`update job_offers set expires_at = now() where token = '${late}' or lead_id = '${other.id}'`);
    await bothCommit(`select accept_job('${token}')`, [
      'postgres',
      `set local lock_timeout = '1s'; select private.tick()`,
    ]);
    expect(statesOf(lead)).toEqual(['accepted', 'taken']);
    expect(statesOf(other)).toEqual(['expired', 'expired']);
  });

  test('two simultaneous ticks do nothing twice', async () => {
    as('update dispatch_settings set offers_per_wave = 2');
    addHaulers(6);
    const leads = Array.from({ length: 3 }, submitLead);
    const [overdue, reported, late] = leads;
    as(`select accept_job('${tokensOf(reported ?? { id: '' })[0]}');
        update job_offers set reported_at = now() - interval '3 days' where state = 'accepted';
        update job_offers set expires_at = now() where lead_id = '${late?.id}';
        update leads set created_at = now() - interval '2 days' where id = '${overdue?.id}';
        delete from notifications`);
    await bothCommit(tick, tick);

    expect(leads.map(statesOf)).toEqual([
      ['open', 'open'],
      ['open', 'open', 'returned'],
      ['expired', 'expired', 'open', 'open'],
    ]);
    expect(as(`select kind, count(*) from notifications group by 1 order by kind::text`)).toEqual([
      'job-offered|4',
      'overdue|1',
      'status-changed|1',
      'still-looking|1',
      'taken-back|1',
    ]);
  });

  test('two requests are offered to different haulers, longest-waiting first', async () => {
    addHaulers(10);
    const [one, other] = [insertLead(), insertLead()];
    await bothCommit(['anon', one.sql], ['anon', other.sql]);

    expect(as('select hauler_id, count(*) from job_offers group by 1 having count(*) > 1')).toEqual([]);
    expect([...statesOf(one), ...statesOf(other)]).toEqual(Array(10).fill('open'));
  });

  describe('a request in Spanish with two speakers', () => {
    /** A request open to two haulers, and to the third ten minutes later. */
    function offered() {
      addHaulers(3);
      as(`update haulers set languages = case when name = 'Hauler 3' then '{en}'::language[] else '{es}' end`);
      const lead = insertLead({ language: 'es', consent_version: 'es-2026-11-25' });
      project.run('anon', lead.sql);
      const [one = '', other = '', late = ''] = as(`
        select token from job_offers join haulers on haulers.id = hauler_id
        where lead_id = '${lead.id}' order by haulers.name`);
      return { ...lead, one, other, late };
    }

    const accept = (token: string) => `select accept_job('${token}')`;
    const decline = (token: string) => `select decline_job('${token}')`;

    test('goes to the third hauler while the last speaker is declining', async () => {
      const lead = offered();
      as(decline(lead.one));
      await bothCommit(decline(lead.other), accept(lead.late));
      expect(statesOf(lead)).toEqual(['accepted', 'declined', 'declined']);
    });

    test('starts for the third hauler when both decline at the same time', async () => {
      const lead = offered();
      await bothCommit(decline(lead.one), decline(lead.other));

      expect(
        as(`select offered_at <= now(), (select due_at <= now() from notifications where offer_id = job_offers.id)
        from job_offers where token = '${lead.late}'`),
      ).toEqual(['t|t']);
    });

    test('starts for no third hauler if one accepts while the other declines', async () => {
      const lead = offered();
      await bothCommit(decline(lead.one), accept(lead.other));

      expect(statesOf(lead)).toEqual(['accepted', 'declined', 'taken']);
      as(`update notifications set due_at = now() where state = 'waiting'`);
      expect(
        as(`select kind from claim_notifications(100) join job_offers on job_offers.id = offer_id
        where token = '${lead.late}'`),
      ).toEqual([]);
    });

    test('ends with one hauler at most if all act at the same time', async () => {
      as('update dispatch_settings set uncalled_jobs_per_hauler = 1000');
      for (let round = 0; round < 10; round++) {
        as(`update leads set status = 'Completed'; delete from haulers; delete from notifications`);
        const lead = offered();
        const [accepted] = await atOnce([accept(lead.late), decline(lead.one), decline(lead.other)]);

        expect(['done', 'not-yet']).toContain(accepted);
        const third = accepted === 'done' ? 'accepted' : 'open';
        expect(statesOf(lead)).toEqual([third, 'declined', 'declined'].sort());
        expect(as(`select offered_at <= now() from job_offers where token = '${lead.late}'`)).toEqual(['t']);
      }
    });

    test("doesn't wait for a speaker being paused", async () => {
      addHaulers(2);
      as(`update haulers set languages = '{es}' where name = 'Hauler 1'`);
      const lead = insertLead({ language: 'es', consent_version: 'es-2026-11-25' });
      await bothCommit(`update haulers set active = false where name = 'Hauler 1'`, ['anon', lead.sql]);

      expect(as(`select offered_at <= now() from job_offers where lead_id = '${lead.id}'`)).toEqual(['t']);
    });

    test("doesn't wait for a speaker whose insurance would have ended", async () => {
      const session = project.begin('postgres');
      const begins = await session.run(`
        alter table dispatch_settings drop constraint "language_head_start is 0 to 1 hour";
        update dispatch_settings set language_head_start = '3 days';
        insert into haulers (name, email, phone, ${papers.columns}, languages)
        select 'Hauler ' || who, 'hauler@example.com', '2135550142', ${papers.values}, array[left(who, 2)]::language[]
        from (values ('es'), ('en until tomorrow'), ('en until next week')) as hauler (who);
        update haulers set insured_until = now()::date + case name when 'Hauler en until next week' then 7 else 1 end;
        ${insertLead({ language: 'es', consent_version: 'es-2026-11-25' }).sql};
        select name, offered_at - now(), expires_at > offered_at
        from job_offers join haulers on haulers.id = hauler_id where offered_at >= now() order by name;
        rollback`);
      await session.commit();

      expect(begins).toEqual([
        'Hauler en until next week|3 days|t',
        'Hauler en until tomorrow|00:00:00|t',
        'Hauler es|00:00:00|t',
      ]);
    });
  });

  // Triggers can run at an unlucky moment. Here they do: the first session runs a statement after the second has
  // started.

  test.each([
    ['accepts a job', 'accept_job'],
    ['gives a job back', 'give_back_job'],
    ['advances a job', 'update_job'],
  ])('a hauler %s while being deleted by the operator', async (_, action) => {
    addHaulers(2);
    const lead = submitLead();
    const [token, other] = tokensOf(lead);
    const [deleted] = as(`select hauler_id from job_offers where token = '${token}'`);
    as(`select decline_job('${other}', null)`);
    if (action !== 'accept_job') as(`select accept_job('${token}')`);
    const rest = { accept_job: '', give_back_job: ', null', update_job: `, 'In Progress'` }[action];
    await bothCommit(
      `select from leads where id = '${lead.id}' for no key update`,
      `delete from haulers where id = '${deleted}'`,
      `select ${action}('${token}'${rest})`,
    );
    expect(statesOf(lead)).toEqual(['declined']);
    expect(as(`select status from leads where id = '${lead.id}'`)).toEqual(['Submitted']);
    expect(as(`select count(*) from notifications where kind = 'nobody-left'`)).toEqual(['1']);
  });

  test.each([
    ['paused', (id: string) => `update haulers set active = false where id = '${id}'`],
    ['deleted', (id: string) => `delete from haulers where id = '${id}'`],
  ])('a request arriving while a hauler is %s is offered to the others', async (_, change) => {
    const [hauler = '', other] = addHaulers(2);
    const earlier = submitLead();
    as(`delete from job_offers where hauler_id = '${other}'`);
    const lead = insertLead();
    await bothCommit(`select from haulers where id = '${hauler}' for update`, ['anon', lead.sql], change(hauler));

    expect(as(`select hauler_id from job_offers where lead_id = '${lead.id}' and state = 'open'`)).toEqual([other]);
    expect(as(`select hauler_id from job_offers where lead_id = '${earlier.id}' and state = 'open'`)).toEqual([other]);
  });

  test('a hauler who presses "Pause offers" twice at once is paused, and the operator told once', async () => {
    const [hauler] = addHaulers(1);
    const lead = submitLead();
    addPauseLink(hauler);
    await bothCommit(`select pause_by_link('PAUSE', 'pause')`, `select pause_by_link('PAUSE', 'pause')`);

    expect(as(`select active from haulers where id = '${hauler}'`)).toEqual(['f']);
    expect(statesOf(lead)).toEqual(['expired']);
    expect(as(`select count(*) from notifications where kind = 'hauler-paused'`)).toEqual(['1']);
  });

  test('a hauler who pauses while they accept keeps the job', async () => {
    const [hauler] = addHaulers(1);
    const lead = submitLead();
    addPauseLink(hauler);
    await bothCommit(`select accept_job('${tokensOf(lead)[0]}')`, `select pause_by_link('PAUSE', 'pause')`);

    expect(statesOf(lead)).toEqual(['accepted']);
    expect(as(`select active from haulers where id = '${hauler}'`)).toEqual(['f']);
  });

  test('a customer corrects, reports and cancels while a sender claims what is due', async () => {
    addHaulers(3);
    const lead = submitLead();
    as(`select accept_job('${tokensOf(lead)[0]}'); update notifications set due_at = now()`);
    await bothCommit(
      'select claim_notifications()',
      `select correct_lead('${lead.tracking_id}', phone => '2135550199');
       select report_not_contacted('${lead.tracking_id}', now());
       select cancel_lead('${lead.tracking_id}', '{Sold it}')`,
    );
    expect(
      as(`select kind from notifications where audience = 'customer' and state = 'waiting' and claimed_at is null`),
    ).toEqual(['request-changed']);
  });

  test('any simultaneous actions cause no deadlock', { timeout: SLOW_MS }, async () => {
    // One hauler stays: without any, the operator isn't notified that no one is left for a new request.
    const [steady] = addHaulers(12);
    as(`update haulers set languages = case when random() < 0.5 then '{en}'::language[] else '{es}' end`);
    for (let count = 0; count < 6; count++) submitLead();
    const inSpanish = { language: 'es', consent_version: 'es-2026-11-25' };
    const randomOffer = (column: string, condition = 'true') =>
      `(select ${column} from job_offers where state in ('open', 'accepted') and ${condition} order by random() limit 1)`;
    const randomHauler = randomOffer('hauler_id', `hauler_id <> '${steady}'`);
    const randomLead = `(select tracking_id from leads where status <> 'Completed' order by random() limit 1)`;
    const actions = [
      () => `select accept_job(${randomOffer('token')})`,
      () => `select decline_job(${randomOffer('token')}, null)`,
      () => `select give_back_job(${randomOffer('token')}, null)`,
      () => `select report_call(${randomOffer('token')})`,
      () => `select update_job(${randomOffer('token')}, 'In Progress')`,
      () => `select cancel_lead(${randomLead}, '{Sold it}')`,
      () => `select correct_lead(${randomLead}, call_time => random()::text)`,
      () =>
        `select correct_lead(${randomLead}, language => case when random() < 0.5 then 'en'::language else 'es' end)`,
      () => `update leads set status = 'Submitted' where tracking_id = ${randomLead}`,
      () => insertLead().sql,
      () => insertLead(inSpanish).sql,
      () => 'select claim_notifications()',
      // No role of the API can do this.
      () => 'reset role; select private.tick()',
      () => `update haulers set active = not active where id = ${randomHauler}`,
      () => `update haulers set languages = '{es,en}' where id = ${randomHauler}`,
      () => `delete from haulers where id = ${randomHauler}`,
      () =>
        `insert into haulers (name, email, phone, ${papers.columns}) values ('One more', 'more@example.com', '2135550100', ${papers.values})`,
    ];
    const sessions = Array.from({ length: 12 }, () => project.begin('service_role'));

    await Promise.all(
      sessions.map(async (session, index) => {
        await session.run(next);
        for (let round = 0; round < 40; round++) {
          const action = actions[(index * 7 + round * 5) % actions.length];
          await session.run(`${action?.()}; ${next}`);
        }
        await session.commit();
      }),
    );

    expect(as(`select lead_id from job_offers where state = 'accepted' group by 1 having count(*) > 1`)).toEqual([]);
    expect(
      project.run(
        'postgres',
        `select id from leads as lead where status = 'Submitted' and not exists (
           select from job_offers where lead_id = lead.id and state in ('open', 'accepted')
         ) and not exists (select from notifications where lead_id = lead.id and kind = 'nobody-left')
         and not exists (select from private.requests_waiting where lead_id = lead.id)`,
      ),
    ).toEqual([]);
    expect(as(`select hauler_id from job_offers where state = 'open' group by 1 having count(*) > 10`)).toEqual([]);
  });
});
