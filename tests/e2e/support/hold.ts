import type { APIResponse, BrowserContext, Request, Route } from '@playwright/test';

/**
 * Where a request is held: `under way`, so that the server has not seen it, or `answered`, so that the server has done
 * what it asks for and the browser does not know it yet.
 */
export type HeldAt = 'under way' | 'answered';

/** Requests that are on their way until the test decides on them, once and for all. */
export type Held = {
  /** Resolves when the first of them has got as far as where it is held. */
  first: Promise<void>;
  /** How many the browser has sent. */
  count(): number;
  /** Lets them through, those that come later as well. */
  release(): void;
  /** Answers them with a status that says no, 400 by default. */
  refuse(status?: number): void;
  /** Breaks their connections. */
  lose(): void;
  /** Lets through what comes from now on. */
  stop(): Promise<void>;
};

type Ending = (route: Route, answer: APIResponse | undefined) => Promise<void>;

/** Holds back all requests to an address, a glob, or those of them that `isHeld` picks. */
export async function hold(
  context: BrowserContext,
  address: string,
  heldAt: HeldAt,
  isHeld: (request: Request) => boolean = () => true,
): Promise<Held> {
  const first = deferred<void>();
  const ending = deferred<Ending>();
  let count = 0;
  await context.route(address, async (route) => {
    if (!isHeld(route.request())) return route.continue();
    count += 1;
    const answer = heldAt === 'answered' ? await route.fetch() : undefined;
    first.resolve();
    const end = await ending.promise;
    await end(route, answer);
  });
  return {
    first: first.promise,
    count: () => count,
    release: () => ending.resolve((route, answer) => (answer ? route.fulfill({ response: answer }) : route.continue())),
    refuse: (status = 400) => ending.resolve((route) => route.fulfill({ status, json: { message: 'no' } })),
    lose: () => ending.resolve((route) => route.abort('connectionreset')),
    stop: () => context.unroute(address),
  };
}

function deferred<Value>() {
  let resolve: (value: Value) => void = () => {};
  const promise = new Promise<Value>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}
