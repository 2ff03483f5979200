import { type PauseState, type PauseWish, pauseView } from '@functions/contracts/stop-mail.ts';
import { askByLink, callFunction } from '@/lib/call-function';

/**
 * Stops all emails to the recipient of the email with this token. Idempotent; the response does not reveal whether the
 * token exists.
 *
 * @throws the error of `callFunction`.
 */
export async function stopMail(token: string): Promise<void> {
  const { error } = await callFunction('stop-mail', { token });
  if (error) throw error;
}

/**
 * Reads whether the hauler of a link is offered jobs, or pauses or resumes that. Idempotent.
 *
 * @throws as `askByLink`.
 */
export async function askPause(token: string, action: PauseWish): Promise<PauseState> {
  return (await askByLink('stop-mail', { token, action }, pauseView))?.state ?? 'unknown';
}
