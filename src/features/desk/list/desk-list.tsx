import type { ListLook } from '@functions/rules/desk-contract.ts';
import type { DeskActs } from '../use-desk-acts';

type DeskListProps = { look: ListLook; acts: DeskActs; token: string };

/** Stands in until its page is written. */
export function DeskList({ look }: DeskListProps) {
  return <h1 className="font-extrabold text-title">{look.scope}</h1>;
}
