import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { papers } from '../fixtures/haulers.ts';
import { dayIn } from '../support/ago.ts';
import { insertLead } from '../support/plain-postgres.ts';
import { describeProject, simultaneously } from '../support/project.ts';

/** A window this many days from today in Los Angeles. */
const inDays = (days: number) => ({ day: dayIn(days), from: '09:00', until: '11:00' });

// Everyone acts on one proposal at the same moment, in separate sessions. `ALL_ROUNDS=1` runs as many rounds as when
// this was designed, which takes minutes.

const rounds = process.env['ALL_ROUNDS'] ? { race: 120, studio: 60, first: 25 } : { race: 10, studio: 3, first: 4 };
vi.setConfig({ testTimeout: 900_000 });
const DEADLOCK_DETECTED = '40P01';

const windows = JSON.stringify([2, 3, 4].map((days) => inDays(days)));
const agreedWindow = JSON.stringify([inDays(5)]);

type Job = { id: string; tracking_id: string; token: string; proposal: string };

/** Actions on an open proposal. The first seven answer or change it. */
const actions: ((job: Job) => string)[] = [
  ({ tracking_id, proposal }) => `accept_proposal('${tracking_id}', '${proposal}', 1)`,
  ({ tracking_id, proposal }) => `accept_proposal('${tracking_id}', '${proposal}', 2)`,
  ({ tracking_id, proposal }) => `accept_proposal('${tracking_id}', '${proposal}', 3)`,
  ({ token, proposal }) => `withdraw_proposal('${token}', '${proposal}')`,
  ({ token, proposal }) => propose(token, `based_on => '${proposal}', based_on_state => 'open'`),
  ({ token, proposal }) => propose(token, `based_on => '${proposal}', based_on_state => 'open', agreed => true`),
  ({ tracking_id, proposal }) => `decline_proposal('${tracking_id}', '${proposal}', 'price')`,
  ({ token }) => `give_back_job('${token}', null)`,
  ({ tracking_id }) => `cancel_lead('${tracking_id}', '{Sold it}')`,
];
const ANSWERS = 7;

function propose(token: string, more: string, id: string = randomUUID()): string {
  return `propose('${token}', '${id}', '${more.includes('agreed') ? agreedWindow : windows}'${more && `, ${more}`})`;
}

describeProject('on one proposal at the same moment', (project) => {
  const atOnce = simultaneously(project);

  beforeEach(() => {
    as(`update dispatch_settings set uncalled_jobs_per_hauler = 10000, offers_per_wave = 1;
        insert into haulers (name, email, phone, ${papers.columns})
        values ('Bay Haul', 'bay@hauler.example', '2135550100', ${papers.values})`);
  });

  afterEach(() => {
    as(`update leads set status = 'Completed'; delete from haulers; delete from notifications`);
  });

  const as = (sql: string) => project.run('service_role', sql);

  /** The results of these simultaneous actions. */
  const actAtOnce = (calls: readonly string[]) => atOnce(calls.map((call) => `select ${call}`));

  /** A job without a proposal. */
  function newJob(): Job {
    const lead = insertLead({ email: `${randomUUID()}@example.com` });
    const [token = ''] = as(`${lead.sql}; select token from job_offers where lead_id = '${lead.id}'`);
    as(`select accept_job('${token}')`);
    return { id: lead.id, tracking_id: lead.tracking_id, token, proposal: randomUUID() };
  }

  /** A job with a proposal; every second one also has a booked pickup. */
  function proposedJob(round: number): Job {
    const job = newJob();
    if (round % 2 === 0) {
      as(`select ${propose(job.token, '', job.proposal)}`);
      return job;
    }
    const booked = randomUUID();
    as(`select ${propose(job.token, '', booked)}`);
    as(`select accept_proposal('${job.tracking_id}', '${booked}', 2)`);
    as(`select ${propose(job.token, `based_on => '${booked}', based_on_state => 'accepted'`, job.proposal)}`);
    return job;
  }

  /** Seven to nine of the actions, in a different order each round. */
  function chosen(round: number): number[] {
    const order = actions.map((_, index) => index).sort(() => Math.random() - 0.5);
    return order.slice(0, 7 + (round % 3));
  }

  /** States that must never occur. */
  function faults(): string[] {
    return as(`
      select 'two open' from proposals where state = 'open' group by lead_id having count(*) > 1
      union all
      select 'two accepted' from proposals where state = 'accepted' group by lead_id having count(*) > 1
      union all
      select 'accepted for another time' from proposals join leads on leads.id = lead_id
      where state = 'accepted'
        and (window_from[chosen], window_until[chosen]) is distinct from (pickup_from, pickup_until)
      union all
      select 'standing though nobody has the job' from proposals join job_offers on job_offers.id = offer_id
      where proposals.state in ('open', 'accepted') and job_offers.state <> 'accepted'
      union all
      select 'open though closed' from proposals join leads on leads.id = lead_id
      where state = 'open' and status in ('Canceled', 'Completed')
      union all
      select 'booked by nobody' from leads
      where pickup_from is not null and status not in ('Canceled', 'Completed')
        and not exists (select from proposals where lead_id = leads.id and state = 'accepted')`);
  }

  function expectOneWinner(indexes: number[], answers: string[]) {
    const done = indexes.filter((_, position) => answers[position] === 'done');
    const winners = done.filter((index) => index < ANSWERS);
    const cameFirst = done.filter((index) => index >= ANSWERS);
    expect([answers, winners.length <= 1]).toEqual([answers, true]);
    if (winners.length === 0) expect(cameFirst).not.toEqual([]);
    expect(faults()).toEqual([]);
  }

  test('one of several actions wins, or none if the request closed or came back first', async () => {
    for (let round = 0; round < rounds.race; round++) {
      const job = proposedJob(round);
      const indexes = chosen(round);

      const answers = await actAtOnce(indexes.map((index) => actions[index]?.(job) ?? ''));

      expectOneWinner(indexes, answers);
    }
  });

  test('the same holds while the operator edits offers, with at most two deadlocks for each action', async () => {
    let ended = 0;
    const repeated = async (sql: string, mostTries: number) => {
      for (let tries = 1; ; tries++) {
        const session = project.begin('service_role');
        try {
          const [answer = ''] = await session.run(`set local lock_timeout = '30s'; ${sql}`);
          await session.commit();
          return answer;
        } catch (error) {
          const isDeadlock = error instanceof Error && error.message === DEADLOCK_DETECTED;
          if (!isDeadlock || tries === mostTries) throw error;
          ended++;
        }
      }
    };
    for (let round = 0; round < rounds.studio; round++) {
      const job = proposedJob(round);
      const indexes = chosen(round);
      const edits = [
        `update job_offers set contacted_at = now() where token = '${job.token}';
         update leads set city = 'Pasadena' where id = '${job.id}'`,
        `update job_offers set state = 'returned' where token = '${job.token}'`,
      ];

      const [answers] = await Promise.all([
        Promise.all(indexes.map((index) => repeated(`select ${actions[index]?.(job)}`, 3))),
        // The operator presses again until it is done: each action can get ahead of an edit.
        ...edits.map((edit) => repeated(edit, Number.POSITIVE_INFINITY)),
      ]);

      const winners = indexes.filter((index, position) => index < ANSWERS && answers[position] === 'done');
      expect([answers, winners.length <= 1]).toEqual([answers, true]);
      expect(faults()).toEqual([]);
    }
    if (process.env['ALL_ROUNDS']) console.info(`${ended} deadlocks in ${rounds.studio} rounds`);
  });

  test('of ten simultaneous first proposals one is stored, same or different', async () => {
    for (let round = 0; round < rounds.first; round++) {
      const [one, other] = [newJob(), newJob()];

      const different = await actAtOnce(Array.from({ length: 10 }, () => propose(one.token, '')));
      const same = await actAtOnce(Array(10).fill(propose(other.token, '', other.proposal)));

      expect(different.sort()).toEqual([...Array(9).fill('changed'), 'done']);
      expect(same).toEqual(Array(10).fill('done'));
      expect(
        as(`select count(*) from proposals where lead_id in ('${one.id}', '${other.id}') group by lead_id`),
      ).toEqual(['1', '1']);
    }
  });

  test.each(['open', 'accepted'])('the database allows no second proposal that is %s', (state) => {
    const job = proposedJob(1);
    const copy = `insert into proposals (lead_id, offer_id, state, window_from, window_until, chosen, accepted_by, accepted_at)
      select lead_id, offer_id, state, window_from, window_until, chosen, accepted_by, accepted_at
      from proposals where lead_id = '${job.id}' and state = '${state}'`;

    expect(() => project.run('postgres', copy)).toThrow('23505');
  });
});
