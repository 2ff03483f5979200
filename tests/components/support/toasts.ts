import { screen } from '@testing-library/react';
import { expect } from 'vitest';

/** Waits for a toast of this kind with exactly these words; the kind decides its look. */
export async function untilToasted(kind: 'success' | 'error', title: string, description: string) {
  const toast = (await screen.findByText(title)).closest('[data-sonner-toast]');
  // A link can follow the words.
  expect(toast?.querySelector('[data-description]')?.firstChild?.textContent).toBe(description);
  expect(toast).toHaveAttribute('data-type', kind);
}
