import { takeEarlyPress } from './app/start-up/early-press';
import { holdPresses } from './app/start-up/hold-presses';
import { firstPaint, firstTouch, online, quiet } from './app/start-up/moments';
import { reloadOnMissingCode } from './app/start-up/reload-once';
import './styles.css';

// The starter: nothing else runs before the first paint.
const container = document.getElementById('root');
if (!container) throw new Error('The page has no #root');

const earlyPress = takeEarlyPress();
reloadOnMissingCode();
void (container.firstElementChild ? comeAliveInTime(container) : comeAlive(container));

/** A prerendered page can be read without its code, which therefore comes after the page itself. */
async function comeAliveInTime(page: Element): Promise<void> {
  const release = holdPresses(page);
  const touched = firstTouch();
  await firstPaint();
  await Promise.race([touched, quiet()]);
  try {
    await keepTrying(page);
  } finally {
    release();
  }
}

/**
 * Offline the words stay readable, and the page comes to life when it is online again. That may be before the failure is
 * known here, so what fails online is tried once more.
 *
 * @param isLastOnline whether a failure is thrown, should the device be online then.
 */
async function keepTrying(page: Element, isLastOnline = false): Promise<void> {
  try {
    await comeAlive(page);
  } catch (error) {
    const isOnline = navigator.onLine;
    if (isOnline && isLastOnline) throw error;
    await online();
    await keepTrying(page, isOnline);
  }
}

/** Fetches React and the page's own code side by side, and starts them. */
async function comeAlive(page: Element): Promise<void> {
  const starting = import('./app/start-up/start');
  const { pageOfDocument } = await import('./app/start-up/pages');
  const own = pageOfDocument();
  own?.retry();
  void own?.load();
  const { start } = await starting;
  await start(page, earlyPress);
}
