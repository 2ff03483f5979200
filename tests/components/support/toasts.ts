import { screen } from '@testing-library/react';
import { expect } from 'vitest';

/** Waits for a toast with these words, of this kind: its look tells good news from a failure. */
export async function untilToasted(kind: 'success' | 'error', title: string, description: string) {
  const toast = (await screen.findByText(title)).closest('[data-sonner-toast]');
  expect(toast).toHaveTextContent(description);
  expect(toast).toHaveAttribute('data-type', kind);
}
