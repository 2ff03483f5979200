import { type DeskInput, type DeskView, deskFound, deskView, type ListedRequest } from '@functions/contracts/desk.ts';
import { refusalSchema } from '@functions/contracts/refusals.ts';
import { FunctionsHttpError } from '@supabase/supabase-js';
import * as z from 'zod/mini';
import { readAnswer } from '@/lib/forms/read-answer';
import { RefusedError } from '@/lib/forms/refused-error';
import { supabase } from '@/lib/supabase';

const TIMEOUT_MS = 20_000;

/** A refusal includes the current state, if it is known. */
const currentSchema = z.object({ current: deskView });

/**
 * Looks at the desk or acts there. Sending an action again with the same `id` does not repeat it.
 *
 * @returns the link's resulting view; null if it no longer works.
 * @throws RefusedError if retrying would not help; UnreadableError; otherwise the client's error.
 */
export async function askDesk(input: Exclude<DeskInput, { action: 'ask' | 'search' }>): Promise<DeskView | null> {
  const answer = await invoke(input);
  return isDead(answer) ? null : readAnswer(deskView, answer);
}

/**
 * Searches with the list's link: whole phone numbers and tracking IDs, and parts of names.
 *
 * @returns null if the link no longer works.
 * @throws as `askDesk`.
 */
export async function searchDesk(token: string, text: string): Promise<ListedRequest[] | null> {
  const answer = await invoke({ token, action: 'search', text });
  return isDead(answer) ? null : readAnswer(deskFound, answer).requests;
}

/** Emails a link to the team. The response does not reveal whether there is a desk. @throws as `askDesk`. */
export async function askForLink(): Promise<void> {
  await invoke({ action: 'ask' });
}

async function invoke(body: DeskInput): Promise<unknown> {
  const { data, error } = await supabase.functions.invoke<unknown>('desk', { body, timeout: TIMEOUT_MS });
  if (error instanceof FunctionsHttpError && error.context.status < 500) {
    const answer = await readJson(error.context);
    throw new RefusedError('', {
      cause: error,
      refusal: refusalSchema.safeParse(answer).data,
      current: currentSchema.safeParse(answer).data?.current,
    });
  }
  if (error) throw error;
  return data;
}

/** For a link that no longer works, the response is only a message. */
function isDead(answer: unknown): boolean {
  return refusalSchema.safeParse(answer).data?.message !== undefined;
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return undefined;
  }
}
