import type { Enums } from '../database.types.ts';
import { leadStatus } from '../enums.ts';

/** The status of a request, by the specification's section 4. */
export type Status = Enums<'lead_status'>;

export const statuses = leadStatus;

/** The steps of a request in their order, before `Canceled`. A hauler only moves forward, and may skip steps. */
export const statusPath = statuses.filter((status) => status !== 'Canceled');

/** The color of each, by the same section. It shows any other status gray. */
export const statusColors = {
  Submitted: 'blue',
  'Sent Proposal': 'purple',
  'In Progress': 'amber',
  Completed: 'green',
  Canceled: 'red',
} satisfies Record<Status, string>;

export type StatusColor = (typeof statusColors)[Status];

/** The statuses that a hauler may set. */
export const haulerStatuses = statuses.filter((status) => status !== 'Submitted');

const closedStatuses: readonly string[] = ['Completed', 'Canceled'] satisfies Status[];

/** A stored text as a status; `other` for one that this version does not know. */
export function toStatus(text: string): Status | 'other' {
  return statuses.find((status) => status === text) ?? 'other';
}

/** Whether nothing more happens to a request of this status. */
export function isClosed(text: string): boolean {
  return closedStatuses.includes(text);
}

/** How far a request has come on its way: an index of `statusPath`; -1 for a status that is not on it. */
export function indexOnPath(text: string): number {
  const path: readonly string[] = statusPath;
  return path.indexOf(text);
}
