import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { papers } from '../fixtures/haulers.ts';
import { insertLead, type Transaction } from '../support/plain-postgres.ts';
import { describeProject, race } from '../support/project.ts';

// Customers answer and change their minds while someone moderates, in separate sessions.

vi.setConfig({ testTimeout: 120_000 });

describeProject('reviews in the same moment', (project) => {
  let sessions: Transaction[] = [];

  beforeEach(() => {
    as(`update dispatch_settings set site_build_every = '1 hour'`);
  });

  afterEach(async () => {
    await Promise.all(sessions.map((session) => session.commit()));
    sessions = [];
    as('delete from leads; delete from haulers; delete from notifications');
  });

  const as = (sql: string) => project.run('service_role', sql);

  function begin(role: 'service_role' | 'postgres' = 'service_role'): Transaction {
    const session = project.begin(role);
    sessions.push(session);
    return session;
  }

  /** A completed request whose customer was asked. */
  function asked(): { id: string; token: string } {
    const lead = insertLead({ email: `${randomUUID()}@example.com` });
    as(lead.sql);
    as(`update leads set status = 'Completed' where id = '${lead.id}'`);
    as(`update reviews set asked_at = now() where lead_id = '${lead.id}'`);
    const [token = ''] = as(`select token from reviews where lead_id = '${lead.id}'`);
    return { id: lead.id, token };
  }

  /** A request with a hauler. */
  function taken(): { id: string; hauler: string } {
    const lead = insertLead({});
    const hauler = randomUUID();
    as(`
      insert into haulers (id, name, email, phone, ${papers.columns})
      values ('${hauler}', 'Valley Haulers', '${hauler}@example.com', '2135550123', ${papers.values})
    `);
    as(lead.sql);
    as(`update job_offers set state = 'accepted' where lead_id = '${lead.id}' and hauler_id = '${hauler}'`);
    return { id: lead.id, hauler };
  }

  const answer = (token: string, words: string) =>
    `select answer_review('${token}', 'yes', stars => 5, words => '${words}', may_publish => true, shown_name => 'Ana')`;
  const stateOf = (id: string) => as(`select version || ' ' || moderation from reviews where lead_id = '${id}'`)[0];

  test('an uncommitted edit prevents publishing the old version', async () => {
    const { id, token } = asked();
    as(answer(token, 'First'));
    const [editing, looking] = [begin(), begin()];
    await editing.run(answer(token, 'Second'));
    const look = looking.run(`select moderate_review('${id}', 1)`);
    await wait(200);
    await editing.run('commit');

    expect(await look).toEqual(['changed']);
    expect(stateOf(id)).toBe('2 waiting');
  });

  test('an edit during publishing waits for review', async () => {
    const { id, token } = asked();
    as(answer(token, 'First'));
    const [editing, looking] = [begin(), begin()];
    await looking.run(`select moderate_review('${id}', 1)`);
    const edit = editing.run(answer(token, 'Second'));
    await wait(200);
    await looking.run('commit');
    await edit;
    await editing.run('commit');

    expect(stateOf(id)).toBe('2 waiting');
    project.run('postgres', 'select private.tick()');
    expect(project.run('anon', 'select count(*) from published_reviews')).toEqual(['0']);
  });

  test('a review withdrawn during a tick is gone after the next one', async () => {
    const { id, token } = asked();
    as(answer(token, 'First'));
    as(`select moderate_review('${id}', 1)`);
    const tick = () => project.run('postgres', 'select private.tick()');
    const published = () => project.run('anon', 'select count(*) from published_reviews');
    tick();
    const [takingBack, ticking] = [begin(), begin('postgres')];
    await takingBack.run(`select unpublish_review('${token}')`);
    await ticking.run('select private.tick()');
    await takingBack.commit();
    // Simultaneous with the first, which does the counting.
    tick();
    await ticking.commit();
    tick();

    expect(published()).toEqual(['0']);
  });

  test('the same answer in two tabs is one version', async () => {
    const { id, token } = asked();
    const tabs = [begin(), begin(), begin(), begin()];
    await Promise.all(tabs.map((tab) => tab.run(`${answer(token, 'First')}; commit`)));
    expect(stateOf(id)).toBe('1 waiting');
  });

  test('several simultaneous completions create one question', async () => {
    const lead = insertLead({});
    as(lead.sql);
    await Promise.all(
      ['Completed', 'In Progress', 'Completed', 'Completed'].map((status) =>
        begin().run(`update leads set status = '${status}' where id = '${lead.id}'; commit`),
      ),
    );
    as(`update leads set status = 'Completed' where id = '${lead.id}'`);

    expect(as(`select count(*) from notifications where kind = 'review-asked' and lead_id = '${lead.id}'`)).toEqual([
      '1',
    ]);
    expect(as(`select count(*) from reviews where lead_id = '${lead.id}'`)).toEqual(['1']);
  });

  test('simultaneous answers, reviews, flags and deletions cause no deadlock', async () => {
    const { id, token } = asked();
    as(answer(token, 'First'));
    const session = (role: 'service_role' | 'postgres' = 'service_role') => {
      const opened = begin(role);
      return (sql: string) => opened.run(`${sql}; commit; begin; set local role ${role}`);
    };
    const [answering, looking, flagging, ticking] = [session(), session(), session(), session('postgres')];
    for (let round = 0; round < 15; round++) {
      await Promise.all([
        answering(answer(token, `Round ${round}`)),
        looking(`select moderate_review('${id}', (select version from reviews where lead_id = '${id}'))`),
        flagging(`update leads set flagged_because = ${round % 2 ? 'null' : "'Odd'"} where id = '${id}'`),
        ticking('select private.tick()'),
      ]);
    }
    await Promise.all([looking(`delete from leads where id = '${id}'`), answering(answer(token, 'Last'))]);

    expect(as('select count(*) from reviews')).toEqual(['0']);
  });

  test('a hauler can be deleted while their request is being completed', async () => {
    const { id, hauler } = taken();
    const deletion = `delete from haulers where id = '${hauler}'`;
    const completion = `update leads set status = 'Completed' where id = '${id}'`;
    const lock = `select from leads where id = '${id}' for no key update`;

    expect(await race(project, lock, deletion, completion)).toBe('committed');
    expect(as(`select hauler_id is null from reviews where lead_id = '${id}'`)).toEqual(['t']);
  });

  test('a question can be marked as sent while its request is completed again', async () => {
    const lead = insertLead({ email: `${randomUUID()}@example.com` });
    as(lead.sql);
    as(`update leads set status = 'Completed' where id = '${lead.id}'`);
    const [question = ''] = as(
      `update notifications set claimed_at = now() where kind = 'review-asked' and lead_id = '${lead.id}' returning id`,
    );
    as(`update leads set status = 'In Progress' where id = '${lead.id}'`);
    const lock = `select from notifications where id = '${question}' for no key update`;
    const completion = `update leads set status = 'Completed' where id = '${lead.id}'`;

    expect(await race(project, lock, completion, `select finish_notification('${question}', 'sent')`)).toBe(
      'committed',
    );
    expect(as(`select state from notifications where id = '${question}'`)).toEqual(['sent']);
    expect(as(`select asked_at is not null from reviews where lead_id = '${lead.id}'`)).toEqual(['t']);
  });
});
