import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { fakeBackend } from './support/fake-backend';
import { renderApp } from './support/render-app';

beforeEach(() => {
  fakeBackend();
});

async function freeFromTheCity(slug: string) {
  await renderApp(`/locations/california/${slug}`);
  return within(await screen.findByRole('region', { name: 'Free from the city' }));
}

test.each([
  'los-angeles',
  'chatsworth',
  'encino',
  'north-hollywood',
  'northridge',
  'porter-ranch',
  'reseda',
  'sherman-oaks',
  'tarzana',
  'van-nuys',
  'woodland-hills',
])('the City of Los Angeles picks up bulky items free in %s', async (slug) => {
  const section = await freeFromTheCity(slug);

  expect(section.getByText(/LA Sanitation: call 311/)).toBeInTheDocument();
});

test.each(['west-hollywood', 'beverly-hills', 'burbank', 'glendale', 'santa-monica', 'riverside', 'san-diego'])(
  'residents of %s are told to check with their own city',
  async (slug) => {
    const section = await freeFromTheCity(slug);

    expect(section.getByText(/^Check with your city first/)).toBeInTheDocument();
    expect(section.queryByText(/311|Los Angeles/)).not.toBeInTheDocument();
  },
);
