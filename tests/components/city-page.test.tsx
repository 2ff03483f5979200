import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from './support/render-app';

const listOf = (term: string) => screen.getByText(term).closest('summary')?.nextElementSibling;

test("the Los Angeles page lists apart the ZIP codes where the City's 311 doesn't collect", async () => {
  await renderApp('/locations/california/los-angeles');

  expect(listOf('City of Los Angeles: mailing ZIP codes')).toHaveTextContent(/^90001.*90744$/);
  expect(listOf('City of Los Angeles: mailing ZIP codes')).not.toHaveTextContent('90022');
  expect(listOf('Los Angeles addresses outside the City')).toHaveTextContent(/^9002290040900569005890063Mostly East/);
});

test.each([
  ['corona', 'Corona addresses outside the City', /^92880Mostly Eastvale/],
  ['riverside', 'Riverside addresses outside the City', /^92509Mostly Jurupa Valley/],
])('the page of %s lists apart the ZIP code of a city that was founded later', async (slug, term, listed) => {
  await renderApp(`/locations/california/${slug}`);

  expect(listOf(term)).toHaveTextContent(listed);
});
