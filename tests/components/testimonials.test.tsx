import { render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

/** What the home page shows there, and the page of a city. */
async function renderTestimonials() {
  const { Testimonials } = await import('@/pages/home/testimonials');
  const { QuoteBand } = await import('@/pages/city/quote-band');
  const { testimonialsNear } = await import('@/pages/city/testimonials-near');
  return {
    home: render(<Testimonials />).container,
    city: render(<QuoteBand testimonials={testimonialsNear('los-angeles')} />).container,
  };
}

test('a real project that nobody has praised yet shows nothing in their place', async () => {
  const { home, city } = await renderTestimonials();

  expect(home).toBeEmptyDOMElement();
  expect(city).toBeEmptyDOMElement();
});

test('what the operator claims stands alone, in words of their own', async () => {
  vi.stubEnv('VITE_SITE_TRUST_CLAIM', 'Trusted in 40 cities');

  const { home, city } = await renderTestimonials();

  expect(home).toHaveTextContent(/^Trusted in 40 cities$/);
  expect(city).toBeEmptyDOMElement();
});

test('a demo says of its samples that nobody has said them, on the home page and on the pages of cities', async () => {
  vi.stubEnv('VITE_SUPABASE_URL', '');

  const { home, city } = await renderTestimonials();

  expect(home).toHaveTextContent('What Neighbors Are SayingSamples: nobody has said theseTrusted by thousands“');
  expect(city).toHaveTextContent('What Neighbors Are SayingSamples: nobody has said these“');
  expect(screen.getAllByRole('img', { name: '5 out of 5 stars' }).length).toBeGreaterThan(3);
});
