import type { Channel } from '../channel.ts';
import { type Finished, finishedAs } from '../finished.ts';
import { callHook } from './call.ts';

/** The names of this machine, which need no certificate. */
const THIS_MACHINE = ['localhost', '127.0.0.1', '[::1]'];

type Dependencies = {
  /** The build hook of the web host; empty if there is none. */
  url: string;
  finish(id: string, outcome: Finished, error?: string): Promise<void>;
};

/** How the web host is called. A build that may not have started is requested again: an extra one does no harm. */
export function createHookChannel({ url, finish }: Dependencies): Channel {
  return {
    settings: 'The host of the site refuses to build it: check BUILD_HOOK_URL.',
    // There is one host, and the next build includes everything that this one would.
    maxUnanswered: 1,
    async compose() {
      if (url === '') return async () => ({ outcome: 'skipped', error: 'BUILD_HOOK_URL is not set' });
      if (!isSafe(url)) throw new Error('BUILD_HOOK_URL is no address that begins with https://');
      return () => callHook(url);
    },
    finish: ({ id }, { outcome, error }) => finish(id, finishedAs[outcome], error),
  };
}

/** Whether the address, which is a secret, is safe in transit. */
function isSafe(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return protocol === 'https:' || (protocol === 'http:' && THIS_MACHINE.includes(hostname));
}
