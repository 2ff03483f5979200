import { render, waitFor } from '@testing-library/react';
import { HelmetProvider } from 'react-helmet-async';
import { expect, test } from 'vitest';
import { Seo } from '@/components/seo/seo';

test("structured data can't close its script tag", async () => {
  const name = '</script><script>alert(1)</script>';

  render(
    <HelmetProvider>
      <Seo title="Page" description="A page" path="/page" structuredData={[{ '@type': 'Thing', name }]} />
    </HelmetProvider>,
  );

  const data = await waitFor(() => {
    const text = document.querySelector('script[type="application/ld+json"]')?.textContent;
    if (!text) throw new Error('No structured data yet');
    return text;
  });
  expect(data).not.toContain('<');
  expect(JSON.parse(data)).toMatchObject({ '@graph': [{ name }] });
});
