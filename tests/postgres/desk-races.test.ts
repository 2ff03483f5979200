import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { papers } from '../fixtures/haulers.ts';
import { insertLead } from '../support/plain-postgres.ts';
import { describeProject, race, simultaneously } from '../support/project.ts';

// The team acts at the desk while someone else acts at the same moment, in separate sessions. `ALL_ROUNDS=1` runs as
// many rounds as when this was designed, which takes minutes.

const rounds = process.env['ALL_ROUNDS']
  ? { holder: 200, together: 60, hauler: 150, clock: 120, asking: 90 }
  : { holder: 12, together: 4, hauler: 12, clock: 8, asking: 40 };
vi.setConfig({ testTimeout: 900_000 });

type Job = { id: string; tracking_id: string; link: string };
type Hauler = { id: string };

describeProject('at the desk in the same moment', (project) => {
  let haulers: Hauler[] = [];
  const atOnce = simultaneously(project);

  beforeEach(() => {
    as('update dispatch_settings set uncalled_jobs_per_hauler = 10000');
    haulers = as(`insert into haulers (name, email, phone, ${papers.columns})
      select 'Hauler ' || n, n || '@hauler.example', '213555010' || n, ${papers.values}
      from generate_series(1, 3) as n
      returning id`).map((id) => ({ id }));
  });

  afterEach(() => {
    as(`delete from leads; delete from haulers; delete from notifications`);
  });

  const as = (sql: string) => project.run('service_role', sql);

  /** A request offered to all haulers, with a link to it. */
  function newJob(): Job {
    const lead = insertLead({ email: `${randomUUID()}@example.com` });
    as(lead.sql);
    const [link = ''] = project.run(
      'postgres',
      `select private.new_desk_link('${lead.id}', null, 'new-request', now() + interval '1 day')`,
    );
    return { id: lead.id, tracking_id: lead.tracking_id, link };
  }

  function listLink(): string {
    return (
      project.run('postgres', `select private.new_desk_link(null, null, 'digest', now() + interval '1 day')`)[0] ?? ''
    );
  }

  function tokenOf({ id }: Job, hauler: Hauler | undefined): string {
    return as(`select token from job_offers where lead_id = '${id}' and hauler_id = '${hauler?.id}'`)[0] ?? '';
  }

  function versionOf({ id, link }: Job): string {
    return as(`select view_request('${link}', '${id}') -> 'request' ->> 'version'`)[0] ?? '';
  }

  function act({ link }: Job, version: string, name: string, detail: object, press: string = randomUUID()): string {
    return `select act_on_request('${link}', '${press}', '${name}', '${JSON.stringify(detail)}', version => '${version}')`;
  }

  function holders({ id }: Job): string[] {
    return as(`select hauler_id from job_offers where lead_id = '${id}' and state = 'accepted'`);
  }

  test('when one hauler is assigned while another accepts, one has it and the other is told', async () => {
    for (let round = 0; round < rounds.holder; round++) {
      const job = newJob();
      const [one, other] = haulers;
      const [assigned, accepted] = await atOnce([
        act(job, versionOf(job), 'assign', { hauler: one?.id }),
        `select accept_job('${tokenOf(job, other)}')`,
      ]);

      expect(holders(job)).toHaveLength(1);
      // An acceptance makes the page stale; an earlier assignment leaves nothing to accept.
      expect([
        ['done', 'refused', one?.id],
        ['stale', 'done', other?.id],
      ]).toContainEqual([assigned, accepted, holders(job)[0]]);
    }
  });

  test('taking back and completing never both succeed', async () => {
    for (let round = 0; round < rounds.holder; round++) {
      const job = newJob();
      const token = tokenOf(job, haulers[0]);
      as(`select accept_job('${token}')`);
      const [back, completed] = await atOnce([
        act(job, versionOf(job), 'take-back', { reason: 'The hauler did not come' }),
        `select complete_job('${token}', 100)`,
      ]);

      expect([back, completed].filter((answer) => answer === 'done')).toHaveLength(1);
      expect(as(`select status from leads where id = '${job.id}'`)).toEqual([
        completed === 'done' ? 'Completed' : 'Submitted',
      ]);
    }
  });

  test('of eight people on one page, one acts and seven see that it changed', async () => {
    for (let round = 0; round < rounds.together; round++) {
      const job = newJob();
      const version = versionOf(job);
      const calls = Array.from({ length: 8 }, (_, index) => act(job, version, 'note', { note: `Note ${index}` }));

      const answers = await atOnce(calls);

      expect(answers.sort()).toEqual(['done', ...Array.from({ length: 7 }, () => 'stale')]);
      expect(as(`select count(*) from desk_actions where lead_id = '${job.id}'`)).toEqual(['1']);
    }
  });

  test('one action sent nine times is done and emailed once', async () => {
    for (let round = 0; round < rounds.together; round++) {
      as(`update haulers set active = false where id = '${haulers[2]?.id}'`);
      const job = newJob();
      as(`update haulers set active = true where id = '${haulers[2]?.id}'`);
      const call = act(job, versionOf(job), 'offer', { hauler: haulers[2]?.id }, randomUUID());

      const answers = await atOnce(Array.from({ length: 9 }, () => call));

      expect(new Set(answers)).toEqual(new Set(['done']));
      expect(
        as(`select count(*) from notifications join job_offers on job_offers.id = offer_id
            where kind = 'job-offered' and job_offers.hauler_id = '${haulers[2]?.id}' and job_offers.lead_id = '${job.id}'`),
      ).toEqual(['1']);
      expect(as(`select count(*) from desk_actions where lead_id = '${job.id}'`)).toEqual(['1']);
    }
  });

  test('pausing, editing or deleting the hauler during an action causes no deadlock', async () => {
    const edits = [
      'update haulers set active = false',
      `update haulers set name = name || '.'`,
      `update haulers set insured_until = current_date - 1`,
      'delete from haulers',
    ];
    for (let round = 0; round < rounds.hauler; round++) {
      const [hauler] = as(`insert into haulers (name, email, phone, ${papers.columns})
        values ('Passing', '${randomUUID()}@h.example', '2135550109', ${papers.values}) returning id`);
      const [job, held] = [newJob(), newJob()];
      as(`select accept_job('${tokenOf(held, { id: hauler ?? '' })}')`);
      const answers = await atOnce([
        act(job, versionOf(job), round % 2 ? 'assign' : 'offer', { hauler }),
        act(held, versionOf(held), 'take-back', { reason: 'The team took it back' }),
        `${edits[round % edits.length]} where id = '${hauler}'`,
      ]);

      expect(['done', 'busy', 'paused', 'stale']).toContain(answers[0]);
      expect(['done', 'nobody', 'stale']).toContain(answers[1]);
      as(`delete from haulers where id = '${hauler}'; delete from leads where id in ('${job.id}', '${held.id}')`);
    }
  });

  test('of eight changes to a hauler, one succeeds', async () => {
    const link = listLink();
    const [hauler] = haulers;
    for (let round = 0; round < rounds.together; round++) {
      const [version] = as(
        `select private_version ->> 'version' from jsonb_array_elements(view_desk('${link}') -> 'haulers')
           as private_version where private_version ->> 'id' = '${hauler?.id}'`,
      );
      const calls = Array.from(
        { length: 8 },
        (_, index) =>
          `select save_hauler('${link}', '${randomUUID()}', '${hauler?.id}', '{"name": "R${round} N${index}"}', version => '${version}')`,
      );

      expect((await atOnce(calls)).sort()).toEqual(['done', ...Array.from({ length: 7 }, () => 'stale')]);
    }
    const id = randomUUID();
    const press = randomUUID();
    const fields = '{"name": "New", "email": "new@h.example", "phone": "2135550122"}';
    const added = `select save_hauler('${link}', '${press}', '${id}', '${fields}')`;
    expect(new Set(await atOnce(Array.from({ length: 9 }, () => added)))).toEqual(new Set(['done']));
    expect(as(`select count(*) from notifications where kind = 'hauler-changed' and action_id = '${press}'`)).toEqual([
      '1',
    ]);
  });

  test('of eight people who add one applicant or ask one hauler, one does', async () => {
    const link = listLink();
    const fields = JSON.stringify({ name: 'Vega', email: 'vega@hauler.example', phone: '2135550199' });
    const application = { business: 'Vega', areas: '90012', phone: '2135550199', services: [] };
    const eight = (call: (press: string) => string) => atOnce(Array.from({ length: 8 }, () => call(randomUUID())));

    for (let round = 0; round < rounds.together; round++) {
      const [message = ''] = as(`
        insert into contact_messages (name, email, subject, message, application)
        values ('Ana', 'ana@vega.example', 'merchant-inquiry', 'Hi', '${JSON.stringify(application)}') returning id`);
      const added = await eight(
        (press) =>
          `select save_hauler('${link}', '${press}', '${randomUUID()}', '${fields}', message_id => '${message}')`,
      );
      expect(added.sort()).toEqual(['done', ...Array(7).fill('stale')]);
      const [hauler = ''] = as(`select hauler_id from contact_messages where id = '${message}'`);
      expect(as(`select id from haulers where name = 'Vega'`)).toEqual([hauler]);

      as(`update notifications set created_at = now() - interval '2 hours' where hauler_id = '${hauler}'`);
      const asked = await eight(
        (press) => `select act_on_list('${link}', '${press}', 'ask-agreement', '{"hauler": "${hauler}"}')`,
      );
      expect(asked.sort()).toEqual(['done', ...Array(7).fill('too-soon')]);
      as(`delete from haulers where id = '${hauler}'; delete from contact_messages`);
    }
  });

  test('with clock, customer and hauler acting at the same time, a canceled request stays canceled', async () => {
    for (let round = 0; round < rounds.clock; round++) {
      const job = newJob();
      const token = tokenOf(job, haulers[0]);
      as(`select accept_job('${token}');
          insert into contact_reports (lead_id, reported_at) values ('${job.id}', now());
          update job_offers set reported_at = now() - interval '2 days' where token = '${token}'`);
      const version = versionOf(job);
      const answers = await atOnce([
        act(job, version, round % 2 ? 'assign' : 'take-back', { hauler: haulers[1]?.id, reason: 'x' }),
        `select cancel_lead('${job.tracking_id}', '{Sold it}')`,
        'reset role; select private.tick()',
        `select report_call('${token}')`,
        act(job, version, 'called', { called: true }),
      ]);

      expect(answers[1]).toBe('done');
      expect(as(`select status from leads where id = '${job.id}'`)).toEqual(['Canceled']);
      expect(holders(job).length).toBeLessThan(2);
    }
  });

  test('when two links end all others at the same time, one does and the other has ended', async () => {
    const links = [listLink(), listLink()];
    const [end, other] = links.map((link) => `select act_on_list('${link}', gen_random_uuid(), 'end-links', '{}')`);
    expect(await race(project, end ?? '', other ?? '')).toBe('committed');
    expect(links.map((link) => as(`select view_desk('${link}') is null`))).toEqual([['f'], ['t']]);
  });

  test('retrying a notification of a request being deleted fails for no one', async () => {
    const job = newJob();
    const [told] = as(`update notifications set state = 'dead' where lead_id = '${job.id}' and audience = 'customer'
      returning id`);
    const lock = `select from leads where id = '${job.id}' for update`;
    const retry = `select act_on_list('${listLink()}', gen_random_uuid(), 'retry', '{"notification": "${told}"}')`;

    expect(await race(project, lock, retry, `delete from leads where id = '${job.id}'`)).toBe('committed');
    expect(as(`select from leads where id = '${job.id}'`)).toEqual([]);
  });

  test('many simultaneous requests for a link send one email', async () => {
    await atOnce(Array.from({ length: rounds.asking }, () => 'select request_desk_link()'));
    expect(as(`select count(*) from notifications where kind = 'desk-link'`)).toEqual(['1']);
  });

  test('a request for a link every minute sends twelve emails in any twelve hours', () => {
    const most = project.run(
      'postgres',
      `
      do $$
      begin
        for minute in 1..1500 loop
          update notifications set created_at = created_at - interval '1 minute' where kind = 'desk-link';
          perform request_desk_link();
        end loop;
      end $$;
      select max(within) from (
        select count(*) over (order by created_at range between current row and interval '11:59:59' following) as within
        from notifications where kind = 'desk-link'
      ) as counted`,
    );

    expect(most).toEqual(['12']);
    expect(Number(as(`select count(*) from notifications where kind = 'desk-link'`)[0])).toBeGreaterThan(20);
  });

  test('four simultaneous ticks through both clock changes create one daily email', async () => {
    as(`update dispatch_settings set digest_at = '07:30'`);
    for (const day of ['2026-03-07', '2026-03-08', '2026-10-31', '2026-11-01']) {
      for (const clock of ['07:30', '07:31', '11:29']) {
        const moment = `'${day} ${clock}'::timestamp at time zone 'America/Los_Angeles'`;
        await atOnce(Array.from({ length: 4 }, () => `reset role; select private.enqueue_digest(${moment})`));
      }
    }

    as('update dispatch_settings set digest_at = null');
    expect(as(`select once_key from notifications where kind = 'digest' order by once_key`)).toEqual([
      'digest:2026-03-07',
      'digest:2026-03-08',
      'digest:2026-10-31',
      'digest:2026-11-01',
    ]);
  });

  test("strangers can't use the desk, and not even the operator can forge a link or a history entry", () => {
    const calls = [
      `select view_desk('x')`,
      `select view_request('x', gen_random_uuid())`,
      `select search_desk('x', 'Rosa')`,
      'select read_digest()',
      'select request_desk_link()',
      'select make_desk_link(gen_random_uuid())',
      `select act_on_request('x', gen_random_uuid(), 'note', '{}')`,
      `select act_on_message('x', gen_random_uuid(), 'answered', '{}')`,
      `select act_on_list('x', gen_random_uuid(), 'end-links', '{}')`,
      `select save_hauler('x', gen_random_uuid(), gen_random_uuid(), '{}')`,
      'select * from desk_links',
      'select * from desk_actions',
    ];
    for (const role of ['anon', 'authenticated'] as const) {
      for (const call of calls) expect(() => project.run(role, call)).toThrow('42501');
    }
    const forgeries = [
      `insert into desk_links (token_hash, mail_kind, expires_at) values ('x', 'digest', now())`,
      `update desk_links set token_hash = 'x'`,
      `update desk_links set lead_id = null`,
      `insert into desk_actions (id, mail_kind, action) values (gen_random_uuid(), 'digest', 'x')`,
      `update desk_actions set action = 'x'`,
      'delete from desk_actions',
      'delete from desk_links',
      `select private.new_desk_link(null, null, 'digest', now())`,
    ];
    for (const forgery of forgeries) expect(() => as(forgery)).toThrow('42501');
    expect(as('update desk_links set expires_at = now() where false; select 1')).toEqual(['1']);
  });
});
