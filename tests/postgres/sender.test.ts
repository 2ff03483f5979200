import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { insertLead } from '../support/plain-postgres.ts';
import { describeBothProjects, forgetMail, insertLeadsWithMail, submitLead } from '../support/project.ts';

/** The SQL statements in docs/operating.md. */
const sqlOfGuide = [...readFileSync('docs/operating.md', 'utf8').matchAll(/```sql\n([^`]+)```/g)].map(
  ([, sql]) => sql?.replaceAll('<salt>', '00') ?? '',
);

describeBothProjects((project) => {
  const as = project.run;

  const mailOfLead = `select id from notifications where kind = 'request-arrived' and lead_id`;

  test('the sender claims what is due, reports the outcome, and can stop emails to an address', () => {
    forgetMail(project);
    const { id, sql } = insertLead({ email: `${randomUUID()}@example.com` });
    as('anon', sql);

    const claimed = as('service_role', 'select id from claim_notifications()');
    as('service_role', `select stop_mail(make_stop_link('${claimed[0]}', email)) from leads where id = '${id}'`);
    as('service_role', `select finish_notification('${claimed[0]}', 'sent')`);

    expect(claimed).toEqual(as('service_role', `${mailOfLead} = '${id}' and state = 'sent'`));
    expect(claimed).toHaveLength(1);
    expect(as('service_role', 'select count(*) from mail_blocks')).toEqual(['1']);
    expect(as('service_role', `select promised_by('2026-11-21 08:00-08') = '2026-11-21 10:00-08'`)).toEqual(['t']);
    expect(() => as('service_role', `update dispatch_settings set promise = promise`)).not.toThrow();
  });

  test("without its extensions the database wakes no sender silently and can't start one", () => {
    forgetMail(project);
    insertLeadsWithMail(project, 1);
    expect(() => as('postgres', 'select private.tick()')).not.toThrow();
    expect(() => as('postgres', `select private.start_sender('https://a.example', 'key')`)).toThrow('0A000');
  });

  describe('with the extensions that call the sender', () => {
    beforeAll(() => project.addMailExtensions());

    const tick = 'select private.tick()';

    function callsOfSender(): string[] {
      return as('postgres', 'select url, headers, body, timeout_milliseconds from net.http_request_queue');
    }

    test('no call is made before the operator starts the sender', () => {
      forgetMail(project);
      insertLeadsWithMail(project, 1);
      as('postgres', tick);
      expect(callsOfSender()).toEqual([]);
    });

    test('the sender is called with its key every minute something is due', () => {
      forgetMail(project);
      as('postgres', `select private.start_sender('https://old.supabase.co', 'old')`);
      as('postgres', `select private.start_sender('https://abc.supabase.co/', 'key-of-the-sender')`);
      expect(as('postgres', `select schedule, command from cron.job where jobname = 'tick'`)).toEqual([
        `* * * * *|${tick}`,
      ]);

      as('postgres', tick);
      expect(callsOfSender()).toEqual([]);
      insertLeadsWithMail(project, 1);
      as('postgres', tick);

      const headers = '{"apikey": "key-of-the-sender", "content-type": "application/json"}';
      expect(callsOfSender()).toEqual([`https://abc.supabase.co/functions/v1/send-notifications|${headers}|{}|5000`]);
    });

    test('what pg_cron logs is deleted after a week, by the schedule', () => {
      as('postgres', `select private.start_sender('https://abc.supabase.co', 'key-of-the-sender')`);
      const [prune] = as('postgres', `select command from cron.job where jobname = 'prune'`);
      as(
        'postgres',
        `insert into cron.job_run_details select now() - make_interval(days => n) from unnest(array[6, 8]) as n`,
      );

      as('postgres', prune ?? '');

      expect(as('postgres', `select now() - end_time < interval '7 days' from cron.job_run_details`)).toEqual(['t']);
    });

    test('the sender is called every five minutes otherwise, so that a monitor hears from it', () => {
      forgetMail(project);
      as('postgres', `select private.start_sender('https://abc.supabase.co', 'key-of-the-sender')`);
      const calls = () => {
        as('postgres', tick);
        return callsOfSender().length;
      };
      const letPass = (time: string) =>
        as('postgres', `update private.scheduler_heartbeat set called_at = called_at - interval '${time}'`);

      const first = calls();
      letPass('4 minutes');
      expect(calls()).toBe(first);
      letPass('30 seconds');
      expect(calls()).toBe(first + 1);
    });

    test.each(sqlOfGuide)('the operator can run the statement in the guide: %s', (sql) => {
      submitLead(project);
      expect(() => as('postgres', `${sql}; rollback; begin`)).not.toThrow();
    });
  });
});
