/** Longer than a test takes on a slow machine. */
const TEST_MS = 45_000;

/** When days begin in Los Angeles: the calendar's at midnight, that of what is deleted once a day at 3 AM. */
const beginnings = ['24:00:00', '03:00:00'];

/** Waits for the next day in Los Angeles if it would begin during a test, for which "today" is one day. */
export async function awaitNextDay(): Promise<void> {
  const now = secondsOf(new Date().toLocaleTimeString('en-GB', { timeZone: 'America/Los_Angeles' }));
  const waits = beginnings.map((beginning) => (secondsOf(beginning) - now) * 1000);
  const wait = waits.find((each) => each > 0 && each < TEST_MS);
  if (wait !== undefined) await new Promise((resolve) => setTimeout(resolve, wait));
}

function secondsOf(clock: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = clock.split(':').map(Number);
  return (hours * 60 + minutes) * 60 + seconds;
}
