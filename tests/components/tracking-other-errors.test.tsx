import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { getLeadDetails } from '@/features/tracking/api';
import { renderApp } from './support/render-app';
import { fakeClock, passTime } from './support/time';

vi.mock('@/features/tracking/api', () => ({ getLeadDetails: vi.fn() }));

test.each([
  ['its own words', new Error('The device is on fire'), 'The device is on fire'],
  [
    'the general message if it has none',
    new Error(''),
    'Unable to retrieve your booking information. Please try again later or contact us directly.',
  ],
])('any other error shows %s', async (_, error, message) => {
  vi.mocked(getLeadDetails).mockRejectedValue(error);
  fakeClock();
  await renderApp('/track/7K3M-9Q2X-4TBV-R8ND');
  await passTime(2000);

  expect(await screen.findByRole('heading', { name: 'Request Not Found' })).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent(message);
});
