import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { queryClient } from '@/lib/forms/query-client';
import { addressIn, language } from '@/lib/language';
import { words } from '@/words/shell';
import { preload } from './render-app';

/** Follows a link in the footer to another page, while something may be being sent. The address changes, too. */
export async function followLink(user: UserEvent, name: string, path: string, heading = name) {
  const address = addressIn(language, path);
  await preload(address);
  await user.click(within(screen.getByRole('contentinfo')).getByRole('link', { name }));
  window.history.replaceState(null, '', address);
  await screen.findByRole('heading', { level: 1, name: heading });
  // Until React has run its effects, the hooks of the page before still listen.
  await act(async () => {});
}

export function goToPrivacy(user: UserEvent) {
  return followLink(user, words.pages.privacy, '/privacy');
}

/** The visitor is still there once everything has been sent. */
export async function expectSentOnPrivacy() {
  await waitFor(() => expect(queryClient.isMutating()).toBe(0));
  expect(screen.getByRole('heading', { level: 1, name: words.pages.privacy })).toBeInTheDocument();
}
