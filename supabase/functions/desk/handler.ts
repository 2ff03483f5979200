import { deskFound, deskInput, deskView } from '../_shared/contracts/desk.ts';
import type { DeskOutcome } from '../_shared/domain/desk.ts';
import { toCamelCase } from '../_shared/server/camel-case.ts';
import { ConflictError, createEndpoint, type EndpointOptions, MalformedError } from '../_shared/server/endpoint.ts';
import { keepingRules } from '../_shared/server/keeping-rules.ts';
import { repeatDeadlocked } from '../_shared/server/repeat-deadlocked.ts';
import { deskRefusals } from '../_shared/words/en/desk-refusals.ts';
import { refusals } from '../_shared/words/en/refusals.ts';
import { type AskedAct, detailOf, haulerColumnsOf } from './detail.ts';

/** What every press brings, as the page sends it. */
type Press = { token: string; id: string; by?: string | undefined };

/** An act as the database takes it. */
type Act = Press & { act: AskedAct['action']; detail: ReturnType<typeof detailOf> };

/** A hauler as they are to be. A new one has no version. */
type HaulerToSave = { hauler: string; version?: string | undefined; columns: ReturnType<typeof haulerColumnsOf> };

type Dependencies = EndpointOptions & {
  /** Mails a link to the operator, or not: who asks never learns. */
  askForLink(): Promise<void>;
  /** What a link shows, or a request by its own link or by that of the list. Null if there is none for that. */
  look(token: string, leadId: string | undefined): Promise<unknown>;
  /** What is found by the link of the list. Null if it is none. */
  search(token: string, text: string): Promise<unknown>;
  actOnRequest(act: Act, request: { leadId?: string | undefined; version?: string | undefined }): Promise<DeskOutcome>;
  actOnMessage(act: Act, messageId: string | undefined): Promise<DeskOutcome>;
  actOnList(act: Act): Promise<DeskOutcome>;
  saveHauler(press: Press, hauler: HaulerToSave): Promise<DeskOutcome>;
};

const UNKNOWN = { message: refusals['desk-unknown'] };

/**
 * Handles `desk`: what the operator sees and does by a link out of a mail. Answers with what the link shows after the
 * act, also when this very press had been done before; with what a search finds; or `{ message }` when there is no such
 * link, or it is not for this. Who asks for a link is answered alike always.
 *
 * @see ConflictError for what cannot be as things stand: nothing has changed then, and `current` says how they stand.
 */
export function createHandler({
  askForLink,
  look,
  search,
  actOnRequest,
  actOnMessage,
  actOnList,
  saveHauler,
  ...options
}: Dependencies) {
  async function act(asked: AskedAct): Promise<DeskOutcome> {
    const { token, id, by } = asked;
    const press = { token, id, by };
    const done = { ...press, act: asked.action, detail: detailOf(asked) };
    switch (asked.action) {
      case 'flag':
        return flag(asked, done);
      case 'answered':
        return actOnMessage(done, asked.messageId);
      case 'hauler':
        return saveHauler(press, { ...asked, columns: haulerColumnsOf(asked.fields) });
      case 'dispatch':
      case 'retry':
      case 'end-links':
        return actOnList(done);
      default:
        return actOnRequest(done, asked);
    }
  }

  /** Of a message or a request: where nothing says which, the link does. */
  async function flag(asked: Extract<AskedAct, { action: 'flag' }>, done: Act): Promise<DeskOutcome> {
    if (asked.version === undefined && asked.leadId === undefined) {
      const outcome = await actOnMessage(done, asked.messageId);
      if (outcome !== 'unknown' || asked.messageId !== undefined) return outcome;
    }
    return actOnRequest(done, asked);
  }

  return createEndpoint(options, deskInput, async (asked) => {
    if (asked.action === 'ask') {
      await askForLink();
      return { state: 'asked' };
    }
    if (asked.action === 'search') {
      const found = await search(asked.token, asked.text);
      return found === null ? UNKNOWN : deskFound.parse(toCamelCase(found));
    }
    const outcome = asked.action === 'look' ? 'done' : await keepingRules(() => repeatDeadlocked(() => act(asked)));
    if (outcome === 'malformed') throw new MalformedError();
    if (outcome === 'unknown') return UNKNOWN;
    const seen = await look(asked.token, 'leadId' in asked ? asked.leadId : undefined);
    if (seen === null) return UNKNOWN;
    const current = deskView.parse(toCamelCase(seen));
    if (outcome !== 'done') throw new ConflictError(outcome, undefined, deskRefusals, current);
    return current;
  });
}
