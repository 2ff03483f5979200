import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test, vi } from 'vitest';
import { papers } from '../fixtures/haulers.ts';
import { insertLead } from '../support/plain-postgres.ts';
import { describeProject, simultaneously } from '../support/project.ts';

// Customer and hauler act at the same moment, in five sessions. `ALL_ROUNDS=1` runs as many rounds as when this was
// designed.

const rounds = process.env['ALL_ROUNDS'] ? 40 : 4;
vi.setConfig({ testTimeout: 900_000 });

type Job = { id: string; tracking_id: string; token: string; price: string };

const price = (job: Job, amount: number, more = '', id: string = randomUUID()) =>
  `set_door_price('${job.token}', '${id}', ${amount}${more})`;
const answer = (job: Job, accepted: boolean) => `answer_door_price('${job.tracking_id}', '${job.price}', ${accepted})`;
const noShow = (job: Job) => `report_no_show('${job.tracking_id}')`;
const other = (job: Job) => `ask_for_other_hauler('${job.tracking_id}')`;
const complete = (job: Job) => `complete_job('${job.token}', 170)`;
const giveBack = (job: Job) => `give_back_job('${job.token}', null)`;
const cancel = (job: Job) => `cancel_lead('${job.tracking_id}', '{Sold it}')`;

describeProject('at the door at the same moment', (project) => {
  const atOnce = simultaneously(project);
  const as = (sql: string) => project.run('service_role', sql);

  beforeEach(() => {
    as(`update dispatch_settings set uncalled_jobs_per_hauler = 10000, offers_per_wave = 1`);
    as('delete from leads; delete from haulers');
    as(`insert into haulers (name, email, phone, ${papers.columns})
        values ('Bay Haul', 'bay@hauler.example', '2135550100', ${papers.values})`);
  });

  /** A job with an open price. `isMissed`: no window is over, so one of yesterday stands in for it. */
  function newJob(isMissed: boolean): Job {
    const lead = insertLead({ email: `${randomUUID()}@example.com` });
    const [token = ''] = as(`${lead.sql}; select token from job_offers where lead_id = '${lead.id}'`);
    const job = { ...lead, token, price: randomUUID() };
    as(`select accept_job('${token}')`);
    if (isMissed) {
      as(`update leads set status = 'In Progress', pickup_from = today - interval '14 hours', pickup_until = today - interval '12 hours'
          from (select date_trunc('day', now(), 'America/Los_Angeles') as today) as day where id = '${lead.id}'`);
    } else as(`select ${price(job, 170, '', job.price)}`);
    return job;
  }

  /** States that must never occur. */
  const faults = () =>
    project.run(
      'postgres',
      `select 'two open' from door_prices where state = 'open' group by lead_id having count(*) > 1
      union all
      select 'two accepted' from door_prices where state = 'accepted' group by lead_id having count(*) > 1
      union all
      select 'open though closed' from door_prices join leads on leads.id = lead_id
      where door_prices.state = 'open' and status in ('Canceled', 'Completed')
      union all
      select 'standing though nobody has the job' from door_prices join job_offers on job_offers.id = offer_id
      where door_prices.state in ('open', 'accepted') and job_offers.state <> 'accepted'
      union all
      select 'completed though declined' from leads
      where status = 'Completed' and private.is_declined_at_door(leads)
      union all
      select 'counted twice' from job_offers where no_shows > 1`,
    );

  test.each<[string, boolean, (job: Job) => string[]]>([
    [
      'yes, no, another price, canceled, given back',
      false,
      (job) => [answer(job, true), answer(job, false), price(job, 160), cancel(job), giveBack(job)],
    ],
    [
      'yes, yes, no, completed, completed',
      false,
      (job) => [answer(job, true), answer(job, true), answer(job, false), complete(job), complete(job)],
    ],
    [
      'five prices',
      false,
      (job) => [
        price(job, 150),
        price(job, 151),
        price(job, 152, ', null, true'),
        price(job, 153, ', null, true'),
        price(job, 154),
      ],
    ],
    [
      'no one came three times, given back, a price',
      true,
      (job) => [noShow(job), noShow(job), noShow(job), giveBack(job), price(job, 150)],
    ],
    [
      'another hauler twice, completed, a price, canceled',
      true,
      (job) => [other(job), other(job), complete(job), price(job, 100), cancel(job)],
    ],
  ])('%s', async (_, isMissed, actions) => {
    for (let round = 0; round < rounds; round++) {
      const job = newJob(isMissed);
      if (isMissed && round % 2 === 0) as(`select ${noShow(job)}`);

      const outcomes = await atOnce(actions(job).map((call) => `select ${call}`));

      expect(outcomes).toContain('done');
      expect(faults()).toEqual([]);
    }
  });

  test('the same price sent five times is one', async () => {
    const job = newJob(false);
    const id = randomUUID();

    expect(await atOnce(Array(5).fill(`select ${price(job, 150, '', id)}`))).toEqual(Array(5).fill('done'));
    expect(as(`select state from door_prices where lead_id = '${job.id}' order by made_at`)).toEqual([
      'replaced',
      'open',
    ]);
  });
});
