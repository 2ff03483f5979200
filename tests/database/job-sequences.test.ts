import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { papers } from '../fixtures/haulers.ts';
import { minimalLeadRow } from '../fixtures/leads.ts';
import { type Answer, type HaulerName, haulerNames, JobModel, type Status } from '../support/job-model.ts';
import { ownBackend } from '../support/own-backend.ts';
import { inDays, momentsOf } from '../support/proposals.ts';

// Random sequences of actions of two haulers, a customer, the operator and the clock: the database must end up in the
// same state as a model of about a hundred lines. On its own backend, called without HTTP.

const TIMEOUT_MS = 120_000;

const { exec, query } = ownBackend();

/** A request in the database and its haulers. */
type World = { leadId: string; trackingId: string; haulerIds: Record<HaulerName, string> };

async function newWorld(active: Record<HaulerName, boolean>): Promise<World> {
  await exec(`
    update public.leads set status = 'Completed' where status not in ('Completed', 'Canceled');
    delete from public.haulers;
    delete from public.notifications;
    update public.dispatch_settings set proposals_per_job = 1000`);
  const ids = await query<{ id: string }>(
    `insert into public.haulers (name, email, phone, ${papers.columns})
     select name, name || '@hauler.example', '2135550142', ${papers.values} from unnest($1::text[]) as _ (name)
     returning id`,
    [haulerNames],
  );
  await query('update public.haulers set active = name = any ($1)', [haulerNames.filter((name) => active[name])]);
  const { id, tracking_id, phone } = minimalLeadRow();
  await query(
    `insert into public.leads (id, tracking_id, services, street_address, zip_code, full_name, phone, email, agreed_to_terms)
     values ($1, $2, '{Furniture Removal}', '1600 Vine Street', '90028', 'Rosa Alvarez', $3, $4, true)`,
    [id, tracking_id, phone, `rosa.${phone}@example.com`],
  );
  return { leadId: id, trackingId: tracking_id, haulerIds: { A: ids[0]?.id ?? '', B: ids[1]?.id ?? '' } };
}

/** An action on database and model, which must return the same result. */
type Act = {
  says: string;
  inDatabase(world: World): Promise<Answer | undefined>;
  inModel(model: JobModel): Answer | undefined;
};

async function byLink(world: World, hauler: HaulerName, call: string, parameters: unknown[] = []): Promise<Answer> {
  const [row] = await query<{ answer: Answer }>(
    `select public.${call} as answer from (
       select coalesce(
         (select token from public.job_offers where lead_id = $1 and hauler_id = $2), '0000000000000000'
       ) as token
     ) as link`,
    [world.leadId, world.haulerIds[hauler], ...parameters],
  );
  return row?.answer ?? 'unknown';
}

async function asCustomer(world: World, call: string, parameters: unknown[] = []): Promise<Answer> {
  const [row] = await query<{ answer: Answer }>(`select public.${call} as answer`, [world.trackingId, ...parameters]);
  return row?.answer ?? 'unknown';
}

/** The proposal a page would show: the open one before the accepted one, or else another one. */
async function shownProposal({ leadId }: World): Promise<{ id: string; state: string | null }> {
  const [shown] = await query<{ id: string; state: string }>(
    `select id, state from public.proposals where lead_id = $1 and state in ('open', 'accepted')
     order by state = 'open' desc limit 1`,
    [leadId],
  );
  return shown ?? { id: randomUUID(), state: null };
}

/** From now on, everything past its time is expired. */
async function letTimePass(): Promise<undefined> {
  await query('select private.tick()');
}

function accepts(name: HaulerName): Act {
  return {
    says: `${name} accepts`,
    inDatabase: (world) => byLink(world, name, 'accept_job(token)'),
    inModel: (model) => model.accept(name),
  };
}

function declines(name: HaulerName): Act {
  return {
    says: `${name} declines`,
    inDatabase: (world) => byLink(world, name, `decline_job(token, 'Too far away')`),
    inModel: (model) => model.decline(name),
  };
}

function givesBack(name: HaulerName): Act {
  return {
    says: `${name} gives back`,
    inDatabase: (world) => byLink(world, name, `give_back_job(token, 'The truck broke down')`),
    inModel: (model) => model.giveBack(name),
  };
}

function calls(name: HaulerName): Act {
  return {
    says: `${name} has called`,
    inDatabase: (world) => byLink(world, name, 'report_call(token)'),
    inModel: (model) => model.call(name),
  };
}

function updates(name: HaulerName, status: Status): Act {
  return {
    says: `${name} says ${status}`,
    inDatabase: (world) => byLink(world, name, 'update_job(token, $3)', [status]),
    inModel: (model) => model.update(name, status),
  };
}

function proposes(name: HaulerName, isAgreed: boolean): Act {
  return {
    says: isAgreed ? `${name} says what was agreed` : `${name} proposes`,
    async inDatabase(world) {
      const { id, state } = await shownProposal(world);
      return byLink(
        world,
        name,
        'propose(token, gen_random_uuid(), $3, based_on => $4, based_on_state => $5, agreed => $6)',
        [JSON.stringify([inDays(2)]), state && id, state, isAgreed],
      );
    },
    inModel: (model) => model.propose(name, isAgreed),
  };
}

function withdraws(name: HaulerName): Act {
  return {
    says: `${name} withdraws`,
    inDatabase: async (world) => byLink(world, name, 'withdraw_proposal(token, $3)', [(await shownProposal(world)).id]),
    inModel: (model) => model.withdraw(name),
  };
}

const acceptsProposal: Act = {
  says: 'the customer accepts',
  async inDatabase(world) {
    const { id, state } = await shownProposal(world);
    return asCustomer(world, 'accept_proposal($1, $2, 1)', [state === 'open' ? id : randomUUID()]);
  },
  inModel: (model) => model.acceptProposal(),
};

const declinesProposal: Act = {
  says: 'the customer declines',
  inDatabase: async (world) =>
    asCustomer(world, `decline_proposal($1, $2, 'price')`, [(await shownProposal(world)).id]),
  inModel: (model) => model.declineProposal(),
};

let windowsSet = 0;

const setsWindow: Act = {
  says: 'the operator sets a window',
  async inDatabase({ leadId }) {
    // A different one each time, since setting the same window changes nothing.
    const { from, until } = momentsOf(inDays(9 + (windowsSet++ % 30)));
    await query('update public.leads set pickup_from = $2, pickup_until = $3 where id = $1', [leadId, from, until]);
    return undefined;
  },
  inModel: (model) => model.setWindow(),
};

const cancels: Act = {
  says: 'the customer cancels',
  inDatabase: (world) => asCustomer(world, `cancel_lead($1, '{Sold it}')`),
  inModel: (model) => model.cancel(),
};

const corrects: Act = {
  says: 'the customer corrects',
  inDatabase: (world) => asCustomer(world, 'correct_lead($1, call_time => random()::text)'),
  inModel: (model) => model.correct(),
};

const reports: Act = {
  says: 'the customer was not contacted',
  async inDatabase({ leadId }) {
    await query(`update public.contact_reports set created_at = created_at - interval '2 hours' where lead_id = $1`, [
      leadId,
    ]);
    await query('insert into public.contact_reports (lead_id, reported_at) values ($1, now())', [leadId]);
    return undefined;
  },
  inModel: (model) => model.report(),
};

function operatorSets(status: Status): Act {
  return {
    says: `the operator sets ${status}`,
    async inDatabase({ leadId }) {
      await query('update public.leads set status = $2 where id = $1', [leadId, status]);
      return undefined;
    },
    inModel: (model) => model.setStatus(status),
  };
}

function flags(isFlagged: boolean): Act {
  return {
    says: isFlagged ? 'the operator flags' : 'the operator clears the flag',
    async inDatabase({ leadId }) {
      await query('update public.leads set flagged_because = $2 where id = $1', [leadId, isFlagged ? 'Spam' : null]);
      return undefined;
    },
    inModel: (model) => model.setFlag(isFlagged),
  };
}

function operatorOffers(name: HaulerName): Act {
  return {
    says: `the operator offers it to ${name}`,
    async inDatabase({ leadId, haulerIds }) {
      await query(
        `insert into public.job_offers (lead_id, hauler_id) values ($1, $2)
         on conflict (lead_id, hauler_id) do update set state = 'open'`,
        [leadId, haulerIds[name]],
      );
      return undefined;
    },
    inModel: (model) => model.offerByHand(name),
  };
}

function activates(name: HaulerName, isActive: boolean): Act {
  return {
    says: isActive ? `${name} is active` : `${name} is paused`,
    async inDatabase({ haulerIds }) {
      await query('update public.haulers set active = $2 where id = $1', [haulerIds[name], isActive]);
      return undefined;
    },
    inModel: (model) => model.setActive(name, isActive),
  };
}

const offersRunOut: Act = {
  says: 'open offers run out',
  async inDatabase({ leadId }) {
    await query(
      `update public.job_offers set offered_at = now(), expires_at = now() where lead_id = $1 and state = 'open'`,
      [leadId],
    );
    return letTimePass();
  },
  inModel: (model) => model.letOffersRunOut(),
};

const patienceEnds: Act = {
  says: 'whoever was to answer a report had three days',
  async inDatabase({ leadId }) {
    await query(
      `update public.job_offers set reported_at = reported_at - interval '3 days' where lead_id = $1 and reported_at is not null`,
      [leadId],
    );
    return letTimePass();
  },
  inModel: (model) => model.takeBack(),
};

const hauler = fc.constantFrom(...haulerNames);
const anyStatus = fc.constantFrom<Status>('Submitted', 'Sent Proposal', 'In Progress', 'Canceled', 'Completed');

const act: fc.Arbitrary<Act> = fc.oneof(
  { weight: 4, arbitrary: hauler.map(accepts) },
  { weight: 2, arbitrary: hauler.map(declines) },
  { weight: 2, arbitrary: hauler.map(givesBack) },
  { weight: 1, arbitrary: hauler.map(calls) },
  { weight: 3, arbitrary: fc.tuple(hauler, anyStatus).map(([name, status]) => updates(name, status)) },
  { weight: 4, arbitrary: fc.tuple(hauler, fc.boolean()).map(([name, isAgreed]) => proposes(name, isAgreed)) },
  { weight: 1, arbitrary: hauler.map(withdraws) },
  { weight: 2, arbitrary: fc.constant(acceptsProposal) },
  { weight: 2, arbitrary: fc.constant(declinesProposal) },
  { weight: 1, arbitrary: fc.constant(setsWindow) },
  { weight: 1, arbitrary: fc.constant(cancels) },
  { weight: 1, arbitrary: fc.constant(corrects) },
  { weight: 1, arbitrary: fc.constant(reports) },
  { weight: 3, arbitrary: anyStatus.map(operatorSets) },
  { weight: 1, arbitrary: fc.boolean().map(flags) },
  { weight: 2, arbitrary: hauler.map(operatorOffers) },
  { weight: 2, arbitrary: fc.tuple(hauler, fc.boolean()).map(([name, active]) => activates(name, active)) },
  { weight: 2, arbitrary: fc.constant(offersRunOut) },
  { weight: 2, arbitrary: fc.constant(patienceEnds) },
);

/** The state as in the model. */
async function stateOf({ leadId, haulerIds }: World) {
  const [lead] = await query<{ status: Status; canceled_by_customer: boolean; is_flagged: boolean }>(
    `select status, canceled_by_customer, flagged_because is not null as is_flagged from public.leads where id = $1`,
    [leadId],
  );
  const offers = await query<{ hauler_id: string; state: string; has_called: boolean; is_reported: boolean }>(
    `select hauler_id, state, contacted_at is not null as has_called, reported_at is not null as is_reported
     from public.job_offers where lead_id = $1`,
    [leadId],
  );
  const [pickup] = await query(
    `select
       exists (select from public.proposals where lead_id = lead.id and state = 'open') as "isOpen",
       exists (select from public.proposals where lead_id = lead.id and state = 'accepted') as "isAccepted",
       pickup_from is not null as "hasWindow"
     from public.leads as lead where id = $1`,
    [leadId],
  );
  return {
    ...lead,
    pickup,
    offers: haulerNames.map((name) => {
      const offer = offers.find(({ hauler_id }) => hauler_id === haulerIds[name]);
      return offer && { name, state: offer.state, has_called: offer.has_called, is_reported: offer.is_reported };
    }),
  };
}

async function wasNobodyLeft({ leadId }: World): Promise<boolean> {
  const found = await query(`select from public.notifications where kind = 'nobody-left' and lead_id = $1`, [leadId]);
  return found.length > 0;
}

/** Offers made at night begin in the morning. Here it is morning. */
async function awaitMorning({ leadId }: World) {
  await query('update public.job_offers set offered_at = now() where lead_id = $1 and offered_at > now()', [leadId]);
}

const start = fc.constantFrom({ A: true, B: true }, { A: true, B: false });

test('any sequence of actions has the outcomes and states of the model', {
  timeout: TIMEOUT_MS,
}, async () => {
  await fc.assert(
    fc.asyncProperty(start, fc.array(act, { minLength: 5, maxLength: 25 }), async (active, sequence) => {
      const world = await newWorld(active);
      const model = new JobModel(active);
      const done: string[] = [];
      for (const { says, inDatabase, inModel } of sequence) {
        done.push(says);
        const answer = await inDatabase(world);
        await awaitMorning(world);
        expect([done, answer]).toEqual([done, inModel(model)]);
        expect({ done, ...(await stateOf(world)) }).toEqual({ done, ...model.state() });
        if (model.isWaiting()) expect([done, await wasNobodyLeft(world)]).toEqual([done, true]);
      }
    }),
    { numRuns: 80 },
  );
});
