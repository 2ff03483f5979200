import { holdPresses, type PressHold } from './app/start-up/hold-presses';
import { firstPaint, firstTouch, online, quiet } from './app/start-up/moments';
import { reloadOnMissingCode } from './app/start-up/reload-once';
import './styles.css';

// The starter: nothing else runs before the first paint.
const container = document.getElementById('root');
if (!container) throw new Error('The page has no #root');

reloadOnMissingCode();
void (container.firstElementChild ? comeAliveInTime(container) : comeAlive(container));

/** A prerendered page can be read without its code, which therefore comes after the page itself. */
async function comeAliveInTime(page: Element): Promise<void> {
  const hold = holdPresses(page);
  const touched = firstTouch();
  await firstPaint();
  await Promise.race([touched, quiet()]);
  await keepTrying(page, hold);
}

/** Offline the words stay readable, and the page comes to life when it is online again. */
async function keepTrying(page: Element, hold: PressHold): Promise<void> {
  try {
    await comeAlive(page, hold.link());
  } catch (error) {
    if (navigator.onLine) throw error;
    // Links then work as the browser's own.
    hold.release();
    await online();
    await keepTrying(page, hold);
  } finally {
    hold.release();
  }
}

/** Fetches React and the page's own code side by side, and starts them. */
async function comeAlive(page: Element, pressedLink?: HTMLAnchorElement): Promise<void> {
  const starting = import('./app/start-up/start');
  const { findPage } = await import('./app/start-up/pages');
  const own = findPage(window.location.pathname);
  own?.retry();
  void own?.load();
  if (pressedLink) findPage(pressedLink.pathname)?.prefetch();
  const { start } = await starting;
  await start(page);
}
