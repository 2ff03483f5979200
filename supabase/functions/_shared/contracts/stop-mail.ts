import * as z from 'zod/mini';
import { pauseState, pauseWish } from '../enums.ts';
import { secret } from './fields.ts';

/**
 * What a page, or the unsubscribe address that an email program calls, sends to `stop-mail`. Without an action it stops
 * what the link is for; with one, it looks at, pauses or resumes the offers of a hauler's link.
 */
export const stopMailInput = z.object({ token: secret('link-invalid'), action: z.optional(z.enum(pauseWish)) });

/**
 * What an action returns. `paused`: the hauler paused by their link, and can resume. `stopped`: only the operator can
 * resume. `unknown`: it is not a hauler's link.
 */
export const pauseView = z.object({ state: z.enum(pauseState) });

export type PauseWish = (typeof pauseWish)[number];

export type PauseState = (typeof pauseState)[number];
