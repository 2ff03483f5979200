/** Asks the network whether it is there, because some browsers say that they are offline while they are not. */
export async function canReachUs(): Promise<boolean> {
  try {
    // Not one of the files that the service worker keeps.
    await fetch('/robots.txt', { method: 'HEAD', cache: 'no-store' });
    return true;
  } catch {
    return false;
  }
}

/** Whether the device is online, whatever the browser says. */
export async function isOnline(): Promise<boolean> {
  return navigator.onLine || canReachUs();
}

/** Resolves when the device is online, immediately if it already is. */
export async function untilOnline(): Promise<void> {
  if (await isOnline()) return;
  await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
}
