import type { Enums } from '../database.types.ts';
import { leadStatus } from '../enums.ts';

/** The status of a request, from section 4 of the specification. */
export type Status = Enums<'lead_status'>;

const statuses = leadStatus;

/** The steps of a request in order, without `Canceled`. Haulers can only move forward, and can skip steps. */
export const statusPath = statuses.filter((status) => status !== 'Canceled');

/** The color of each, from the same section. Any other status is gray. */
export const statusColors = {
  Submitted: 'blue',
  'Sent Proposal': 'purple',
  'In Progress': 'amber',
  Completed: 'green',
  Canceled: 'red',
} satisfies Record<Status, string>;

export type StatusColor = (typeof statusColors)[Status];

/** The statuses that a hauler can set. */
export const haulerStatuses = statuses.filter((status) => status !== 'Submitted');

const closedStatuses: readonly string[] = ['Completed', 'Canceled'] satisfies Status[];

/** A stored text as a status; `other` if this version does not know it. */
export function toStatus(text: string): Status | 'other' {
  return statuses.find((status) => status === text) ?? 'other';
}

/** Whether a status is final. */
export function isClosed(text: string): boolean {
  return closedStatuses.includes(text);
}

/** The progress of a request: an index of `statusPath`; -1 for a status that is not on it. */
export function indexOnPath(text: string): number {
  const path: readonly string[] = statusPath;
  return path.indexOf(text);
}
