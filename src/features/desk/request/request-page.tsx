import type { RequestLook } from '@functions/rules/desk-contract.ts';
import { titleOf } from '@/features/job/job-heading';
import type { DeskActs } from '../use-desk-acts';

type RequestPageProps = { look: RequestLook; acts: DeskActs; token: string };

/** A request: what to do next, its customer, and all that has happened to it. */
export function RequestPage({ look: { request } }: RequestPageProps) {
  return <h1 className="break-words font-extrabold text-title">{titleOf(request)}</h1>;
}
