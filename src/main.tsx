import { firstTouch, holdClicks } from './app/first-touch';
import { reloadOnMissingChunk } from './app/reload-once';
import './styles.css';

const container = document.getElementById('root');
if (!container) throw new Error('The page has no #root');

reloadOnMissingChunk();
const isPrerendered = container.firstElementChild !== null;
// A prerendered page is there to be read, and its links work: the code that brings it to life lets it go first.
const isTurn = isPrerendered ? Promise.race([firstTouch, hasForm(container) ? painted() : quiet()]) : Promise.resolve();
const started = isTurn.then(() => import('./app/start')).then(({ start }) => start(container));
if (isPrerendered) holdClicks(container, started);

function hasForm(page: Element): boolean {
  return page.querySelector('main form') !== null;
}

/** The page has been shown for the first time. */
function painted(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

/** The page is there with its pictures, and the browser has nothing better to do. */
async function quiet(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  }
  await new Promise<unknown>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: 1000 });
    else setTimeout(resolve, 200);
  });
}
