import type { ConflictCode, ProposalConflict, Refusal, RefusalCode } from '../../contracts/refusals.ts';
import type { DeskConflict } from '../../domain/desk.ts';

/** `status` is that of the request, as people read it, for who may see it. */
type Words = string | ((data: { status?: string | undefined }) => string);

/** Proposals and acts at the desk are refused in words of their own: `proposal-refusals.ts`, `desk-refusals.ts`. */
type OwnWords = Exclude<ProposalConflict | DeskConflict, ConflictCode>;

/** Why functions refuse. */
export type RefusalWords = Record<Exclude<RefusalCode, OwnWords>, Words>;

/** Makes what says why a function refused. */
export function refusalReader(
  refusals: RefusalWords,
  knownFieldError: (error: string) => string | undefined,
  statusLabel: (stored: string) => string,
) {
  const words = new Map<string, Words>(Object.entries(refusals));

  /**
   * Why a function refused, in a sentence; undefined if it did not say, or its code is not known. What
   * stands before a function, such as a gateway, says it in its message.
   *
   * @param ownWords of what was refused, before those that are for all.
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
