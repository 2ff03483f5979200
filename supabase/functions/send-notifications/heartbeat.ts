const TIMEOUT_MS = 5000;

/**
 * Tells a monitor outside that a call has ended, in the form of healthchecks.io: it raises the alarm when it hears
 * nothing for long, and at once when not all is well. A monitor that does not answer within 5 s is no trouble of ours.
 *
 * @param url of the check; empty for no monitor.
 * @see https://healthchecks.io/docs/http_api/
 */
export async function beat(url: string, isWell: boolean): Promise<void> {
  if (!url) return;
  try {
    const address = new URL(url);
    if (!isWell) address.pathname = `${address.pathname.replace(/\/$/, '')}/fail`;
    const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    await response.body?.cancel();
  } catch (error) {
    console.error(`The monitor at HEARTBEAT_URL does not answer. ${error}`);
  }
}
