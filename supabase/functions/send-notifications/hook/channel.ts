import type { Channel } from '../channel.ts';
import { type Finished, finishedAs } from '../finished.ts';
import { callHook } from './call.ts';

/** The names of this machine, to which no certificate is needed. */
const THIS_MACHINE = ['localhost', '127.0.0.1', '[::1]'];

type Dependencies = {
  /** Where the host of the site is asked to build it; empty if nowhere. */
  url: string;
  finish(id: string, outcome: Finished, error?: string): Promise<void>;
};

/** How the host of the site is told. A build that may not have begun is asked for again: one too many does no harm. */
export function createHookChannel({ url, finish }: Dependencies): Channel {
  return {
    settings: 'The host of the site refuses to build it: check BUILD_HOOK_URL.',
    // There is one host, and the next build brings all that this one would have.
    maxUnanswered: 1,
    async compose() {
      if (url === '') return async () => ({ outcome: 'skipped', error: 'BUILD_HOOK_URL is not set' });
      if (!isSafe(url)) throw new Error('BUILD_HOOK_URL is no address that begins with https://');
      return () => callHook(url);
    },
    finish: ({ id }, { outcome, error }) => finish(id, finishedAs[outcome], error),
  };
}

/** Whether nobody on the way learns the address, which is a secret. */
function isSafe(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return protocol === 'https:' || (protocol === 'http:' && THIS_MACHINE.includes(hostname));
}
