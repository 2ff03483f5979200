import type { MessageLook } from '@functions/rules/desk-contract.ts';
import type { DeskActs } from '../use-desk-acts';

type MessagePageProps = { look: MessageLook; acts: DeskActs; token: string };

/** Stands in until its page is written. */
export function MessagePage({ look }: MessagePageProps) {
  return <h1 className="font-extrabold text-title">{look.scope}</h1>;
}
