import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderApp } from './support/render-app';

// The page's metadata and the link it passes on. What a link shows is tested with its feature.
vi.mock('@/features/desk/desk', () => ({
  Desk: ({ token, leadId = 'none' }: { token: string; leadId: string | undefined }) => (
    <h1>{`Link ${token || 'none'}, request ${leadId}`}</h1>
  ),
}));

const REQUEST = '0c1f29a4-3a5e-4f0e-8a44-5b0a4c2f7d11';
const LINK = '7K3M-9Q2X-4TBV-R8ND';

test.each([
  ['/desk', 'Link none, request none'],
  [`/desk/${LINK}`, `Link ${LINK}, request none`],
  [`/desk/${LINK}/${REQUEST}`, `Link ${LINK}, request ${REQUEST}`],
])('%s is the desk, with the same title, no indexing and no referrer', async (path, shown) => {
  await renderApp(path);

  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(shown);
  await waitFor(() => expect(document.title).toBe('Desk | PoppyHaul'));
  expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  expect(document.head.querySelector('meta[name="referrer"]')).toHaveAttribute('content', 'no-referrer');
  expect(document.querySelector('meta[name="format-detection"]')).toHaveAttribute('content', 'telephone=no');
});
