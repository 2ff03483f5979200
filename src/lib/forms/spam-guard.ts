const MIN_FILL_MS = 3000;

/**
 * Waits until a form has been on the screen for 3 seconds. People take longer anyway; a bot that fills in, submits and
 * leaves immediately is gone before its message is sent.
 *
 * @param shownAt when the form appeared, in milliseconds since 1970.
 */
export async function afterMinimumFillTime(shownAt: number): Promise<void> {
  // A clock can be set back meanwhile.
  const remaining = Math.min(MIN_FILL_MS, shownAt + MIN_FILL_MS - Date.now());
  if (remaining > 0) await new Promise((resolve) => setTimeout(resolve, remaining));
}
