import { screen } from '@testing-library/react';
import { expect } from 'vitest';

/** Waits for a toast with these words and no others, of this kind: its look tells good news from a failure. */
export async function untilToasted(kind: 'success' | 'error', title: string, description: string) {
  const toast = (await screen.findByText(title)).closest('[data-sonner-toast]');
  // A link may follow the words.
  expect(toast?.querySelector('[data-description]')?.firstChild?.textContent).toBe(description);
  expect(toast).toHaveAttribute('data-type', kind);
}
