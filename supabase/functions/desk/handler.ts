import { deskFound, deskInput, deskView } from '../_shared/contracts/desk.ts';
import type { DeskOutcome } from '../_shared/domain/desk.ts';
import { toCamelCase } from '../_shared/server/camel-case.ts';
import { catchRuleViolations } from '../_shared/server/catch-rule-violations.ts';
import { ConflictError, createEndpoint, type EndpointOptions, MalformedError } from '../_shared/server/endpoint.ts';
import { retryDeadlocked } from '../_shared/server/retry-deadlocked.ts';
import { deskRefusals } from '../_shared/words/en/desk-refusals.ts';
import { refusals } from '../_shared/words/en/refusals.ts';
import { type AskedAction, detailOf, haulerColumnsOf } from './detail.ts';

/** What the page sends with every click. */
type Press = Pick<AskedAction, 'token' | 'id' | 'by'>;

/** An action as the database takes it. */
type Action = Press & { action: AskedAction['action']; detail: ReturnType<typeof detailOf> };

/** A hauler to be saved. A new one has no version, and may come from the application in a message. */
type HaulerToSave = Pick<Extract<AskedAction, { action: 'hauler' }>, 'hauler' | 'version' | 'messageId'> & {
  columns: ReturnType<typeof haulerColumnsOf>;
};

type Dependencies = EndpointOptions & {
  /** Emails the operator a link, unless too many were requested. The caller never learns which. */
  askForLink(): Promise<void>;
  /** What a link shows, or one request through its own link or a list link. Null if the link is not for that. */
  view(token: string, leadId: string | undefined): Promise<unknown>;
  /** What is found through a list link. Null if it is not one. */
  search(token: string, text: string): Promise<unknown>;
  actOnRequest(
    action: Action,
    request: { leadId?: string | undefined; version?: string | undefined },
  ): Promise<DeskOutcome>;
  actOnMessage(action: Action, messageId: string | undefined): Promise<DeskOutcome>;
  actOnList(action: Action): Promise<DeskOutcome>;
  saveHauler(press: Press, hauler: HaulerToSave): Promise<DeskOutcome>;
};

const UNKNOWN = { message: refusals['desk-unknown'] };

/**
 * Handles `desk`: what the operator sees and does through a link in an email. Answers with what the link shows after
 * the action, even if this very click was already handled; with the results of a search; or with `{ message }` if there
 * is no such link, or it is not for this. A request for a link always gets the same answer.
 *
 * @see ConflictError for what is not possible now: nothing has changed, and `current` has the current state.
 */
export function createHandler(dependencies: Dependencies) {
  async function act(asked: AskedAction): Promise<DeskOutcome> {
    const { token, id, by } = asked;
    const press = { token, id, by };
    const done = { ...press, action: asked.action, detail: detailOf(asked) };
    switch (asked.action) {
      case 'flag':
        return flag(asked, done);
      case 'answered':
        return dependencies.actOnMessage(done, asked.messageId);
      case 'hauler':
        return dependencies.saveHauler(press, { ...asked, columns: haulerColumnsOf(asked.fields) });
      case 'ask-agreement':
      case 'dispatch':
      case 'count-prices':
      case 'retry':
      case 'end-links':
        return dependencies.actOnList(done);
      case 'end-texts':
        return asked.hauler === undefined ? dependencies.actOnRequest(done, asked) : dependencies.actOnList(done);
      default:
        return dependencies.actOnRequest(done, asked);
    }
  }

  /** Flags a message or a request. If the input does not say which, the link does. */
  async function flag(asked: Extract<AskedAction, { action: 'flag' }>, done: Action): Promise<DeskOutcome> {
    if (asked.version === undefined && asked.leadId === undefined) {
      const outcome = await dependencies.actOnMessage(done, asked.messageId);
      if (outcome !== 'unknown' || asked.messageId !== undefined) return outcome;
    }
    return dependencies.actOnRequest(done, asked);
  }

  return createEndpoint(dependencies, deskInput, async (asked) => {
    if (asked.action === 'ask') {
      await dependencies.askForLink();
      return { state: 'asked' };
    }
    if (asked.action === 'search') {
      const found = await dependencies.search(asked.token, asked.text);
      return found === null ? UNKNOWN : deskFound.parse(toCamelCase(found));
    }
    const outcome =
      asked.action === 'view' ? 'done' : await catchRuleViolations(() => retryDeadlocked(() => act(asked)));
    if (outcome === 'malformed') throw new MalformedError();
    if (outcome === 'unknown') return UNKNOWN;
    const seen = await dependencies.view(asked.token, 'leadId' in asked ? asked.leadId : undefined);
    if (seen === null) return UNKNOWN;
    const current = deskView.parse(toCamelCase(seen));
    if (outcome !== 'done') throw new ConflictError(outcome, { ownWords: deskRefusals, current });
    return current;
  });
}
