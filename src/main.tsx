import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/app';
import { loadPageOnTouch, preloadPage } from './app/lazy-page';
import { matchRoute } from './app/match-route';
import { reloadOnMissingChunk } from './app/reload-once';
import './styles.css';

const container = document.getElementById('root');
if (!container) throw new Error('The page has no #root');

const app = (
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>
);

reloadOnMissingChunk();
const route = matchRoute(window.location.pathname);
const isPrerendered = container.firstElementChild !== null;
if (route?.isPublic && isPrerendered && !route.formFile) loadPageOnTouch(route, container.querySelector('main') ?? container);
else if (route) await preloadPage(route);
if (isPrerendered) startTransition(() => void hydrateRoot(container, app));
else createRoot(container).render(app);
