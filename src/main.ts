import { firstTouch, holdClicks } from './app/first-touch';
import { reloadOnMissingChunk } from './app/reload-once';
import './styles.css';

const container = document.getElementById('root');
if (!container) throw new Error('The page has no #root');

reloadOnMissingChunk();
const isPrerendered = container.firstElementChild !== null;
const isForm = container.querySelector('main form') !== null;
const started = ready()
  .then(() => import('./app/start'))
  .then(({ start }) => start(container, isForm));
if (isPrerendered) holdClicks(container, started);

/** A prerendered page can be read and left without its code, which lets the page itself go first. */
async function ready(): Promise<void> {
  if (isPrerendered) await Promise.race([firstTouch(), isForm ? painted() : quiet()]);
}

/** Resolves when the page has been shown for the first time; not while it is in a tab that nobody has looked at. */
function painted(): Promise<void> {
  return new Promise((resolve) => {
    new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true });
  });
}

/** Resolves when the page has been shown with its pictures, and the browser has nothing better to do. */
async function quiet(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  }
  await painted();
  await new Promise<unknown>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: 1000 });
    else setTimeout(resolve, 200);
  });
}
