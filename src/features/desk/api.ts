import { type DeskInput, type DeskView, deskFound, deskView, type ListedRequest } from '@functions/contracts/desk.ts';
import { refusalSchema } from '@functions/contracts/refusals.ts';
import { FunctionsHttpError } from '@supabase/supabase-js';
import * as z from 'zod/mini';
import { RefusedError } from '@/lib/refused-error';
import { supabase } from '@/lib/supabase';

const TIMEOUT_MS = 20_000;

/** With a refusal comes how things stand, where that is known. */
const currentSchema = z.object({ current: deskView });

/**
 * Looks at the desk or acts there. Asked again with the same `id`, an act is the same.
 *
 * @returns what the link shows then; null if it does not work any more.
 * @throws RefusedError if trying again at once would not help; otherwise the client's error.
 */
export async function askDesk(input: Exclude<DeskInput, { action: 'ask' | 'search' }>): Promise<DeskView | null> {
  const answer = await invoke(input);
  return isDead(answer) ? null : deskView.parse(answer);
}

/**
 * Searches by the link of the list: phone numbers and tracking IDs as a whole, names in part.
 *
 * @returns null if the link does not work any more.
 * @throws as `askDesk`.
 */
export async function searchDesk(token: string, text: string): Promise<ListedRequest[] | null> {
  const answer = await invoke({ token, action: 'search', text });
  return isDead(answer) ? null : deskFound.parse(answer).requests;
}

/** Mails a link to the team. Nobody is told whether there is a desk. @throws as `askDesk`. */
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

/** Of a link that does not work any more there is a message in words, and nothing else. */
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
