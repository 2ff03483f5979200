import { randomUUID } from 'node:crypto';
import type { ProposedWindow } from '@functions/contracts/pickup.ts';
import type { Enums, Tables, TablesInsert } from '@functions/database.types.ts';
import { ago, HOUR_MS } from './ago.ts';
import { operator } from './clients.ts';
import { addLead, storedOffer } from './haulers.ts';
import { storedLead } from './leads.ts';
import { actions, addHauler, answerOf, type Hauler, type Offer, offerOf } from './match.ts';

export type Job = { lead: { id: string; tracking_id: string }; hauler: Hauler; offer: Offer };

const DAY_MS = 24 * HOUR_MS;

const losAngeles = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'America/Los_Angeles',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** The time in Los Angeles: "2026-11-24 09:00". */
export function clockOf(moment: string | Date): string {
  return losAngeles.format(new Date(moment));
}

/** A window this many days from today in Los Angeles. */
export function inDays(days: number, from = '09:00', until = '11:00'): ProposedWindow {
  const [today = ''] = clockOf(new Date()).split(' ');
  const day = new Date(Date.parse(today) + days * DAY_MS).toISOString().slice(0, 10);
  return { day, from, until };
}

/** The times of a window in UTC. */
export function momentsOf({ day, from, until }: ProposedWindow): { from: string; until: string } {
  return { from: momentOf(`${day} ${from}`), until: momentOf(`${day} ${until}`) };
}

/** The UTC time of a time in Los Angeles. */
function momentOf(clock: string): string {
  const moment = [7, 8].map((hours) => new Date(Date.parse(`${clock}Z`) + hours * HOUR_MS));
  const found = moment.find((each) => clockOf(each) === clock);
  if (!found) throw new Error(`No clock shows ${clock}`);
  return found.toISOString();
}

/** The columns of a lead with a booked window, as the operator sets them. */
export function booking(window: ProposedWindow) {
  const { from, until } = momentsOf(window);
  return { pickup_from: from, pickup_until: until };
}

/** A request of a customer with an address, accepted by a hauler. */
export async function job(columns: Partial<TablesInsert<'leads'>> = {}): Promise<Job> {
  const hauler = await addHauler();
  // Over an hour old, so that it doesn't count toward the limits.
  const lead = await addLead({ created_at: ago(2 * HOUR_MS), ...columns });
  const offer = await offerOf(lead, hauler);
  await actions.accept(offer);
  return { lead, hauler, offer };
}

type NewProposal = {
  id?: string;
  windows?: ProposedWindow[];
  price_from?: number;
  price_to?: number;
  note?: string;
  based_on?: string;
  based_on_state?: Enums<'proposal_state'>;
  agreed?: boolean;
};

/** Actions of hauler and customer on proposals with their links, returning the outcome. */
export const proposalActions = {
  propose: async ({ offer }: { offer: Offer }, proposal: NewProposal = {}) =>
    answerOf(
      await operator.rpc('propose', { token: offer.token, id: randomUUID(), windows: [inDays(2)], ...proposal }),
    ),
  withdraw: async ({ offer }: { offer: Offer }, proposal: string) =>
    answerOf(await operator.rpc('withdraw_proposal', { token: offer.token, proposal })),
  setOut: async ({ offer }: { offer: Offer }, minutes = 30) =>
    answerOf(await operator.rpc('set_on_my_way', { token: offer.token, minutes })),
  complete: async ({ offer }: { offer: Offer }, price_paid = 165, load_size?: Enums<'load_size'>) =>
    answerOf(await operator.rpc('complete_job', { token: offer.token, price_paid, ...(load_size && { load_size }) })),
  accept: async ({ lead }: Pick<Job, 'lead'>, proposal: string, choice = 1) =>
    answerOf(await operator.rpc('accept_proposal', { tracking_id: lead.tracking_id, proposal, choice })),
  askAgain: async (
    { lead }: Pick<Job, 'lead'>,
    proposal: string,
    asked_for: Enums<'proposal_wish'> = 'other-time',
    line?: string,
  ) =>
    answerOf(
      await operator.rpc('ask_for_other', {
        tracking_id: lead.tracking_id,
        proposal,
        asked_for,
        ...(line === undefined ? {} : { line }),
      }),
    ),
  decline: async ({ lead }: Pick<Job, 'lead'>, proposal: string, declined_for: Enums<'decline_reason'> = 'price') =>
    answerOf(await operator.rpc('decline_proposal', { tracking_id: lead.tracking_id, proposal, declined_for })),
};

/** Proposes as the hauler, based on the current proposal. @returns the proposal's ID. */
export async function propose(to: Job, proposal: NewProposal = {}): Promise<string> {
  const id = randomUUID();
  const [current] = (await proposalsOf(to.lead))
    .filter(({ state }) => state === 'open' || state === 'accepted')
    .sort((one, other) => other.state.localeCompare(one.state));
  const basedOn = current && { based_on: current.id, based_on_state: current.state };
  const answer = await proposalActions.propose(to, { id, ...basedOn, ...proposal });
  if (answer !== 'done') throw new Error(answer);
  return id;
}

/** Proposes as the hauler and accepts as the customer. @returns the proposal's ID. */
export async function book(of: Job, proposal: NewProposal = {}): Promise<string> {
  const id = await propose(of, proposal);
  const answer = await proposalActions.accept(of, id);
  if (answer !== 'done') throw new Error(answer);
  return id;
}

/** All proposals for a request, earliest first. */
export async function proposalsOf({ id }: { id: string }): Promise<Tables<'proposals'>[]> {
  return (await operator.from('proposals').select().eq('lead_id', id).order('made_at').throwOnError()).data;
}

/** The state of a request: status, pickup, proposals and offer. */
export async function requestState({ lead, offer }: Pick<Job, 'lead' | 'offer'>) {
  const stored = await storedLead(lead.id);
  return {
    status: stored?.status,
    pickup:
      stored?.pickup_from && stored.pickup_until
        ? `${clockOf(stored.pickup_from)} to ${clockOf(stored.pickup_until)}`
        : null,
    proposals: (await proposalsOf(lead)).map(({ state }) => state),
    offer: (await storedOffer(offer.token)).state,
  };
}

/** A window in the format of `requestState`. */
export function formatWindow({ day, from, until }: ProposedWindow): string {
  return `${day} ${from} to ${day} ${until}`;
}
