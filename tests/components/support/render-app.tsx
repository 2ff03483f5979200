import { act, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { StrictMode, useEffect } from 'react';
import { MemoryRouter, type NavigateFunction, useNavigate } from 'react-router-dom';
import { vi } from 'vitest';
import { App } from '@/app/app';
import { findPage } from '@/app/start-up/pages';
import { addressIn, documentLanguages, language, splitAddress } from '@/lib/language';

/**
 * Renders the real site at an address in the language of the tests, like `start.tsx`.
 *
 * @returns a user, `goBack` for the browser's Back, and `unmount` to leave the site.
 */
export async function renderApp(address: string) {
  await preload(address);
  document.documentElement.lang = documentLanguages[language];
  window.history.replaceState(null, '', address);
  const router: { navigate?: NavigateFunction } = {};
  const { unmount } = await act(async () =>
    render(
      <StrictMode>
        <MemoryRouter basename={addressIn(language, '/')} initialEntries={[address]}>
          <App />
          <Navigation of={router} />
        </MemoryRouter>
      </StrictMode>,
    ),
  );
  return {
    user: userEvent.setup({ delay: null, applyAccept: false, pointerEventsCheck: 0 }),
    goBack: () => act(async () => router.navigate?.(-1)),
    unmount,
  };
}

/** Passes on how to go through the history of the router. */
function Navigation({ of: router }: { of: { navigate?: NavigateFunction } }) {
  const navigate = useNavigate();
  useEffect(() => {
    router.navigate = navigate;
  }, [router, navigate]);
  return null;
}

/** Waits for code that is loading. React warns of code that comes outside of `act`, even after its page is gone. */
export async function untilCodeIsLoaded(): Promise<void> {
  await act(() => vi.dynamicImportSettled());
}

/** Preloads the page of an address, so that links open it immediately. The shown page may load code meanwhile, too. */
export async function preload(address: string): Promise<void> {
  const asked = splitAddress(new URL(address, window.location.origin).pathname);
  const page = asked.language === language && findPage(asked.path);
  if (!page) throw new Error(`No page for ${address} in these tests`);
  await act(async () => void (await page.load()));
}
