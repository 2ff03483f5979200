const TIMEOUT_MS = 5000;

/**
 * Reports the end of a call to an external monitor, in the format of healthchecks.io, which alerts after a long
 * silence, and at once if something is wrong. A monitor that does not answer within 5 s is ignored.
 *
 * @param url of the check; empty for no monitor.
 * @see https://healthchecks.io/docs/http_api/
 */
export async function sendHeartbeat(url: string, isWell: boolean): Promise<void> {
  if (!url) return;
  try {
    const address = new URL(url);
    if (!isWell) address.pathname = `${address.pathname.replace(/\/$/, '')}/fail`;
    const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    await response.body?.cancel().catch(() => undefined);
  } catch (error) {
    console.error(`The monitor at HEARTBEAT_URL does not answer. ${error}`);
  }
}
