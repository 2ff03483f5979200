/**
 * The statuses of a request, by the specification's section 4. A hauler moves a request forward along the first four, and
 * from any of the first three to the last. Stored as they are written here.
 */
export const statuses = ['Submitted', 'Sent Proposal', 'In Progress', 'Completed', 'Canceled'] as const;

export type Status = (typeof statuses)[number];

/** A stored text as a status; `other` for one that this version of the site does not know. */
export function toStatus(text: string): Status | 'other' {
  return statuses.find((status) => status === text) ?? 'other';
}
