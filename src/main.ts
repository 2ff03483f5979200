import { takeEarlyPress } from './app/start-up/early-press';
import { holdPresses } from './app/start-up/hold-presses';
import { type Faults, keepFaults } from './app/start-up/keep-faults';
import { untilFirstInteraction, untilFirstPaint, untilQuiet } from './app/start-up/page-events';
import { reloadOnMissingCode } from './app/start-up/reload-once';
import { isOnline, untilOnline } from './lib/connection';
import { withoutReload } from './lib/without-reload';
import './styles.css';

// The entry chunk: nothing else runs before the first paint.
const container = document.getElementById('root');
if (!container) throw new Error('The page has no #root');

// A build constant, so that a build without reports contains no code for them.
const faults = import.meta.env.VITE_REPORTS === 'off' ? undefined : keepFaults();
const earlyPress = takeEarlyPress();
reloadOnMissingCode();
const alive = container.firstElementChild ? comeAliveInTime(container) : comeAlive(container);
void (faults ? alive.finally(() => reportLater(faults)) : alive);

/** A prerendered page is readable without its code, so the code loads after the first paint. */
async function comeAliveInTime(page: Element): Promise<void> {
  const release = holdPresses(page);
  const touched = untilFirstInteraction();
  await untilFirstPaint();
  await Promise.race([touched, untilQuiet()]);
  try {
    await keepTrying(page);
  } finally {
    release();
  }
}

/**
 * While the device is offline, the page stays readable; it hydrates once the device is back online. That may happen
 * before the failure is reported here, so a failure while online is retried once.
 *
 * @param isLastOnline whether to throw if it fails while the device is online.
 */
async function keepTrying(page: Element, isLastOnline = false): Promise<void> {
  try {
    await comeAlive(page, isLastOnline);
  } catch (error) {
    const wasOnline = await isOnline();
    if (wasOnline && isLastOnline) throw error;
    await untilOnline();
    await keepTrying(page, wasOnline);
  }
}

/**
 * Loads React and the page's own code in parallel, and starts them.
 *
 * @param startsWithout whether to start without the page's own code if it can't be loaded while the device is online:
 * the page then shows an error.
 * @throws if code can't be loaded.
 */
async function comeAlive(page: Element, startsWithout = true): Promise<void> {
  const starting = import('./app/start-up/start');
  const { openInLowerCase, pageOfDocument } = await import('./app/start-up/pages');
  if (openInLowerCase()) return;
  const own = pageOfDocument();
  own?.retry();
  // Also waits for the page's own code to fail, which a next try could not clear before that.
  const [started, loaded] = await Promise.allSettled([starting, own?.load()]);
  if (started.status === 'rejected') throw started.reason;
  if (loaded.status === 'rejected' && !(startsWithout && navigator.onLine)) throw loaded.reason;
  await started.value.start(page, earlyPress);
}

/** Loads reports after everything else, even if the page did not hydrate. A failure to load them is ignored. */
async function reportLater(faults: Faults): Promise<void> {
  await untilQuiet();
  try {
    const { startReports } = await withoutReload(() => import('./lib/reports/start'));
    startReports(faults);
  } catch {}
}
