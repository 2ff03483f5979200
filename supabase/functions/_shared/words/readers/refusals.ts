import type { ConflictCode, ProposalConflict, Refusal, RefusalCode } from '../../contracts/refusals.ts';
import type { DeskConflict } from '../../domain/desk.ts';

/** `status` is the label of the request's status, if the reader can see the request. */
type Words = string | ((data: { status?: string | undefined }) => string);

/** Refusals of proposals and desk actions have their own words: `proposal-refusals.ts`, `desk-refusals.ts`. */
type OwnWords = Exclude<ProposalConflict | DeskConflict, ConflictCode>;

/** Why functions refuse. */
export type RefusalWords = Record<Exclude<RefusalCode, OwnWords>, Words>;

/** Creates the function that explains a refusal. */
export function refusalReader(
  refusals: RefusalWords,
  knownFieldError: (error: string) => string | undefined,
  statusLabel: (stored: string) => string,
) {
  const words = new Map<string, Words>(Object.entries(refusals));

  /**
   * Why a function refused, in a sentence; undefined if it gave no reason, or an unknown code. A gateway in front of a
   * function sends only a message, without a code.
   *
   * @param ownWords more specific words, which come first.
   */
  return function refusalText(
    { code, status, message }: Refusal = {},
    ownWords: Partial<Record<string, string>> = {},
  ): string | undefined {
    if (code === undefined) return message;
    const text = ownWords[code] ?? words.get(code) ?? knownFieldError(code);
    if (typeof text !== 'function') return text;
    return text({ status: status === undefined ? undefined : statusLabel(status) });
  };
}
