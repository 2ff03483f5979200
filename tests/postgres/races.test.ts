import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { insertLead } from '../support/plain-postgres.ts';
import {
  describeBothProjects,
  flagOf,
  forgetMail,
  from,
  insertLeadsWithMail,
  race,
  submitLead,
  uploadPhoto,
} from '../support/project.ts';

// Two sessions: the second starts while the first has written but not committed.

describeBothProjects((project) => {
  const as = project.run;

  test('of two simultaneous reports one is stored', async () => {
    const { id } = submitLead(project);
    const report = `insert into contact_reports (lead_id, reported_at) values ('${id}', now())`;
    expect(await race(project, report, report)).toBe('committed');
    expect(as('service_role', `select count(*) from contact_reports where lead_id = '${id}'`)).toEqual(['1']);
  });

  test("reports about different leads don't wait for each other", async () => {
    const report = (id: string) => `insert into contact_reports (lead_id, reported_at) values ('${id}', now())`;
    const first = project.begin('service_role');
    await first.run(report(submitLead(project).id));
    const second = project.begin('service_role');

    await second.run(report(submitLead(project).id));

    await second.commit();
    await first.commit();
  });

  test('of a simultaneous fifth and sixth photo one is stored', async () => {
    const { id } = submitLead(project);
    for (let index = 0; index < 4; index++) as('anon', uploadPhoto(id, index));
    expect(await race(project, ['anon', uploadPhoto(id, 4)], ['anon', uploadPhoto(id, 5)])).toBe('42501');
    expect(as('service_role', `select count(*) from storage.objects where name like '${id}/%'`)).toEqual(['5']);
  });

  test('of two simultaneous photo lists, the second removes none of the first', async () => {
    const { id } = submitLead(project);
    as('anon', uploadPhoto(id, 0));
    as('anon', uploadPhoto(id, 1));
    const attach = (index: number) =>
      `select attach_lead_images('${id}', '{https://abcdefghijklmnopqrst.supabase.co/storage/v1/object/public/lead-images/${id}/170000000000${index}-${index}.jpg}')`;
    expect(await race(project, ['anon', attach(0)], ['anon', attach(1)])).toBe('PT400');
  });

  test('of 20 simultaneous requests with one phone number, all are stored and 15 flagged', async () => {
    const { phone } = insertLead();
    const leads = Array.from({ length: 20 }, () => insertLead({ phone }));

    await Promise.all(
      leads.map(async ({ sql }) => {
        const transaction = project.begin('anon');
        await transaction.run(sql);
        await transaction.commit();
      }),
    );

    const flags = `count(*), count(flagged_because)`;
    expect(as('service_role', `select ${flags} from leads where phone = '${phone}'`)).toEqual(['20|15']);
  });

  test.each([
    ['a phone number', { phone: '2135550151' }, { phone: '12135550151' }],
    ['an email address', { email: 'two.at.once@example.com' }, { email: 'Two.At.Once+x@example.com' }],
  ])('of two simultaneous requests with %s, the second is counted after the first', async (_, one, other) => {
    as('service_role', 'update submission_limits set leads_per_phone_per_hour = 1, leads_per_email_per_hour = 1');
    const second = insertLead(other);
    expect(await race(project, ['anon', insertLead(one).sql], ['anon', second.sql])).toBe('committed');
    expect(flagOf(project, second)).toHaveLength(1);
    as('service_role', 'update submission_limits set leads_per_phone_per_hour = 5, leads_per_email_per_hour = 5');
  });

  test("requests of different people don't wait for each other", async () => {
    const first = project.begin('anon');
    await first.run(insertLead({ email: 'first@example.com' }).sql);
    const second = project.begin('anon');

    await second.run(insertLead({ email: 'second@example.com' }).sql);

    await second.commit();
    await first.commit();
  });

  test('of 25 simultaneous requests from one network 20 are served, and all from elsewhere', async () => {
    const submitFrom = async (address: string) => {
      const transaction = project.begin('anon');
      return transaction.run(from({ 'cf-connecting-ip': address })).then(
        () => transaction.commit().then(() => 'stored'),
        (error: Error) => error.message,
      );
    };
    const customers = Array.from({ length: 5 }, (_, index) => `203.0.113.${90 + index}`);

    const [ofStrangers, ofCustomers] = await Promise.all([
      Promise.all(Array.from({ length: 25 }, () => submitFrom('203.0.113.80'))),
      Promise.all(customers.map(submitFrom)),
    ]);

    expect(ofStrangers.sort()).toEqual([...Array(5).fill('PT429'), ...Array(20).fill('stored')]);
    expect(ofCustomers).toEqual(customers.map(() => 'stored'));
  });

  /** This many senders claim what is due, the others while the first has not committed. */
  async function claimAtOnce(senders: number, batch: number) {
    const claim = `select claim_notifications(${batch})`;
    const first = project.begin('service_role');
    await first.run(claim);
    const others = Array.from({ length: senders - 2 }, async () => {
      const other = project.begin('service_role');
      await other.run(claim);
      await other.commit();
    });
    expect(await project.raceAgainst(first, 'service_role', claim)).toBe('committed');
    await Promise.all(others);
  }

  function claimedMails(): string[] {
    return as('service_role', 'select count(*), max(attempts) from notifications where claimed_at is not null');
  }

  test('two simultaneous senders take every email once', async () => {
    forgetMail(project);
    insertLeadsWithMail(project, 60);
    await claimAtOnce(2, 40);
    expect(claimedMails()).toEqual(['60|1']);
  });

  test('four simultaneous senders stay within the hourly limit for customers, half of it for new requests', async () => {
    forgetMail(project);
    insertLeadsWithMail(project, 40);
    as('service_role', 'update dispatch_settings set customer_mails_per_hour = 10');

    await claimAtOnce(4, 20);

    expect(claimedMails()).toEqual(['5|1']);
    as('service_role', 'update dispatch_settings set customer_mails_per_hour = 200');
  });

  test('two simultaneous senders send one address one email about a new request', async () => {
    forgetMail(project);
    const email = `${randomUUID()}@example.com`;
    insertLeadsWithMail(project, 1, `'${email}'`);
    // A sender also locks a few following emails, so that others would skip the second one anyway.
    insertLeadsWithMail(project, 12);
    insertLeadsWithMail(project, 1, `'${email}'`);

    await claimAtOnce(2, 9);

    expect(
      as(
        'service_role',
        `select state, claimed_at is not null from notifications join leads on leads.id = lead_id
         where email = '${email}' and kind = 'request-arrived' order by state::text`,
      ),
    ).toEqual(['skipped|f', 'waiting|t']);
  });

  test('two simultaneous changes to a request cause one email', async () => {
    forgetMail(project);
    const { id, sql } = insertLead({ email: `${randomUUID()}@example.com` });
    as('anon', sql);
    const change = (status: string) => `update leads set status = '${status}' where id = '${id}'`;
    expect(await race(project, change('Sent Proposal'), change('In Progress'))).toBe('committed');

    expect(
      as('service_role', `select status_before from notifications where lead_id = '${id}' and kind = 'status-changed'`),
    ).toEqual(['Submitted']);
  });

  test('a change while another is being sent is sent separately', async () => {
    forgetMail(project);
    as('service_role', `update dispatch_settings set status_mail_hold = '0'`);
    const { id, sql } = insertLead({ email: `${randomUUID()}@example.com` });
    as('anon', sql);
    const change = (status: string) => `update leads set status = '${status}' where id = '${id}'`;
    as('service_role', change('Sent Proposal'));
    expect(await race(project, 'select claim_notifications()', change('In Progress'))).toBe('committed');

    expect(
      as(
        'service_role',
        `select status_before, attempts from notifications where lead_id = '${id}' and kind = 'status-changed' order by attempts`,
      ),
    ).toEqual(['Sent Proposal|0', 'Submitted|1']);
    as('service_role', `update dispatch_settings set status_mail_hold = '2 minutes'`);
  });

  test('a request can be deleted while its email is being sent, and the outcome is ignored', async () => {
    forgetMail(project);
    insertLeadsWithMail(project, 1);
    const sender = project.begin('service_role');
    const [mail] = await sender.run('select id from claim_notifications()');

    expect(await project.raceAgainst(sender, 'service_role', `delete from leads where status = 'Submitted'`)).toBe(
      'committed',
    );

    as('service_role', `select finish_notification('${mail}', 'failed', 'later')`);
    expect(as('service_role', 'select id from notifications')).toEqual([]);
  });

  test('deleting a person locks their requests in the order of everything else', async () => {
    const phone = '2135550188';
    const [low = '', high = ''] = [randomUUID(), randomUUID()].sort();
    for (const id of [high, low]) as('anon', insertLead({ id, phone }).sql);
    const lock = (id: string) => `select from leads where id = '${id}' for no key update`;
    const deletion = `select delete_person(phone => '${phone}')`;
    expect(await race(project, lock(low), deletion, lock(high))).toBe('committed');
  });

  test('clock and sender skip a request being deleted and handle the others', async () => {
    forgetMail(project);
    insertLeadsWithMail(project, 2);
    as('service_role', `update leads set created_at = now() - interval '20 hours' where status = 'Submitted'`);
    const [deleted, other] = as('service_role', `select id from leads where status = 'Submitted'`);
    const operator = project.begin('service_role');
    await operator.run(`delete from leads where id = '${deleted}'`);

    const ticked = await project.begin('postgres');
    await ticked.run('set local lock_timeout = 1; select private.tick()');
    await ticked.commit();
    const outcome = await project.raceAgainst(
      operator,
      'service_role',
      'set local lock_timeout = 1; select claim_notifications()',
    );

    expect(outcome).toBe('committed');
    expect(as('service_role', 'select lead_id, kind from notifications where claimed_at is not null').sort()).toEqual([
      `${other}|overdue`,
      `${other}|request-arrived`,
      `${other}|still-looking`,
    ]);
  });
});
