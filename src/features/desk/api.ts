import { type DeskInput, type DeskView, deskFound, deskView, type ListedRequest } from '@functions/contracts/desk.ts';
import { askByLink, callFunction } from '@/lib/call-function';

/**
 * Looks at the desk or acts there. Sending an action again with the same `id` does not repeat it.
 *
 * @returns the link's resulting view; null if it no longer works.
 * @throws as `askByLink`; `current` is the link's view.
 */
export function askDesk(input: Exclude<DeskInput, { action: 'ask' | 'search' }>): Promise<DeskView | null> {
  return askByLink('desk', input, deskView);
}

/**
 * Searches with the list's link: whole phone numbers and tracking IDs, and parts of names.
 *
 * @returns null if the link no longer works.
 * @throws as `askByLink`.
 */
export async function searchDesk(token: string, text: string): Promise<ListedRequest[] | null> {
  const input: DeskInput = { token, action: 'search', text };
  return (await askByLink('desk', input, deskFound))?.requests ?? null;
}

/**
 * Emails a link to the team. The response does not reveal whether there is a desk.
 *
 * @throws the error of `callFunction`.
 */
export async function askForLink(): Promise<void> {
  const input: DeskInput = { action: 'ask' };
  const { error } = await callFunction('desk', input);
  if (error) throw error;
}
