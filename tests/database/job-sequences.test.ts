import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { freshEmail } from '../fixtures/emails.ts';
import { papers } from '../fixtures/haulers.ts';
import { minimalLeadRow } from '../fixtures/leads.ts';
import { type Answer, type HaulerName, haulerNames, JobModel, type Status } from '../support/job-model.ts';
import { ownBackend } from '../support/own-backend.ts';
import { inDays, momentsOf } from '../support/proposals.ts';

// Random sequences of actions of two haulers, a customer, the operator and the clock: the database must end up in the
// same state as a model of about a hundred lines. On its own backend, called without HTTP.

const TIMEOUT_MS = 120_000;

const { exec, insert, query } = ownBackend();

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
  const { id, tracking_id } = await insert('leads', { ...minimalLeadRow(), email: freshEmail() });
  return { leadId: id, trackingId: tracking_id, haulerIds: { A: ids[0]?.id ?? '', B: ids[1]?.id ?? '' } };
}

type InDatabase = (world: World) => Promise<Answer | undefined>;
type InModel = (model: JobModel) => Answer | undefined;

/** An action on database and model, which must return the same result. */
type Action = { says: string; inDatabase: InDatabase; inModel: InModel };

function act(says: string, inDatabase: InDatabase, inModel: InModel): Action {
  return { says, inDatabase, inModel };
}

/** A call with the link of a hauler's job. Parameters begin with $3. */
function byLink(hauler: HaulerName, call: string, parameters: unknown[] = []): InDatabase {
  return async ({ leadId, haulerIds }) => {
    const [row] = await query<{ answer: Answer }>(
      `select public.${call} as answer from (
         select coalesce(
           (select token from public.job_offers where lead_id = $1 and hauler_id = $2), '0000000000000000'
         ) as token
       ) as link`,
      [leadId, haulerIds[hauler], ...parameters],
    );
    return row?.answer ?? 'unknown';
  };
}

/** A call with the tracking ID as $1. */
function asCustomer(call: string, parameters: unknown[] = []): InDatabase {
  return async ({ trackingId }) => {
    const [row] = await query<{ answer: Answer }>(`select public.${call} as answer`, [trackingId, ...parameters]);
    return row?.answer ?? 'unknown';
  };
}

/** A statement with the ID of the request, or one of its hauler's, as $1. */
function bySql(sql: string, parameters: unknown[] = [], hauler?: HaulerName): InDatabase {
  return async ({ leadId, haulerIds }) => {
    await query(sql, [hauler ? haulerIds[hauler] : leadId, ...parameters]);
    return undefined;
  };
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

const accepts = (name: HaulerName) =>
  act(`${name} accepts`, byLink(name, 'accept_job(token)'), (model) => model.accept(name));

const declines = (name: HaulerName) =>
  act(`${name} declines`, byLink(name, `decline_job(token, 'Too far away')`), (model) => model.decline(name));

const givesBack = (name: HaulerName) =>
  act(`${name} gives back`, byLink(name, `give_back_job(token, 'Too far away')`), (model) => model.giveBack(name));

const calls = (name: HaulerName) =>
  act(`${name} has called`, byLink(name, 'report_call(token)'), (model) => model.call(name));

const updates = ([name, status]: [HaulerName, Status]) =>
  act(`${name} says ${status}`, byLink(name, 'update_job(token, $3)', [status]), (model) => model.update(name, status));

const proposes = ([name, isAgreed]: [HaulerName, boolean]) =>
  act(
    isAgreed ? `${name} says what was agreed` : `${name} proposes`,
    async (world) => {
      const { id, state } = await shownProposal(world);
      const call = 'propose(token, gen_random_uuid(), $3, based_on => $4, based_on_state => $5, agreed => $6)';
      return byLink(name, call, [JSON.stringify([inDays(2)]), state && id, state, isAgreed])(world);
    },
    (model) => model.propose(name, isAgreed),
  );

const withdraws = (name: HaulerName) =>
  act(
    `${name} withdraws`,
    async (world) => byLink(name, 'withdraw_proposal(token, $3)', [(await shownProposal(world)).id])(world),
    (model) => model.withdraw(name),
  );

const acceptsProposal = act(
  'the customer accepts',
  async (world) => {
    const { id, state } = await shownProposal(world);
    return asCustomer('accept_proposal($1, $2, 1)', [state === 'open' ? id : randomUUID()])(world);
  },
  (model) => model.acceptProposal(),
);

const declinesProposal = act(
  'the customer declines',
  async (world) => asCustomer(`decline_proposal($1, $2, 'price')`, [(await shownProposal(world)).id])(world),
  (model) => model.declineProposal(),
);

let windowsSet = 0;

const setsWindow = act(
  'the operator sets a window',
  (world) => {
    // A different one each time, since setting the same window changes nothing.
    const { from, until } = momentsOf(inDays(9 + (windowsSet++ % 30)));
    return bySql('update public.leads set pickup_from = $2, pickup_until = $3 where id = $1', [from, until])(world);
  },
  (model) => model.setWindow(),
);

const cancels = act('the customer cancels', asCustomer(`cancel_lead($1, '{Sold it}')`), (model) => model.cancel());

const corrects = act('the customer corrects', asCustomer('correct_lead($1, call_time => random()::text)'), (model) =>
  model.correct(),
);

const reports = act(
  'the customer was not contacted',
  async (world) => {
    await bySql(`update public.contact_reports set created_at = created_at - interval '2 hours' where lead_id = $1`)(
      world,
    );
    return bySql('insert into public.contact_reports (lead_id, reported_at) values ($1, now())')(world);
  },
  (model) => model.report(),
);

const operatorSets = (status: Status) =>
  act(`the operator sets ${status}`, bySql('update public.leads set status = $2 where id = $1', [status]), (model) =>
    model.setStatus(status),
  );

const flags = (isFlagged: boolean) =>
  act(
    isFlagged ? 'the operator flags' : 'the operator clears the flag',
    bySql('update public.leads set flagged_because = $2 where id = $1', [isFlagged ? 'Spam' : null]),
    (model) => model.setFlag(isFlagged),
  );

const operatorOffers = (name: HaulerName) =>
  act(
    `the operator offers it to ${name}`,
    (world) =>
      bySql(
        `insert into public.job_offers (lead_id, hauler_id) values ($1, $2)
         on conflict (lead_id, hauler_id) do update set state = 'open'`,
        [world.haulerIds[name]],
      )(world),
    (model) => model.offerByHand(name),
  );

const activates = ([name, isActive]: [HaulerName, boolean]) =>
  act(
    isActive ? `${name} is active` : `${name} is paused`,
    bySql('update public.haulers set active = $2 where id = $1', [isActive], name),
    (model) => model.setActive(name, isActive),
  );

const offersRunOut = act(
  'open offers run out',
  async (world) => {
    const end = 'update public.job_offers set offered_at = now(), expires_at = now()';
    await bySql(`${end} where lead_id = $1 and state = 'open'`)(world);
    return letTimePass();
  },
  (model) => model.letOffersRunOut(),
);

const patienceEnds = act(
  'whoever was to answer a report had three days',
  async (world) => {
    await bySql(`update public.job_offers set reported_at = reported_at - interval '3 days' where lead_id = $1`)(world);
    return letTimePass();
  },
  (model) => model.takeBack(),
);

const hauler = fc.constantFrom(...haulerNames);
const anyStatus = fc.constantFrom<Status>('Submitted', 'Sent Proposal', 'In Progress', 'Canceled', 'Completed');

const anyAction: fc.Arbitrary<Action> = fc.oneof(
  { weight: 12, arbitrary: hauler.map(accepts) },
  { weight: 2, arbitrary: hauler.map(declines) },
  { weight: 2, arbitrary: hauler.map(givesBack) },
  { weight: 1, arbitrary: hauler.map(calls) },
  { weight: 3, arbitrary: fc.tuple(hauler, anyStatus).map(updates) },
  { weight: 4, arbitrary: fc.tuple(hauler, fc.boolean()).map(proposes) },
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
  { weight: 2, arbitrary: fc.tuple(hauler, fc.boolean()).map(activates) },
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

function toldNobodyIsLeft({ leadId }: World): Promise<unknown[]> {
  return query(`select from public.notifications where kind = 'nobody-left' and lead_id = $1`, [leadId]);
}

/** Offers made at night begin in the morning. Here it is morning. */
async function awaitMorning({ leadId }: World) {
  await query('update public.job_offers set offered_at = now() where lead_id = $1 and offered_at > now()', [leadId]);
}

const start = fc.constantFrom({ A: true, B: true }, { A: true, B: false });

test('any sequence of actions has the outcomes and states of the model', { timeout: TIMEOUT_MS }, async () => {
  await fc.assert(
    fc.asyncProperty(start, fc.array(anyAction, { minLength: 5, maxLength: 25 }), async (active, sequence) => {
      const world = await newWorld(active);
      const model = new JobModel(active);
      const done: string[] = [];
      for (const { says, inDatabase, inModel } of sequence) {
        done.push(says);
        model.beginAction();
        const answer = await inDatabase(world);
        await awaitMorning(world);
        expect([done, answer]).toEqual([done, inModel(model)]);
        expect({ done, ...(await stateOf(world)) }).toEqual({ done, ...model.state() });
        if (model.isWaiting()) expect([done, await toldNobodyIsLeft(world)]).not.toEqual([done, []]);
      }
    }),
    { numRuns: 80 },
  );
});
