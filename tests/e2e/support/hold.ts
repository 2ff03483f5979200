import type { APIResponse, BrowserContext, Page, Route } from '@playwright/test';

/**
 * Where a request is held: `under way`, before the server has seen it, or `answered`, after the server has done
 * what it asks for but before the browser knows.
 */
type HeldAt = 'under way' | 'answered';

/** Requests held until the test decides on them. */
export type Held = {
  /** Resolves when the first one is held. */
  first: Promise<void>;
  /** Lets them and all later ones through. */
  release(): void;
  /** Answers them with an error status, 400 by default. */
  refuse(status?: number): void;
};

type Ending = (route: Route, answer: APIResponse | undefined) => Promise<void>;

/** Holds all requests of a page, or of all pages, to a glob. */
export async function hold(by: BrowserContext | Page, address: string, heldAt: HeldAt = 'under way'): Promise<Held> {
  const first = deferred<void>();
  const ending = deferred<Ending>();
  await by.route(address, async (route) => {
    const answer = heldAt === 'answered' ? await route.fetch() : undefined;
    first.resolve();
    const end = await ending.promise;
    await end(route, answer);
  });
  return {
    first: first.promise,
    release: () => ending.resolve((route, answer) => (answer ? route.fulfill({ response: answer }) : route.continue())),
    refuse: (status = 400) => ending.resolve((route) => route.fulfill({ status, json: { message: 'no' } })),
  };
}

function deferred<Value>() {
  let resolve: (value: Value) => void = () => {};
  const promise = new Promise<Value>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}
