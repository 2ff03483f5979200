import { type PauseState, type PauseWish, pauseView } from '@functions/contracts/stop-mail.ts';
import { askByLink } from '@/lib/call-function';

/**
 * Reads whether the hauler of a link is offered jobs, or pauses or resumes that. Idempotent.
 *
 * @throws as `askByLink`.
 */
export async function askPause(token: string, action: PauseWish): Promise<PauseState> {
  return (await askByLink('stop-mail', { token, action }, pauseView))?.state ?? 'unknown';
}
