import type { BrowserContext } from '@playwright/test';

const SERVER = '**/functions/v1/**';

/** Takes the browser offline. Just after a reload, the emulated network lets requests through, so they are cut off, too. */
export async function goOffline(context: BrowserContext): Promise<void> {
  await context.route(SERVER, (route) => route.abort('internetdisconnected'));
  await context.setOffline(true);
}

export async function comeBackOnline(context: BrowserContext): Promise<void> {
  await context.unroute(SERVER);
  await context.setOffline(false);
}
