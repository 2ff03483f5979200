import { act, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { StrictMode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { App } from '@/app/app';
import { findPage } from '@/app/start-up/pages';

/** Shows the real site at an address, as `start.tsx` does. @returns a user to operate it, and `unmount` to leave it. */
export async function renderApp(path: string) {
  await preload(path);
  window.history.replaceState(null, '', path);
  const { unmount } = await act(async () =>
    render(
      <StrictMode>
        <MemoryRouter initialEntries={[path]}>
          <App />
        </MemoryRouter>
      </StrictMode>,
    ),
  );
  return { user: userEvent.setup({ delay: null, applyAccept: false, pointerEventsCheck: 0 }), unmount };
}

/** Loads the page of an address ahead, so that a link to it leads there at once. */
export async function preload(path: string): Promise<void> {
  const page = findPage(new URL(path, window.location.origin).pathname);
  if (!page) throw new Error(`No page for ${path}`);
  await page.load();
}
