import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from './support/render-app';

test("the Los Angeles page lists apart the ZIP codes where the City's 311 doesn't collect", async () => {
  await renderApp('/locations/california/los-angeles');

  const listOf = (term: string) => screen.getByText(term).nextElementSibling;
  expect(listOf('City of Los Angeles: mailing ZIP codes')).toHaveTextContent('90001 to 90732: all 59');
  expect(listOf('City of Los Angeles: mailing ZIP codes')).not.toHaveTextContent('90022');
  expect(listOf('Los Angeles addresses outside the City')).toHaveTextContent(/^9002290040900569005890063Mostly East/);
});

test.each([
  ['corona', 'Corona addresses outside the City', /^92880Mostly Eastvale/],
  ['riverside', 'Riverside addresses outside the City', /^92509Mostly Jurupa Valley/],
])('the page of %s lists apart the ZIP code of a city that was founded later', async (slug, term, listed) => {
  await renderApp(`/locations/california/${slug}`);

  expect(screen.getByText(term).nextElementSibling).toHaveTextContent(listed);
});

test('under "Get a Free Quote", the page says what people paid for all loads', async () => {
  await renderApp('/locations/california/torrance');

  const quote = screen.getByRole('region', { name: 'Get a Free Quote' });
  expect(within(quote).getByText(/^Half of the customers here paid/, { exact: false })).toHaveTextContent(
    /^Samples: no one has paid these.*All loads, all our cities\. Where these prices come from$/,
  );
  expect(within(quote).getByRole('link', { name: 'Where these prices come from' })).toHaveAttribute('href', '/prices');
});
